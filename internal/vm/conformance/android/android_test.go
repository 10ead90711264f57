package android

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// TestPrograms runs every program on the embedded device.
func TestPrograms(t *testing.T) {
	packed, err := os.ReadFile(Blob)
	if err != nil {
		t.Fatal(err)
	}
	_, raw, err := blob.Unpack(packed)
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse(Blob, raw)
	if err != nil {
		t.Fatal(err)
	}
	sources, err := Sources(".")
	if err != nil || len(sources) == 0 {
		t.Fatal("no programs", err)
	}
	for _, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".java")
		t.Run(name, func(t *testing.T) {
			want, err := os.ReadFile(strings.TrimSuffix(source, ".java") + ".out")
			if err != nil {
				t.Fatal(err)
			}
			var out, said bytes.Buffer
			w := world.New(1)
			w.Stdout, w.Stderr = &out, &said
			m, err := machine.New(vm.Config{Program: files, World: w})
			if err != nil {
				t.Fatal(err)
			}
			o := m.RunMain(context.Background(), "L"+name+";", nil)
			if o.Kind != vm.Finished {
				t.Errorf("%s\n%s", o, said.Bytes())
			}
			compare(t, out.String(), string(want))
		})
	}
}

// compare shows the first line that differs.
func compare(t *testing.T, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		switch {
		case i >= len(g):
			t.Fatalf("line %d is missing: %s", i+1, w[i])
		case i >= len(w):
			t.Fatalf("line %d is too much: %s", i+1, g[i])
		case g[i] != w[i]:
			t.Fatalf("line %d is\n%s\nwant\n%s", i+1, g[i], w[i])
		}
	}
}

// TestBlobNamesItsSources needs no tools: a forgotten go generate shows here.
func TestBlobNamesItsSources(t *testing.T) {
	packed, err := os.ReadFile(Blob)
	if err != nil {
		t.Fatal(err)
	}
	digest, err := Digest(".")
	if err != nil {
		t.Fatal(err)
	}
	if blob.Sources(packed) != digest {
		t.Error("the blob was made from other sources: run go generate ./internal/vm/conformance/android")
	}
}

// TestBlob compiles the programs anew.
func TestBlob(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles all programs")
	}
	tools, err := build.Find()
	if err != nil {
		oracle.Missing(t, err.Error())
	}
	got, err := Compile(tools, ".")
	if err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile(Blob)
	if err != nil {
		t.Fatal(err)
	}
	if _, want, err := blob.Unpack(packed); err != nil || !bytes.Equal(got, want) {
		t.Errorf("the blob is not what the sources give (%v): run go generate ./internal/vm/conformance/android", err)
	}
}
