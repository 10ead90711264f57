package arsc

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/hostile"
)

func mustParse(t testing.TB, data []byte) *Table {
	t.Helper()
	tab, err := Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

func TestAllForms(t *testing.T) {
	tab := mustParse(t, allForms())
	for id, want := range map[uint32]string{
		0x7f010000: "string/hello", 0x7f010001: "", 0x7f020001: "layout/main", 0x7f020300: "layout/main",
		0x7f030000: "style/Theme", 0x0101000f: "android:attr/debuggable", 0x02010000: "",
	} {
		if got := tab.Name(id); got != want {
			t.Errorf("name of %#x is %q, want %q", id, got, want)
		}
	}
	for id, want := range map[uint32]string{0x7f010000: "Hello", 0x7f010002: "Hello", 0x7f020001: "res/layout/a.xml", 0x7f020300: "res/layout/a.xml"} {
		if v, ok := tab.Resolve(id); !ok || v.Str != want {
			t.Errorf("%#x resolves to %v, want %q", id, v, want)
		}
	}
	var configs []string
	for _, e := range tab.Entries(0x7f010000) {
		configs = append(configs, e.Config.String()+"="+e.Value.Str)
	}
	if diff := cmp.Diff([]string{"=Hello", "fr=Bonjour"}, configs); diff != "" {
		t.Error(diff)
	}
	e, _ := tab.Best(0x7f030000)
	want := &Bag{Parent: 0x01030005, Items: []Item{
		{0x01010001, res.Value{Type: res.TypeIntDec, Data: 7}}, {0x7f040000, res.Value{Type: res.TypeIntDec, Data: 8}},
	}}
	if diff := cmp.Diff(want, e.Bag); diff != "" {
		t.Error(diff)
	}
	if id := tab.ID("layout/main"); id != 0x7f020001 {
		t.Errorf("layout/main has id %#x", id)
	}
	if tab.Packages[0].Libraries[2] != "lib" {
		t.Errorf("libraries %v", tab.Packages[0].Libraries)
	}
	if len(tab.Problems) != 1 || !strings.Contains(tab.Problems[0], "0x7777") {
		t.Errorf("problems %q", tab.Problems)
	}
	var ids []uint32
	for entries, err := range tab.All("") {
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, entries[0].ID)
	}
	if diff := cmp.Diff([]uint32{0x7f010000, 0x7f010002, 0x7f020001, 0x7f020300, 0x7f030000}, ids); diff != "" {
		t.Error(diff)
	}
}

func TestMerge(t *testing.T) {
	french := tableOf(pool16("Salut"), pkg(0x7f, "com.example", pool16("string"), pool16("hello"),
		typeChunk(1, 0, config("fr", 0), 1, u32s(0), simple(0, res.TypeString, 0))))
	tab := Merge(mustParse(t, allForms()), mustParse(t, french))
	var got []string
	for _, e := range tab.Entries(0x7f010000) {
		got = append(got, e.Value.Str)
	}
	if diff := cmp.Diff([]string{"Hello", "Bonjour", "Salut"}, got); diff != "" {
		t.Error(diff)
	}
}

// The packages of a shared library have no number until it is loaded; what was read stays as it is.
func TestNumbered(t *testing.T) {
	read := mustParse(t, tableOf(pool16("Hello"), pkg(0, "com.example", pool16("string"), pool16("hello"),
		typeChunk(1, 0, config("", 0), 1, u32s(0), simple(0, res.TypeString, 0)))))
	tab := read.Numbered(0x7f)
	if len(tab.Entries(0x7f010000)) != 1 || len(tab.Entries(0x00010000)) != 0 || tab.ID("string/hello") != 0x7f010000 {
		t.Errorf("%#x", tab.ID("string/hello"))
	}
	if read.ID("string/hello") != 0x00010000 {
		t.Errorf("the table that was read has %#x now", read.ID("string/hello"))
	}
}

func TestReferenceCycleEnds(t *testing.T) {
	tab := mustParse(t, tableOf(pkg(0x7f, "c", pool16("string"), pool16("a"),
		typeChunk(1, 0, config("", 0), 1, u32s(0), simple(0, res.TypeReference, 0x7f010000)))))
	if v, ok := tab.Resolve(0x7f010000); ok {
		t.Errorf("a reference to itself resolves to %v", v)
	}
}

