package smali_test

import (
	"io"
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/internal/hostile"
)

// FuzzSmali prints whatever can be read, within bounds of time and memory.
func FuzzSmali(f *testing.F) {
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
			hostile.Bound(t, len(data), func() { smali.New(file).WriteAll(io.Discard) })
		}
	})
}
