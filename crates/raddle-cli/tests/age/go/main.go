// Seals and opens with filippo.io/age: interop seal|open x25519|passphrase|ssh KEY, from standard input to standard
// output. The tests of raddle compare with it.
package main

import (
	"bufio"
	"io"
	"log"
	"os"
	"strings"

	"filippo.io/age"
	"filippo.io/age/agessh"
	"filippo.io/age/armor"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 4 {
		log.Fatal("usage: interop seal|open x25519|passphrase|ssh KEY")
	}
	operation, kind, key := os.Args[1], os.Args[2], os.Args[3]
	switch operation {
	case "seal":
		seal(kind, key)
	case "open":
		open(kind, key)
	default:
		log.Fatalf("no operation: %s", operation)
	}
}

func seal(kind, key string) {
	writer, err := age.Encrypt(os.Stdout, recipient(kind, key))
	check(err)
	_, err = io.Copy(writer, os.Stdin)
	check(err)
	check(writer.Close())
}

func open(kind, key string) {
	var input io.Reader = bufio.NewReader(os.Stdin)
	if start, _ := input.(*bufio.Reader).Peek(len(armor.Header)); string(start) == armor.Header {
		input = armor.NewReader(input)
	}
	reader, err := age.Decrypt(input, identity(kind, key))
	check(err)
	_, err = io.Copy(os.Stdout, reader)
	check(err)
}

func recipient(kind, key string) age.Recipient {
	switch kind {
	case "x25519":
		recipient, err := age.ParseX25519Recipient(key)
		check(err)
		return recipient
	case "passphrase":
		recipient, err := age.NewScryptRecipient(key)
		check(err)
		recipient.SetWorkFactor(10)
		return recipient
	default:
		recipient, err := agessh.ParseRecipient(key)
		check(err)
		return recipient
	}
}

func identity(kind, key string) age.Identity {
	switch kind {
	case "x25519":
		identities, err := age.ParseIdentities(strings.NewReader(key))
		check(err)
		return identities[0]
	case "passphrase":
		identity, err := age.NewScryptIdentity(key)
		check(err)
		return identity
	default:
		identity, err := agessh.ParseIdentity([]byte(key))
		check(err)
		return identity
	}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
