// Schemes v2 and v3: signers of the whole file.

package sign

import (
	"bytes"
	"crypto"
	"crypto/x509"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
)

// Ids of additional attributes.
const (
	attrStrippingProtection = 0xbeeff00d // v2: the newer scheme that also signs
	attrLineage             = 0x3ba06f8c // v3: proof of rotation
)

const (
	maxSigners = 10
	anyMaxSDK  = 0x7fffffff
)

// fileSigner is one signer of a v2 or v3 block.
type fileSigner struct {
	signedData []byte
	signatures []algorithmValue
	publicKey  []byte
	minSDK     uint32 // v3
	maxSDK     uint32

	digests      []algorithmValue
	certificates []*Certificate
	attributes   []Block
	lineage      []*Certificate // v3, oldest first
}

// algorithmValue is a digest or a signature with its signature algorithm.
type algorithmValue struct {
	id    uint32
	value []byte
}

func readValues(data []byte) (out []algorithmValue, ok bool) {
	for c := (cursor{data: data}); c.more(); {
		f := cursor{data: c.field()}
		v := algorithmValue{f.u32(), f.field()}
		if c.bad || f.bad {
			return nil, false
		}
		out = append(out, v)
	}
	return out, true
}

// verifyFile checks the signers of a v2, v3 or v3.1 block and the digests of the
// content for platform versions min to max.
func (v *verifier) verifyFile(scheme Scheme, block []byte, min, max int) []*fileSigner {
	fail := func(format string, args ...any) []*fileSigner {
		v.fail(scheme, format, args...)
		return nil
	}
	outer := cursor{data: block}
	list := cursor{data: outer.field()}
	if outer.bad {
		return fail("its list of signers is malformed")
	}
	if !list.more() {
		return fail("it has no signers")
	}
	var signers []*fileSigner
	needed := map[contentDigest]bool{}
	for list.more() {
		n := len(signers) + 1
		s, problem := readFileSigner(list.field(), scheme != V2)
		if list.bad || problem != "" {
			if problem == "" {
				problem = "it is malformed"
			}
			return fail("signer %d: %s", n, problem)
		}
		if problem := v.verifySigner(scheme, s, min, max, needed); problem != "" {
			return fail("signer %d: %s", n, problem)
		}
		signers = append(signers, s)
	}
	if scheme == V2 && len(signers) > maxSigners {
		return fail("%d signers, more than the %d that devices accept", len(signers), maxSigners)
	}
	if scheme == V3 {
		if problem := checkRanges(signers, min, max, v.hasV31); problem != "" {
			return fail("%s", problem)
		}
	}
	for i, s := range signers {
		for _, d := range s.digests {
			alg, known := algorithms[d.id]
			if !known || !needed[alg.content] {
				continue
			}
			if got := v.contentDigest(alg.content); !bytes.Equal(got, d.value) {
				fail("signer %d: the %s digest of the package is %s, signed was %s", i+1, alg.content, hex.EncodeToString(got), hex.EncodeToString(d.value))
				return nil
			}
		}
	}
	return signers
}

func readFileSigner(data []byte, v3 bool) (*fileSigner, string) {
	c := cursor{data: data}
	s := &fileSigner{signedData: c.field()}
	if v3 {
		s.minSDK, s.maxSDK = c.u32(), c.u32()
	}
	signatures, ok := readValues(c.field())
	s.signatures, s.publicKey = signatures, c.field()
	switch {
	case c.bad || !ok:
		return nil, "it is malformed"
	case len(s.signatures) == 0:
		return nil, "it has no signatures"
	case v3 && (s.minSDK == 0 || s.minSDK > s.maxSDK):
		return nil, fmt.Sprintf("it is for platform versions %d to %d", s.minSDK, s.maxSDK)
	}
	return s, ""
}

