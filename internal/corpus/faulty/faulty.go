// Reading the methods, and making files of them.

package faulty

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
)

// Class is the class of all the methods.
const Class = "LFaulty;"

// Method is one method with what the comment in front of it wants: the rule
// that it breaks and how bad that is, "ok" if it breaks none.
type Method struct {
	Name     string // with its descriptor, before the patches
	Ref      uint32 // index of its reference
	Rule     string
	Severity string
	Data     []byte // the dex file, patched for this method
}

// Dir is the folder of faulty.dex.
func Dir() string { return filepath.Join(corpus.Root(), "dex", "verify", "testdata") }

var want = regexp.MustCompile(`(?m)^# want (\S+) (\S+)(?: patch (\S+))?\n\.method .*?(\S+)$`)

// Methods reads the methods.
func Methods(t testing.TB) []Method {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(Dir(), "faulty", "Faulty.smali"))
	if err != nil {
		t.Fatal(err)
	}
	original, err := os.ReadFile(filepath.Join(Dir(), "faulty.dex"))
	if err != nil {
		t.Fatal(err)
	}
	f, _, data := class(t, original)
	var all []Method
	for _, found := range want.FindAllStringSubmatch(string(source), -1) {
		m := Method{Rule: found[1], Severity: found[2], Name: found[4], Data: append([]byte(nil), original...)}
		at, ok := encoded(f, data, m.Name)
		if !ok {
			t.Fatalf("%s has no method %s", Class, m.Name)
		}
		m.Ref = at.Method
		if change := found[3]; change != "" {
			patch(t, m.Data, f, at.Method, at.CodeOff, change)
		}
		all = append(all, m)
	}
	return all
}

// Alone returns the method's file without the other faulty methods.
func Alone(t testing.TB, all []Method, m Method) []byte {
	t.Helper()
	f, def, data := class(t, m.Data)
	others := map[uint32]bool{}
	for _, o := range all {
		others[o.Ref] = o.Ref != m.Ref
	}
	out := m.Data[:len(m.Data):len(m.Data)]
	binary.LittleEndian.PutUint32(out[classDef(f, def)+24:], uint32(len(out)))
	keep := func(list []dex.EncodedMethod) (kept []dex.EncodedMethod) {
		for _, e := range list {
			if !others[e.Method] {
				kept = append(kept, e)
			}
		}
		return kept
	}
	direct, virtual := keep(data.DirectMethods), keep(data.VirtualMethods)
	for _, n := range []int{len(data.StaticFields), len(data.InstanceFields), len(direct), len(virtual)} {
		out = binary.AppendUvarint(out, uint64(n))
	}
	for _, list := range [][]dex.EncodedField{data.StaticFields, data.InstanceFields} {
		last := uint32(0)
		for _, e := range list {
			out = binary.AppendUvarint(out, uint64(e.Field-last))
			out = binary.AppendUvarint(out, uint64(e.Access))
			last = e.Field
		}
	}
	for _, list := range [][]dex.EncodedMethod{direct, virtual} {
		last := uint32(0)
		for _, e := range list {
			out = binary.AppendUvarint(out, uint64(e.Method-last))
			out = binary.AppendUvarint(out, uint64(e.Access))
			out = binary.AppendUvarint(out, uint64(e.CodeOff))
			last = e.Method
		}
	}
	binary.LittleEndian.PutUint32(out[0x20:], uint32(len(out)))
	return out
}

// classDef is where a class definition lies.
func classDef(f *dex.File, def uint32) uint32 {
	return binary.LittleEndian.Uint32(f.Data()[0x64:]) + 32*def
}

// class parses a file and finds the class.
func class(t testing.TB, raw []byte) (*dex.File, uint32, *dex.ClassData) {
	t.Helper()
	files, err := dex.Parse("faulty.dex", raw)
	if err != nil {
		t.Fatal(err)
	}
	f := files[0]
	for i := range uint32(f.NumClassDefs()) {
		if f.TypeDescriptor(f.ClassDef(i).Type) == Class {
			data := &dex.ClassData{}
			if err := f.ClassData(f.ClassDef(i), data); err != nil {
				t.Fatal(err)
			}
			return f, i, data
		}
	}
	t.Fatalf("no class %s", Class)
	return nil, 0, nil
}

func encoded(f *dex.File, data *dex.ClassData, name string) (dex.EncodedMethod, bool) {
	for _, list := range [][]dex.EncodedMethod{data.DirectMethods, data.VirtualMethods} {
		for _, e := range list {
			if r := f.MethodRef(e.Method); f.String(r.Name)+f.ProtoDescriptor(r.Proto) == name {
				return e, true
			}
		}
	}
	return dex.EncodedMethod{}, false
}

// patch overwrites what no assembler writes. What it names is a code unit of a
// method by its pc, or
//
//	REGS INS OUTS UNITS       a number in the head of the code item
//	TRYn.START .COUNT .LIST   of try range n: first unit, units, offset of the handlers
//	METHOD0 FIELD0            the class of the method or field that the first instruction names
//	SITE0                     the number of values of the call site that it names
//	PARAM0                    the first parameter of the method's own prototype
//
// The value is a number or TYPE:descriptor, the index of a type.
func patch(t testing.TB, data []byte, f *dex.File, ref, code uint32, text string) {
	t.Helper()
	what, value, _ := strings.Cut(text, "=")
	if descriptor, ok := strings.CutPrefix(value, "TYPE:"); ok {
		for i := range uint32(f.NumTypes()) {
			if f.TypeDescriptor(i) == descriptor {
				value = strconv.Itoa(int(i))
				break
			}
		}
	}
	v, err := strconv.ParseUint(value, 0, 16)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	u2 := func(at uint32) uint32 { return uint32(binary.LittleEndian.Uint16(data[at:])) }
	u4 := func(at uint32) uint32 { return binary.LittleEndian.Uint32(data[at:]) }
	const protoIDs, fieldIDs, methodIDs = 0x4c, 0x54, 0x5c // their offsets in the header
	units := u4(code + 12)
	operand := u2(code + 18) // index in the first instruction
	tries := code + 16 + 2*(units+units%2)
	var at uint32
	switch name, part, _ := strings.Cut(what, "."); name {
	case "REGS":
		at = code
	case "INS":
		at = code + 2
	case "OUTS":
		at = code + 4
	case "UNITS":
		at = code + 12
	case "TRY0", "TRY1":
		at = tries + 8*uint32(name[3]-'0') + map[string]uint32{"START": 0, "COUNT": 4, "LIST": 6}[part]
	case "METHOD0":
		at = u4(methodIDs) + 8*operand
	case "FIELD0":
		at = u4(fieldIDs) + 8*operand
	case "SITE0":
		data[f.CallSiteOffset(operand)] = byte(v)
		return
	case "PARAM0":
		at = u4(u4(protoIDs)+12*f.MethodRef(ref).Proto+8) + 4
	default:
		pc, err := strconv.Atoi(what)
		if err != nil {
			t.Fatal(err)
		}
		at = code + 16 + 2*uint32(pc)
	}
	binary.LittleEndian.PutUint16(data[at:], uint16(v))
}
