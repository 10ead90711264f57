// The verdict on a package.

package sign

import (
	"fmt"

	"github.com/esdroid/esdroid/dex/apk/zip"
)

// Scheme is a signature scheme.
type Scheme string

// The schemes.
const (
	V1  Scheme = "v1"
	V2  Scheme = "v2"
	V3  Scheme = "v3"
	V31 Scheme = "v3.1"
)

// Platform versions at which verification changes.
const (
	sdkN = 24 // v2
	sdkO = 26 // sandbox version 2 demands v2
	sdkP = 28 // v3
	sdkR = 30 // apps for this version need v2
	sdkT = 33 // v3.1
)

// Target is the range of devices a verdict is for, and what the package's
// manifest says that bears on it.
type Target struct {
	MinSDK int // at least 1
	MaxSDK int // 0 for all versions to come
	// TargetSDK and Sandbox are the app's target sdk version and target sandbox
	// version.
	TargetSDK int
	Sandbox   int
}

// Result is the verdict.
type Result struct {
	OK bool `json:"verified"`
	// Present are the schemes that the package has signatures of, Verified those
	// that the devices check and found right.
	Present  []Scheme `json:"present"`
	Verified []Scheme `json:"verifiedSchemes"`
	Signers  []Signer `json:"signers"`
	Errors   []Issue  `json:"errors,omitempty"`
	Warnings []Issue  `json:"warnings,omitempty"`
}

// Signer is one who signed.
type Signer struct {
	Scheme  Scheme `json:"scheme"`
	Subject string `json:"subject"`
	// SHA256 is the digest of the certificate.
	SHA256 string `json:"certificateSha256"`
	// Certificate is the certificate itself, DER.
	Certificate []byte `json:"-"`
	// MinSDK and MaxSDK are the platform versions of a v3 signer.
	MinSDK int `json:"minSdk,omitempty"`
	MaxSDK int `json:"maxSdk,omitempty"`
	// Lineage are the digests of the certificates of a v3 signer's lineage,
	// oldest first.
	Lineage []string `json:"lineage,omitempty"`
}

// Issue is one finding.
type Issue struct {
	Scheme Scheme `json:"scheme,omitempty"`
	Text   string `json:"text"`
}

func (i Issue) String() string {
	if i.Scheme == "" {
		return i.Text
	}
	return fmt.Sprintf("%s: %s", i.Scheme, i.Text)
}

// verifier is the state of one verification.
type verifier struct {
	archive  *zip.Archive
	min, max int
	found    map[Scheme]bool
	hasV31   bool
	content  content
	digests  map[contentDigest][]byte
	result   *Result
}

func (v *verifier) fail(scheme Scheme, format string, args ...any) {
	v.result.Errors = append(v.result.Errors, Issue{scheme, fmt.Sprintf(format, args...)})
}

const maxWarnings = 1000

func (v *verifier) warn(scheme Scheme, format string, args ...any) {
	if len(v.result.Warnings) < maxWarnings {
		v.result.Warnings = append(v.result.Warnings, Issue{scheme, fmt.Sprintf(format, args...)})
	}
}

func (v *verifier) contentDigest(kind contentDigest) []byte {
	if v.digests[kind] == nil {
		v.digests[kind] = v.content.digest(kind)
	}
	return v.digests[kind]
}

// Verify checks the package's signatures as the devices of the target's range
// do: each version verifies the newest scheme it knows, and only that.
func Verify(a *zip.Archive, t Target) *Result {
	v := &verifier{
		archive: a, min: max(t.MinSDK, 1), max: t.MaxSDK,
		found: map[Scheme]bool{}, digests: map[contentDigest][]byte{},
		result: &Result{Present: []Scheme{}, Verified: []Scheme{}, Signers: []Signer{}},
	}
	if v.max == 0 {
		v.max = anyMaxSDK
	}
	v.verify(t)
	v.result.OK = len(v.result.Errors) == 0
	if !v.result.OK {
		v.result.Verified = []Scheme{}
	}
	return v.result
}

