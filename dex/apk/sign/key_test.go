package sign

import (
	"bytes"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"software.sslmate.com/src/go-pkcs12"

	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/oracle"
)

func rsaPair(t testing.TB, bits int) (*rsa.PrivateKey, *x509.Certificate) {
	t.Helper()
	private, err := rsa.GenerateKey(rand.Reader, bits)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(3), Subject: pkix.Name{CommonName: "Test", Country: []string{"DE"}}, NotBefore: time.Unix(0, 0), NotAfter: time.Unix(1<<32, 0)}
	der, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		t.Fatal(err)
	}
	cert, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	return private, cert
}

func TestLoadKey(t *testing.T) {
	private, cert := rsaPair(t, 2048)
	dir := t.TempDir()
	write := func(name string, parts ...[]byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, bytes.Join(parts, nil), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	pkcs8, _ := x509.MarshalPKCS8PrivateKey(private)
	certPEM := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert.Raw})
	keyPEM := pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: pkcs8})
	oldPEM := pem.EncodeToMemory(&pem.Block{Type: "RSA PRIVATE KEY", Bytes: x509.MarshalPKCS1PrivateKey(private)})
	modern, err := pkcs12.Modern.Encode(private, cert, nil, "secret")
	if err != nil {
		t.Fatal(err)
	}
	legacy, err := pkcs12.Legacy.Encode(private, cert, nil, "secret")
	if err != nil {
		t.Fatal(err)
	}
	_, other := rsaPair(t, 1024)
	otherPEM := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: other.Raw})
	for _, tt := range []struct {
		name     string
		password string
		files    []string
		want     string // in the error
	}{
		{"one PEM file", "", []string{write("both.pem", keyPEM, certPEM)}, ""},
		{"certificates in any order", "", []string{write("chain.pem", otherPEM, certPEM, oldPEM)}, ""},
		{"two PEM files", "", []string{write("key.pem", keyPEM), write("cert.pem", certPEM)}, ""},
		{"two DER files", "", []string{write("key.pk8", pkcs8), write("cert.der", cert.Raw)}, ""},
		{"PKCS #12", "secret", []string{write("modern.p12", modern)}, ""},
		{"old PKCS #12", "secret", []string{write("legacy.p12", legacy)}, ""},
		{"wrong password", "guess", []string{write("modern.p12", modern)}, "wrong password"},
		{"no certificate", "", []string{write("key.pem", keyPEM)}, "none of 0 certificates belongs to the private key"},
		{"another certificate", "", []string{write("mixed.pem", keyPEM, otherPEM)}, "none of 1 certificates belongs to the private key"},
		{"no key", "", []string{write("cert.pem", certPEM)}, "no private key"},
		{"two keys", "", []string{write("two.pem", keyPEM, oldPEM, certPEM)}, "more than one private key"},
		{"JKS", "", []string{write("old.jks", []byte{0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2})}, "keytool -importkeystore"},
		{"nothing there", "", []string{filepath.Join(dir, "none")}, "no such file"},
	} {
		k, err := LoadKey(tt.password, tt.files...)
		switch {
		case tt.want == "" && err != nil:
			t.Errorf("%s: %v", tt.name, err)
		case tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n")):
			t.Errorf("%s: error %v, want %q in it", tt.name, err, tt.want)
		case tt.want == "" && (!bytes.Equal(k.Certificates[0].Raw, cert.Raw) || k.Certificates[0].Subject() != "CN=Test,C=DE"):
			t.Errorf("%s: certificate of %s comes first", tt.name, k.Certificates[0].Subject())
		}
	}
}

// TestKeytoolStore loads what Android Studio and keytool make.
func TestKeytoolStore(t *testing.T) {
	if testing.Short() {
		t.Skip("starts Java")
	}
	keytool := oracle.Tool(t, "keytool")
	for _, alg := range [][]string{{"-keyalg", "RSA", "-keysize", "2048"}, {"-keyalg", "EC", "-groupname", "secp256r1"}} {
		path := filepath.Join(t.TempDir(), "debug.keystore")
		args := append([]string{"-genkeypair", "-keystore", path, "-storepass", "android", "-keypass", "android", "-alias", "androiddebugkey",
			"-dname", "CN=Android Debug,O=Android,C=US", "-validity", "10000", "-storetype", "pkcs12"}, alg...)
		if out, err := exec.Command(keytool, args...).CombinedOutput(); err != nil {
			t.Fatalf("keytool: %v\n%s", err, out)
		}
		k, err := LoadKey("android", path)
		if err != nil {
			t.Fatal(err)
		}
		if got := k.Certificates[0].Subject(); !strings.Contains(got, "CN=Android Debug") {
			t.Errorf("subject %s", got)
		}
	}
}