// verifySigner checks the signatures over the signed data, then reads these.
// The returned text says what is wrong; needed collects the digests to check.
func (v *verifier) verifySigner(scheme Scheme, s *fileSigner, min, max int, needed map[contentDigest]bool) string {
	for _, sig := range s.signatures {
		if _, known := algorithms[sig.id]; !known {
			v.warn(scheme, "unknown signature algorithm %#x", sig.id)
		}
	}
	chosen := chooseSignatures(s.signatures, min, max)
	if len(chosen) == 0 {
		return "none of its signatures is of an algorithm that all the platform versions know"
	}
	key, err := x509.ParsePKIXPublicKey(s.publicKey)
	if err != nil {
		return "malformed public key: " + err.Error()
	}
	for _, sig := range chosen {
		alg := algorithms[sig.id]
		if err := alg.verify(key, s.signedData, sig.value); err != nil {
			return fmt.Sprintf("%s: %v", alg.name, err)
		}
		needed[alg.content] = true
	}
	return v.readSignedData(scheme, s)
}

func (v *verifier) readSignedData(scheme Scheme, s *fileSigner) string {
	c := cursor{data: s.signedData}
	digests, certificates := c.field(), cursor{data: c.field()}
	if scheme != V2 {
		if min, max := c.u32(), c.u32(); min != s.minSDK || max != s.maxSDK {
			return fmt.Sprintf("it is for platform versions %d to %d, signed was %d to %d", s.minSDK, s.maxSDK, min, max)
		}
	}
	attributes := cursor{data: c.field()}
	var ok bool
	if s.digests, ok = readValues(digests); c.bad || !ok {
		return "its signed data are malformed"
	}
	for certificates.more() {
		cert, err := parseCertificate(certificates.field())
		if err != nil {
			return fmt.Sprintf("certificate %d: %v", len(s.certificates)+1, err)
		}
		s.certificates = append(s.certificates, cert)
	}
	switch {
	case certificates.bad:
		return "its certificates are malformed"
	case len(s.certificates) == 0:
		return "it has no certificates"
	case !bytes.Equal(s.certificates[0].spki, s.publicKey):
		return "its public key is not that of its certificate"
	case !slices.EqualFunc(s.signatures, s.digests, func(a, b algorithmValue) bool { return a.id == b.id }):
		return "its digests are of other algorithms than its signatures"
	}
	for attributes.more() {
		f := cursor{data: attributes.field()}
		a := Block{f.u32(), f.data}
		if attributes.bad || f.bad {
			return "its attributes are malformed"
		}
		s.attributes = append(s.attributes, a)
		if problem := v.readAttribute(scheme, s, a); problem != "" {
			return problem
		}
	}
	if attributes.bad {
		return "its attributes are malformed"
	}
	return ""
}

func (v *verifier) readAttribute(scheme Scheme, s *fileSigner, a Block) string {
	switch {
	case scheme == V2 && a.ID == attrStrippingProtection:
		if len(a.Data) < 4 {
			return "its attributes are malformed"
		}
		if newer := binary.LittleEndian.Uint32(a.Data); newer == 3 && v.max >= sdkP && !v.found[V3] {
			return "it says that the package is also signed by scheme v3, but there is no such signature: it was stripped"
		}
	case scheme != V2 && a.ID == attrLineage:
		lineage, problem := readLineage(a.Data)
		if problem != "" {
			return "its lineage: " + problem
		}
		if len(lineage) == 0 || !lineage[len(lineage)-1].equal(s.certificates[0]) {
			return "its lineage does not end with its certificate"
		}
		s.lineage = lineage
	}
	return ""
}

// readLineage reads and verifies a proof of rotation: each certificate is signed
// by the key of the one before it.
func readLineage(data []byte) ([]*Certificate, string) {
	c := cursor{data: data}
	if version := c.u32(); version != 1 {
		return nil, fmt.Sprintf("unknown version %d", version)
	}
	var out []*Certificate
	var key crypto.PublicKey
	var alg uint32
	for c.more() {
		node := cursor{data: c.field()}
		signed := node.field()
		node.u32() // capabilities of the old certificate
		next, signature := node.u32(), node.field()
		inner := cursor{data: signed}
		der, signedWith := inner.field(), inner.u32()
		if c.bad || node.bad || inner.bad {
			return nil, "it is malformed"
		}
		cert, err := parseCertificate(der)
		if err != nil {
			return nil, err.Error()
		}
		if len(out) > 0 {
			if signedWith != alg {
				return nil, "its signature algorithms do not match"
			}
			a, known := algorithms[alg]
			if !known {
				return nil, fmt.Sprintf("unknown signature algorithm %#x", alg)
			}
			if err := a.verify(key, signed, signature); err != nil {
				return nil, err.Error()
			}
		}
		if slices.ContainsFunc(out, cert.equal) {
			return nil, "it holds a certificate twice"
		}
		if key, err = cert.publicKey(); err != nil {
			return nil, err.Error()
		}
		out, alg = append(out, cert), next
	}
	if c.bad {
		return nil, "it is malformed"
	}
	return out, ""
}

