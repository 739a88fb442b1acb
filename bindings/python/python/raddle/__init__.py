"""Fast encryption and hashing for Python, in assembly that is proved equal to the standards.

>>> import raddle
>>> raddle.sha256(b"abc").hexdigest()
'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
>>> raddle.md5_many(["abc", b""], hex=True)
['900150983cd24fb0d6963f7d28e17f72', 'd41d8cd98f00b204e9800998ecf8427e']
"""

from raddle._raddle import *  # noqa: F403
from raddle._raddle import __version__  # noqa: F401

try:
    from raddle import age  # noqa: F401
except ImportError:  # The module was built without it.
    pass
