package res

import (
	"bytes"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/internal/oracle"
)

func device(t *testing.T) *manager {
	t.Helper()
	m := newManager()
	c := world.DefaultConfig()
	m.config = deviceOf(&c).Config()
	if len(m.sources) != 1 {
		t.Fatal("the platform's resources are not there")
	}
	return m
}

// TestThemes looks up what views get from the platform's themes.
func TestThemes(t *testing.T) {
	m := device(t)
	id := func(kind, name string) uint32 {
		t.Helper()
		v := m.identifier("android", kind, name)
		if v == 0 {
			t.Fatalf("no %s/%s", kind, name)
		}
		return v
	}
	if got := id("attr", "textColorPrimary"); got != 0x01010036 {
		t.Errorf("textColorPrimary is %#x", got)
	}
	for _, test := range []struct{ theme, attr, want string }{
		{"Theme.Material.Light", "colorBackground", "fffafafa"},
		{"Theme.Material.Light", "listPreferredItemHeight", "dimension 64"},
		{"Theme.Material.Light", "actionBarSize", "dimension 56"},
		{"Theme.Holo", "listPreferredItemHeight", "dimension 64"},
		{"Theme.DeviceDefault.Light.DarkActionBar", "windowActionBar", "true"},
		{"Theme.Material.Light.NoActionBar", "windowActionBar", "false"},
		{"Theme.Material", "colorAccent", "ff80cbc4"},
		{"Theme", "listPreferredItemHeight", "dimension 64"},
	} {
		th := &theme{items: map[uint32]value{}}
		th.apply(m, id("style", test.theme), true)
		v, ok := th.get(id("attr", test.attr))
		v = m.resolve(v)
		got := fmt.Sprintf("%08x", v.data)
		switch v.typ {
		case res.TypeDimension:
			n, _ := res.Complex(v.data)
			got = fmt.Sprintf("dimension %v", n)
		case res.TypeIntBoolean:
			got = strconv.FormatBool(v.data != 0)
		}
		if !ok || got != test.want {
			t.Errorf("%s of %s is %s (type %#x), want %s", test.attr, test.theme, got, v.typ, test.want)
		}
	}
}

// TestFiles reads every XML file and picture that the device may choose.
func TestFiles(t *testing.T) {
	m := device(t)
	s := m.sources[cookiePlatform-1]
	n := 0
	for _, p := range s.table.Packages {
		for _, typ := range p.Types {
			for i := range typ.Count {
				v, ok, bag := m.get(p.ID<<24|uint32(typ.ID)<<16|uint32(i), 0)
				if !ok || bag || v.typ != res.TypeString {
					continue
				}
				name := m.strings[v.data].text
				if !strings.HasPrefix(name, "res/") || strings.HasPrefix(name, "res/raw") {
					continue
				}
				n++
				if strings.HasSuffix(name, ".xml") {
					if _, err := s.xml(name); err != nil {
						t.Errorf("%s: %v", name, err)
					}
				} else if _, ok := s.read(name); !ok {
					t.Errorf("%s is missing", name)
				}
			}
		}
	}
	if n < 1000 {
		t.Errorf("only %d files", n)
	}
}

var valueLine = regexp.MustCompile(`^\s+resource (0x[0-9a-f]+) \S+: t=0x([0-9a-f]+) d=0x([0-9a-f]+) `)

// TestApps compares the values that stand in one configuration only with aapt's.
func TestApps(t *testing.T) {
	aapt := oracle.Tool(t, "aapt")
	total := 0
	for _, path := range corpus.APKs(t) {
		app, err := apk.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		m := device(t)
		m.add(app)
		out, err := exec.Command(aapt, "dump", "resources", path).Output()
		if err != nil {
			t.Logf("%s: aapt cannot read it: %v", path, err)
			continue
		}
		values := map[uint32][]string{}
		for line := range bytes.Lines(out) {
			if f := valueLine.FindSubmatch(line); f != nil {
				id, _ := strconv.ParseUint(string(f[1]), 0, 32)
				values[uint32(id)] = append(values[uint32(id)], string(f[2])+" "+string(f[3]))
			}
		}
		compared := 0
		for id, all := range values {
			if len(all) != 1 || strings.HasPrefix(all[0], "03 ") {
				continue
			}
			v, ok, _ := m.get(id, 0)
			if !ok {
				continue // for other devices only
			}
			compared++
			if got := fmt.Sprintf("%02x %08x", uint8(v.typ), v.data); got != all[0] {
				t.Errorf("%s: %#x is %s, aapt has %s", path, id, got, all[0])
			}
		}
		t.Logf("%s: %d values", filepath.Base(filepath.Dir(path)), compared)
		total += compared
	}
	if total < 50 {
		t.Errorf("only %d values were compared", total)
	}
}
