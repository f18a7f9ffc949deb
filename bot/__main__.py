"""python -m bot [play | run | health | backup | restore | migrate-database | privacy | ratings]"""

import sys

from bot.cli import main

if __name__ == "__main__":
    sys.exit(main())