func TestConfigString(t *testing.T) {
	raw := config("", 0)
	raw[8], raw[9] = 0x80|0x24, 0x0a // packed "kfc"? see unpack: three letters
	if got := readConfig(raw).Language(); len(got) != 3 {
		t.Errorf("packed language %q", got)
	}
	for _, tt := range []struct {
		edit func(c []byte)
		want string
	}{
		{func(c []byte) { c[4], c[5], c[6] = 0x36, 1, 4 }, "mcc310-mnc4"},
		{func(c []byte) { copy(c[8:], "srRS"); copy(c[36:], "Latn") }, "b+sr+Latn+RS"},
		{func(c []byte) { copy(c[8:], "enGB"); copy(c[36:], "Latn"); c[52] = 1 }, "en-rGB"},
		{func(c []byte) { c[28] = 0x80 | 0x23; c[29] = 0x26; c[48] = 2; c[49] = 0xa }, "ldrtl-large-long-round-widecg-highdr-watch-night"},
		{func(c []byte) {
			c[12] = 2
			c[13] = 3
			c[14] = 100
			c[16] = 2
			c[17] = 2
			c[18] = 6
		}, "land-100dpi-finger-keyshidden-qwerty-navexposed-dpad"},
		{func(c []byte) { c[19] = 2; c[30], c[32], c[34] = 200, 201, 202; c[24] = 30 }, "feminine-sw200dp-w201dp-h202dp-v30"},
	} {
		c := config("", 0)
		tt.edit(c)
		if got := readConfig(c).String(); got != tt.want {
			t.Errorf("got %q, want %q", got, tt.want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	good := allForms()
	for _, tt := range []struct {
		name string
		data []byte
		want string
	}{
		{"empty", nil, "resource table at offset 0x0: chunk header cut off: 0 bytes left"},
		{"nothing", tableOf(), "neither strings nor packages"},
		{"cut", good[:len(good)-300], "resource table at offset"},
		{"short package", tableOf(chunk(res.ChunkPackage, u32s(1), nil)), "resource package at offset 0xc: header of 12 bytes"},
	} {
		_, err := Parse(tt.data)
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want %q in it", tt.name, err, tt.want)
		}
	}
}

// TestOverlappingBags has many entries share one large bag: what they decode to
// is quadratic in the size of the file.
func TestOverlappingBags(t *testing.T) {
	var items []uint32
	for i := range uint32(20000) {
		items = append(items, i, i)
	}
	data := tableOf(pkg(0x7f, "c", pool16("style"), pool16("a"),
		typeChunk(1, 0, config("", 0), 50000, make([]byte, 4*50000), bag(0, 0, items...))))
	hostile.Bound(t, 100*len(data), func() {
		var last error
		for _, err := range mustParse(t, data).All("") {
			last = err
		}
		if last != errOverlap {
			t.Errorf("error %v", last)
		}
	})
}

// visit decodes all there is to decode.
func visit(tab *Table) (entries int) {
	for es, err := range tab.All("") {
		if err != nil {
			return -1
		}
		for _, e := range es {
			entries++
			_ = e.Config.String()
			_ = e.Value.String()
		}
		tab.Name(es[0].ID)
		tab.Resolve(es[0].ID)
	}
	return entries
}

// FuzzARSC checks the bounds, and that reading a table twice, or the table
// behind another of its chunks, gives the same.
func FuzzARSC(f *testing.F) {
	f.Add(allForms())
	f.Add(tableOf(pool16("x")))
	f.Add(tableOf(pkg(0, "", pool16(), pool16(), typeChunk(1, 0, config("", 0), 1, u32s(0), simple(9, res.TypeString, 9)))))
	f.Fuzz(func(t *testing.T, data []byte) {
		var tab *Table
		var err error
		hostile.Bound(t, len(data), func() { tab, err = Parse(data) })
		if err != nil {
			return
		}
		var n int
		hostile.Bound(t, len(data), func() { n = visit(tab) })
		again, err := Parse(bytes.Clone(data))
		if err != nil || visit(again) != n {
			t.Fatalf("read a second time: %d entries, then %v", n, err)
		}
		for es := range tab.All("") {
			if es != nil && !cmp.Equal(es, again.Entries(es[0].ID), cmp.AllowUnexported(Config{})) {
				t.Fatalf("%#x read differently", es[0].ID)
			}
		}
	})
}

func BenchmarkParseTable(b *testing.B) {
	data := table(b, corpus.Public(b, "apidemos.apk"))
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		mustParse(b, data)
	}
}
