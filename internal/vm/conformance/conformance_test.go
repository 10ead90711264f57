package conformance

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

func areas(t *testing.T) []suite.Area {
	t.Helper()
	all, err := suite.Areas("testdata")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestBlobsNameTheirSources needs no tools: a forgotten go generate shows here.
func TestBlobsNameTheirSources(t *testing.T) {
	for _, a := range areas(t) {
		packed, err := a.Blob()
		if err != nil {
			t.Error(err)
			continue
		}
		digest, err := a.Digest()
		if err != nil {
			t.Fatal(err)
		}
		if blob.Sources(packed) != digest {
			t.Errorf("area %s: the blob was made from other sources: run go generate ./internal/vm/conformance", a.Name)
		}
	}
}

// TestOpenJDK compiles every area anew, compares its blob, and compares what OpenJDK prints.
func TestOpenJDK(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles and runs all programs")
	}
	tools, err := build.Find()
	if err != nil {
		oracle.Missing(t, err.Error())
	}
	for _, a := range areas(t) {
		t.Run(a.Name, func(t *testing.T) {
			packed, err := a.Blob()
			if err != nil {
				t.Fatal(err)
			}
			_, dex, err := blob.Unpack(packed)
			if err != nil {
				t.Fatal(err)
			}
			if a.Kotlin() {
				k, err := tools.FindKotlin()
				if err != nil {
					oracle.Missing(t, err.Error())
				}
				checkStdlib(t, &a, k)
			}
			c, err := a.Compile(tools)
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			if !bytes.Equal(c.Dex, dex) {
				t.Error("the blob is not what the sources give: run go generate ./internal/vm/conformance")
			}
			err = c.Run(a.Programs, func(p suite.Program, out []byte) error {
				want, err := p.OpenJDK()
				if err == nil && !bytes.Equal(out, want) {
					t.Errorf("%s prints\n%s\nrecorded is\n%s", p.Name, out, want)
				}
				return err
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// TestDifferencesAreExplained wants a row of DIFFERENCES.md for each program
// that prints something else on Android, and no other rows.
func TestDifferencesAreExplained(t *testing.T) {
	total := 0
	for _, a := range areas(t) {
		total += len(a.Programs)
		told := map[string]bool{}
		text, err := os.ReadFile(filepath.Join(a.Dir, "DIFFERENCES.md"))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if cells := strings.Split(line, "|"); len(cells) > 4 && !strings.Contains(line, "---") && strings.TrimSpace(cells[1]) != "program" {
				for name := range strings.SplitSeq(cells[1], ",") {
					told[strings.TrimSpace(name)] = true
				}
			}
		}
		for _, p := range a.Programs {
			want, err := p.Expected()
			if err != nil {
				t.Fatal(err)
			}
			openjdk, err := p.OpenJDK()
			if err != nil {
				t.Fatal(err)
			}
			if differs := !bytes.Equal(want, openjdk); differs != told[p.Name] {
				t.Errorf("%s/%s: differs from OpenJDK: %t; has a row in DIFFERENCES.md: %t", a.Name, p.Name, differs, told[p.Name])
			}
			delete(told, p.Name)
		}
		for name := range told {
			t.Errorf("%s/DIFFERENCES.md tells of %q, which is no program", a.Name, name)
		}
	}
	t.Logf("%d programs", total)
}

// checkStdlib compares the blob of Kotlin's standard library with one made anew.
func checkStdlib(t *testing.T, a *suite.Area, k *build.Kotlin) {
	t.Helper()
	packed, err := a.Stdlib()
	if err != nil {
		t.Fatal(err)
	}
	digest, err := build.KotlinDigest("", nil)
	if err != nil {
		t.Fatal(err)
	}
	_, dex, err := blob.Unpack(packed)
	if err != nil {
		t.Fatal(err)
	}
	want, err := k.StdlibDex()
	if err != nil {
		t.Fatal(err)
	}
	if blob.Sources(packed) != digest || !bytes.Equal(dex, want) {
		t.Error("the blob is not that of the standard library in use: run go generate ./internal/vm/conformance")
	}
}
