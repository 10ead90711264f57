package crafted_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/corpus/crafted"
)

// Every shape is a file that devices accept. ESDROID_CRAFTED names a folder to write
// the files to, in their full size.
func TestShapes(t *testing.T) {
	dir := os.Getenv("ESDROID_CRAFTED")
	shapes := crafted.Shapes()
	if len(shapes) < 40 {
		t.Errorf("%d shapes", len(shapes))
	}
	for _, s := range shapes {
		t.Run(s.Name, func(t *testing.T) {
			size := max(3, s.Size/100)
			if dir != "" {
				size = s.Size
			}
			data, err := s.Write(size)
			if err != nil {
				t.Fatal(err)
			}
			fs, findings := verify.Data("classes.dex", data)
			if verify.Refused(findings) {
				t.Fatal(findings)
			}
			p, err := dex.NewProgram(fs...)
			if err != nil {
				t.Fatal(err)
			}
			if _, ok := p.FindMethod(crafted.Method); !ok {
				t.Error("no method", crafted.Method)
			}
			for _, f := range verify.Program(p, nil) {
				if f.Severity == verify.Error {
					t.Error(f)
				}
			}
			if dir != "" {
				name := strings.NewReplacer(" ", "-", ",", "").Replace(s.Name) + ".dex"
				if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