func TestDebugKeyIsMadeOnce(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	keys := make([]*Key, 4)
	parallel(len(keys), func(i int) {
		k, err := DebugKey()
		if err != nil {
			t.Error(err)
		}
		keys[i] = k
	})
	again, err := DebugKey()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range keys {
		if k == nil || !k.Certificates[0].equal(again.Certificates[0]) {
			t.Error("two different debug keys")
		}
	}
	path, _ := DebugKeyPath()
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("debug key file: %v, %v", info, err)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "debug-key-*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// TestShortRSAKeys verifies with key sizes that Go's own package refuses.
func TestShortRSAKeys(t *testing.T) {
	// 512 bits: p and q are primes of 256 bits, made once with crypto/rand.
	p, _ := new(big.Int).SetString("f7a2ad0a5ac1ad2a3a8ccb1bbdd9d7ee2e3d6b4ab1ca2e8d9e4f7d7f1a3b5c97", 16)
	q, _ := new(big.Int).SetString("e1c6b3f5a7d94f2b8c6e0d1a3b5f7c9e2d4f6a8b0c1e3d5f7a9b1c3d5e7f90ab", 16)
	for !p.ProbablyPrime(20) {
		p.Add(p, big.NewInt(2))
	}
	for !q.ProbablyPrime(20) {
		q.Add(q, big.NewInt(2))
	}
	one := big.NewInt(1)
	n := new(big.Int).Mul(p, q)
	phi := new(big.Int).Mul(new(big.Int).Sub(p, one), new(big.Int).Sub(q, one))
	d := new(big.Int).ModInverse(big.NewInt(65537), phi)
	if d == nil {
		t.Skip("exponent not invertible")
	}
	public := &rsa.PublicKey{N: n, E: 65537}
	for hash, prefix := range digestInfo {
		h := hash.New()
		h.Write([]byte("message"))
		digest := h.Sum(nil)
		size := (n.BitLen() + 7) / 8
		m := append([]byte{0, 1}, bytes.Repeat([]byte{0xff}, size-3-len(prefix)-len(digest))...)
		m = append(append(append(m, 0), prefix...), digest...)
		sig := new(big.Int).Exp(new(big.Int).SetBytes(m), d, n).FillBytes(make([]byte, size))
		if err := verifyDigest(public, rsaKey, hash, false, digest, sig); err != nil {
			t.Errorf("%v: %v", hash, err)
		}
		sig[5] ^= 1
		if err := verifyDigest(public, rsaKey, hash, false, digest, sig); err == nil {
			t.Errorf("%v: a damaged signature verifies", hash)
		}
	}
}

func TestPackagesAreReproducible(t *testing.T) {
	k := testKey(t)
	make := func() []byte {
		b := zip.NewBuilder()
		for _, name := range []string{"AndroidManifest.xml", "lib/x86/a.so", "b"} {
			if err := b.Add(name, []byte(name), name == "b"); err != nil {
				t.Fatal(err)
			}
		}
		p, err := Sign(b, k, Options{MinSDK: 21})
		if err != nil {
			t.Fatal(err)
		}
		return p.Bytes()
	}
	if !bytes.Equal(make(), make()) {
		t.Error("two packages differ")
	}
}

func TestSignRefuses(t *testing.T) {
	k := testKey(t)
	for _, tt := range []struct {
		o    Options
		name string
		want string
	}{
		{Options{MinSDK: 17}, "a", "ECDSA key needs min sdk 18"},
		{Options{MinSDK: 21, Schemes: []Scheme{"v4"}}, "a", "cannot sign with scheme v4"},
		{Options{MinSDK: 21}, "a\nb", "cannot hold its name"},
	} {
		b := zip.NewBuilder()
		if err := b.Add(tt.name, nil, false); err != nil {
			t.Fatal(err)
		}
		if _, err := Sign(b, k, tt.o); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%+v: error %v, want %q in it", tt.o, err, tt.want)
		}
	}
}

func TestManifestText(t *testing.T) {
	long := strings.Repeat("é/long name ", 20)
	text := appendAttr(nil, "Name", long)
	for line := range strings.Lines(string(text)) {
		if len(line) > 72 {
			t.Errorf("line of %d bytes", len(line))
		}
	}
	file := append([]byte("Manifest-Version: 1.0\r\n\r\n\n"), text...)
	file = append(file, "A: b\rC:d\n\nName: x\n"...)
	sections := parseManifest(file)
	if len(sections) != 3 {
		t.Fatalf("%d sections", len(sections))
	}
	if got, _ := sections[1].get("NAME"); got != long {
		t.Errorf("name %q", got)
	}
	if got, _ := sections[1].get("c"); got != "d" {
		t.Errorf("C is %q", got)
	}
	if string(sections[2].raw) != "Name: x\n" || !bytes.HasPrefix(sections[1].raw, []byte("Name: ")) {
		t.Errorf("raw sections %q, %q", sections[1].raw, sections[2].raw)
	}
}
