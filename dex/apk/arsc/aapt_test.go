package arsc

import (
	"bufio"
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// table returns the bytes of an APK's resource table.
func table(t testing.TB, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	a, err := zip.Parse(b)
	if err != nil {
		t.Fatal(err)
	}
	e := a.Find("resources.arsc")
	if e == nil {
		return nil
	}
	d, err := a.Read(e)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// aaptDump prints a table as 'aapt dump --values resources' does.
func aaptDump(t *Table, w *bufio.Writer, utf8 bool) {
	fmt.Fprintf(w, "Package Groups (%d)\n", len(t.Packages))
	for g, p := range t.Packages {
		fmt.Fprintf(w, "Package Group %d id=0x%02x packageCount=1 name=%s\n  Package 0 id=0x%02x name=%s\n", g, p.ID, p.Name, p.ID, p.Name)
		for _, typ := range p.Types {
			if typ.Count == 0 {
				continue
			}
			fmt.Fprintf(w, "    type %d configCount=%d entryCount=%d\n", typ.ID-1, len(typ.Variants), len(typ.flags)/4)
			for i := range len(typ.flags) / 4 {
				id := p.ID<<24 | uint32(typ.ID)<<16 | uint32(i)
				if name := t.Name(id); name != "" {
					flags := uint32(typ.flags[4*i]) | uint32(typ.flags[4*i+1])<<8 | uint32(typ.flags[4*i+2])<<16 | uint32(typ.flags[4*i+3])<<24
					fmt.Fprintf(w, "      spec resource 0x%08x %s:%s: flags=0x%08x\n", id, p.Name, name, flags)
				}
			}
			for _, v := range typ.Variants {
				name := v.Config.String()
				if name == "" {
					name = "(default)"
				}
				fmt.Fprintf(w, "      config %s:\n", name)
				for i := range typ.Count {
					e, ok := p.decode(typ, v, i)
					if !ok {
						continue
					}
					fmt.Fprintf(w, "        resource 0x%08x %s:%s/%s: ", e.ID, p.Name, typ.Name, e.Key)
					if e.Bag == nil {
						fmt.Fprintf(w, "t=0x%02x d=0x%08x (s=0x0008 r=0x00)\n          %s\n", uint8(e.Value.Type), e.Value.Data, aaptValue(e.Value, utf8))
						continue
					}
					fmt.Fprintf(w, "<bag>\n          Parent=0x%08x(Resolved=0x%08x), Count=%d\n", e.Bag.Parent, e.Bag.Parent, len(e.Bag.Items))
					for j, item := range e.Bag.Items {
						fmt.Fprintf(w, "          #%d (Key=0x%08x): %s\n", j, item.Key, aaptValue(item.Value, utf8))
					}
				}
			}
		}
	}
}

func aaptValue(v res.Value, utf8 bool) string {
	switch v.Type {
	case res.TypeNull:
		if v.Data == 1 {
			return "(null empty)"
		}
		return "(null)"
	case res.TypeReference:
		return fmt.Sprintf("(reference) 0x%08x", v.Data)
	case res.TypeAttribute:
		return fmt.Sprintf("(attribute) 0x%08x", v.Data)
	case res.TypeString:
		kind := "string16"
		if utf8 {
			kind = "string8"
		}
		return fmt.Sprintf(`(%s) "%s"`, kind, strings.NewReplacer(`"`, `\"`, "\n", `\n`, `\`, `\\`).Replace(v.Str))
	case res.TypeFloat:
		return fmt.Sprintf("(float) %s", cFloat(math.Float32frombits(v.Data)))
	case res.TypeDimension:
		f, unit := aaptComplex(v.Data)
		return fmt.Sprintf("(dimension) %f%s", f, [16]string{"px", "dp", "sp", "pt", "in", "mm"}[unit])
	case res.TypeFraction:
		f, unit := aaptComplex(v.Data)
		return fmt.Sprintf("(fraction) %f%s", f, [16]string{"%", "%p"}[unit])
	}
	return fmt.Sprintf("(color) #%08x", v.Data)
}

// aaptComplex reads a dimension or fraction as aapt does, which takes the
// mantissa for unsigned: -3dp prints as 16777213dp.
func aaptComplex(data uint32) (float32, int) {
	scale := [4]float32{1.0 / (1 << 8), 1.0 / (1 << 15), 1.0 / (1 << 23), 1.0 / (1 << 31)}[data>>4&3]
	return float32(data&0xffffff00) * scale, int(data & 0xf)
}

// cFloat formats as printf's %g.
func cFloat(f float32) string { return strings.TrimSuffix(fmt.Sprintf("%.6g", f), ".0") }

func TestTableEqualsAapt(t *testing.T) {
	aapt := oracle.Tool(t, "aapt")
	lines := 0
	for _, path := range corpus.APKs(t) {
		data := table(t, path)
		if data == nil {
			continue
		}
		want, err := exec.Command(aapt, "dump", "--values", "resources", path).Output()
		if err != nil {
			t.Errorf("%s: aapt: %v", path, err)
			continue
		}
		tab, err := Parse(data)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		if len(tab.Problems) > 0 {
			t.Errorf("%s: %q", path, tab.Problems)
		}
		var got bytes.Buffer
		w := bufio.NewWriter(&got)
		utf8 := true
		for _, p := range tab.Packages {
			utf8 = p.strings.UTF8()
		}
		aaptDump(tab, w, utf8)
		w.Flush()
		wantLines, gotLines := strings.Split(string(want), "\n"), strings.Split(got.String(), "\n")
		lines += len(wantLines)
		if diff := firstDifferences(wantLines, gotLines); diff != "" {
			t.Errorf("%s: aapt and we differ:\n%s", path, diff)
		}
	}
	t.Logf("%d lines compared", lines)
}

// firstDifferences is a diff for long lists that are nearly equal.
func firstDifferences(want, got []string) string {
	for i := range min(len(want), len(got)) {
		if want[i] != got[i] {
			return cmp.Diff(want[i:min(len(want), i+8)], got[i:min(len(got), i+8)])
		}
	}
	if len(want) != len(got) {
		return fmt.Sprintf("aapt has %d lines, we %d", len(want), len(got))
	}
	return ""
}
