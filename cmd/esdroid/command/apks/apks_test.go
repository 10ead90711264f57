package apks

import (
	"os"
	"testing"
)

// Entries are chosen by pattern, or by a folder with all below it; all where nothing is named.
func TestMatchesAny(t *testing.T) {
	for _, c := range []struct {
		patterns []string
		name     string
		want     bool
	}{
		{nil, "a/b", true}, {[]string{"a/b"}, "a/b", true}, {[]string{"a"}, "a/b/c", true}, {[]string{"a/"}, "a/b/c", true},
		{[]string{"a"}, "ab/c", false}, {[]string{"*.dex"}, "classes.dex", true}, {[]string{"*.dex"}, "a/classes.dex", false},
		{[]string{"x", "a/*"}, "a/b", true}, {[]string{"["}, "a", false},
	} {
		if got := matchesAny(c.patterns, c.name); got != c.want {
			t.Errorf("%q of %q: %t", c.name, c.patterns, got)
		}
	}
}

// Names of entries come from strangers: none leads out of the folder or to a place that
// another name has, too.
func TestNamesThatAreNotExtracted(t *testing.T) {
	root, err := os.OpenRoot(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	for _, name := range []string{"/etc/passwd", "../a", "a/../b", "a//b", "./a", `a\b`, "a\x00b", "a/", "../../a/b"} {
		if err := extractEntry(root, nil, nil, name, false, nil); err == nil {
			t.Errorf("%q was extracted", name)
		}
	}
}

// What would move the cursor of a terminal is shown quoted.
func TestPrintable(t *testing.T) {
	for name, want := range map[string]string{"res/größe.xml": "res/größe.xml", "a\x1b[2J": `"a\x1b[2J"`, "a\nb": `"a\nb"`, "\x7f": `"\x7f"`, "a\xff": `"a\xff"`, " ": " "} {
		if got := printable(name); got != want {
			t.Errorf("%q is shown as %s, want %s", name, got, want)
		}
	}
}

// Entries of a complex resource are named by what they are: an attribute by its name.
func TestBagKey(t *testing.T) {
	name := func(uint32) string { return "attr/size" }
	for key, want := range map[uint32]string{0x01000000: "type", 0x01000009: "many", 0x02000003: "[3]", 0x0200ffff: "[65535]", 0x01010000: "attr/size", 0x7f010002: "attr/size"} {
		if got := bagKey(key, name); got != want {
			t.Errorf("%#x is %s, want %s", key, got, want)
		}
	}
}
