package dex_test

import (
	"encoding/binary"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/hostile"
)

// FuzzParse reads whatever can be read of a file. Nothing of it may panic or
// cost more than its size warrants.
func FuzzParse(f *testing.F) {
	for _, name := range []string{"hello.dex", "rare.dex"} {
		f.Add(testdata(f, name))
	}
	f.Add(container(testdata(f, "hello.dex"), 2))
	f.Fuzz(func(t *testing.T, data []byte) {
		readEverything(t, data)
	})
}

func readEverything(t testing.TB, data []byte) {
	var files []*dex.File
	var err error
	hostile.Bound(t, len(data), func() { files, err = dex.Parse("fuzz.dex", data) })
	if err != nil {
		return
	}
	var p *dex.Program
	hostile.Bound(t, len(data), func() { p, err = dex.NewProgram(files...) })
	for _, f := range files {
		hostile.Bound(t, len(data), func() { readIDs(f) })
		var classData dex.ClassData
		for i := range min(uint32(f.NumClassDefs()), 100) {
			class := f.ClassDef(i)
			hostile.Bound(t, len(data), func() { f.Annotations(class) })
			hostile.Bound(t, len(data), func() { f.StaticValues(class) })
			f.Interfaces(class)
			hostile.Bound(t, len(data), func() { f.ClassData(class, &classData) })
		}
	}
	if err != nil {
		return
	}
	for m := range min(len(p.Methods), 200) {
		code, ok, err := p.Code(dex.MethodID(m))
		if err != nil || !ok {
			continue
		}
		hostile.Bound(t, len(data), func() { readCode(&code) })
	}
}

func readIDs(f *dex.File) {
	for i := range min(uint32(f.NumStrings()), 1000) {
		f.String(i)
	}
	for i := range min(uint32(f.NumProtos()), 1000) {
		f.Proto(i)
	}
	for i := range min(uint32(f.NumFields()), 1000) {
		f.FieldText(i)
	}
	for i := range min(uint32(f.NumMethods()), 1000) {
		f.MethodText(i)
	}
	for i := range min(uint32(f.NumMethodHandles()), 1000) {
		f.MethodHandle(i)
	}
	for i := range min(uint32(f.NumCallSites()), 100) {
		f.CallSite(i)
	}
}

func readCode(code *dex.Code) {
	switches := 0
	code.All(func(in *dex.Insn) bool {
		switch in.Op {
		case dex.OpPackedSwitch, dex.OpSparseSwitch:
			if switches++; switches < 20 {
				code.SwitchCases(in)
			}
		case dex.OpFillArrayData:
			code.ArrayData(in)
		}
		return true
	})
	code.Tries()
	lines, _ := code.Lines()
	dex.LineAt(lines, 0)
	code.Locals(nil)
	code.DebugParameters()
}

// repeated returns n copies of b.
func repeated(n int, b ...byte) []byte {
	var out []byte
	for range n {
		out = append(out, b...)
	}
	return out
}

// A small file whose parts share what they refer to must not cost more than a
// large one.
func TestSharingIsBounded(t *testing.T) {
	le := binary.LittleEndian
	// One string, 300 types of it, one type list of 1000 types, 300 prototypes
	// of that list: 300 × 1000 × the string's length bytes of text.
	const strings, types, protos, params, name = 1, 300, 300, 500, 600
	at := uint32(0x70)
	section := func(count, size uint32) uint32 { off := at; at += count * size; return off }
	stringIDs, typeIDs, protoIDs := section(strings, 4), section(types, 4), section(protos, 12)
	list, text := section(1, 4+2*params), section(1, name+3)
	data := make([]byte, at)
	copy(data, "dex\n035\x00")
	for _, p := range [][2]uint32{{32, at}, {36, 0x70}, {40, 0x12345678}, {56, strings}, {60, stringIDs}, {64, types}, {68, typeIDs}, {72, protos}, {76, protoIDs}} {
		le.PutUint32(data[p[0]:], p[1])
	}
	le.PutUint32(data[stringIDs:], text)
	for i := range uint32(protos) {
		le.PutUint32(data[protoIDs+12*i+8:], list)
	}
	le.PutUint32(data[list:], params)
	copy(data[text:], append([]byte{name&0x7f | 0x80, name >> 7}, repeated(name, 'L')...))
	hostile.Bound(t, len(data), func() {
		if _, err := dex.Parse("shared.dex", data); err == nil {
			t.Error("accepted")
		}
	})
	// Many logical files that share all tables.
	data = container(testdata(t, "hello.dex"), 5000)
	hostile.Bound(t, len(data), func() { dex.Parse("container.dex", data) })
}
