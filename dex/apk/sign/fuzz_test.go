package sign

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"math/big"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/hostile"
)

func testKey(t testing.TB) *Key {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(7), NotBefore: time.Unix(0, 0), NotAfter: time.Unix(1<<32, 0)}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	k, err := ParseKey(append(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der}),
		pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert})...), "")
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// inPackage returns an archive with one entry and the given bytes in front of
// its central directory.
func inPackage(t testing.TB, block []byte) *zip.Archive {
	t.Helper()
	b := zip.NewBuilder()
	if err := b.Add("AndroidManifest.xml", []byte("x"), false); err != nil {
		t.Fatal(err)
	}
	s := b.Sections()
	end := s.WithDirectoryAt(s.BodySize + int64(len(block)))
	a, err := zip.Parse(bytes.Join(append(append([][]byte{}, s.Body...), block, s.Directory, end), nil))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// FuzzSigningBlock feeds the readers of signatures: as a signing block, as the
// content of a v2 or v3 block, as a lineage, as PKCS #7 and as a JAR manifest.
// Blocks that are accepted must write and read back equal, and nothing that a
// stranger made up may verify.
func FuzzSigningBlock(f *testing.F) {
	k := testKey(f)
	b := zip.NewBuilder()
	if err := b.Add("AndroidManifest.xml", []byte("x"), false); err != nil {
		f.Fatal(err)
	}
	p, err := Sign(b, k, Options{MinSDK: 21})
	if err != nil {
		f.Fatal(err)
	}
	a, err := zip.Parse(p.Bytes())
	if err != nil {
		f.Fatal(err)
	}
	block, _ := findBlock(a)
	f.Add(buildBlock(block.blocks))
	for _, b := range block.blocks {
		f.Add(b.Data[:min(len(b.Data), 2000)])
	}
	for _, name := range []string{"META-INF/CERT.EC", "META-INF/CERT.SF", "META-INF/MANIFEST.MF"} {
		data, err := a.Read(a.Find(name))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte{0x30, 0x80, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02, 0xa0, 0x80, 0x30, 0x80, 0, 0, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		hostile.Bound(t, len(data), func() { checkReaders(t, data) })
	})
}

func checkReaders(t *testing.T, data []byte) {
	a := inPackage(t, data)
	if s, _ := findBlock(a); s != nil && s.malformed == nil {
		again, err := findBlock(inPackage(t, buildBlock(s.blocks)))
		if err != nil || again.malformed != nil {
			t.Fatalf("written, but not read back: %v", err)
		}
		got := again.blocks
		if n := len(got); n > len(s.blocks) && got[n-1].ID == idPadding {
			got = got[:n-1]
		}
		if len(got) != len(s.blocks) || len(got) > 0 && !cmp.Equal(got, s.blocks) {
			t.Fatalf("blocks %v became %v", s.blocks, got)
		}
	}
	if r := Verify(a, Target{MinSDK: 21}); r.OK {
		t.Fatalf("verifies: %+v", r)
	}
	for _, scheme := range []Scheme{V2, V3, V31} {
		v := &verifier{archive: a, min: 24, max: anyMaxSDK, found: map[Scheme]bool{}, digests: map[contentDigest][]byte{}, result: &Result{}}
		if v.verifyFile(scheme, data, 28, anyMaxSDK); v.clean() {
			t.Fatal("a block of another package verifies")
		}
	}
	readLineage(data)
	if p, err := parsePKCS7(data); err == nil {
		for i := range p.signers {
			p.verify(&p.signers[i], []byte("file"), 24, anyMaxSDK)
		}
	}
	if c, err := parseCertificate(data); err == nil {
		c.Subject()
	}
	var raw []byte
	for _, s := range parseManifest(data) {
		raw = append(raw, s.raw...)
	}
	if len(raw) > len(data) {
		t.Fatalf("sections of %d bytes in a file of %d", len(raw), len(data))
	}
}
