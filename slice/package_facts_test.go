package slice

import (
	"encoding/binary"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// themesFor returns the resource table of the sample themes, with all values moved to a
// language and a version of the platform.
func themesFor(t *testing.T, language string, sdk int) *arsc.Table {
	t.Helper()
	p, err := apk.Open("../testdata/apps/themes/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	data, err := p.Read("resources.arsc")
	if err != nil {
		t.Fatal(err)
	}
	data = slices.Clone(data)
	// A type chunk: its header of 8 bytes, 12 of its own, then the configuration.
	types := 0
	for at := 0; at+48 <= len(data); at += 4 {
		if size := binary.LittleEndian.Uint16(data[at+2:]); binary.LittleEndian.Uint16(data[at:]) == res.ChunkType &&
			uint32(size) == 20+binary.LittleEndian.Uint32(data[at+20:]) {
			copy(data[at+28:at+30], language)
			binary.LittleEndian.PutUint16(data[at+44:], uint16(sdk))
			types++
		}
	}
	table, err := arsc.Parse(data)
	if err != nil || types == 0 {
		t.Fatal(types, err)
	}
	return table
}

// TestResourceFacts: a resource that a message names has values for some configurations,
// for all, or none; or the number is no id at all.
func TestResourceFacts(t *testing.T) {
	layout := themesFor(t, "", 0).ID("layout/main")
	if layout == 0 {
		t.Fatal("the sample has no layout/main")
	}
	for _, c := range []struct {
		language    string
		sdk, minSDK int
		message     string
		want        string
	}{
		{"de", 0, 21, "Resource ID #0xLAYOUT", "layout/main exists only for de: other configurations have no value"},
		{"", 26, 21, "File from xml type layout resource ID #0xLAYOUT", "layout/main exists only for v26: other configurations have no value"},
		{"", 26, 26, "Resource ID #0xLAYOUT", ""},
		{"", 0, 21, "Resource ID #0xLAYOUT", ""},
		{"", 0, 21, "String resource ID #0x2a", "42 is a plain number, not the id of a resource"},
		{"", 0, 21, "Resource ID #0x7f7f0001", "the app has no resource 0x7f7f0001"},
		{"", 0, 21, "Resource ID #0x01040000", ""},
		{"", 0, 21, "nothing named", ""},
	} {
		table := themesFor(t, c.language, c.sdk)
		message := strings.ReplaceAll(c.message, "LAYOUT", fmt.Sprintf("%x", layout))
		var want []string
		if c.want != "" {
			want = []string{c.want}
		}
		if got := resourceFacts(table, message, c.minSDK); !slices.Equal(got, want) {
			t.Errorf("%s for %q, v%d: %q, want %q", message, c.language, c.sdk, got, want)
		}
	}
}

// TestAssetFact: names like a missing one are told, else those of its folder.
func TestAssetFact(t *testing.T) {
	has := []string{"classes.dex", "assets/", "assets/fonts/Light.ttf", "assets/data/a.json", "assets/data/readings.json", "res/raw/b.json"}
	for name, want := range map[string]string{
		"fonts/light.ttf":    `the package has no asset "fonts/light.ttf"; it has fonts/Light.ttf`,
		"readings.json":      `the package has no asset "readings.json"; it has data/readings.json`,
		"data/other.txt":     `the package has no asset "data/other.txt"; it has data/a.json, data/readings.json`,
		"elsewhere/none.bin": `the package has no asset "elsewhere/none.bin"`,
		"data/a.json":        "",
	} {
		if got := assetFact(name, has); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	if got, want := listed([]string{"a", "b", "c", "d", "e", "f", "g", "h"}), "a, b, c, d, e, f and 2 more"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestMissingAssetOfReport: the asset is known from the call in which the report's
// exception was thrown.
func TestMissingAssetOfReport(t *testing.T) {
	p, err := apk.Open("../testdata/apps/themes/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.Open(p)
	if err != nil {
		t.Fatal(err)
	}
	c, err := criterion.Locate(app.Code, loadReport(t, "../testdata/apps/themes/crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{`the package has no asset "themes/dark.txt"; it has themes/light.txt`}
	if got := packageFacts(app, c); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestMissingView: a layout that lacks a view is told by the names of both, one that has it
// is not.
func TestMissingView(t *testing.T) {
	told := 0
	apps, err := filepath.Glob("../testdata/apps/*/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range apps {
		p, err := apk.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		table, err := p.Resources()
		if err != nil || table == nil {
			continue
		}
		layouts, _, err := p.Layouts()
		if err != nil || len(layouts) < 2 {
			continue
		}
		app := &pdg.App{Package: p}
		for _, has := range layouts {
			has.Root.Walk(func(n *axml.Node) bool {
				a := n.Android("id")
				if a == nil || a.Value.Type != res.TypeReference {
					return true
				}
				if got := MissingView(app.Package, a.Value.Data, []uint32{has.ID}); got != "" {
					t.Errorf("%s: %s", path, got)
				}
				for _, other := range layouts {
					fact := MissingView(app.Package, a.Value.Data, []uint32{other.ID})
					if fact == "" {
						continue
					}
					told++
					if start := table.Name(other.ID) + " has no view with " + table.Name(a.Value.Data) + "; it has "; !strings.HasPrefix(fact, start) {
						t.Errorf("%s: %q, want %q first", path, fact, start)
					}
				}
				return true
			})
		}
	}
	if told == 0 {
		t.Error("no sample has two layouts with different views")
	}
}
