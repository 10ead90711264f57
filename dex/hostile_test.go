package dex_test

import (
	"encoding/binary"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/dexdump"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/hostile"
)

// sharing returns a file of less than 4 KB in which many definitions of the
// same method share one code item with many instructions.
func sharing(t testing.TB, methods int, registers uint16, units []uint16, text string) []byte {
	le := binary.LittleEndian
	b := testdata(t, "hello.dex")
	align := func() {
		for len(b)%4 != 0 {
			b = append(b, 0)
		}
	}
	if text != "" {
		le.PutUint32(b[le.Uint32(b[60:]):], uint32(len(b))) // string 0
		b = append(b, byte(len(text)&0x7f|0x80), byte(len(text)>>7))
		b = append(append(b, text...), 0)
	}
	align()
	code := len(b)
	b = le.AppendUint16(b, registers)
	b = le.AppendUint16(b, 1)
	b = append(b, make([]byte, 8)...)
	b = le.AppendUint32(b, uint32(len(units)))
	for _, u := range units {
		b = le.AppendUint16(b, u)
	}
	le.PutUint32(b[le.Uint32(b[100:])+24:], uint32(len(b))) // class data
	b = append(b, 0, 0, byte(methods&0x7f|0x80), byte(methods>>7), 0)
	for range methods {
		b = append(b, 0, 0x09)
		b = binary.AppendUvarint(b, uint64(code))
	}
	le.PutUint32(b[32:], uint32(len(b)))
	if len(b) > 4096 {
		t.Fatalf("%d bytes", len(b))
	}
	return b
}

// A small hostile file must not cost a second or 100 MB, whatever is done to it.
func TestSmallHostileFiles(t *testing.T) {
	var strings, branches, switches []uint16
	for range 250 {
		strings = append(strings, 0x001a, 0) // const-string v0, string 0
	}
	for range 600 {
		branches = append(branches, 0x0138, 2) // if-eqz v1, the next
	}
	for range 200 {
		switches = append(switches, 0x002b, uint16(2*(300-len(switches)/3*3/2)), 0)
	}
	for name, data := range map[string][]byte{
		"long strings":   sharing(t, 180, 2, append(strings, 0x000e), string(repeated(1000, 'x'))),
		"many registers": sharing(t, 150, 65535, append(branches, 0x000e), ""),
		"many methods":   sharing(t, 550, 2, []uint16{0x000e}, ""),
		"bad switches":   sharing(t, 200, 2, append(switches, 0x000e), ""),
		"containers":     container(testdata(t, "hello.dex"), 25),
	} {
		start := time.Now()
		hostile.Bound(t, len(data), func() {
			files, err := dex.Parse(name, data)
			if err != nil {
				return
			}
			for _, f := range files[:min(2, len(files))] {
				verify.File(f)
			}
			if p, err := dex.NewProgram(files...); err == nil {
				verify.Program(p, nil)
			}
		})
		files, err := dex.Parse(name, data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		hostile.Bound(t, len(data), func() { smali.New(files[0]).WriteAll(io.Discard) })
		hostile.Bound(t, len(data), func() { dexdump.WriteFile(io.Discard, files[0]) })
		t.Logf("%s: %d bytes, %v", name, len(data), time.Since(start))
	}
}

// sharedDebug returns a file whose methods each have their own code, but share
// one long debug_info_item.
func sharedDebug(t testing.TB, methods int, debug []byte) []byte {
	le := binary.LittleEndian
	b := testdata(t, "hello.dex")
	info := len(b)
	b = append(b, debug...)
	for len(b)%4 != 0 {
		b = append(b, 0)
	}
	code := len(b)
	for range methods {
		b = append(b, 1, 0, 1, 0, 0, 0, 0, 0)
		b = le.AppendUint32(b, uint32(info))
		b = append(b, 1, 0, 0, 0, 0x0e, 0, 0, 0) // return-void
	}
	le.PutUint32(b[le.Uint32(b[100:])+24:], uint32(len(b))) // class data
	b = append(b, 0, 0)
	b = binary.AppendUvarint(b, uint64(methods))
	b = append(b, 0)
	for i := range methods {
		b = append(b, 0, 0x09)
		b = binary.AppendUvarint(b, uint64(code+20*i))
	}
	le.PutUint32(b[32:], uint32(len(b)))
	return b
}

// Methods of a large file that share long debug information must not cost the
// product of both.
func TestSharedDebug(t *testing.T) {
	const methods, size = 30_000, 1 << 20
	long := func(head string, step string) []byte {
		return append(append([]byte(head), repeatedText(step, size)...), 0)
	}
	names := binary.AppendUvarint([]byte{1}, size)
	for name, debug := range map[string][]byte{
		"steps that lead nowhere": long("\x01\x00", "\x02\x00"),
		"lines at one place":      long("\x01\x00", "\x0e"),
		"there and back":          long("\x01\x00", "\x01\xff\xff\xff\xff\x0f\x2d"),
		"locals":                  long("\x01\x00", "\x05\x00\x06\x00"),
		"lines behind the code":   long("\x01\x00", "\x1d"),
		"parameter names":         append(append(names, make([]byte, size)...), 0),
	} {
		data := sharedDebug(t, methods, debug)
		start := time.Now()
		files, err := dex.Parse(name, data)
		if err != nil {
			t.Fatal(err)
		}
		f := files[0]
		var class dex.ClassData
		if err := f.ClassData(f.ClassDef(0), &class); err != nil || len(class.DirectMethods) != methods {
			t.Fatalf("%d methods, %v", len(class.DirectMethods), err)
		}
		for _, m := range class.DirectMethods {
			code, err := f.Code(m.CodeOff)
			if err != nil {
				t.Fatal(err)
			}
			code.Lines()
			code.Locals(nil)
			code.DebugParameters()
		}
		verify.File(f)
		smali.New(f).WriteAll(io.Discard)
		dexdump.WriteFile(io.Discard, f)
		t.Logf("%s: %d bytes, %v", name, len(data), time.Since(start)) // seconds; the product takes minutes
	}
}

// repeatedText returns n bytes of a text that repeats.
func repeatedText(text string, n int) string { return strings.Repeat(text, n/len(text)) }
