from collections.abc import Callable, Iterable, Iterator, Sequence
from os import PathLike
from typing import Any, Literal, Protocol, SupportsIndex, TypeAlias, TypeVar, final, overload

from raddle import age as age
from typing_extensions import Buffer

_Output = TypeVar("_Output", bound=Buffer)
_Value = TypeVar("_Value", bound=Buffer | str)
_Path: TypeAlias = str | bytes | PathLike[str] | PathLike[bytes]

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

class _Pandas(Protocol):
    """A series or a table of pandas, whose own types need the package pandas-stubs."""

    @property
    def index(self) -> Any: ...
    @property
    def iloc(self) -> Any: ...

__version__: str
algorithms_available: list[str]

@final
class Hash:
    @property
    def name(self) -> str: ...
    @property
    def digest_size(self) -> int: ...
    @property
    def block_size(self) -> int: ...
    def update(self, data: Buffer) -> None: ...
    def digest(self) -> bytes: ...
    def hexdigest(self) -> str: ...
    def copy(self) -> Hash: ...

@final
class several:
    @property
    def names(self) -> tuple[str, ...]: ...
    def __new__(cls, *names: str, data: Buffer = b"", usedforsecurity: bool = True) -> several: ...
    def update(self, data: Buffer) -> None: ...
    def digests(self) -> dict[str, bytes]: ...
    def hexdigests(self) -> dict[str, str]: ...
    def copy(self) -> several: ...

class CollisionError(ValueError):
    digest: bytes

@final
class sha1_checked:
    name: str
    digest_size: int
    block_size: int
    def __new__(cls, data: Buffer = b"", *, safe_digest: bool = False, usedforsecurity: bool = True) -> sha1_checked: ...
    def update(self, data: Buffer) -> None: ...
    def digest(self) -> bytes: ...
    def hexdigest(self) -> str: ...
    def copy(self) -> sha1_checked: ...

@final
class blake3:
    name: str
    digest_size: int
    block_size: int
    key_size: int
    AUTO: int
    def __new__(
        cls,
        data: Buffer = b"",
        *,
        key: Buffer | None = None,
        derive_key_context: str | None = None,
        max_threads: int = 1,
        usedforsecurity: bool = True,
    ) -> blake3: ...
    def update(self, data: Buffer, /) -> blake3: ...
    def digest(self, length: int = 32, *, seek: int = 0) -> bytes: ...
    def hexdigest(self, length: int = 32, *, seek: int = 0) -> str: ...
    def copy(self) -> blake3: ...
    def reset(self) -> None: ...

@final
class Column:
    """Digests of a column: `bytes`, or `str` with `hex=True`, and None for null."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Any: ...
    @overload
    def __getitem__(self, index: slice, /) -> Column: ...
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any: ...
    def to_pyarrow(self) -> Any: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

@final
class ChunkedColumn:
    """Digests of a column: `bytes`, or `str` with `hex=True`, and None for null."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Any: ...
    @overload
    def __getitem__(self, index: slice, /) -> ChunkedColumn: ...
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any: ...
    def to_pyarrow(self) -> Any: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

def hmac_sha256(key: Buffer, msg: Buffer) -> bytes: ...

class _Many(Protocol):
    """Takes a list, a tuple, an iterator, a column of Arrow, a series of pandas, or an array of NumPy."""

    @overload
    def __call__(
        self, values: Any, *, hex: bool = False, out: _Output, threads: int | None = 1
    ) -> _Output: ...
    # The type of a mixed list, such as `["a", b"b"]`, is inferred from a signature without a type variable.
    @overload
    def __call__(
        self,
        values: list[Buffer | str],
        *,
        hex: Literal[False] = False,
        out: None = None,
        threads: int | None = 1,
    ) -> list[bytes]: ...
    @overload
    def __call__(
        self,
        values: list[Buffer | str],
        *,
        hex: Literal[True],
        out: None = None,
        threads: int | None = 1,
    ) -> list[str]: ...
    @overload
    def __call__(
        self,
        values: list[_Value] | tuple[_Value, ...] | Iterator[_Value],
        *,
        hex: Literal[False] = False,
        out: None = None,
        threads: int | None = 1,
    ) -> list[bytes]: ...
    @overload
    def __call__(
        self,
        values: list[_Value] | tuple[_Value, ...] | Iterator[_Value],
        *,
        hex: Literal[True],
        out: None = None,
        threads: int | None = 1,
    ) -> list[str]: ...
    @overload
    def __call__(self, values: _Pandas, *, hex: bool = False, out: None = None, threads: int | None = 1) -> Any: ...
    @overload
    def __call__(self, values: _ArrowArray, *, hex: bool = False, out: None = None, threads: int | None = 1) -> Column: ...
    @overload
    def __call__(
        self, values: _ArrowStream, *, hex: bool = False, out: None = None, threads: int | None = 1
    ) -> ChunkedColumn: ...
    @overload
    def __call__(self, values: Buffer, *, hex: bool = False, out: None = None, threads: int | None = 1) -> Any: ...

