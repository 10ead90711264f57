// Verifying v1 signatures.

package sign

import (
	"bytes"
	"crypto"
	"encoding/base64"
	"hash"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/badinput"
)

// v1Signer is one pair of a .SF file and its signature.
type v1Signer struct {
	sfName, blockName string
	certificate       *Certificate
	names             map[string]bool // entries that the .SF file has a section for
}

// maxText returns how long a signature file may be: a section takes about as
// much as the entry's name in the archive's headers and a digest.
func maxText(archive int) uint64 { return uint64(min(1<<18+8*archive, 32<<20)) }

// verifyV1 checks the v1 signatures for platform versions v.min to v.max.
func (v *verifier) verifyV1() []*v1Signer {
	a := v.archive
	fail := func(format string, args ...any) []*v1Signer {
		v.fail(V1, format, args...)
		return nil
	}
	seen := map[string]bool{}
	var sfNames, blocks []string
	for i := range a.Entries() {
		e := &a.Entries()[i]
		if e.IsDir() {
			continue
		}
		if seen[e.Name] {
			return fail("two entries are named %s", e.Name)
		}
		seen[e.Name] = true
		if !strings.HasPrefix(e.Name, "META-INF/") {
			continue
		}
		switch {
		case strings.HasSuffix(e.Name, ".SF"):
			sfNames = append(sfNames, e.Name)
		case strings.HasSuffix(e.Name, ".RSA"), strings.HasSuffix(e.Name, ".DSA"), strings.HasSuffix(e.Name, ".EC"):
			blocks = append(blocks, e.Name)
		}
	}
	if !seen[manifestFile] {
		return fail("no %s: the package has no v1 signature", manifestFile)
	}
	manifest, err := v.text(manifestFile)
	if err != nil {
		return fail("%v", err)
	}
	sections := parseManifest(manifest)
	entries := map[string]*section{}
	for i := range sections {
		if i == 0 {
			continue
		}
		name, ok := sections[i].get("Name")
		switch {
		case !ok:
			return fail("%s: section %d has no name", manifestFile, i)
		case entries[name] != nil:
			return fail("%s: two sections for %s", manifestFile, name)
		case !seen[name]:
			return fail("%s lists %s, which is not in the package", manifestFile, name)
		}
		entries[name] = &sections[i]
	}

	var signers []*v1Signer
	for _, block := range blocks {
		sf := strings.TrimSuffix(block, block[strings.LastIndexByte(block, '.'):]) + ".SF"
		if !slices.Contains(sfNames, sf) {
			v.warn(V1, "%s has no %s", block, sf)
			continue
		}
		signers = append(signers, &v1Signer{sfName: sf, blockName: block})
	}
	switch {
	case len(signers) == 0:
		return fail("the package has no v1 signature")
	case len(signers) > maxSigners:
		return fail("%d signers, more than the %d that devices accept", len(signers), maxSigners)
	}
	for _, s := range signers {
		sf, err := v.text(s.sfName)
		if err == nil {
			err = v.verifyBlock(s, sf)
		}
		if err != nil {
			return fail("%s: %v", s.blockName, err)
		}
		if !v.verifySF(s, sf, manifest, sections, entries) {
			return nil
		}
	}
	return v.verifyEntries(entries, signers)
}

// text reads a signature file and checks its local header as strictly as the
// platform's own verifier.
func (v *verifier) text(name string) ([]byte, error) {
	e := v.archive.Find(name)
	if err := v.archive.CheckLocal(e); err != nil {
		return nil, err
	}
	if limit := maxText(len(v.archive.Bytes())); e.Size > limit {
		return nil, badinput.New("entry "+name, int64(e.HeaderOffset), "the package is damaged or hostile", "%d bytes, more than %d for a package of this size", e.Size, limit)
	}
	return v.archive.Read(e)
}

// verifyBlock checks the signature over a .SF file. From version 24 on any of
// several signers will do, before that the first counts.
func (v *verifier) verifyBlock(s *v1Signer, sf []byte) error {
	data, err := v.text(s.blockName)
	if err != nil {
		return err
	}
	p, err := parsePKCS7(data)
	if err != nil {
		return err
	}
	if len(p.signers) == 0 {
		return errPKCS7
	}
	infos := p.signers
	if v.min < sdkN {
		infos = infos[:1]
	}
	for i := range infos {
		cert, err := p.verify(&infos[i], sf, v.min, v.max)
		if err != nil && err != errOtherFile {
			return err
		}
		if err == nil && s.certificate == nil {
			s.certificate = cert
		}
	}
	if s.certificate == nil {
		return errOtherFile
	}
	return nil
}

