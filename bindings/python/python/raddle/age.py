"""Bytes and files in the age format (https://c2sp.org/age), encrypted for recipients or under a passphrase.

>>> import raddle.age
>>> identity, recipient = raddle.age.generate_identity()
>>> sealed = raddle.age.encrypt(b"attack at dawn", recipient)
>>> raddle.age.decrypt(sealed, identity)
b'attack at dawn'
"""

from raddle._raddle import _age

encrypt = _age.encrypt
decrypt = _age.decrypt
encrypt_file = _age.encrypt_file
decrypt_file = _age.decrypt_file
generate_identity = _age.generate_identity
recipients_of = _age.recipients_of

AgeError = _age.AgeError
RecipientError = _age.RecipientError
IdentityError = _age.IdentityError
EncryptError = _age.EncryptError
DecryptError = _age.DecryptError
WrongKeyError = _age.WrongKeyError
DamagedError = _age.DamagedError
