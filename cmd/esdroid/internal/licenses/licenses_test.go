package main

import (
	"os"
	"path/filepath"
	"testing"
)

// All licence files of a folder count, whatever the case and the ending of their names; a
// module without one is named as such rather than left out.
func TestLicenceOfAFolder(t *testing.T) {
	for _, c := range []struct {
		name  string
		files map[string]string
		want  string
	}{
		{"one", map[string]string{"LICENSE": "\nfree\n", "readme.md": "not this"}, "free"},
		{"two, in the order of names", map[string]string{"notice.txt": "by us\r\nand you", "Licence.md": "free"}, "free\n\nby us\nand you"},
		{"a name that only begins so", map[string]string{"LICENSE-header": "no"}, "(no licence file)"},
		{"none", nil, "(no licence file)"},
	} {
		dir := t.TempDir()
		for name, text := range c.files {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := licence(dir); err != nil || got != c.want {
			t.Errorf("%s: %q, %v, want %q", c.name, got, err, c.want)
		}
	}
}
