// PKCS #7 signed data (RFC 5652), the content of .RSA, .DSA and .EC files.

package sign

import (
	"bytes"
	"crypto"
	"crypto/rsa"
	"encoding/asn1"
	"errors"
	"fmt"

	"golang.org/x/crypto/cryptobyte"
	cryptoasn1 "golang.org/x/crypto/cryptobyte/asn1"
)

var (
	oidData          = asn1.ObjectIdentifier{1, 2, 840, 113549, 1, 7, 1}
	oidSignedData    = asn1.ObjectIdentifier{1, 2, 840, 113549, 1, 7, 2}
	oidContentType   = asn1.ObjectIdentifier{1, 2, 840, 113549, 1, 9, 3}
	oidMessageDigest = asn1.ObjectIdentifier{1, 2, 840, 113549, 1, 9, 4}
	oidRSA           = asn1.ObjectIdentifier{1, 2, 840, 113549, 1, 1, 1}
	oidSHA1          = asn1.ObjectIdentifier{1, 3, 14, 3, 2, 26}
	oidSHA256        = asn1.ObjectIdentifier{2, 16, 840, 1, 101, 3, 4, 2, 1}
	oidEC            = asn1.ObjectIdentifier{1, 2, 840, 10045, 2, 1}
)

// digestOIDs are the digest algorithms of v1 signatures.
var digestOIDs = map[string]crypto.Hash{
	"1.2.840.113549.2.5": crypto.MD5, "1.3.14.3.2.26": crypto.SHA1,
	"2.16.840.1.101.3.4.2.4": crypto.SHA224, "2.16.840.1.101.3.4.2.1": crypto.SHA256,
	"2.16.840.1.101.3.4.2.2": crypto.SHA384, "2.16.840.1.101.3.4.2.3": crypto.SHA512,
}

// signatureOID is a signature algorithm of v1: a kind of key, and the digest if
// the identifier names one.
type signatureOID struct {
	kind keyKind
	hash crypto.Hash
}

var signatureOIDs = map[string]signatureOID{
	"1.2.840.113549.1.1.1": {rsaKey, 0}, "1.2.840.113549.1.1.4": {rsaKey, crypto.MD5}, "1.2.840.113549.1.1.5": {rsaKey, crypto.SHA1},
	"1.2.840.113549.1.1.14": {rsaKey, crypto.SHA224}, "1.2.840.113549.1.1.11": {rsaKey, crypto.SHA256},
	"1.2.840.113549.1.1.12": {rsaKey, crypto.SHA384}, "1.2.840.113549.1.1.13": {rsaKey, crypto.SHA512},
	"1.2.840.10040.4.1": {dsaKey, 0}, "1.2.840.10040.4.3": {dsaKey, crypto.SHA1},
	"2.16.840.1.101.3.4.3.1": {dsaKey, crypto.SHA224}, "2.16.840.1.101.3.4.3.2": {dsaKey, crypto.SHA256},
	"1.2.840.10045.2.1": {ecKey, 0}, "1.2.840.10045.4.1": {ecKey, crypto.SHA1}, "1.2.840.10045.4.3.1": {ecKey, crypto.SHA224},
	"1.2.840.10045.4.3.2": {ecKey, crypto.SHA256}, "1.2.840.10045.4.3.3": {ecKey, crypto.SHA384}, "1.2.840.10045.4.3.4": {ecKey, crypto.SHA512},
}

// pkcs7 is parsed signed data.
type pkcs7 struct {
	contentType  asn1.ObjectIdentifier
	certificates []*Certificate
	signers      []signerInfo
}

type signerInfo struct {
	issuer, serial []byte // DER
	digest         asn1.ObjectIdentifier
	algorithm      asn1.ObjectIdentifier
	attributes     []byte // as they lie in the file, tag [0] included; nil if none
	signature      []byte
}

var errPKCS7 = errors.New("malformed PKCS #7 signature")

