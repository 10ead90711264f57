package boot

import (
	"bytes"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

// TestBlobNamesItsSources needs no tools: a forgotten go generate shows here.
func TestBlobNamesItsSources(t *testing.T) {
	sources, err := build.Sources("java", ".java")
	if err != nil {
		t.Fatal(err)
	}
	want, err := build.DigestOf("java", sources)
	if err != nil {
		t.Fatal(err)
	}
	if blob.Sources(packed) != want {
		t.Error("boot.dex.s2 was made from other sources: run go generate ./internal/vm/boot")
	}
}

// TestBlobIsWhatTheSourcesGive compiles the sources anew and compares bytes.
func TestBlobIsWhatTheSourcesGive(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the class library")
	}
	tools, err := build.Find()
	if err != nil {
		oracle.Missing(t, err.Error())
	}
	sources, err := build.Sources("java", ".java")
	if err != nil {
		t.Fatal(err)
	}
	want, err := tools.Compile(build.Bare, sources)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(Dex(), want) {
		t.Error("boot.dex.s2 is not what the sources give: run go generate ./internal/vm/boot")
	}
}

func TestDexReads(t *testing.T) {
	files, err := dex.Parse("boot.dex", Dex())
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes unpacked from %d", len(Dex()), len(packed))
	if len(files) != 1 || files[0].NumClassDefs() < 100 {
		t.Errorf("%d files", len(files))
	}
}

func BenchmarkUnpack(b *testing.B) {
	b.SetBytes(int64(len(Dex())))
	for b.Loop() {
		if _, _, err := blob.Unpack(packed); err != nil {
			b.Fatal(err)
		}
	}
}
