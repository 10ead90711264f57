package verify_test

import (
	"crypto/sha1"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/oracle"
)

// withHiddenAPI puts a hiddenapi_class_data_item, as the platform's own files
// have it, in front of the map list that ends a file.
func withHiddenAPI(t *testing.T, data []byte, item []byte) []byte {
	t.Helper()
	le := binary.LittleEndian
	at := le.Uint32(data[0x34:])
	count := le.Uint32(data[at:])
	if int(at+4+12*count) != len(data) {
		t.Fatal("the map list does not end the file")
	}
	out := append([]byte(nil), data[:at]...)
	out = append(out, item...)
	out = le.AppendUint32(out, count+1)
	for i := range count {
		entry := data[at+4+12*i:][:12]
		if le.Uint16(entry) == uint16(dex.MapMapList) {
			out = le.AppendUint32(out, uint32(dex.MapHiddenAPI))
			out = le.AppendUint32(le.AppendUint32(out, 1), at)
			out = append(out, entry[:8]...)
			out = le.AppendUint32(out, at+uint32(len(item)))
			continue
		}
		out = append(out, entry...)
	}
	le.PutUint32(out[0x20:], uint32(len(out)))
	le.PutUint32(out[0x34:], at+uint32(len(item)))
	le.PutUint32(out[0x68:], uint32(len(out))-le.Uint32(out[0x6c:]))
	sum := sha1.Sum(out[32:])
	copy(out[12:], sum[:])
	fixChecksum(out)
	return out
}

// Flags of hidden interfaces are passed over; a section that lies about its
// size is refused.
func TestHiddenAPI(t *testing.T) {
	plain := readFile(t, "../testdata/hello.dex")
	files, err := dex.Parse("hello.dex", plain)
	if err != nil {
		t.Fatal(err)
	}
	classes := files[0].NumClassDefs()
	item := binary.LittleEndian.AppendUint32(nil, uint32(4+4*classes))
	item = append(item, make([]byte, 4*classes)...) // no class has flags
	data := withHiddenAPI(t, plain, item)
	read, findings := verify.Data("hidden.dex", data)
	if len(findings) > 0 || len(read) != 1 || read[0].NumClassDefs() != classes || read[0].NumMethods() != files[0].NumMethods() {
		t.Errorf("%d files, %v", len(read), findings)
	}
	path := filepath.Join(t.TempDir(), "hidden.dex")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(oracle.Tool(t, "dexdump"), "-c", path).CombinedOutput(); err != nil {
		t.Errorf("dexdump: %v\n%s", err, out)
	}
	binary.LittleEndian.PutUint32(item, 1<<30)
	if _, findings := verify.Data("long.dex", withHiddenAPI(t, plain, item)); !verify.Refused(findings) {
		t.Errorf("a section beyond the file's end is accepted: %v", findings)
	}
}
