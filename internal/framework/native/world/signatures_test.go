package world

import (
	"crypto/x509"
	"encoding/pem"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
)

// The certificate is that of the key that the samples are signed with.
func TestCertificates(t *testing.T) {
	app, err := apk.Open(filepath.Join(corpus.Root(), "testdata", "apps", "greeter", "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	got := certificates(New(app))
	if len(got) != 1 {
		t.Fatalf("%d certificates", len(got))
	}
	c, err := x509.ParseCertificate(got[0])
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(corpus.Root(), "testdata", "apps", "key.pem"))
	if err != nil {
		t.Fatal(err)
	}
	for block, rest := pem.Decode(data); block != nil; block, rest = pem.Decode(rest) {
		if block.Type == "CERTIFICATE" && string(block.Bytes) == string(got[0]) {
			return
		}
	}
	t.Errorf("%s is not the samples' key", c.Subject)
}

// A package that nobody signed has none.
func TestNoCertificates(t *testing.T) {
	app, err := apk.Open(filepath.Join(corpus.Root(), "internal/framework/conformance/host/host.apk"))
	if err != nil {
		t.Fatal(err)
	}
	if got := certificates(New(app)); got == nil || len(got) != 0 {
		t.Errorf("%d certificates", len(got))
	}
}
