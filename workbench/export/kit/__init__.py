"""The print-and-play kit: board tiles, tokens, figures, hand screens and rules, drawn in millimetres.

`design` says what is printed, `order` how, `made` lays out the sheets, `pdf` and `overview` draw them.
"""
