package dexdump_test

import (
	"io"
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/dexdump"
	"github.com/esdroid/esdroid/internal/hostile"
)

// FuzzListing lists whatever can be read, within bounds of time and memory.
func FuzzListing(f *testing.F) {
	for _, name := range []string{"../testdata/hello.dex", "../testdata/rare.dex", "../verify/testdata/faulty.dex"} {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		files, err := dex.Parse("fuzz.dex", data)
		if err != nil {
			return
		}
		for _, file := range files[:min(3, len(files))] {
			hostile.Bound(t, len(data), func() { dexdump.WriteFile(io.Discard, file) })
		}
	})
}
