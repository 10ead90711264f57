package verify_test

import (
	"bytes"
	"encoding/binary"
	"hash/adler32"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

func TestRealFilesAreSound(t *testing.T) {
	for _, apk := range corpus.APKs(t) {
		for _, d := range corpus.DexFiles(t, apk) {
			files, findings := verify.Data(d.App+"/"+d.Name, d.Data)
			if len(files) == 0 {
				t.Errorf("%s: not read", d.App)
			}
			for _, f := range findings[:min(10, len(findings))] {
				if f.Severity == verify.Error {
					t.Error(f)
				} else {
					t.Log(f)
				}
			}
		}
	}
}

func readFile(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// fixChecksum makes the header's checksum that of the content.
func fixChecksum(data []byte) {
	binary.LittleEndian.PutUint32(data[8:], adler32.Checksum(data[12:]))
}

// dexdump refuses files that ART's verifier of dex files refuses; whatever byte
// of a file is wrong, both must agree.
func TestAgreesWithART(t *testing.T) {
	tool := oracle.Tool(t, "dexdump")
	path := filepath.Join(t.TempDir(), "m.dex")
	rounds := 250
	if testing.Short() {
		rounds = 25
	}
	refused, accepted := 0, 0
	for seed, name := range []string{"testdata/faulty.dex", "../testdata/rare.dex", "../testdata/hello.dex"} {
		rng := rand.New(rand.NewSource(int64(seed)))
		original := readFile(t, name)
		for range rounds {
			data := bytes.Clone(original)
			at := 12 + rng.Intn(len(data)-12)
			switch rng.Intn(4) {
			case 0:
				data[at] = byte(rng.Intn(256))
			case 1:
				data[at] ^= 1 << rng.Intn(8)
			case 2:
				data[at]++
			case 3:
				data[at] = 0
			}
			fixChecksum(data)
			if err := os.WriteFile(path, data, 0o666); err != nil {
				t.Fatal(err)
			}
			text, err := exec.Command(tool, "-c", path).CombinedOutput()
			_, findings := verify.Data(name, data)
			if got, want := verify.Refused(findings), err != nil; got != want {
				t.Errorf("%s at %#x: %02x instead of %02x: refused: %t, by ART: %t\n%s%v", name, at, data[at], original[at], got, want, text, findings)
			} else if want {
				refused++
			} else {
				accepted++
			}
		}
	}
	t.Logf("%d refused, %d accepted", refused, accepted)
}

// find returns the offset of the map entry of a kind.
func mapEntry(data []byte, kind uint16) int {
	at := int(binary.LittleEndian.Uint32(data[52:]))
	for n := int(binary.LittleEndian.Uint32(data[at:])); n > 0; n-- {
		if entry := at + 4 + 12*(n-1); binary.LittleEndian.Uint16(data[entry:]) == kind {
			return entry
		}
	}
	return -1
}

// Every kind of structural fault is named by its rule and place.
func TestStructuralFaults(t *testing.T) {
	original := readFile(t, "../testdata/hello.dex")
	le := binary.LittleEndian
	section := func(kind uint16) int { return int(le.Uint32(original[mapEntry(original, kind)+8:])) }
	put4 := func(at int, v uint32) func([]byte) { return func(b []byte) { le.PutUint32(b[at:], v) } }
	put2 := func(at int, v uint16) func([]byte) { return func(b []byte) { le.PutUint16(b[at:], v) } }
	put1 := func(at int, v byte) func([]byte) { return func(b []byte) { b[at] = v } }
	const (
		stringIDs, typeIDs, protoIDs, fieldIDs, methodIDs, classDefs = 1, 2, 3, 4, 5, 6
		mapList, typeList, classData, code, stringData, debugInfo    = 0x1000, 0x1001, 0x2000, 0x2001, 0x2002, 0x2003
		encodedArray                                                 = 0x2005
	)
	for _, tt := range []struct {
		name          string
		change        func([]byte)
		rule, section string
		severity      verify.Severity
		at            int // where the fault is, 0 if that is not where the change was made
	}{
		{"version 036", put1(6, '6'), "version", "header", verify.Error, 4},
		{"version 034", func(b []byte) { copy(b[4:], "034") }, "version", "header", verify.Error, 4},
		{"header size", put4(36, 0x74), "header-size", "header", verify.Error, 36},
		{"file size", put4(32, uint32(len(original)+1)), "file-size", "header", verify.Error, 32},
		{"no map", put4(52, 0), "map", "map_list", verify.Error, 52},
		{"map entry type", put2(mapEntry(original, code), 0x2fff), "map", "map_list", verify.Error, mapEntry(original, code)},
		{"map entry twice", put2(mapEntry(original, code), classData), "map", "map_list", verify.Error, mapEntry(original, classData)},
		{"map entry missing", put2(mapEntry(original, stringIDs), 7), "map", "map_list", verify.Error, 0},
		{"map order", put4(mapEntry(original, code)+8, 0x70), "map-order", "map_list", verify.Error, mapEntry(original, code)},
		{"map count", put4(mapEntry(original, stringIDs)+4, 1), "map", "map_list", verify.Error, 0},
		{"too many items", put4(mapEntry(original, code)+4, 1<<20), "map", "map_list", verify.Error, 0},
		{"string order", func(b []byte) {
			at := section(stringIDs)
			first, second := le.Uint32(b[at:]), le.Uint32(b[at+4:])
			le.PutUint32(b[at:], second)
			le.PutUint32(b[at+4:], first)
		}, "id-order", "string_ids", verify.Error, 0},
		{"string offset", func(b []byte) { b[section(stringIDs)]++ }, "offset", "string_ids", verify.Error, 0},
		{"type order", put4(section(typeIDs), 12), "id-order", "type_ids", verify.Error, 0},
		{"proto order", func(b []byte) { at := section(protoIDs); copy(b[at:at+12], b[at+12:at+24]) }, "id-order", "proto_ids", verify.Error, 0},
		{"shorty", func(b []byte) { b[section(protoIDs)]++ }, "shorty", "proto_ids", verify.Error, 0},
		{"field class", put2(section(fieldIDs), 0), "id-class", "field_ids", verify.Error, 0},
		{"method order", func(b []byte) { b[section(methodIDs)+8] = 0 }, "id-order", "method_ids", verify.Error, 0},
		{"access flags of a class", put4(section(classDefs)+4, 0x10001), "access-flags", "class_defs", verify.Error, section(classDefs) + 4},
		{"no superclass", put4(section(classDefs)+8, 0xffffffff), "superclass", "class_defs", verify.Remark, section(classDefs) + 8},
		{"source file", put4(section(classDefs)+16, 999), "index", "class_defs", verify.Remark, section(classDefs) + 16},
		{"class data offset", func(b []byte) { b[section(classDefs)+24]++ }, "offset", "class_defs", verify.Error, section(classDefs) + 24},
		{"static values offset", func(b []byte) { b[section(classDefs)+28]++ }, "offset", "class_defs", verify.Error, section(classDefs) + 28},
		{"debug info offset", func(b []byte) { b[section(code)+8]++ }, "offset", "code_item", verify.Remark, section(code) + 8},
		{"ins size", put2(section(code)+2, 9), "registers", "code_item", verify.Error, 0},
		{"string too long", func(b []byte) { b[section(stringData)]++ }, "string-length", "string_data", verify.Error, 0},
		{"string byte", put1(section(stringData)+1, 0xff), "mutf8", "string_data", verify.Error, section(stringData) + 1},
		{"value type", put1(section(encodedArray)+1, 0x01), "value", "encoded_array", verify.Error, 0},
		{"static value of another type", put1(section(encodedArray)+1, 0x1f), "static-values", "class_defs", verify.Error, 0},
		{"visibility of a field", put1(section(classData)+5, 0x0b), "access-flags", "class_data", verify.Error, 0},
		{"file smaller than its header", put4(32, 0x6f), "file-size", "header", verify.Error, 32},
		{"file with a tail", put4(32, uint32(len(original)-1)), "file-size", "header", verify.Remark, 32},
		{"signature", put1(12, original[12]^1), "signature", "header", verify.Remark, 12},
		{"empty section", put4(44+4, 0x70), "section-offset", "link", verify.Error, 0},
		{"data behind the end", put4(108, uint32(len(original))), "section-offset", "data", verify.Error, 108},
		{"data past the end", put4(104, uint32(len(original))), "section-offset", "data", verify.Remark, 104},
		{"map askew", func(b []byte) { b[52]++ }, "alignment", "map_list", verify.Error, section(mapList) + 1},
		{"map entry behind the end", put4(mapEntry(original, mapList)+8, uint32(len(original))), "map", "map_list", verify.Error, mapEntry(original, mapList)},
		{"index of a field", put1(section(classData)+4, 2), "index", "class_data", verify.Error, 0},
		{"index of a method", put1(section(classData)+6, 9), "index", "class_data", verify.Error, 0},
		{"NUL in a string", put1(section(stringData)+1, 0), "string-length", "string_data", verify.Error, section(stringData) + 1},
		{"string too short", func(b []byte) { b[section(stringData)]-- }, "string-length", "string_data", verify.Error, section(stringData) + int(original[section(stringData)])},
		{"character of too many bytes", func(b []byte) { copy(b[section(stringData)+1:], "\xc1\xbf") }, "mutf8", "string_data", verify.Error, section(stringData) + 1},
		{"character without its second byte", func(b []byte) { copy(b[section(stringData)+1:], "\xc2\x40") }, "mutf8", "string_data", verify.Error, section(stringData) + 1},
	} {
		data := bytes.Clone(original)
		tt.change(data)
		fixChecksum(data)
		_, findings := verify.Data("hello.dex", data)
		found := false
		for _, f := range findings {
			if f.Rule == tt.rule && f.Section == tt.section && f.Severity == tt.severity && (tt.at == 0 || f.Offset == int64(tt.at)) {
				found = true
				t.Log(f)
			}
		}
		if !found {
			t.Errorf("%s: findings %v, want %s %s in %s at %#x (0: anywhere)", tt.name, findings, tt.severity, tt.rule, tt.section, tt.at)
		}
	}
	data := bytes.Clone(original)
	data[len(data)-1] ^= 1
	if _, findings := verify.Data("hello.dex", data); len(findings) == 0 || findings[0].Rule != "checksum" {
		t.Errorf("checksum: findings %v", findings)
	}
}

// Whatever a word of the header, of the tables behind it or of an annotations directory is
// changed to, ART and this package agree on the file.
func TestEveryWord(t *testing.T) {
	note := build.Annotation{Visibility: 1, Type: "La/Note;"}
	b := build.New(35)
	b.Class(dex.AccPublic, "La/Z;").Field(dex.AccPublic, "f", "I")
	c := b.Class(dex.AccPublic|dex.AccAbstract, "La/A;").Annotate(note)
	c.Field(dex.AccPublic|dex.AccStatic, "a", "I", 5).Annotate(note)
	c.Field(dex.AccPublic, "b", "I").Annotate(note)
	c.Method(dex.AccPublic|dex.AccAbstract, "m", "(I)V").Annotate(note).AnnotateParameter(0, note)
	c.Method(dex.AccPublic|dex.AccAbstract, "n", "(I)V").Annotate(note).AnnotateParameter(0, note)
	original, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	if _, findings := verify.Data("m.dex", original); verify.Refused(findings) {
		t.Fatal(findings)
	}
	le := binary.LittleEndian
	directory := int(le.Uint32(original[mapEntry(original, uint16(dex.MapAnnotationsDir))+8:]))
	tables := int(le.Uint32(original[0x6c:])) // up to the data
	var words []int
	for at := 32; at < tables; at += 4 {
		words = append(words, at)
	}
	for word := range 4 + 2*6 { // the head, and pairs for two fields, two methods and their parameters
		words = append(words, directory+4*word)
	}
	dexdump := oracle.Tool(t, "dexdump")
	path := filepath.Join(t.TempDir(), "m.dex")
	for n, at := range words {
		was := le.Uint32(original[at:])
		for i, value := range []uint32{was + 1, 0, was ^ 1<<16, was + 4, was - 1, 1 << 20, le.Uint32(original[max(at-32, 0):])} {
			if value == was || testing.Short() && at < directory && i != n%7 {
				continue
			}
			data := bytes.Clone(original)
			le.PutUint32(data[at:], value)
			fixChecksum(data)
			if err := os.WriteFile(path, data, 0o600); err != nil {
				t.Fatal(err)
			}
			text, err := exec.Command(dexdump, "-c", path).CombinedOutput()
			if _, findings := verify.Data("m.dex", data); verify.Refused(findings) != (err != nil) {
				t.Errorf("at %#x %d instead of %d: %v, by ART: %v\n%s", at, value, was, findings, err, text)
			}
		}
	}
}
