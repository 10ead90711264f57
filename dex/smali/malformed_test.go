package smali

import (
	"bytes"
	"encoding/binary"
	"hash/adler32"
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

// Devices run code whose debug information is malformed; it is printed, with a
// word about what is left out.
func TestMalformedDebugInfo(t *testing.T) {
	data, err := os.ReadFile("../testdata/hello.dex")
	if err != nil {
		t.Fatal(err)
	}
	parse := func() []*dex.File {
		files, err := dex.Parse("hello.dex", data)
		if err != nil {
			t.Fatal(err)
		}
		return files
	}
	program, err := dex.NewProgram(parse()...)
	if err != nil {
		t.Fatal(err)
	}
	spoiled := 0
	for m := range program.Methods {
		if code, ok, _ := program.Code(dex.MethodID(m)); ok && code.HasDebugInfo() {
			binary.LittleEndian.PutUint32(data[code.Offset()+8:], uint32(len(data)-1)) // the last byte of the map list, and nothing behind it
			spoiled++
		}
	}
	binary.LittleEndian.PutUint32(data[8:], adler32.Checksum(data[12:]))
	var out bytes.Buffer
	for _, f := range parse() {
		if err := New(f).WriteAll(&out); err != nil {
			t.Fatal(err)
		}
	}
	if n := bytes.Count(out.Bytes(), []byte("# debug information left out: ")); n != spoiled || spoiled == 0 || bytes.Contains(out.Bytes(), []byte(".line")) {
		t.Errorf("%d of %d methods say what is left out:\n%s", n, spoiled, out.Bytes())
	}
}