# cargo xtask gen
def md5(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
def sha1(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
def sha224(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
def sha256(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
def sha384(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
def sha512(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
def sha512_224(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
def sha512_256(data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None) -> Hash: ...
md5_many: _Many
sha1_many: _Many
sha224_many: _Many
sha256_many: _Many
sha384_many: _Many
sha512_many: _Many
sha512_224_many: _Many
sha512_256_many: _Many
blake3_many: _Many
# end of what was generated

def hmac_sha256_many(
    key: Buffer, values: Any, *, hex: bool = False, out: Buffer | None = None, threads: int | None = 1
) -> Any: ...
@overload
def hash_rows(columns: _Pandas) -> Any: ...
@overload
def hash_rows(columns: Sequence[_ArrowArray | _ArrowStream]) -> Column: ...
@overload
def hash_rows(columns: _ArrowStream | _ArrowArray) -> ChunkedColumn: ...

class InvalidTag(Exception): ...

class _Cipher:
    def encrypt(self, nonce: Buffer, data: Buffer, associated_data: Buffer | None = None) -> bytes: ...
    def decrypt(self, nonce: Buffer, data: Buffer, associated_data: Buffer | None = None) -> bytes: ...
    def encrypt_into(self, nonce: Buffer, data: Buffer, associated_data: Buffer | None, buf: Buffer) -> int: ...
    def decrypt_into(self, nonce: Buffer, data: Buffer, associated_data: Buffer | None, buf: Buffer) -> int: ...
    def encrypt_many(
        self, nonces: Iterable[Buffer], data: Iterable[Buffer], associated_data: Iterable[Buffer] | None = None
    ) -> list[bytes]: ...
    @overload
    def decrypt_many(
        self,
        nonces: Iterable[Buffer],
        data: Iterable[Buffer],
        associated_data: Iterable[Buffer] | None = None,
        *,
        invalid: Literal["raise"] = "raise",
    ) -> list[bytes]: ...
    @overload
    def decrypt_many(
        self,
        nonces: Iterable[Buffer],
        data: Iterable[Buffer],
        associated_data: Iterable[Buffer] | None = None,
        *,
        invalid: Literal["none"],
    ) -> list[bytes | None]: ...

@final
class AESGCM(_Cipher):
    def __new__(cls, key: Buffer) -> AESGCM: ...
    @staticmethod
    def generate_key(bit_length: int) -> bytes: ...

@final
class AESGCMSIV(_Cipher):
    def __new__(cls, key: Buffer) -> AESGCMSIV: ...
    @staticmethod
    def generate_key(bit_length: int) -> bytes: ...

@final
class ChaCha20Poly1305(_Cipher):
    def __new__(cls, key: Buffer) -> ChaCha20Poly1305: ...
    @staticmethod
    def generate_key() -> bytes: ...

@final
class XChaCha20Poly1305(_Cipher):
    def __new__(cls, key: Buffer) -> XChaCha20Poly1305: ...
    @staticmethod
    def generate_key() -> bytes: ...

@final
class XAES256GCM(_Cipher):
    def __new__(cls, key: Buffer) -> XAES256GCM: ...
    @staticmethod
    def generate_key() -> bytes: ...

@overload
def hash_files(
    paths: Iterable[_Path],
    algorithms: Sequence[str] = ("sha256",),
    *,
    hex: Literal[False] = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
    errors: Literal["raise"] = "raise",
) -> list[dict[str, bytes]]: ...
@overload
def hash_files(
    paths: Iterable[_Path],
    algorithms: Sequence[str] = ("sha256",),
    *,
    hex: bool = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
    errors: Literal["raise", "return"] = "raise",
) -> list[Any]: ...
@overload
def hash_tree(
    folder: str | PathLike[str],
    algorithms: Sequence[str] = ("sha256",),
    *,
    hex: Literal[False] = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
    errors: Literal["raise"] = "raise",
) -> dict[str, dict[str, bytes]]: ...
@overload
def hash_tree(
    folder: str | PathLike[str],
    algorithms: Sequence[str] = ("sha256",),
    *,
    hex: bool = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
    errors: Literal["raise", "return"] = "raise",
) -> dict[str, Any]: ...
@overload
def hash_tree(
    folder: bytes | PathLike[bytes],
    algorithms: Sequence[str] = ("sha256",),
    *,
    hex: Literal[False] = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
    errors: Literal["raise"] = "raise",
) -> dict[bytes, dict[str, bytes]]: ...
@overload
def hash_tree(
    folder: bytes | PathLike[bytes],
    algorithms: Sequence[str] = ("sha256",),
    *,
    hex: bool = False,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
    errors: Literal["raise", "return"] = "raise",
) -> dict[bytes, Any]: ...