// parsePKCS7 reads a ContentInfo with SignedData, in DER or in the BER with
// indefinite lengths that some signers write.
func parsePKCS7(data []byte) (*pkcs7, error) {
	data, err := definite(data)
	if err != nil {
		return nil, err
	}
	in := cryptobyte.String(data)
	var content, wrapped, signed, skip, encap, certs, infos cryptobyte.String
	var kind asn1.ObjectIdentifier
	var version int
	if !in.ReadASN1(&content, cryptoasn1.SEQUENCE) || !content.ReadASN1ObjectIdentifier(&kind) || !kind.Equal(oidSignedData) ||
		!content.ReadASN1(&wrapped, cryptoasn1.Tag(0).Constructed().ContextSpecific()) || !wrapped.ReadASN1(&signed, cryptoasn1.SEQUENCE) ||
		!signed.ReadASN1Integer(&version) || !signed.ReadASN1(&skip, cryptoasn1.SET) || !signed.ReadASN1(&encap, cryptoasn1.SEQUENCE) {
		return nil, errPKCS7
	}
	p := &pkcs7{}
	if !encap.ReadASN1ObjectIdentifier(&p.contentType) {
		return nil, errPKCS7
	}
	var present bool
	if !signed.ReadOptionalASN1(&certs, &present, cryptoasn1.Tag(0).Constructed().ContextSpecific()) ||
		!signed.SkipOptionalASN1(cryptoasn1.Tag(1).Constructed().ContextSpecific()) || !signed.ReadASN1(&infos, cryptoasn1.SET) {
		return nil, errPKCS7
	}
	for !certs.Empty() {
		var der cryptobyte.String
		if !certs.ReadASN1Element(&der, cryptoasn1.SEQUENCE) {
			return nil, errPKCS7
		}
		cert, err := parseCertificate(der)
		if err != nil {
			return nil, err
		}
		p.certificates = append(p.certificates, cert)
	}
	for !infos.Empty() {
		var info cryptobyte.String
		if !infos.ReadASN1(&info, cryptoasn1.SEQUENCE) {
			return nil, errPKCS7
		}
		s, ok := readSignerInfo(info)
		if !ok {
			return nil, errPKCS7
		}
		p.signers = append(p.signers, s)
	}
	return p, nil
}

func readSignerInfo(info cryptobyte.String) (s signerInfo, ok bool) {
	var version int
	var sid, digest, alg, element, issuer, serial cryptobyte.String
	if !info.ReadASN1Integer(&version) {
		return s, false
	}
	if info.PeekASN1Tag(cryptoasn1.SEQUENCE) {
		if !info.ReadASN1(&sid, cryptoasn1.SEQUENCE) || !sid.ReadASN1Element(&issuer, cryptoasn1.SEQUENCE) || !sid.ReadASN1Element(&serial, cryptoasn1.INTEGER) {
			return s, false
		}
		s.issuer, s.serial = issuer, serial
	} else if !info.ReadAnyASN1(&sid, new(cryptoasn1.Tag)) { // a subject key identifier, which devices do not look up
		return s, false
	}
	if !info.ReadASN1(&digest, cryptoasn1.SEQUENCE) || !digest.ReadASN1ObjectIdentifier(&s.digest) {
		return s, false
	}
	if attrs := cryptoasn1.Tag(0).Constructed().ContextSpecific(); info.PeekASN1Tag(attrs) {
		if !info.ReadASN1Element(&element, attrs) {
			return s, false
		}
		s.attributes = element
	}
	var signature cryptobyte.String
	if !info.ReadASN1(&alg, cryptoasn1.SEQUENCE) || !alg.ReadASN1ObjectIdentifier(&s.algorithm) || !info.ReadASN1(&signature, cryptoasn1.OCTET_STRING) {
		return s, false
	}
	s.signature = signature
	return s, true
}

// errOtherFile says that the signature is a valid one, of something else.
var errOtherFile = errors.New("the signature does not match the .SF file")

// verify checks one signer against the signed file for platform versions min to
// max, and returns its certificate.
func (p *pkcs7) verify(s *signerInfo, file []byte, min, max int) (*Certificate, error) {
	hash, known := digestOIDs[s.digest.String()]
	alg, known2 := signatureOIDs[s.algorithm.String()]
	if !known || !known2 || !supported(hash, alg, min, max) {
		return nil, fmt.Errorf("digest algorithm %v with signature algorithm %v is not supported by all platform versions from %d on", s.digest, s.algorithm, min)
	}
	if alg.hash != 0 {
		hash = alg.hash
	}
	var cert *Certificate
	for _, c := range p.certificates {
		if s.serial != nil && sameName(c.issuer, s.issuer) && bytes.Equal(c.serial, s.serial) {
			cert = c
			break
		}
	}
	switch {
	case cert == nil:
		return nil, errors.New("the signer's certificate is not there")
	case !cert.maySign():
		return nil, errors.New("the certificate's key usage does not allow signing")
	}
	message := file
	if s.attributes != nil {
		if min < 19 {
			return nil, errors.New("signed attributes, which platform versions below 19 do not check")
		}
		if err := p.checkAttributes(s, digestOIDs[s.digest.String()], file, max); err != nil {
			return nil, err
		}
		message = append([]byte{0x31}, s.attributes[1:]...) // signed as a SET, stored with tag [0]
	}
	key, err := cert.publicKey()
	if err != nil {
		return nil, err
	}
	h := hash.New()
	h.Write(message)
	if err := verifyDigest(key, alg.kind, hash, false, h.Sum(nil), s.signature); err != nil {
		return nil, errOtherFile
	}
	return cert, nil
}