func (v *verifier) verify(t Target) {
	a := v.archive
	block, err := findBlock(a)
	if err != nil {
		v.warn("", "%v", err)
	}
	if err := a.Strict(); err != nil {
		v.fail("", "%v", err)
		return
	}
	has := func(id uint32, scheme Scheme) ([]byte, bool) {
		data, ok := block.find(id)
		if ok {
			v.result.Present = append(v.result.Present, scheme)
		}
		return data, ok
	}
	if a.Find(manifestFile) != nil {
		v.result.Present = append(v.result.Present, V1)
	}
	v2, hasV2 := has(idV2, V2)
	v3, hasV3 := has(idV3, V3)
	v31, hasV31 := has(idV31, V31)
	v.hasV31 = hasV31
	if block != nil {
		v.content = contentOf(a, block)
	}

	var v1Signers []*v1Signer
	var v2Signers, v3Signers, v31Signers []*fileSigner
	if v.max >= sdkT && hasV31 {
		v31Signers = v.verifyFile(V31, v31, max(v.min, sdkT), v.max)
		v.verified(V31)
	}
	if v.max >= sdkP && hasV3 && v.clean() {
		v.found[V3] = true
		v3Signers = v.verifyFile(V3, v3, max(v.min, sdkP), v.max)
		v.verified(V3)
	}
	if v.max >= sdkN && hasV2 && v.clean() && (v.min < sdkP || !v.found[V3]) {
		v2Signers = v.verifyFile(V2, v2, max(v.min, sdkN), v.max)
		v.found[V2] = true
		v.verified(V2)
	}
	if !v.clean() {
		return
	}
	newer := v.found[V2] || v.found[V3]
	if v.max >= sdkO && t.Sandbox > 1 && !newer {
		v.fail("", "the app targets sandbox version %d, which demands a signature of scheme v2 or newer", t.Sandbox)
	}
	// A v3 signature alone does not serve versions 24 to 27.
	if v.min < sdkN || v.min < sdkP && !v.found[V2] || !newer {
		v1Signers = v.verifyV1()
		v.verified(V1)
	}
	if v.max >= sdkR && t.TargetSDK >= sdkR && !newer && v.clean() {
		v.fail("", "the app targets sdk %d, which demands a signature of scheme v2 or newer", t.TargetSDK)
	}
	if v.clean() {
		v.compare(v1Signers, v2Signers, v3Signers)
	}
	v.report(v1Signers, v2Signers, v3Signers, v31Signers)
}

func (v *verifier) clean() bool { return len(v.result.Errors) == 0 }

func (v *verifier) verified(s Scheme) {
	if v.clean() {
		v.result.Verified = append(v.result.Verified, s)
	}
}

// compare checks that the schemes name the same signers: an app updated from an
// old to a new platform version must not change its identity.
func (v *verifier) compare(v1 []*v1Signer, v2, v3 []*fileSigner) {
	inV1 := func(c *Certificate) bool {
		for _, s := range v1 {
			if s.certificate.equal(c) {
				return true
			}
		}
		return false
	}
	inV2 := func(c *Certificate) bool {
		for _, s := range v2 {
			if s.certificates[0].equal(c) {
				return true
			}
		}
		return false
	}
	if len(v1) > 0 && len(v2) > 0 {
		for _, s := range v1 {
			if !inV2(s.certificate) {
				v.fail(V2, "signer %s of scheme v1 has not signed by scheme v2", s.blockName)
				return
			}
		}
		for i, s := range v2 {
			if !inV1(s.certificates[0]) {
				v.fail(V1, "signer %d of scheme v2 has not signed by scheme v1", i+1)
				return
			}
		}
	}
	if len(v3) == 0 || len(v1)+len(v2) == 0 {
		return
	}
	var old *Certificate
	n := len(v1)
	if n > 0 {
		old = v1[0].certificate
	} else {
		old, n = v2[0].certificates[0], len(v2)
	}
	newest := v3[len(v3)-1]
	switch {
	case n > 1:
		v.fail(V3, "the older schemes have %d signers, v3 allows one", n)
	case newest.lineage == nil && len(v3) > 1:
		v.fail(V3, "several signers without a lineage")
	case newest.lineage == nil && !newest.certificates[0].equal(old), newest.lineage != nil && !newest.lineage[0].equal(old):
		v.fail(V3, "its first signer is not the signer of the older schemes")
	}
}

func (v *verifier) report(v1 []*v1Signer, v2, v3, v31 []*fileSigner) {
	for _, s := range v1 {
		v.result.Signers = append(v.result.Signers, Signer{Scheme: V1, Subject: s.certificate.Subject(), SHA256: s.certificate.SHA256(), Certificate: s.certificate.Raw})
	}
	add := func(scheme Scheme, signers []*fileSigner) {
		for _, s := range signers {
			c := s.certificates[0]
			out := Signer{Scheme: scheme, Subject: c.Subject(), SHA256: c.SHA256(), Certificate: c.Raw, MinSDK: int(s.minSDK), MaxSDK: int(s.maxSDK)}
			for _, l := range s.lineage {
				out.Lineage = append(out.Lineage, l.SHA256())
			}
			v.result.Signers = append(v.result.Signers, out)
		}
	}
	add(V2, v2)
	add(V3, v3)
	add(V31, v31)
}
