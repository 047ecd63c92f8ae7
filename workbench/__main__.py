"""`python -m workbench`: the same as `daimyo`."""

from workbench.entry import main

if __name__ == "__main__":
    main()