// checkAttributes checks the attributes that bind the signature to the file.
func (p *pkcs7) checkAttributes(s *signerInfo, hash crypto.Hash, file []byte, max int) error {
	in := cryptobyte.String(s.attributes)
	var list cryptobyte.String
	if !in.ReadASN1(&list, cryptoasn1.Tag(0).Constructed().ContextSpecific()) {
		return errPKCS7
	}
	var contentType asn1.ObjectIdentifier
	var digest cryptobyte.String
	for !list.Empty() {
		var attr, values cryptobyte.String
		var id asn1.ObjectIdentifier
		if !list.ReadASN1(&attr, cryptoasn1.SEQUENCE) || !attr.ReadASN1ObjectIdentifier(&id) || !attr.ReadASN1(&values, cryptoasn1.SET) {
			return errPKCS7
		}
		switch {
		case id.Equal(oidContentType) && !values.ReadASN1ObjectIdentifier(&contentType),
			id.Equal(oidMessageDigest) && !values.ReadASN1(&digest, cryptoasn1.OCTET_STRING):
			return errPKCS7
		}
	}
	if max >= sdkN && !contentType.Equal(p.contentType) {
		return errOtherFile
	}
	h := hash.New()
	h.Write(file)
	if !bytes.Equal(digest, h.Sum(nil)) {
		return errOtherFile
	}
	return nil
}

// supported reports whether all platform versions from min to max verify v1
// signatures of that digest and signature algorithm.
func supported(hash crypto.Hash, alg signatureOID, min, max int) bool {
	if alg.hash != 0 && alg.hash != hash {
		return min >= 21 && max <= 23 // an oversight of those versions
	}
	combined := alg.hash != 0
	from, gap := 0, false // gap: not in versions 9 to from-1
	switch alg.kind {
	case rsaKey:
		switch {
		case hash == crypto.SHA1, hash == crypto.MD5 && !combined:
		case hash == crypto.MD5, hash == crypto.SHA224:
			from, gap = 21, true
		case hash == crypto.SHA256:
			from, gap = 18, true
		case combined:
			from = 21
		default:
			from = 18
		}
	case dsaKey:
		switch {
		case hash == crypto.SHA1 && !combined:
		case hash == crypto.SHA1:
			from = 9
		case hash != crypto.SHA224 && hash != crypto.SHA256:
			return false
		case combined:
			from = 21
		default:
			from = 22
		}
	case ecKey:
		from = 18
		if hash == crypto.SHA224 || combined && hash != crypto.SHA1 {
			from = 21
		}
		if hash == crypto.MD5 {
			return false
		}
	}
	return min >= from || gap && max <= 8
}

// signPKCS7 returns signed data over a file, without attributes.
func (k *Key) signPKCS7(file []byte, hash crypto.Hash) ([]byte, error) {
	signature, err := k.sign(hash, file)
	if err != nil {
		return nil, err
	}
	digest := oidSHA256
	if hash == crypto.SHA1 {
		digest = oidSHA1
	}
	// The identifiers that name only the kind of key are the ones that the
	// oldest platform versions know.
	alg := oidEC
	_, isRSA := k.Private.Public().(*rsa.PublicKey)
	if isRSA {
		alg = oidRSA
	}
	identifier := func(b *cryptobyte.Builder, oid asn1.ObjectIdentifier, null bool) {
		b.AddASN1(cryptoasn1.SEQUENCE, func(b *cryptobyte.Builder) {
			b.AddASN1ObjectIdentifier(oid)
			if null {
				b.AddASN1NULL()
			}
		})
	}
	cert := k.Certificates[0]
	var b cryptobyte.Builder
	b.AddASN1(cryptoasn1.SEQUENCE, func(b *cryptobyte.Builder) {
		b.AddASN1ObjectIdentifier(oidSignedData)
		b.AddASN1(cryptoasn1.Tag(0).Constructed().ContextSpecific(), func(b *cryptobyte.Builder) {
			b.AddASN1(cryptoasn1.SEQUENCE, func(b *cryptobyte.Builder) {
				b.AddASN1Int64(1)
				b.AddASN1(cryptoasn1.SET, func(b *cryptobyte.Builder) { identifier(b, digest, true) })
				b.AddASN1(cryptoasn1.SEQUENCE, func(b *cryptobyte.Builder) { b.AddASN1ObjectIdentifier(oidData) })
				b.AddASN1(cryptoasn1.Tag(0).Constructed().ContextSpecific(), func(b *cryptobyte.Builder) {
					for _, c := range k.Certificates {
						b.AddBytes(c.Raw)
					}
				})
				b.AddASN1(cryptoasn1.SET, func(b *cryptobyte.Builder) {
					b.AddASN1(cryptoasn1.SEQUENCE, func(b *cryptobyte.Builder) {
						b.AddASN1Int64(1)
						b.AddASN1(cryptoasn1.SEQUENCE, func(b *cryptobyte.Builder) {
							b.AddBytes(cert.issuer)
							b.AddBytes(cert.serial)
						})
						identifier(b, digest, true)
						identifier(b, alg, isRSA)
						b.AddASN1OctetString(signature)
					})
				})
			})
		})
	})
	return b.Bytes()
}
