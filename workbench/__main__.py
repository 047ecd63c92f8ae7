"""`python -m workbench`: the same as `daimyo`."""

from workbench.cli import main

if __name__ == "__main__":
    main()
