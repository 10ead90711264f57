// Keys: from PEM and PKCS #12 files, and the debug key.

package sign

import (
	"bytes"
	"crypto"
	"crypto/ecdsa"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"software.sslmate.com/src/go-pkcs12"
)

// Key is a private key with its certificate, first in the list, and those the
// certificate was issued by.
type Key struct {
	Private      crypto.Signer
	Certificates []*Certificate
}

const tryKeyFile = "give a PEM file with the private key and its certificate, or a PKCS #12 key store"

// LoadKey reads a key from files. One file may be a PKCS #12 key store, opened
// with the password, or PEM with both the private key and the certificates; two
// files are the private key (PEM, or DER in PKCS #8) and the certificates.
func LoadKey(password string, files ...string) (*Key, error) {
	k := &Key{}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			var pe *fs.PathError
			if errors.As(err, &pe) {
				err = fmt.Errorf("key file %s: %w", name, pe.Err)
			}
			return nil, err
		}
		if err := k.add(data, password); err != nil {
			return nil, fmt.Errorf("key file %s: %w", name, err)
		}
	}
	return k, k.check()
}

// ParseKey reads a key from the content of a file; see LoadKey.
func ParseKey(data []byte, password string) (*Key, error) {
	k := &Key{}
	if err := k.add(data, password); err != nil {
		return nil, err
	}
	return k, k.check()
}

func (k *Key) add(data []byte, password string) error {
	if bytes.Contains(data, []byte("-----BEGIN ")) {
		return k.addPEM(data)
	}
	if len(data) >= 4 && data[0] == 0xfe && data[1] == 0xed && data[2] == 0xfe && data[3] == 0xed {
		return errors.New("a key store of Java's old JKS format; convert it: keytool -importkeystore -srckeystore FILE -destkeystore new.p12 -deststoretype pkcs12")
	}
	if private, err := x509.ParsePKCS8PrivateKey(data); err == nil {
		return k.setPrivate(private)
	}
	if cert, err := parseCertificate(data); err == nil {
		k.Certificates = append(k.Certificates, cert)
		return nil
	}
	private, cert, chain, err := pkcs12.DecodeChain(data, password)
	if err != nil {
		if errors.Is(err, pkcs12.ErrIncorrectPassword) {
			return errors.New("wrong password for the PKCS #12 key store")
		}
		return fmt.Errorf("neither PEM nor a PKCS #12 key store with one key (%v); %s", err, tryKeyFile)
	}
	for _, c := range append([]*x509.Certificate{cert}, chain...) {
		parsed, err := parseCertificate(c.Raw)
		if err != nil {
			return err
		}
		k.Certificates = append(k.Certificates, parsed)
	}
	return k.setPrivate(private)
}

func (k *Key) addPEM(data []byte) error {
	for {
		var b *pem.Block
		if b, data = pem.Decode(data); b == nil {
			return nil
		}
		var private any
		var err error
		switch b.Type {
		case "CERTIFICATE":
			cert, err := parseCertificate(b.Bytes)
			if err != nil {
				return err
			}
			k.Certificates = append(k.Certificates, cert)
			continue
		case "PRIVATE KEY":
			private, err = x509.ParsePKCS8PrivateKey(b.Bytes)
		case "RSA PRIVATE KEY":
			if b.Headers["DEK-Info"] != "" {
				return errors.New("the private key is encrypted; decrypt it: openssl pkey -in FILE -out plain.pem")
			}
			private, err = x509.ParsePKCS1PrivateKey(b.Bytes)
		case "EC PRIVATE KEY":
			private, err = x509.ParseECPrivateKey(b.Bytes)
		case "ENCRYPTED PRIVATE KEY":
			return errors.New("the private key is encrypted; decrypt it (openssl pkey -in FILE -out plain.pem) or put it into a PKCS #12 key store")
		default:
			continue
		}
		if err != nil {
			return err
		}
		if err := k.setPrivate(private); err != nil {
			return err
		}
	}
}

func (k *Key) setPrivate(private any) error {
	if k.Private != nil {
		return errors.New("more than one private key")
	}
	switch p := private.(type) {
	case *rsa.PrivateKey:
		k.Private = p
	case *ecdsa.PrivateKey:
		k.Private = p
	default:
		return fmt.Errorf("the private key is of kind %T; packages are signed with RSA or ECDSA keys", private)
	}
	return nil
}

// check puts the certificate of the private key first.
func (k *Key) check() error {
	if k.Private == nil {
		return errors.New("no private key; " + tryKeyFile)
	}
	spki, err := x509.MarshalPKIXPublicKey(k.Private.Public())
	if err != nil {
		return err
	}
	for i, c := range k.Certificates {
		if bytes.Equal(c.spki, spki) {
			k.Certificates[0], k.Certificates[i] = c, k.Certificates[0]
			return nil
		}
	}
	return fmt.Errorf("none of %d certificates belongs to the private key; %s", len(k.Certificates), tryKeyFile)
}

// fileAlgorithm returns the signature algorithm of v2 and v3 that suits the key.
func (k *Key) fileAlgorithm() uint32 {
	switch p := k.Private.Public().(type) {
	case *rsa.PublicKey:
		if p.N.BitLen() <= 3072 {
			return 0x0103
		}
		return 0x0104
	case *ecdsa.PublicKey:
		if p.Curve.Params().BitSize > 256 {
			return 0x0202
		}
	}
	return 0x0201
}

// sign signs a message. Signatures are deterministic (ECDSA: RFC 6979).
func (k *Key) sign(hash crypto.Hash, message []byte) ([]byte, error) {
	h := hash.New()
	h.Write(message)
	sig, err := k.Private.Sign(nil, h.Sum(nil), hash)
	if err != nil {
		return nil, fmt.Errorf("signing: %w", err)
	}
	return sig, nil
}

// DebugKeyPath returns where the user's debug key is kept.
func DebugKeyPath() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("no place for the debug key: %w; give a key of your own", err)
	}
	return filepath.Join(dir, "esdroid", "debug-key.pem"), nil
}

// DebugKey returns the user's debug key. The first call makes it: RSA with 2048
// bits, so that every package signed with it can be installed over the last.
func DebugKey() (*Key, error) {
	path, err := DebugKeyPath()
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if err := makeDebugKey(path); err != nil {
			return nil, fmt.Errorf("making the debug key %s: %w; give a key of your own", path, err)
		}
	}
	return LoadKey("", path)
}

// makeDebugKey writes a new key. If another process is faster, its key stays.
func makeDebugKey(path string) error {
	private, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		return err
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1),
		Subject:      pkix.Name{CommonName: "Android Debug", Organization: []string{"Android"}, Country: []string{"US"}},
		NotBefore:    time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC),
		NotAfter:     time.Date(2120, 1, 1, 0, 0, 0, 0, time.UTC),
	}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		return err
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), "debug-key-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	err = errors.Join(
		pem.Encode(f, &pem.Block{Type: "PRIVATE KEY", Bytes: der}),
		pem.Encode(f, &pem.Block{Type: "CERTIFICATE", Bytes: cert}),
		f.Close())
	if err != nil {
		return err
	}
	if err := os.Link(f.Name(), path); err == nil || errors.Is(err, fs.ErrExist) {
		return nil
	}
	return os.Rename(f.Name(), path) // a file system without links
}
