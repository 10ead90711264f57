// Certificates, as far as packages need them.
//
// crypto/x509 refuses certificates that devices accept: negative serial
// numbers, odd names, unknown curves elsewhere in the chain. Only the public
// key, the issuer and the serial number matter here; nothing is a chain of
// trust.

package sign

import (
	"bytes"
	"crypto"
	"crypto/sha256"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/asn1"
	"encoding/hex"
	"errors"

	"golang.org/x/crypto/cryptobyte"
	cryptoasn1 "golang.org/x/crypto/cryptobyte/asn1"
)

// Certificate is an X.509 certificate.
type Certificate struct {
	Raw []byte

	serial   []byte // DER
	issuer   []byte // DER
	subject  []byte // DER
	spki     []byte // SubjectPublicKeyInfo, DER
	keyUsage *byte  // first byte of the key usage extension's bits
}

var errCertificate = errors.New("malformed certificate")

// parseCertificate takes the parts out of a certificate, RFC 5280 section 4.1.
func parseCertificate(der []byte) (*Certificate, error) {
	c := &Certificate{Raw: der}
	in := cryptobyte.String(der)
	var cert, tbs, element cryptobyte.String
	if !in.ReadASN1(&cert, cryptoasn1.SEQUENCE) || !in.Empty() || !cert.ReadASN1(&tbs, cryptoasn1.SEQUENCE) {
		return nil, errCertificate
	}
	tbs.SkipOptionalASN1(cryptoasn1.Tag(0).Constructed().ContextSpecific()) // version
	for _, part := range []struct {
		to  *[]byte
		tag cryptoasn1.Tag
	}{
		{&c.serial, cryptoasn1.INTEGER}, {nil, cryptoasn1.SEQUENCE}, // serial, signature algorithm
		{&c.issuer, cryptoasn1.SEQUENCE}, {nil, cryptoasn1.SEQUENCE}, // issuer, validity
		{&c.subject, cryptoasn1.SEQUENCE}, {&c.spki, cryptoasn1.SEQUENCE},
	} {
		if !tbs.ReadASN1Element(&element, part.tag) {
			return nil, errCertificate
		}
		if part.to != nil {
			*part.to = element
		}
	}
	c.readKeyUsage(tbs)
	return c, nil
}

// readKeyUsage reads the key usage extension from the rest of a certificate.
func (c *Certificate) readKeyUsage(tbs cryptobyte.String) {
	tbs.SkipOptionalASN1(cryptoasn1.Tag(1).ContextSpecific())
	tbs.SkipOptionalASN1(cryptoasn1.Tag(2).ContextSpecific())
	var outer, list cryptobyte.String
	if !tbs.ReadASN1(&outer, cryptoasn1.Tag(3).Constructed().ContextSpecific()) || !outer.ReadASN1(&list, cryptoasn1.SEQUENCE) {
		return
	}
	keyUsage := asn1.ObjectIdentifier{2, 5, 29, 15}
	for !list.Empty() {
		var ext, value cryptobyte.String
		var id asn1.ObjectIdentifier
		if !list.ReadASN1(&ext, cryptoasn1.SEQUENCE) || !ext.ReadASN1ObjectIdentifier(&id) ||
			!ext.SkipOptionalASN1(cryptoasn1.BOOLEAN) || !ext.ReadASN1(&value, cryptoasn1.OCTET_STRING) {
			return
		}
		var bits asn1.BitString
		if id.Equal(keyUsage) && value.ReadASN1BitString(&bits) && len(bits.Bytes) > 0 {
			c.keyUsage = &bits.Bytes[0]
		}
	}
}

// maySign reports whether the certificate's key usage, if it says any, includes
// digital signatures or non-repudiation.
func (c *Certificate) maySign() bool { return c.keyUsage == nil || *c.keyUsage&0xc0 != 0 }

func (c *Certificate) publicKey() (crypto.PublicKey, error) { return x509.ParsePKIXPublicKey(c.spki) }

func (c *Certificate) equal(d *Certificate) bool { return bytes.Equal(c.Raw, d.Raw) }

// SHA256 returns the digest by which certificates are usually named, in hex.
func (c *Certificate) SHA256() string {
	sum := sha256.Sum256(c.Raw)
	return hex.EncodeToString(sum[:])
}

// Subject returns the distinguished name of whom the certificate is for.
func (c *Certificate) Subject() string {
	var rdn pkix.RDNSequence
	if rest, err := asn1.Unmarshal(c.subject, &rdn); err != nil || len(rest) > 0 {
		return "?"
	}
	return rdn.String()
}
