from collections.abc import Callable, Iterable
from os import PathLike
from typing import TypeAlias

from typing_extensions import Buffer

_Path: TypeAlias = str | bytes | PathLike[str] | PathLike[bytes]
_Texts: TypeAlias = str | bytes | Iterable[str | Buffer] | None

class AgeError(Exception): ...
class RecipientError(AgeError): ...
class IdentityError(AgeError): ...
class EncryptError(AgeError): ...
class DecryptError(AgeError): ...
class WrongKeyError(DecryptError): ...
class DamagedError(DecryptError): ...

def encrypt(
    data: Buffer,
    recipients: _Texts = None,
    *,
    passphrase: str | None = None,
    armor: bool = False,
    plugins: bool = False,
    threads: int | None = 1,
) -> bytes: ...
def decrypt(
    data: Buffer,
    identities: _Texts = None,
    *,
    passphrase: str | None = None,
    plugins: bool = False,
    threads: int | None = 1,
) -> bytes: ...
def encrypt_file(
    source: _Path,
    target: _Path,
    recipients: _Texts = None,
    *,
    passphrase: str | None = None,
    armor: bool = False,
    overwrite: bool = False,
    plugins: bool = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> None: ...
def decrypt_file(
    source: _Path,
    target: _Path,
    identities: _Texts = None,
    *,
    passphrase: str | None = None,
    overwrite: bool = False,
    plugins: bool = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> None: ...
def generate_identity(*, post_quantum: bool = False) -> tuple[str, str]: ...
def recipients_of(identities: _Texts, *, passphrase: str | None = None) -> list[str]: ...
