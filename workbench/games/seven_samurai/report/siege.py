"""Tables of a siege: losses by cause and round, the village after each round, the samurai, and the raiders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from workbench.export.charts import escape, share_bars, true_minus
from workbench.export.pieces import Row, is_empty, percent, share_with_interval, table

CAUSES = {
    "death": "a samurai died",
    "farms": "last farm burnt",
    "families": "last family lost",
    "turn-limit": "out of turns",
}
VILLAGE = ("barricades", "farms", "families")
Found = Mapping[str, Row]
NONE: Row = {"value": 0.0}


def _half(row: Row) -> float:
    return float(row["high"] - row["low"]) / 2


def _share(row: Row | None) -> str:
    if row is None or is_empty(row):
        return "–"
    return share_with_interval(row)


def _mean(row: Row | None) -> str:
    if row is None or is_empty(row):
        return "–"
    return f"{row['value']:.2f} <small>± {_half(row):.2f}</small>"


def losses(found: Found, won: Row | None, rounds: int) -> str:
    """Show how often games are won, and lost to each cause in each round."""
    shares = {"won": won["value"]} if won else {}
    shares |= {
        title: sum(found.get(f"{cause} in round {number}", NONE)["value"] for number in range(1, rounds + 1))
        for cause, title in CAUSES.items()
    }
    keys = [key for key, share in shares.items() if share]
    body = [
        f"<tr><td>{title}</td>"
        + "".join(
            f'<td class="n">{_share(found.get(f"{cause} in round {number}"))}</td>'
            for number in range(1, rounds + 1)
        )
        + "</tr>"
        for cause, title in CAUSES.items()
        if shares.get(title)
    ]
    heads = ("Cause of loss", *(f"Round {number}" for number in range(1, rounds + 1)))
    return share_bars({"all games": shares}, keys) + table(heads, body, numbers=True)


def village_middles(curve: Sequence[Mapping[str, Any]]) -> str:
    """Show of each round in how many games it ended, and what half and eight in ten of these have left."""
    body = [
        f"<tr><td>{part}</td>"
        + "".join(f'<td class="n">{_middle(each[part])}</td>' for each in curve)
        + "</tr>"
        for part in VILLAGE
    ]
    heads = [f"After round {each['round']}, {each['games']:,} games" for each in curve]
    told = "<p>The middle of the games that came so far, and in brackets where eight in ten of them lie.</p>"
    return told + table(("Left", *heads), body, numbers=True)


def _middle(ends: Mapping[str, int | None]) -> str:
    if ends["p50"] is None:
        return "–"
    return f"{ends['p50']} <small>({ends['p10']} to {ends['p90']})</small>"


def village(found: Found, rounds: int) -> str:
    """Show what is left of the village after each round, of games that came so far."""
    body = [
        f"<tr><td>{part}, {kind} games</td>"
        + "".join(
            f'<td class="n">{_mean(found.get(f"{part} after round {number}, {kind}"))}</td>'
            for number in range(1, rounds + 1)
        )
        + "</tr>"
        for part in VILLAGE
        for kind in ("won", "lost")
    ]
    return table(("Left", *(f"After round {number}" for number in range(1, rounds + 1))), body, numbers=True)


def samurai(rows: Sequence[Row]) -> str:
    """Show what each samurai adds to his team, and what becomes of him."""
    body = [
        f"<tr><td>{escape(str(row['samurai']).capitalize())}</td>"
        f'<td class="n">{percent(row["win_rate_with"])}</td><td class="n">{percent(row["win_rate_without"])}</td>'
        f'<td class="n">{_effect(row)}</td><td class="n">{_each(row, "kiai")}</td>'
        f'<td class="n">{percent(row["kiai_used"] / row["kiai"] if row["kiai"] else None)}</td>'
        f'<td class="n">{_each(row, "wounds")}</td><td class="n">{_each(row, "deaths")}</td></tr>'
        for row in rows
    ]
    told = (
        "<p>How often teams win with a samurai and without him, the others dealt at random, and per game he is in: "
        "how often he reaches his Kiai value, uses his power then, is wounded, dies.</p>"
    )
    heads = ("Samurai", "Wins with", "Wins without", "Difference", "Kiai", "Used", "Wounds", "Deaths")
    return told + table(heads, body, numbers=True)


def _each(row: Row, name: str) -> str:
    return f"{row[name] / row['seats']:.2f}" if row["seats"] else "–"


def _effect(row: Row) -> str:
    if row["effect"] is None:
        return "–"
    return true_minus(f"{row['effect']:+.2%} ± {(row['effect_high'] - row['effect_low']) / 2:.2%}")


# What is told together, so that every part has a pattern of its own.
FATES = {
    "defended": ("defended",),
    "attacked": ("attacked",),
    "dismissed or routed": ("dismissed", "routed"),
    "let in or left over": ("let in", "left over"),
}


def raiders(found: Found) -> str:
    """Show what becomes of the raiders."""
    shares = {
        title: sum(found[label]["value"] for label in labels if label in found)
        for title, labels in FATES.items()
    }
    return share_bars({"raiders": shares}, [title for title, share in shares.items() if share])
