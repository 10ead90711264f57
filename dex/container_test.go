package dex_test

import (
	"bytes"
	"encoding/binary"
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

func testdata(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// container makes a version 041 container of n logical files from a plain dex
// file. All of them share its sections, which such files may: offsets count
// from the beginning of the container. The longer header covers the first
// string ids, so those move behind the rest.
func container(plain []byte, n int) []byte {
	const header = 0x78
	out := bytes.Clone(plain)
	strings := binary.LittleEndian.Uint32(out[56:])
	at := binary.LittleEndian.Uint32(out[60:])
	moved := uint32(len(out))
	out = append(out, out[at:at+4*strings]...)
	first := len(out)
	put := func(at int, v uint32) { binary.LittleEndian.PutUint32(out[at:], v) }
	for range n - 1 {
		out = append(out, make([]byte, header)...)
	}
	for i := range n {
		at, size := 0, first
		if i > 0 {
			at, size = first+(i-1)*header, header
			copy(out[at:at+header], out[:header])
		}
		copy(out[at:], "dex\n041\x00")
		put(at+32, uint32(size))
		put(at+36, header)
		put(at+60, moved)
		put(at+104, 0)
		put(at+108, 0)
		put(at+112, uint32(len(out)))
		put(at+116, uint32(at))
	}
	return out
}

func TestContainer(t *testing.T) {
	files, err := dex.Parse("classes.dex", container(testdata(t, "hello.dex"), 3))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 3 {
		t.Fatalf("%d logical files, want 3", len(files))
	}
	for i, f := range files {
		if f.Version != 41 || f.NumClassDefs() != 1 || f.TypeDescriptor(f.ClassDef(0).Type) != "LHello;" {
			t.Errorf("file %d: version %d, %d classes", i, f.Version, f.NumClassDefs())
		}
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	m, ok := p.FindMethod("LHello;->main([Ljava/lang/String;)V")
	if !ok || len(p.Shadowed) != 2 {
		t.Fatalf("main found: %t; %d shadowed classes, want 2", ok, len(p.Shadowed))
	}
	code, _, err := p.Code(m)
	if err != nil {
		t.Fatal(err)
	}
	if lines, err := code.Lines(); err != nil || len(lines) != 1 || lines[0].Line != 3 {
		t.Errorf("lines %v, error %v", lines, err)
	}
}

func TestContainerErrors(t *testing.T) {
	good := container(testdata(t, "hello.dex"), 2)
	second := len(good) - 0x78
	for _, tt := range []struct {
		name  string
		at    int
		value uint32
		want  string
	}{
		{"header offset", second + 116, 4, "classes.dex: header at offset 0x"},
		{"header size", second + 36, 0x70, "header size 0x70, want 0x78 in version 041"},
		{"file size", second + 32, 0, "file size 0 is smaller than the header"},
		{"shared table", second + 56, 1 << 30, "1073741824 items end at"},
	} {
		data := bytes.Clone(good)
		binary.LittleEndian.PutUint32(data[tt.at:], tt.value)
		_, err := dex.Parse("classes.dex", data)
		if err == nil || !bytes.Contains([]byte(err.Error()), []byte(tt.want)) {
			t.Errorf("%s: got error %v, want it to contain %q", tt.name, err, tt.want)
		}
	}
}
