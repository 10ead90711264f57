package write_test

import (
	"archive/zip"
	"bytes"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/dex/write"
	"github.com/esdroid/esdroid/internal/corpus"
)

// readAPK returns the dex files of an APK by name, with the standard library's
// zip reader, so that this package's tests stand alone.
func readAPK(t testing.TB, path string) (names []string, data [][]byte) {
	t.Helper()
	z, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for _, e := range z.File {
		if !strings.HasPrefix(e.Name, "classes") || !strings.HasSuffix(e.Name, ".dex") {
			continue
		}
		r, err := e.Open()
		if err != nil {
			t.Fatal(err)
		}
		d, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		names, data = append(names, e.Name), append(data, d)
	}
	return names, data
}

func parse(t testing.TB, name string, data []byte) *dex.File {
	t.Helper()
	files, err := dex.Parse(name, data)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 1 {
		t.Fatalf("%s: %d logical files", name, len(files))
	}
	return files[0]
}

func load(t testing.TB, files ...*dex.File) *model.Program {
	t.Helper()
	p, err := model.Load(files...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func writeOne(t testing.TB, p *model.Program) []byte {
	t.Helper()
	out, err := write.Program(p, write.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(out) != 1 {
		t.Fatalf("%d files written", len(out))
	}
	return out[0]
}

// editAll turns the code of all methods into bodies.
func editAll(t testing.TB, p *model.Program) {
	t.Helper()
	for _, f := range p.Files {
		for _, c := range f.Classes {
			for m := range c.Methods {
				b, err := m.Load()
				if err != nil {
					t.Fatalf("%s: %v", p.Pool.MethodText(m.Ref), err)
				}
				m.Body = b
			}
		}
	}
}

func TestRoundTrip(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		names, data := readAPK(t, path)
		for i, name := range names {
			what := filepath.Base(filepath.Dir(path)) + "/" + filepath.Base(path) + "/" + name
			if testing.Short() && len(data[i]) > 1<<20 {
				continue
			}
			in := parse(t, name, data[i])
			want := describe(t, in)
			copied := writeOne(t, load(t, in))
			requireEqual(t, what, want, describe(t, parse(t, name, copied)))
			if again := writeOne(t, load(t, in)); !bytes.Equal(copied, again) {
				t.Fatalf("%s: written twice, the files differ", what)
			}
			requireSameCode(t, what, in, parse(t, name, copied))

			p := load(t, in)
			editAll(t, p)
			edited := writeOne(t, p)
			requireEqual(t, what+" edited", want, describe(t, parse(t, name, edited)))
			t.Logf("%s: %d bytes, copied %d, laid out %d", what, len(data[i]), len(copied), len(edited))
		}
	}
}

// requireSameCode demands that the instructions of a rewritten file have not
// changed in any bit.
func requireSameCode(t *testing.T, what string, a, b *dex.File) {
	t.Helper()
	pa, err := dex.NewProgram(a)
	if err != nil {
		t.Fatal(err)
	}
	pb, err := dex.NewProgram(b)
	if err != nil {
		t.Fatal(err)
	}
	for m := range pa.Methods {
		ca, ok, err := pa.Code(dex.MethodID(m))
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			continue
		}
		other, _ := pb.FindMethod(pa.MethodText(dex.MethodID(m)))
		cb, _, err := pb.Code(other)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(ca.Insns, cb.Insns) {
			t.Fatalf("%s: %s: code bytes changed", what, pa.MethodText(dex.MethodID(m)))
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	names, data := readAPK(b, corpus.Public(b, "apidemos.apk"))
	f := parse(b, names[0], data[0])
	b.Run("copied", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			writeOne(b, load(b, f))
		}
		b.SetBytes(int64(len(data[0])))
	})
	b.Run("laid out", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			p := load(b, f)
			editAll(b, p)
			writeOne(b, p)
		}
		b.SetBytes(int64(len(data[0])))
	})
}