// chooseSignatures returns the signatures that devices of platform versions min
// to max check: for each version the strongest of the known ones.
func chooseSignatures(signatures []algorithmValue, min, max int) []algorithmValue {
	best := map[int]algorithmValue{} // by the version that introduced the algorithm
	for _, sig := range signatures {
		alg, known := algorithms[sig.id]
		if !known || alg.minSDK > max {
			continue
		}
		if old, ok := best[alg.minSDK]; !ok || strength(alg) > strength(algorithms[old.id]) {
			best[alg.minSDK] = sig
		}
	}
	var out []algorithmValue
	for _, sdk := range []int{24, 28} {
		if sig, ok := best[sdk]; ok {
			if len(out) == 0 && sdk > min {
				return nil
			}
			out = append(out, sig)
		}
	}
	return out
}

func strength(a algorithm) int {
	switch a.content {
	case chunkedSHA512:
		return 2
	case chunkedSHA256:
		return 1
	}
	return 0
}

// checkRanges checks that v3 signers follow each other without gap and cover the
// wanted platform versions. With a v3.1 block, newer versions need not be
// covered.
func checkRanges(signers []*fileSigner, min, max int, hasV31 bool) string {
	sorted := slices.Clone(signers)
	slices.SortStableFunc(sorted, func(a, b *fileSigner) int { return int(int64(a.minSDK) - int64(b.minSDK)) })
	for i, s := range sorted[1:] {
		if prev := sorted[i]; uint64(s.minSDK) != uint64(prev.maxSDK)+1 {
			return fmt.Sprintf("one signer is for platform versions up to %d, the next from %d", prev.maxSDK, s.minSDK)
		} else if len(s.lineage) < len(prev.lineage) {
			return "a newer signer has a shorter lineage than an older one"
		}
	}
	first, last := sorted[0].minSDK, sorted[len(sorted)-1].maxSDK
	if int64(first) > int64(min) || int64(last) < int64(max) && !hasV31 {
		return fmt.Sprintf("its signers are for platform versions %d to %d, not %d to %d", first, last, min, max)
	}
	return ""
}

// signFile returns the v2 or v3 block over the content for one key.
func (k *Key) signFile(c content, v3, alsoV3 bool) ([]byte, error) {
	id := k.fileAlgorithm()
	alg := algorithms[id]
	var certs []byte
	for _, cert := range k.Certificates {
		certs = append(certs, prefixed(cert.Raw)...)
	}
	digests := prefixed(u32(id), prefixed(c.digest(alg.content)))
	var sdk, attributes []byte
	if v3 {
		sdk = append(u32(uint32(alg.minSDK)), u32(anyMaxSDK)...)
	} else if alsoV3 {
		attributes = prefixed(u32(attrStrippingProtection), u32(3))
	}
	signed := bytes.Join([][]byte{prefixed(digests), prefixed(certs), sdk, prefixed(attributes)}, nil)
	if !v3 {
		signed = append(signed, 0, 0, 0, 0) // some readers expect a fourth field
	}
	signature, err := k.sign(alg.hash, signed)
	if err != nil {
		return nil, err
	}
	signer := bytes.Join([][]byte{
		prefixed(signed), sdk, prefixed(prefixed(u32(id), prefixed(signature))), prefixed(k.Certificates[0].spki),
	}, nil)
	return prefixed(prefixed(signer)), nil
}
