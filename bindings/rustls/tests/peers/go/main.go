// Echoes over TLS, as a server or as a client: `peer serve ADDRESS CERTIFICATE KEY`, `peer connect ADDRESS CERTIFICATE
// CONNECTIONS`. The answer to a record is a record of the same length. Clients resume the session of the previous
// connection.
package main

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strconv"
)

// Sends back all data until the other side closes.
func echo(connection *tls.Conn) error {
	defer connection.Close()
	record := make([]byte, 1<<14)
	for {
		n, err := connection.Read(record)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if _, err := connection.Write(record[:n]); err != nil {
			return err
		}
	}
}

func serve(address, certificate, key string) error {
	pair, err := tls.LoadX509KeyPair(certificate, key)
	if err != nil {
		return err
	}
	config := &tls.Config{Certificates: []tls.Certificate{pair}, DynamicRecordSizingDisabled: true}
	listener, err := tls.Listen("tcp", address, config)
	if err != nil {
		return err
	}
	for {
		connection, err := listener.Accept()
		if err != nil {
			return err
		}
		go func() {
			if err := echo(connection.(*tls.Conn)); err != nil {
				log.Print(err)
			}
		}()
	}
}

func connect(address, certificate, connections string) error {
	pem, err := os.ReadFile(certificate)
	if err != nil {
		return err
	}
	roots := x509.NewCertPool()
	if !roots.AppendCertsFromPEM(pem) {
		return fmt.Errorf("%s has no certificate", certificate)
	}
	config := &tls.Config{
		RootCAs:                     roots,
		ServerName:                  "localhost",
		ClientSessionCache:          tls.NewLRUClientSessionCache(1),
		DynamicRecordSizingDisabled: true,
	}
	count, err := strconv.Atoi(connections)
	if err != nil {
		return err
	}
	for ; count > 0; count-- {
		connection, err := tls.Dial("tcp", address, config)
		if err != nil {
			return err
		}
		if err := echo(connection); err != nil {
			return err
		}
	}
	return nil
}

func main() {
	log.SetFlags(0)
	err := errors.New("usage: peer serve ADDRESS CERTIFICATE KEY | peer connect ADDRESS CERTIFICATE CONNECTIONS")
	if len(os.Args) == 5 {
		switch os.Args[1] {
		case "serve":
			err = serve(os.Args[2], os.Args[3], os.Args[4])
		case "connect":
			err = connect(os.Args[2], os.Args[3], os.Args[4])
		}
	}
	if err != nil {
		log.Fatal(err)
	}
}
