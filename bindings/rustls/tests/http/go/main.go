// HTTP/3: `quic serve CERTIFICATE KEY` prints its address and sends back the body of each request; `quic connect ADDRESS
// CERTIFICATE BYTES` sends bodies and compares the answers.
package main

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"

	"github.com/quic-go/quic-go"
	"github.com/quic-go/quic-go/http3"
)

func serve(certificate, key string) error {
	pair, err := tls.LoadX509KeyPair(certificate, key)
	if err != nil {
		return err
	}
	socket, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Println(socket.LocalAddr())
	server := http3.Server{
		TLSConfig: http3.ConfigureTLSConfig(&tls.Config{Certificates: []tls.Certificate{pair}}),
		Handler: http.HandlerFunc(func(answer http.ResponseWriter, request *http.Request) {
			body, err := io.ReadAll(request.Body)
			if err == nil {
				_, err = answer.Write(body)
			}
			if err != nil {
				log.Print(err)
			}
		}),
	}
	return server.Serve(socket)
}

func connect(address, certificate, count string) error {
	pem, err := os.ReadFile(certificate)
	if err != nil {
		return err
	}
	roots := x509.NewCertPool()
	if !roots.AppendCertsFromPEM(pem) {
		return fmt.Errorf("%s has no certificate", certificate)
	}
	transport := &http3.Transport{
		TLSClientConfig: &tls.Config{RootCAs: roots},
		Dial: func(ctx context.Context, _ string, tlsConfig *tls.Config, config *quic.Config) (*quic.Conn, error) {
			return quic.DialAddrEarly(ctx, address, tlsConfig, config)
		},
	}
	defer transport.Close()
	length, err := strconv.Atoi(count)
	if err != nil {
		return err
	}
	body := make([]byte, length)
	for i := range body {
		body[i] = byte(i * i >> 7)
	}
	for i := 0; i < 3; i++ {
		answer, err := (&http.Client{Transport: transport}).Post("https://localhost/", "", bytes.NewReader(body))
		if err != nil {
			return err
		}
		back, err := io.ReadAll(answer.Body)
		if err != nil {
			return err
		}
		if answer.StatusCode != http.StatusOK || !bytes.Equal(back, body) {
			return fmt.Errorf("status %d, %d bytes", answer.StatusCode, len(back))
		}
	}
	return nil
}

func main() {
	log.SetFlags(0)
	err := errors.New("usage: quic serve CERTIFICATE KEY | quic connect ADDRESS CERTIFICATE BYTES")
	switch {
	case len(os.Args) == 4 && os.Args[1] == "serve":
		err = serve(os.Args[2], os.Args[3])
	case len(os.Args) == 5 && os.Args[1] == "connect":
		err = connect(os.Args[2], os.Args[3], os.Args[4])
	}
	if err != nil {
		log.Fatal(err)
	}
}
