// Writing v1 signatures.

package sign

import (
	"crypto"
	"crypto/ecdsa"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk/zip"
)

const (
	manifestFile = "META-INF/MANIFEST.MF"
	creator      = "esdroid"
)

// IsV1File reports whether an entry is part of a v1 signature: signing a
// package removes such entries.
func IsV1File(name string) bool {
	upper := strings.ToUpper(name)
	rest, ok := strings.CutPrefix(upper, "META-INF/")
	if !ok || strings.Contains(rest, "/") {
		return false
	}
	for _, ext := range []string{".SF", ".RSA", ".DSA", ".EC"} {
		if strings.HasSuffix(rest, ext) {
			return true
		}
	}
	return rest == "MANIFEST.MF" || strings.HasPrefix(rest, "SIG-")
}

// addV1 appends the files of a v1 signature over all entries to the package.
func addV1(b *zip.Builder, k *Key, o Options) error {
	_, ec := k.Private.Public().(*ecdsa.PublicKey)
	if ec && o.MinSDK < 18 {
		return fmt.Errorf("scheme v1 with an ECDSA key needs min sdk 18 or higher, this app has %d; use an RSA key", o.MinSDK)
	}
	hash, name := crypto.SHA256, "SHA-256"
	if o.MinSDK < 18 {
		hash, name = crypto.SHA1, "SHA1"
	}
	entries := slices.DeleteFunc(slices.Clone(b.Entries()), func(e zip.Built) bool {
		return strings.HasSuffix(e.Name, "/")
	})
	slices.SortFunc(entries, func(x, y zip.Built) int { return strings.Compare(x.Name, y.Name) })
	digests := make([]string, len(entries))
	errs := make([]error, len(entries))
	parallel(len(entries), func(i int) {
		h := hash.New()
		errs[i] = entries[i].Stream(h)
		digests[i] = base64.StdEncoding.EncodeToString(h.Sum(nil))
	})
	main := appendAttr(nil, "Manifest-Version", "1.0")
	main = append(appendAttr(main, "Created-By", creator), "\r\n"...)
	manifest := slices.Clone(main)
	var body []byte
	for i, e := range entries {
		switch {
		case errs[i] != nil:
			return errs[i]
		case strings.ContainsAny(e.Name, "\r\n\x00"):
			return fmt.Errorf("entry %q: scheme v1 cannot hold its name; sign without v1", e.Name)
		}
		one := appendAttr(nil, "Name", e.Name)
		one = append(appendAttr(one, name+"-Digest", digests[i]), "\r\n"...)
		manifest = append(manifest, one...)
		body = appendAttr(body, "Name", e.Name)
		body = append(appendAttr(body, name+"-Digest", digestOf(hash, one)), "\r\n"...)
	}
	sf := appendAttr(nil, "Signature-Version", "1.0")
	sf = appendAttr(sf, "Created-By", creator)
	sf = appendAttr(sf, name+"-Digest-Manifest", digestOf(hash, manifest))
	if ids := o.newerSchemes(); ids != "" {
		sf = appendAttr(sf, "X-Android-APK-Signed", ids)
	}
	sf = append(append(sf, "\r\n"...), body...)
	block, err := k.signPKCS7(sf, hash)
	if err != nil {
		return err
	}
	blockName := "META-INF/CERT.RSA"
	if ec {
		blockName = "META-INF/CERT.EC"
	}
	for _, f := range []struct {
		name string
		data []byte
	}{{"META-INF/CERT.SF", sf}, {blockName, block}, {manifestFile, manifest}} {
		if err := b.Add(f.name, f.data, true); err != nil {
			return err
		}
	}
	return nil
}

func digestOf(hash crypto.Hash, data []byte) string {
	h := hash.New()
	h.Write(data)
	return base64.StdEncoding.EncodeToString(h.Sum(nil))
}
