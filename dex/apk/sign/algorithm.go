// Signature algorithms of the v2 and v3 schemes, and signatures of any kind.

package sign

import (
	"crypto"
	"crypto/dsa" //lint:ignore SA1019 devices accept old apps signed with it; only verified here
	"crypto/ecdsa"
	_ "crypto/md5" // v1 signatures of old apps
	"crypto/rsa"
	_ "crypto/sha1"
	_ "crypto/sha256"
	_ "crypto/sha512"
	"crypto/subtle"
	"errors"
	"fmt"
	"math/big"

	"golang.org/x/crypto/cryptobyte"
	"golang.org/x/crypto/cryptobyte/asn1"
)

// contentDigest is how the content of a package is digested.
type contentDigest int

const (
	chunkedSHA256 contentDigest = iota
	chunkedSHA512
	veritySHA256
)

func (c contentDigest) String() string {
	return [...]string{"chunked SHA-256", "chunked SHA-512", "fs-verity SHA-256"}[c]
}

type keyKind int

const (
	rsaKey keyKind = iota
	ecKey
	dsaKey
)

// algorithm is a signature algorithm of the v2 and v3 schemes.
type algorithm struct {
	name    string
	kind    keyKind
	hash    crypto.Hash
	pss     bool
	content contentDigest
	minSDK  int // the first platform version that knows it
}

// algorithms by their ids.
var algorithms = map[uint32]algorithm{
	0x0101: {"RSASSA-PSS with SHA-256", rsaKey, crypto.SHA256, true, chunkedSHA256, 24},
	0x0102: {"RSASSA-PSS with SHA-512", rsaKey, crypto.SHA512, true, chunkedSHA512, 24},
	0x0103: {"RSA with SHA-256", rsaKey, crypto.SHA256, false, chunkedSHA256, 24},
	0x0104: {"RSA with SHA-512", rsaKey, crypto.SHA512, false, chunkedSHA512, 24},
	0x0201: {"ECDSA with SHA-256", ecKey, crypto.SHA256, false, chunkedSHA256, 24},
	0x0202: {"ECDSA with SHA-512", ecKey, crypto.SHA512, false, chunkedSHA512, 24},
	0x0301: {"DSA with SHA-256", dsaKey, crypto.SHA256, false, chunkedSHA256, 24},
	0x0421: {"RSA with SHA-256 over fs-verity", rsaKey, crypto.SHA256, false, veritySHA256, 28},
	0x0423: {"ECDSA with SHA-256 over fs-verity", ecKey, crypto.SHA256, false, veritySHA256, 28},
	0x0425: {"DSA with SHA-256 over fs-verity", dsaKey, crypto.SHA256, false, veritySHA256, 28},
}

var errSignature = errors.New("the signature does not match")

// verify checks a signature over message.
func (a algorithm) verify(key crypto.PublicKey, message, signature []byte) error {
	h := a.hash.New()
	h.Write(message)
	return verifyDigest(key, a.kind, a.hash, a.pss, h.Sum(nil), signature)
}

// Keys beyond these sizes are not used by anyone, but would take long to
// compute with.
const (
	maxRSABits = 16384
	maxDSABits = 4096
)

// verifyDigest checks a signature over a digest.
func verifyDigest(key crypto.PublicKey, kind keyKind, hash crypto.Hash, pss bool, digest, signature []byte) error {
	switch k := key.(type) {
	case *rsa.PublicKey:
		if kind != rsaKey {
			break
		}
		if n := k.N.BitLen(); n > maxRSABits {
			return fmt.Errorf("an RSA key of %d bits", n)
		}
		var err error
		switch {
		case pss:
			err = rsa.VerifyPSS(k, hash, digest, signature, &rsa.PSSOptions{SaltLength: hash.Size(), Hash: hash})
		case k.N.BitLen() < 1024:
			err = verifyShortRSA(k, hash, digest, signature)
		default:
			err = rsa.VerifyPKCS1v15(k, hash, digest, signature)
		}
		if err != nil {
			return errSignature
		}
		return nil
	case *ecdsa.PublicKey:
		if kind != ecKey {
			break
		}
		if !ecdsa.VerifyASN1(k, digest, signature) {
			return errSignature
		}
		return nil
	case *dsa.PublicKey:
		if kind != dsaKey {
			break
		}
		if k.P.BitLen() > maxDSABits || k.Q.BitLen() > maxDSABits {
			return fmt.Errorf("a DSA key of %d bits", k.P.BitLen())
		}
		return verifyDSA(k, digest, signature)
	}
	return fmt.Errorf("the key is of another kind (%T) than the signature", key)
}

func verifyDSA(k *dsa.PublicKey, digest, signature []byte) error {
	in := cryptobyte.String(signature)
	var seq cryptobyte.String
	r, s := new(big.Int), new(big.Int)
	if !in.ReadASN1(&seq, asn1.SEQUENCE) || !seq.ReadASN1Integer(r) || !seq.ReadASN1Integer(s) {
		return errSignature
	}
	if n := (k.Q.BitLen() + 7) / 8; len(digest) > n {
		digest = digest[:n]
	}
	if !dsa.Verify(k, digest, r, s) {
		return errSignature
	}
	return nil
}

// digestInfo are the prefixes of RFC 8017, 9.2 note 1.
var digestInfo = map[crypto.Hash][]byte{
	crypto.MD5:    {0x30, 0x20, 0x30, 0x0c, 0x06, 0x08, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x02, 0x05, 0x05, 0x00, 0x04, 0x10},
	crypto.SHA1:   {0x30, 0x21, 0x30, 0x09, 0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a, 0x05, 0x00, 0x04, 0x14},
	crypto.SHA256: {0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00, 0x04, 0x20},
}

// verifyShortRSA checks a PKCS #1 v1.5 signature of a key that Go's own package
// refuses for its length, but devices accept. Only public values are involved.
func verifyShortRSA(k *rsa.PublicKey, hash crypto.Hash, digest, signature []byte) error {
	n := (k.N.BitLen() + 7) / 8
	prefix, known := digestInfo[hash]
	if !known || len(signature) != n || n < len(prefix)+len(digest)+11 {
		return errSignature
	}
	m := new(big.Int).Exp(new(big.Int).SetBytes(signature), big.NewInt(int64(k.E)), k.N)
	want := make([]byte, n)
	want[1] = 1
	tail := append(append([]byte{0}, prefix...), digest...)
	for i := 2; i < n-len(tail); i++ {
		want[i] = 0xff
	}
	copy(want[n-len(tail):], tail)
	if subtle.ConstantTimeCompare(m.FillBytes(make([]byte, n)), want) != 1 {
		return errSignature
	}
	return nil
}
