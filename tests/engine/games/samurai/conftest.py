"""A referee who knows nothing of the engine: goes through a record with the rules written down once more, plainly."""

from __future__ import annotations

from collections import Counter

import pytest


class Referee:
    """Judges one record of Samurai, turn by turn; the first thing that is wrong is an assertion."""

    def __init__(self, record):
        self.record, self.variant = record, record["variant"]
        self.players = record["players"]
        self.types = self.variant["figures"]["types"]
        self.spaces = {space["id"]: space for space in record["board"]["spaces"]}
        at = {(space["q"], space["r"]): space["id"] for space in self.spaces.values()}
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        self.beside = {
            number: [at[q, r] for dq, dr in steps if (q := space["q"] + dq, r := space["r"] + dr) in at]
            for number, space in self.spaces.items()
        }
        self.kinds = dict(self._kinds())
        setup = record["setup"]
        self.figures = {int(space): Counter(names) for space, names in setup["figures"].items()}
        self.all = sum(self.figures.values(), Counter())
        self.hands = [Counter(hand) for hand in setup["hands"]]
        self.piles = [list(pile) for pile in setup["piles"]]
        self.tokens = {}
        self.captured: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.removed: Counter[str] = Counter()

    def _kinds(self):
        for key, token in self.variant["tokens"].items():
            if "action" in token:
                yield key, {"strength": 0, "influences": [], **token}
            for strength in token.get("strengths", ()):
                whom = self.types if token["influences"] == "all" else token["influences"]
                yield f"{key}-{strength}", {**token, "strength": strength, "influences": whom}

    # ------------------------------------------------------------ a game

    def judge(self):
        """Go through the whole record."""
        self.check_setup()
        passes = 0
        for number, turn in enumerate(self.record["turns"]):
            assert turn["player"] == number % self.players
            self.seat = turn["player"]
            self.play(turn)
            passes = 0 if turn["plays"] else passes + 1
            reason = self.reason(passes)
            assert (reason is not None) == (number == len(self.record["turns"]) - 1)
        result = self.record["result"]
        assert result["reason"] == reason
        assert result["captured"] == [{name: own[name] for name in self.types} for own in self.captured]
        assert result["removed"] == {name: self.removed[name] for name in self.types}
        assert result["winners"] == self.winners()

    def check_setup(self):
        """All tokens are there, hands are full, and no settlement holds what it may not."""
        wanted: Counter[str] = Counter()
        for key, token in self.variant["tokens"].items():
            wanted.update([key] * token.get("copies", 1) if "action" in token else [])
            wanted.update(f"{key}-{strength}" for strength in token.get("strengths", ()))
        for hand, pile in zip(self.hands, self.piles, strict=True):
            assert hand + Counter(pile) == wanted
            assert hand.total() == self.variant["hand"]["size"]
        per_type = self.variant["figures"]["per_type"]
        if per_type != "from-map":
            assert self.all == Counter(dict.fromkeys(self.types, per_type[str(self.players)]))
        self.check_settlements()
        each = self.variant["figures"].get("one_of_each", ["capital"])
        for space in self.spaces.values():
            is_full = space.get("kind") in each and space["capacity"] >= len(self.types)
            if is_full and not self.variant["figures"]["duplicates"]:
                assert self.variant["figures"]["placement"] == "map" or len(self.figures[space["id"]]) == len(
                    self.types
                )

    def check_settlements(self):
        """No settlement is overfull, and where figures must differ they do."""
        for space, standing in self.figures.items():
            assert standing.total() <= self.spaces[space]["capacity"]
            assert self.variant["figures"]["duplicates"] or all(n <= 1 for n in standing.values())

    def play(self, turn):
        """Play a turn and compare captures and drawn tokens."""
        is_immediate = self.variant["capture"]["timing"] == "immediate"
        normal, captures = 0, []
        limit = self.variant["turn"]["normal_plays"]
        for number, play in enumerate(turn["plays"]):
            assert self.hands[self.seat][play["token"]] > 0
            kind = self.kinds[play["token"]]
            normal += not kind.get("fast", False)
            assert limit == "none" or normal <= limit
            self.hands[self.seat][play["token"]] -= 1
            self.do(play, kind)
            self.check_settlements()
            captures += [{**one, "after": number} for one in (self.capture() if is_immediate else ())]
        if len(turn["plays"]) < self.variant["turn"]["least_plays"]:
            assert not self.can_go_on(normal)
        captures += [] if is_immediate else self.capture()
        assert turn["captures"] == captures
        drew = []
        while self.hands[self.seat].total() < self.variant["hand"]["size"] and self.piles[self.seat]:
            drew.append(self.piles[self.seat].pop(0))
            self.hands[self.seat][drew[-1]] += 1
        assert turn["drew"] == drew

    def do(self, play, kind):
        """Carry out one play, which must be legal."""
        if kind.get("action") == "swap":
            (one, first), (two, second) = play["figures"]
            assert one != two
            for space, gone, come in ((one, first, second), (two, second, first)):
                assert self.figures[space][gone] > 0
                self.figures[space] = self.figures[space] - Counter([gone]) + Counter([come])
        elif kind.get("action") == "move":
            assert self.tokens[play["at"]] == (self.seat, play["moved"])
            moved = self.kinds[play["moved"]]
            assert not moved.get("fast") and "action" not in moved
            self.tokens[play["at"]] = (self.seat, play["token"])
            self.put(play["moved"], play["to"])
        else:
            self.put(play["token"], play["at"])

    def put(self, name, space):
        """Put a token on an empty space of its terrain."""
        assert space not in self.tokens
        terrain = self.spaces[space]["terrain"]
        assert terrain in (
            {"land", "sea"} if self.kinds[name]["terrain"] == "any" else {self.kinds[name]["terrain"]}
        )
        self.tokens[space] = (self.seat, name)

    # ------------------------------------------------------------ what follows

    def can_go_on(self, normal):
        """Say whether the seat could play any token of its hand."""
        limit = self.variant["turn"]["normal_plays"]
        empty = {space["terrain"] for number, space in self.spaces.items() if number not in self.tokens}
        own = [self.kinds[name] for seat, name in self.tokens.values() if seat == self.seat]
        lifts = [kind for kind in own if not kind.get("fast") and "action" not in kind]
        for name in +self.hands[self.seat]:
            kind = self.kinds[name]
            if limit != "none" and not kind.get("fast") and normal >= limit:
                continue
            if kind.get("action") == "swap":
                fits = sum(standing.total() > 0 for standing in self.figures.values()) > 1
            else:
                placed = lifts if kind.get("action") == "move" else [kind]
                fits = any(
                    {"land", "sea"} & empty if k["terrain"] == "any" else k["terrain"] in empty
                    for k in placed
                )
            if fits:
                return True
        return False

    def capture(self):
        """Resolve all surrounded settlements and list what happened."""
        closing = {"land", "sea"} if self.variant["capture"]["surround"] == "land-and-sea" else {"land"}
        ties, found = self.variant["capture"]["ties"], []
        for space in sorted(self.figures):
            around = [other for other in self.beside[space] if self.spaces[other]["terrain"] in closing]
            if any(other not in self.tokens for other in around):
                continue
            for name in self.types:
                sums = Counter(dict.fromkeys(range(self.players), 0))
                for other in self.beside[space]:
                    seat, token = self.tokens.get(other, (0, None))
                    if token and name in self.kinds[token]["influences"]:
                        sums[seat] += self.kinds[token]["strength"]
                best = [seat for seat, total in sums.items() if total == max(sums.values())]
                by = best[0] if len(best) == 1 else self.seat if ties == "active-player" else None
                if by is None and ties == "stay":
                    continue
                count = self.figures[space].pop(name, 0)
                (self.removed if by is None else self.captured[by])[name] += count
                found += [{"space": space, "figure": name, "by": by}] * count
        return found

    def reason(self, passes):
        """Say why the game ends now, if it does."""
        standing = sum(self.figures.values(), Counter())
        end = self.variant["end"]
        if end["types_gone"] == "first" and any(not standing[name] for name in self.all):
            return "type-exhausted"
        if end["tie_threshold"] != "none" and self.removed.total() >= end["tie_threshold"]:
            return "tied-figures"
        if end["types_gone"] == "all" and not standing:
            return "all-gone"
        return "no-plays" if passes == self.players else None

    def winners(self):
        """Find the winners stage by stage."""
        seats = list(range(self.players))
        held: dict[int, set[str]] = {seat: set() for seat in seats}
        for name in self.types:
            most = max(own[name] for own in self.captured)
            best = [seat for seat in seats if self.captured[seat][name] == most]
            if len(best) == 1:
                held[best[0]].add(name)
        totals = {seat: self.captured[seat].total() for seat in seats}
        if not any(held.values()):
            richest = [seat for seat in seats if totals[seat] == max(totals.values())]
            rule = self.variant["scoring"]["no_majority"]
            return {"nobody": [], "share": seats, "most-figures": richest}[rule]
        others = {
            seat: sum(count for name, count in self.captured[seat].items() if name not in held[seat])
            for seat in seats
        }
        values = {
            "two-majorities": {seat: len(held[seat]) if len(held[seat]) > 1 else 0 for seat in seats},
            "any-majority": {seat: min(len(held[seat]), 1) for seat in seats},
            "majorities": {seat: len(held[seat]) for seat in seats},
            "other-figures": others,
            "all-figures": totals,
        }
        for stage in self.variant["scoring"]["stages"]:
            value = values[stage]
            seats = [seat for seat in seats if value[seat] == max(value[other] for other in seats)]
        return seats


@pytest.fixture(scope="session")
def referee():
    """Give a function that judges a record by rules written down independently of the engine."""
    return lambda record: Referee(record).judge()
