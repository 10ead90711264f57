package apk_test

import (
	"bytes"
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// pemKey makes a key and returns it as PEM.
func pemKey(t testing.TB, kind string) []byte {
	t.Helper()
	var private crypto.Signer
	var err error
	switch kind {
	case "rsa2048":
		private, err = rsa.GenerateKey(rand.Reader, 2048)
	case "rsa4096":
		private, err = rsa.GenerateKey(rand.Reader, 4096)
	case "p256":
		private, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	case "p384":
		private, err = ecdsa.GenerateKey(elliptic.P384(), rand.Reader)
	}
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(7), Subject: pkix.Name{CommonName: kind}, NotBefore: time.Unix(0, 0), NotAfter: time.Unix(1<<32, 0)}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	return append(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der}), pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert})...)
}

func key(t testing.TB, kind string) *sign.Key {
	t.Helper()
	k, err := sign.ParseKey(pemKey(t, kind), "")
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func open(t testing.TB, path string) *apk.App {
	t.Helper()
	a, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// signed rewrites the app's base with the edit and signs it.
func signed(t testing.TB, a *apk.App, e apk.Edit, k *sign.Key, o sign.Options) []byte {
	t.Helper()
	r, err := a.Base().Rewrite(e)
	if err != nil {
		t.Fatal(err)
	}
	p, err := sign.Sign(r.Builder, k, o)
	if err != nil {
		t.Fatal(err)
	}
	return p.Bytes()
}

// apksigner runs 'apksigner verify' and returns whether it is content.
func apksigner(t testing.TB, path string, min, max int) (bool, string) {
	t.Helper()
	args := []string{"verify", "-v", "--min-sdk-version", fmt.Sprint(min)}
	if max > 0 {
		args = append(args, "--max-sdk-version", fmt.Sprint(max))
	}
	for try := 0; ; try++ {
		out, err := exec.Command(oracle.Tool(t, "apksigner"), append(args, path)...).CombinedOutput()
		// Besides a verdict, the exit code may say that Java did not start.
		if err == nil || try == 2 || bytes.Contains(out, []byte("DOES NOT VERIFY")) || bytes.Contains(out, []byte("com.android.apksig")) {
			return err == nil, fmt.Sprintf("%s(%v)", out, err)
		}
	}
}

func write(t testing.TB, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// withSDK returns a copy of the app whose manifest has these versions.
func withSDK(t testing.TB, a *apk.App, min, target int) *apk.App {
	t.Helper()
	data := setSDK(t, a, min, target)
	r, err := a.Base().Rewrite(apk.Edit{Replace: map[string][]byte{"AndroidManifest.xml": data}})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if _, err := r.Sections().WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	out, err := apk.OpenBytes(a.Path(), b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	m, err := out.Manifest()
	if err != nil || m.MinSDK != min || m.TargetSDK != target {
		t.Fatalf("min and target sdk are %d and %d after setting %d and %d: %v", m.MinSDK, m.TargetSDK, min, target, err)
	}
	return out
}

func TestSignedPackagesVerify(t *testing.T) {
	oracle.Tool(t, "apksigner")
	base := open(t, sampleApp())
	keys := []string{"rsa2048", "p256", "rsa4096", "p384"}
	for i, sdk := range [][2]int{{11, 21}, {18, 28}, {24, 30}, {33, 35}} {
		a := withSDK(t, base, sdk[0], sdk[1])
		for j, schemes := range [][]sign.Scheme{nil, {sign.V1}, {sign.V1, sign.V2}, {sign.V1, sign.V2, sign.V3}, {sign.V2}, {sign.V3}, {sign.V2, sign.V3}} {
			kind := keys[(i+j)%len(keys)]
			if sdk[0] < 18 {
				kind = keys[j%2*2] // ECDSA needs 18
			}
			if testing.Short() && j > 0 {
				continue
			}
			name := fmt.Sprintf("sdk %v, schemes %v, %s", sdk, schemes, kind)
			data := signed(t, a, apk.Edit{}, key(t, kind), sign.Options{MinSDK: sdk[0], Schemes: schemes})
			want, output := apksigner(t, write(t, "a.apk", data), sdk[0], 0)
			got := verify(t, data, sdk[0], 0)
			// apksigner overlooks that versions 24 to 27 do not know v3.
			if sdk[0] == 24 && fmt.Sprint(schemes) == "[v3]" {
				want = false
			}
			if got.OK != want {
				t.Errorf("%s: apksigner says %v, we say %v\n%s\n%v", name, want, got.OK, output, got.Errors)
			}
			// What must verify, by what the platform demands.
			needsV1, needsFile := sdk[0] < 24, sdk[1] >= 30
			has := func(s sign.Scheme) bool { return schemes == nil || strings.Contains(fmt.Sprint(schemes), string(s)) }
			should := (!needsV1 || has(sign.V1)) && (!needsFile || has(sign.V2) || has(sign.V3))
			if !has(sign.V1) && !has(sign.V2) && sdk[0] < 28 {
				should = false
			}
			if want != should {
				t.Errorf("%s: apksigner says %v, want %v\n%s", name, want, should, output)
			}
		}
	}
}

func verify(t testing.TB, data []byte, min, max int) *sign.Result {
	t.Helper()
	a, err := apk.OpenBytes("a.apk", data)
	if err != nil {
		return &sign.Result{Errors: []sign.Issue{{Text: err.Error()}}}
	}
	r, err := a.Base().Verify(min, max)
	if err != nil {
		return &sign.Result{Errors: []sign.Issue{{Text: err.Error()}}}
	}
	return r
}

// sampleApp is the path of a small app with sources.
func sampleApp() string { return filepath.Join(corpus.Root(), "testdata/apps/silicompressor/app.apk") }

func TestSignRealApps(t *testing.T) {
	k := key(t, "rsa2048")
	for i, path := range corpus.APKs(t) {
		if testing.Short() && i > 2 {
			continue
		}
		a := open(t, path)
		o := a.Base().SignOptions()
		data := signed(t, a, apk.Edit{Debuggable: true}, k, o)
		if again := signed(t, a, apk.Edit{Debuggable: true}, k, o); !bytes.Equal(data, again) {
			t.Errorf("%s: signing twice gives different bytes", path)
		}
		if r := verify(t, data, 0, 0); !r.OK {
			t.Errorf("%s: our own signature does not verify: %v", path, r.Errors)
		}
		file := write(t, "a.apk", data)
		if ok, out := apksigner(t, file, o.MinSDK, 0); !ok {
			t.Errorf("%s: apksigner rejects it:\n%s", path, out)
		}
		if out, err := exec.Command(oracle.Tool(t, "zipalign"), "-c", "-p", "-v", "4", file).CombinedOutput(); err != nil {
			t.Errorf("%s: zipalign rejects it:\n%s", path, out)
		}
		checkRewritten(t, a, data)
	}
}

// checkRewritten compares a rewritten package with the original, entry by entry.
func checkRewritten(t *testing.T, a *apk.App, data []byte) {
	t.Helper()
	again, err := apk.OpenBytes(a.Path(), data)
	if err != nil {
		t.Fatal(err)
	}
	if m, err := again.Manifest(); err != nil || !m.Application.Debuggable {
		t.Errorf("%s: not debuggable after the edit: %v", a.Path(), err)
	}
	old, ar := a.Base().Archive, again.Base().Archive
	if len(ar.Problems()) > 0 {
		t.Errorf("%s: written with problems %q", a.Path(), ar.Problems())
	}
	for i := range old.Entries() {
		e := &old.Entries()[i]
		if sign.IsV1File(e.Name) || e.Name == "AndroidManifest.xml" {
			continue
		}
		f := ar.Find(e.Name)
		if f == nil {
			t.Errorf("%s: entry %s is lost", a.Path(), e.Name)
			continue
		}
		before, err1 := old.Raw(e)
		after, err2 := ar.Raw(f)
		if err1 != nil || err2 != nil || f.Method == e.Method && !bytes.Equal(before, after) {
			t.Errorf("%s: entry %s changed (%v, %v)", a.Path(), e.Name, err1, err2)
		}
		if off, _ := ar.DataOffset(f); !f.IsDeflated() && off%int64(zip.Alignment(f.Name)) != 0 {
			t.Errorf("%s: entry %s begins at %#x", a.Path(), e.Name, off)
		}
		if err := ar.CheckLocal(f); err != nil {
			t.Error(err)
		}
		if ok, err := ar.CheckCRC(f); !ok || err != nil {
			t.Errorf("%s: entry %s: checksum, %v", a.Path(), e.Name, err)
		}
	}
}