// verifySF checks a .SF file against the manifest.
func (v *verifier) verifySF(s *v1Signer, sf, manifest []byte, sections []section, entries map[string]*section) bool {
	fail := func(format string, args ...any) bool {
		v.fail(V1, s.sfName+": "+format, args...)
		return false
	}
	parts := parseManifest(sf)
	if len(parts) == 0 {
		return fail("it is empty")
	}
	main := &parts[0]
	if _, ok := main.get("Signature-Version"); !ok {
		return fail("no Signature-Version")
	}
	if v.max >= sdkN && !v.checkStripped(s, main) {
		return false
	}
	createdBy, _ := main.get("Created-By")
	oldTool := strings.Contains(createdBy, "signtool")
	suffix := "-Digest-Manifest"
	if oldTool {
		suffix = "-Digest"
	}
	whole, any, err := v.matches(main, suffix, manifest)
	if err != nil {
		return fail("%v", err)
	}
	whole = whole && any
	if !oldTool {
		var first []byte
		if len(sections) > 0 {
			first = sections[0].raw
		}
		if ok, _, err := v.matches(main, "-Digest-Manifest-Main-Attributes", first); err != nil || !ok {
			return fail("the digest of the main section of %s does not match", manifestFile)
		}
	}
	s.names = make(map[string]bool, len(parts))
	for i := range parts[1:] {
		part := &parts[1+i]
		name, ok := part.get("Name")
		switch {
		case !ok:
			return fail("section %d has no name", i+1)
		case s.names[name]:
			return fail("two sections for %s", name)
		}
		s.names[name] = true
		if whole {
			continue
		}
		entry := entries[name]
		if entry == nil {
			return fail("%s has no section for %s", manifestFile, name)
		}
		raw := entry.raw
		if oldTool && bytes.HasSuffix(raw, []byte("\n\n")) {
			raw = raw[:len(raw)-1]
		}
		if ok, any, err := v.matches(part, "-Digest", raw); err != nil || !any || !ok {
			return fail("the digest of the section for %s does not match %s", name, manifestFile)
		}
	}
	return true
}

// checkStripped looks for signatures of newer schemes that the .SF file says
// there are.
func (v *verifier) checkStripped(s *v1Signer, main *section) bool {
	ids, ok := main.get("X-Android-APK-Signed")
	if !ok {
		return true
	}
	for id := range strings.SplitSeq(ids, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(id))
		if err != nil {
			continue
		}
		scheme, sdk := V2, sdkN
		switch n {
		case 2:
		case 3:
			scheme, sdk = V3, sdkP
		default:
			continue
		}
		if v.max >= sdk && !v.found[scheme] {
			v.fail(V1, "%s says that the package is also signed by scheme %s, but there is no such signature: it was stripped", s.sfName, scheme)
			return false
		}
	}
	return true
}

// digests maps the names of digest algorithms to functions and to the first
// platform version that knows them.
var jarDigests = map[string]struct {
	hash crypto.Hash
	sdk  int
}{
	"MD5": {crypto.MD5, 0}, "SHA": {crypto.SHA1, 0}, "SHA1": {crypto.SHA1, 0}, "SHA-1": {crypto.SHA1, 0},
	"SHA-256": {crypto.SHA256, 0}, "SHA-384": {crypto.SHA384, 9}, "SHA-512": {crypto.SHA512, 9},
}

// expected is a digest that devices compare.
type expected struct {
	hash  crypto.Hash
	value []byte
}

