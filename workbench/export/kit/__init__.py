"""The print-and-play kit, drawn in millimetres: what every game needs, and room for what a game brings.

`design` says what is printed, `order` how, `made` asks the game for its sections, `pdf` and `overview` draw them. A
game makes its sections of `board_sheets`, `card_sheets`, `counter_sheets`, `rules_sheet`, and sheets it paints itself.
"""
