package mandolinelog

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"strings"
	"testing"
)

const static = `{"<a.B: void m(int)>": {"17": ["$r0 = new a.C", 12, "specialinvoke $r0.<a.C: void <init>()>()", 12], "18": ["if $i0 == 0 goto return", 13]},
 "<a.B: int 'from'()>": {"19": ["$i0 = 1"]}}`

func batch(text string) string {
	var b bytes.Buffer
	z := zlib.NewWriter(&b)
	z.Write([]byte(text))
	z.Close()
	return "10-02 22:10:44.370 1 1 I System.out: SLICING: ZLIB: " + base64.StdEncoding.EncodeToString(b.Bytes()) + "\n"
}

func TestReadJoinsBlocksAndStatements(t *testing.T) {
	text := batch("17:2-18:2-") + "System.out: SLICING: 19:7:94083547-\n" + "SLICING: ZLIB: eJwzNLcy0jW0ABJGxlZ\n" + "SLICING: 99:2-\n"
	log, err := Read(strings.NewReader(text), strings.NewReader(static))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range log.Entries {
		got = append(got, e.Class+"."+e.Method+" "+e.Statement)
	}
	want := []string{"a.B.m $r0 = new a.C", "a.B.m specialinvoke $r0.<a.C: void <init>()>()", "a.B.m if $i0 == 0 goto return", "a.B.from $i0 = 1"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("entries:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if e := log.Entries[0]; e.Line != 12 || e.TID != 2 || e.NoLine {
		t.Errorf("first entry %+v", e)
	}
	if e := log.Entries[3]; !e.NoLine || e.TID != 7 {
		t.Errorf("last entry %+v", e)
	}
	if len(log.Problems) != 2 || !strings.Contains(log.Problems[0].Reason, "lost") || !strings.Contains(log.Problems[1].Reason, "block 99") {
		t.Errorf("problems %v", log.Problems)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(batch("17:2-18:2-"), static)
	f.Fuzz(func(t *testing.T, log, static string) {
		Read(strings.NewReader(log), strings.NewReader(static))
	})
}
