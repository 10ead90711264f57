package apk_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/oracle"
)

// A tampering is a package with one thing wrong, or changed in a way that must
// not matter.
type tampering struct {
	name     string
	data     []byte
	min, max int
}

// signedKinds are the packages that are tampered with.
type signedKinds struct {
	all    []byte // v1, v2, v3
	v1     []byte
	v2     []byte
	v2only []byte // v1 and v2
}

// flip returns a copy with one bit changed.
func flip(data []byte, at int) []byte {
	out := bytes.Clone(data)
	out[at] ^= 4
	return out
}

func archive(t testing.TB, data []byte) *zip.Archive {
	t.Helper()
	a, err := zip.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// find returns the offset of the n-th occurrence of needle, from the position
// of after on.
func find(t testing.TB, data []byte, from int, needle string) int {
	t.Helper()
	i := bytes.Index(data[from:], []byte(needle))
	if i < 0 {
		t.Fatalf("%q not found", needle)
	}
	return from + i
}

// blockStart returns where the signing block begins.
func blockStart(t testing.TB, data []byte) int {
	end := int(archive(t, data).DirectoryOffset())
	return end - 8 - int(binary.LittleEndian.Uint64(data[end-24:]))
}

// pairAt returns the offset of the block with that id inside the signing block.
func pairAt(t testing.TB, data []byte, id uint32) int {
	return find(t, data, blockStart(t, data), string(binary.LittleEndian.AppendUint32(nil, id))) - 8
}

// withoutBlock removes the signing block.
func withoutBlock(t testing.TB, data []byte) []byte {
	a := archive(t, data)
	begin := blockStart(t, data)
	out := append(bytes.Clone(data[:begin]), data[a.DirectoryOffset():]...)
	binary.LittleEndian.PutUint32(out[len(out)-6:], uint32(begin))
	return out
}

// rebuilt copies a package entry by entry; change may return other content, or
// false to leave the entry out. The signing block goes missing.
func rebuilt(t testing.TB, data []byte, change func(name string, content []byte) ([]byte, bool), added map[string]string) []byte {
	t.Helper()
	a := archive(t, data)
	b := zip.NewBuilder()
	for i := range a.Entries() {
		e := &a.Entries()[i]
		content, err := a.Read(e)
		if err != nil {
			t.Fatal(err)
		}
		now, keep := content, true
		if change != nil {
			now, keep = change(e.Name, content)
		}
		switch {
		case !keep:
		case bytes.Equal(now, content):
			err = b.Copy(a, e)
		default:
			err = b.Replace(e, now)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, content := range added {
		if err := b.Add(name, []byte(content), true); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if _, err := b.Sections().WriteTo(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// edit returns a change function that replaces text in one entry.
func edit(t testing.TB, entry, old, new string) func(string, []byte) ([]byte, bool) {
	return func(name string, content []byte) ([]byte, bool) {
		if name != entry {
			return content, true
		}
		if !bytes.Contains(content, []byte(old)) {
			t.Fatalf("%s does not contain %q", entry, old)
		}
		return bytes.Replace(content, []byte(old), []byte(new), 1), true
	}
}

func without(entries ...string) func(string, []byte) ([]byte, bool) {
	return func(name string, content []byte) ([]byte, bool) {
		for _, e := range entries {
			if name == e {
				return nil, false
			}
		}
		return content, true
	}
}

// put16 and put32 return copies with a number changed.
func put16(data []byte, at int, v uint16) []byte {
	out := bytes.Clone(data)
	binary.LittleEndian.PutUint16(out[at:], v)
	return out
}

func put32(data []byte, at int, v uint32) []byte {
	out := bytes.Clone(data)
	binary.LittleEndian.PutUint32(out[at:], v)
	return out
}

func tamperings(t testing.TB, k signedKinds) []tampering {
	var out []tampering
	add := func(name string, data []byte) { out = append(out, tampering{name, data, 21, 0}) }
	old := func(name string, data []byte) { out = append(out, tampering{name, data, 21, 23}) }
	fresh := func(name string, data []byte) { out = append(out, tampering{name, data, 28, 0}) }
	for _, b := range []struct {
		name string
		data []byte
	}{{"v1+v2+v3", k.all}, {"v1", k.v1}, {"v1+v2", k.v2only}} {
		add(b.name+" untouched", b.data)
		a := archive(t, b.data)
		dex := a.Find("classes.dex")
		off, _ := a.DataOffset(dex)
		add(b.name+" bit of an entry", flip(b.data, int(off)+100))
		old(b.name+" bit of an entry, old devices", flip(b.data, int(off)+100))
		add(b.name+" time in a local header", flip(b.data, int(dex.HeaderOffset)+10))
		add(b.name+" time in the central directory", flip(b.data, int(a.DirectoryOffset())+12))
		add(b.name+" one entry too few in the end record", put16(b.data, int(a.EndOffset())+10, uint16(len(a.Entries())-1)))
		add(b.name+" bytes appended", append(bytes.Clone(b.data), 1, 2, 3, 4))
		add(b.name+" comment", append(put16(b.data, int(a.EndOffset())+20, 2), 'h', 'i'))
		add(b.name+" truncated", b.data[:len(b.data)-10])
		add(b.name+" bytes in front", append([]byte("junk"), b.data...))
	}

	// The signing block.
	start := blockStart(t, k.all)
	cd := int(archive(t, k.all).DirectoryOffset())
	v2, v3 := pairAt(t, k.all, 0x7109871a), pairAt(t, k.all, 0xf05368c0)
	add("block: size at the beginning", flip(k.all, start))
	add("block: size at the end", flip(k.all, cd-24))
	add("block: magic", flip(k.all, cd-3))
	add("block: stripped", withoutBlock(t, k.all))
	old("block: stripped, old devices", withoutBlock(t, k.all))
	add("block: stripped, v1 and v2", withoutBlock(t, k.v2only))
	fresh("block: stripped, v2 and v3", withoutBlock(t, k.v2))
	add("v2 renamed away", put32(k.all, v2+8, 0x12345678))
	fresh("v2 renamed away, new devices", put32(k.all, v2+8, 0x12345678))
	add("v3 renamed away", put32(k.all, v3+8, 0x12345678))
	out = append(out, tampering{"v3 renamed away, devices that do not know it", put32(k.all, v3+8, 0x12345678), 24, 27})
	for _, pair := range []struct {
		name string
		at   int
	}{{"v2", v2}, {"v3", v3}} {
		size := int(binary.LittleEndian.Uint64(k.all[pair.at:]))
		add(pair.name+" signed digest", flip(k.all, pair.at+12+40))
		add(pair.name+" certificate", flip(k.all, pair.at+12+200))
		add(pair.name+" public key", flip(k.all, pair.at+8+size-20))
		add(pair.name+" signature", flip(k.all, pair.at+8+size-4-294-40))
		add(pair.name+" length of the signers", flip(k.all, pair.at+12))
		add(pair.name+" size of the block", flip(k.all, pair.at))
		old(pair.name+" signed digest, old devices", flip(k.all, pair.at+12+40))
		fresh(pair.name+" signed digest, new devices", flip(k.all, pair.at+12+40))
	}
	padding := pairAt(t, k.all, 0x42726577)
	add("padding of the block", flip(k.all, padding+20))
	add("padding before the block", flip(k.all, start-1))

	// Scheme v1.
	add("v1: an entry added", rebuilt(t, k.v1, nil, map[string]string{"assets/new": "new"}))
	add("v1: an entry added to META-INF", rebuilt(t, k.v1, nil, map[string]string{"META-INF/new": "new"}))
	add("v1: an entry added below META-INF", rebuilt(t, k.v1, nil, map[string]string{"META-INF/x/new": "new"}))
	add("v1: an entry removed", rebuilt(t, k.v1, without("classes.dex"), nil))
	add("v1: an entry replaced", rebuilt(t, k.v1, func(name string, content []byte) ([]byte, bool) {
		if name == "classes.dex" {
			return []byte("other"), true
		}
		return content, true
	}, nil))
	add("v1: no manifest", rebuilt(t, k.v1, without("META-INF/MANIFEST.MF"), nil))
	add("v1: no .SF", rebuilt(t, k.v1, without("META-INF/CERT.SF"), nil))
	add("v1: no .RSA", rebuilt(t, k.v1, without("META-INF/CERT.RSA"), nil))
	const mf, sf = "META-INF/MANIFEST.MF", "META-INF/CERT.SF"
	add("v1: manifest says another program made it", rebuilt(t, k.v1, edit(t, mf, "esdroid", "another"), nil))
	add("v1: manifest lists what is not there", rebuilt(t, k.v1, edit(t, mf, "Name: AndroidManifest.xml", "Name: AndroidManifest.xmm"), nil))
	add("v1: manifest lists an entry twice", rebuilt(t, k.v1, edit(t, mf, "Name: classes.dex", "Name: AndroidManifest.xml"), nil))
	add("v1: manifest has another digest", rebuilt(t, k.v1, edit(t, mf, "-Digest: ", "-Digest: A"), nil))
	add("v1: manifest has a nameless section", rebuilt(t, k.v1, edit(t, mf, "Name: classes.dex", "Nome: classes.dex"), nil))
	add("v1: .SF without version", rebuilt(t, k.v1, edit(t, sf, "Signature-Version", "Signature-Varsion"), nil))
	add("v1: .SF says other schemes signed too", rebuilt(t, k.v1, edit(t, sf, "Created-By: esdroid", "X-Android-APK-Signed: 2"), nil))
	add("v1: .RSA is damaged", rebuilt(t, k.v1, func(name string, content []byte) ([]byte, bool) {
		if name == "META-INF/CERT.RSA" {
			return flip(content, len(content)-20), true
		}
		return content, true
	}, nil))
	add("v1: .RSA is no PKCS #7", rebuilt(t, k.v1, func(name string, content []byte) ([]byte, bool) {
		if name == "META-INF/CERT.RSA" {
			return []byte("nonsense"), true
		}
		return content, true
	}, nil))
	add("v1: entries in another order", rebuilt(t, k.v1, nil, nil))
	a := archive(t, k.v1)
	dex := a.Find("classes.dex")
	rec := find(t, k.v1, int(a.DirectoryOffset()), "classes.dex") - 46
	add("v1: local header has another name", flip(k.v1, int(dex.HeaderOffset)+30))
	add("v1: local header has another checksum", flip(k.v1, int(dex.HeaderOffset)+14))
	add("v1: local header has another size", flip(k.v1, int(dex.HeaderOffset)+22))
	add("v1: central directory has another method", put16(k.v1, rec+10, 0))
	add("v1: central directory has another name", flip(k.v1, rec+46))
	add("v1: central directory has another checksum", flip(k.v1, rec+16))
	add("v1: two entries of one name", renamed(t, k.v1))
	out = append(out, tampering{"v1 with SHA-256 on devices without", k.v1, 11, 0})
	out = append(out, tampering{"v2 and v3 on devices without", k.v2, 21, 0})
	out = append(out, tampering{"v2 and v3", k.v2, 24, 0})
	return out
}

// renamed gives the second entry of the central directory the name of the first
// one of the same length, in both headers.
func renamed(t testing.TB, data []byte) []byte {
	a := archive(t, data)
	for i := range a.Entries() {
		for j := range i {
			x, y := &a.Entries()[i], &a.Entries()[j]
			if len(x.Name) != len(y.Name) || x.IsDir() || strings.HasPrefix(x.Name, "META-INF/") {
				continue
			}
			out := bytes.Clone(data)
			copy(out[x.HeaderOffset+30:], y.Name)
			copy(out[find(t, out, int(a.DirectoryOffset()), x.Name):], y.Name)
			return out
		}
	}
	t.Fatal("no two names of the same length")
	return nil
}

func kinds(t testing.TB) signedKinds {
	t.Helper()
	a := withSDK(t, open(t, sampleApp()), 21, 28)
	k := key(t, "rsa2048")
	with := func(s ...sign.Scheme) []byte {
		return signed(t, a, apk.Edit{}, k, sign.Options{MinSDK: 21, Schemes: s})
	}
	return signedKinds{all: with(sign.V1, sign.V2, sign.V3), v1: with(sign.V1), v2: with(sign.V2, sign.V3), v2only: with(sign.V1, sign.V2)}
}

func TestTamperedPackages(t *testing.T) {
	oracle.Tool(t, "apksigner")
	list := tamperings(t, kinds(t))
	if testing.Short() {
		list = list[:6]
	}
	dir := t.TempDir()
	type verdict struct {
		ok     bool
		output string
	}
	want := make([]verdict, len(list))
	var wg sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, x := range list {
		path := filepath.Join(dir, fmt.Sprint(i, ".apk"))
		if err := os.WriteFile(path, x.data, 0o600); err != nil {
			t.Fatal(err)
		}
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			want[i].ok, want[i].output = apksigner(t, path, x.min, x.max)
		})
	}
	wg.Wait()
	rejected := 0
	for i, x := range list {
		got := verify(t, x.data, x.min, x.max)
		if !want[i].ok {
			rejected++
		}
		if strings.HasSuffix(x.name, "length of the signers") {
			// apksigner finds the error and then forgets it; devices do not.
			want[i].ok = false
		}
		if got.OK != want[i].ok {
			t.Errorf("%s (%d to %d): apksigner says %v, we say %v\n%s\n%v", x.name, x.min, x.max, want[i].ok, got.OK, want[i].output, got.Errors)
		}
		for _, e := range got.Errors {
			if e.Text == "" || strings.Contains(e.Text, "\n") {
				t.Errorf("%s: error %q", x.name, e)
			}
		}
	}
	t.Logf("%d packages, %d of them rejected", len(list), rejected)
	if !testing.Short() && rejected < 30 {
		t.Errorf("only %d of %d packages are rejected", rejected, len(list))
	}
}

// TestVerifyForeignSignatures compares the verdicts on packages that apksigner
// signed: all schemes, a rotated key, fs-verity digests.
func TestVerifyForeignSignatures(t *testing.T) {
	if testing.Short() {
		t.Skip("runs apksigner often")
	}
	tool, openssl := oracle.Tool(t, "apksigner"), oracle.Tool(t, "openssl")
	dir := t.TempDir()
	for _, name := range []string{"rsa2048", "p256"} {
		k := pemKey(t, name)
		i := bytes.Index(k, []byte("-----BEGIN CERT"))
		for ext, data := range map[string][]byte{".key": k[:i], ".cert": k[i:]} {
			path := filepath.Join(dir, name+ext)
			if ext == ".key" {
				der := filepath.Join(dir, name+".pk8")
				os.WriteFile(path, data, 0o600)
				if out, err := exec.Command(openssl, "pkcs8", "-topk8", "-nocrypt", "-outform", "DER", "-in", path, "-out", der).CombinedOutput(); err != nil {
					t.Fatalf("openssl: %v\n%s", err, out)
				}
				continue
			}
			os.WriteFile(path, data, 0o600)
		}
	}
	run := func(args ...string) {
		t.Helper()
		if out, err := exec.Command(tool, args...).CombinedOutput(); err != nil {
			t.Fatalf("apksigner %v: %v\n%s", args, err, out)
		}
	}
	first := []string{"--key", filepath.Join(dir, "rsa2048.pk8"), "--cert", filepath.Join(dir, "rsa2048.cert")}
	second := []string{"--key", filepath.Join(dir, "p256.pk8"), "--cert", filepath.Join(dir, "p256.cert")}
	lineage := filepath.Join(dir, "lineage")
	run(slices.Concat([]string{"rotate", "--out", lineage, "--old-signer"}, first, []string{"--new-signer"}, second)...)
	unsigned := filepath.Join(dir, "unsigned.apk")
	a := withSDK(t, open(t, sampleApp()), 24, 30)
	if err := os.WriteFile(unsigned, a.Base().Archive.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	for i, args := range [][]string{
		first, second,
		slices.Concat(first, []string{"--next-signer"}, second, []string{"--lineage", lineage}),
		slices.Concat([]string{"--v1-signing-enabled", "true", "--min-sdk-version", "18"}, first),
		slices.Concat([]string{"--verity-enabled"}, first),
	} {
		out := filepath.Join(dir, fmt.Sprint("signed", i, ".apk"))
		cmd := exec.Command(tool, slices.Concat([]string{"sign", "--in", unsigned, "--out", out}, args)...)
		if text, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", args, err, text)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		min := 24
		if i == 3 {
			min = 18
		}
		want, text := apksigner(t, out, min, 0)
		got := verify(t, data, min, 0)
		if !want || !got.OK {
			t.Errorf("%v: apksigner says %v, we say %v\n%s\n%v", args, want, got.OK, text, got.Errors)
		}
		if i == 2 {
			last := got.Signers[len(got.Signers)-1]
			if last.Scheme != sign.V3 || len(last.Lineage) != 2 || last.Lineage[1] != last.SHA256 {
				t.Errorf("rotated: signer %+v", last)
			}
			block := pairAt(t, data, 0xf05368c0)
			size := int(binary.LittleEndian.Uint64(data[block:]))
			for _, at := range []int{size / 2, size * 2 / 3} {
				bad := flip(data, block+at)
				path := write(t, "bad.apk", bad)
				if want, text := apksigner(t, path, min, 0); want != verify(t, bad, min, 0).OK {
					t.Errorf("rotated, bit at %d: apksigner says %v\n%s", at, want, text)
				}
			}
		}
	}
}