// digestsOf returns the digests in a section that devices of the range compare:
// before version 18 the first that Digest-Algorithms names (SHA-1 if it is
// missing), from then on the strongest.
func (v *verifier) digestsOf(s *section, suffix string) ([]expected, error) {
	var out []expected
	if v.min < 18 {
		algs, ok := s.get("Digest-Algorithms")
		if !ok {
			algs = "SHA SHA1"
		}
		for _, alg := range strings.Fields(algs) {
			text, ok := s.get(alg + suffix)
			known, supported := jarDigests[strings.ToUpper(alg)]
			if !ok || !supported || known.sdk > v.min {
				continue
			}
			value, err := base64.StdEncoding.DecodeString(text)
			if err != nil {
				return nil, err
			}
			out = append(out, expected{known.hash, value})
			break
		}
		if out == nil {
			return nil, nil
		}
	}
	if v.max >= 18 {
		for _, alg := range []string{"SHA-512", "SHA-384", "SHA-256", "SHA1"} {
			text, ok := s.get(alg + suffix)
			if !ok {
				continue
			}
			value, err := base64.StdEncoding.DecodeString(text)
			if err != nil {
				return nil, err
			}
			hash := jarDigests[alg].hash
			if len(out) == 0 || out[0].hash != hash || !bytes.Equal(out[0].value, value) {
				out = append(out, expected{hash, value})
			}
			break
		}
	}
	return out, nil
}

// matches compares the digests in a section with data. any reports whether there
// was one.
func (v *verifier) matches(s *section, suffix string, data []byte) (ok, any bool, err error) {
	digests, err := v.digestsOf(s, suffix)
	if err != nil {
		return false, false, err
	}
	for _, d := range digests {
		h := d.hash.New()
		h.Write(data)
		if !bytes.Equal(h.Sum(nil), d.value) {
			return false, true, nil
		}
	}
	return true, len(digests) > 0, nil
}

// verifyEntries checks that every entry outside META-INF has the digests the
// manifest gives, and that the same signers have signed all of them.
func (v *verifier) verifyEntries(sections map[string]*section, signers []*v1Signer) []*v1Signer {
	a := v.archive
	var needed []*zip.Entry
	var unprotected []string
	total := uint64(0)
	for i := range a.Entries() {
		e := &a.Entries()[i]
		switch {
		case e.IsDir():
		case !strings.HasPrefix(e.Name, "META-INF/"):
			needed = append(needed, e)
			total += e.Size
		case !IsV1File(e.Name):
			unprotected = append(unprotected, e.Name)
		}
	}
	// Entries that do not overlap cannot inflate to more than this.
	if limit := 64<<20 + 1032*uint64(len(a.Bytes())); total > limit {
		v.fail(V1, "its entries inflate to %d bytes, more than they can without overlapping", total)
		return nil
	}
	problems := make([]string, len(needed))
	all := make([][]*v1Signer, len(needed))
	parallel(len(needed), func(i int) {
		e := needed[i]
		for _, s := range signers {
			if s.names[e.Name] {
				all[i] = append(all[i], s)
			}
		}
		problems[i] = v.verifyEntry(e, sections[e.Name], len(all[i]))
	})
	for i, problem := range problems {
		if problem == "" && !slices.Equal(all[i], all[0]) {
			problem = "it is signed by others than " + needed[0].Name
		}
		if problem != "" {
			v.fail(V1, "entry %s: %s", needed[i].Name, problem)
			return nil
		}
	}
	if len(needed) == 0 {
		v.fail(V1, "no entry is signed")
		return nil
	}
	for _, name := range unprotected {
		v.warn(V1, "%s is not protected by the signature", name)
	}
	return all[0]
}

func (v *verifier) verifyEntry(e *zip.Entry, s *section, signers int) string {
	if s == nil {
		return "it is not in " + manifestFile
	}
	if signers == 0 {
		return "no .SF file lists it"
	}
	digests, err := v.digestsOf(s, "-Digest")
	if err != nil {
		return err.Error()
	}
	if len(digests) == 0 {
		return manifestFile + " has no digest for it that devices know"
	}
	if err := v.archive.CheckLocal(e); err != nil {
		return err.Error()
	}
	hashes := make([]hash.Hash, len(digests))
	writers := make([]io.Writer, len(digests))
	for i, d := range digests {
		hashes[i] = d.hash.New()
		writers[i] = hashes[i]
	}
	if err := v.archive.Stream(io.MultiWriter(writers...), e); err != nil {
		return err.Error()
	}
	for i, d := range digests {
		if !bytes.Equal(hashes[i].Sum(nil), d.value) {
			return "its content does not match the digest in " + manifestFile
		}
	}
	return ""
}
