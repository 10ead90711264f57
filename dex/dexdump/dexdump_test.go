package dexdump_test

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/dexdump"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// The listing must equal that of dexdump in every byte.
func TestEqualsDexdump(t *testing.T) {
	tool := oracle.Tool(t, "dexdump")
	for _, apk := range corpus.APKs(t) {
		if testing.Short() && corpus.IsLarge(apk) {
			continue
		}
		for _, d := range corpus.DexFiles(t, apk) {
			path := filepath.Join(t.TempDir(), d.Name)
			if err := os.WriteFile(path, d.Data, 0o666); err != nil {
				t.Fatal(err)
			}
			want, err := exec.Command(tool, "-d", path).Output()
			if err != nil {
				t.Fatalf("dexdump %s %s: %v", d.App, d.Name, err)
			}
			files, err := dex.Parse(path, d.Data)
			if err != nil {
				t.Fatal(err)
			}
			var got bytes.Buffer
			if err := dexdump.Write(&got, path, files...); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got.Bytes(), want) {
				t.Errorf("%s %s: %s", d.App, d.Name, firstDifference(got.Bytes(), want))
			}
		}
	}
}

func firstDifference(got, want []byte) string {
	g, w := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range min(len(g), len(w)) {
		if !bytes.Equal(g[i], w[i]) {
			return fmt.Sprintf("line %d\n got %q\nwant %q", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}

func TestMultidexNames(t *testing.T) {
	tool := oracle.Tool(t, "dexdump")
	path := corpus.Public(t, "uiautomator2-server-test.apk")
	want, err := exec.Command(tool, "-d", path).Output()
	if err != nil {
		t.Fatal(err)
	}
	var files []*dex.File
	for _, d := range corpus.DexFiles(t, path) {
		fs, err := dex.Parse(d.Name, d.Data)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, fs...)
	}
	var got bytes.Buffer
	if err := dexdump.Write(&got, path, files...); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Error(firstDifference(got.Bytes(), want))
	}
}

func TestFloatsAsC(t *testing.T) {
	for _, tt := range []struct {
		v    float64
		want string
	}{
		{0, "0"}, {math.Copysign(0, -1), "-0"}, {1, "1"}, {0.5, "0.5"}, {100000, "100000"}, {1e6, "1e+06"}, {123456789, "1.23457e+08"},
		{0.0001, "0.0001"}, {0.00001, "1e-05"}, {math.Inf(1), "inf"}, {math.Inf(-1), "-inf"}, {math.NaN(), "nan"},
		{math.Copysign(math.NaN(), -1), "-nan"}, {1234.5678, "1234.57"}, {3.0e38, "3e+38"},
	} {
		if got := string(dexdump.AppendG(nil, tt.v)); got != tt.want {
			t.Errorf("%v: got %s, want %s", tt.v, got, tt.want)
		}
	}
}

func BenchmarkListing(b *testing.B) {
	data := corpus.DexFiles(b, corpus.Public(b, "apidemos.apk"))[0].Data
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		files, err := dex.Parse("classes.dex", data)
		if err != nil {
			b.Fatal(err)
		}
		var n counter
		if err := dexdump.Write(&n, "classes.dex", files...); err != nil {
			b.Fatal(err)
		}
	}
}

type counter int

func (c *counter) Write(p []byte) (int, error) { *c += counter(len(p)); return len(p), nil }
