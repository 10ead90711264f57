package zip

import (
	stdzip "archive/zip"
	"bytes"
	"testing"

	"github.com/esdroid/esdroid/internal/hostile"
)

// readable returns the entries that can be read, with their contents, the first
// of each name.
func readable(a *Archive) (names []string, content map[string][]byte) {
	content = map[string][]byte{}
	for i := range a.Entries() {
		e := &a.Entries()[i]
		if a.Find(e.Name) != e {
			continue
		}
		if data, err := a.Read(e); err == nil {
			names, content[e.Name] = append(names, e.Name), data
		}
	}
	return names, content
}

// FuzzZip checks that whatever the reader accepts, it also accepts after the
// builder has copied it, with the same contents.
func FuzzZip(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var a *Archive
		var err error
		hostile.Bound(t, len(data), func() { a, err = Parse(data) })
		if err != nil {
			return
		}
		for i := range min(len(a.Entries()), 4) {
			hostile.Bound(t, len(data), func() { a.Read(&a.Entries()[i]) })
		}
		names, content := readable(a)
		b := NewBuilder()
		for _, name := range names {
			if err := b.Copy(a, a.Find(name)); err != nil {
				t.Fatalf("readable, but cannot be copied: %v", err)
			}
		}
		var out bytes.Buffer
		if _, err := b.Sections().WriteTo(&out); err != nil {
			t.Fatal(err)
		}
		again, err := Parse(out.Bytes())
		if err != nil {
			t.Fatalf("written, but not read back: %v", err)
		}
		if len(again.Problems()) > 0 && !bytes.Contains([]byte(again.Problems()[0]), []byte("zero byte")) {
			t.Fatalf("written with problems: %q", again.Problems())
		}
		names2, content2 := readable(again)
		if len(names) != len(names2) {
			t.Fatalf("entries %q became %q", names, names2)
		}
		for i, name := range names {
			if names2[i] != name || !bytes.Equal(content[name], content2[name]) {
				t.Fatalf("entry %q became %q: %d bytes, %d bytes", name, names2[i], len(content[name]), len(content2[names2[i]]))
			}
		}
	})
}

// seeds are small archives: plain, with odd headers, with the features of the format.
func seeds(t testing.TB) [][]byte {
	var plain bytes.Buffer
	w := stdzip.NewWriter(&plain)
	for _, name := range []string{"AndroidManifest.xml", "classes.dex", "lib/x86/a.so", "résumé/"} {
		h := &stdzip.FileHeader{Name: name, Method: stdzip.Deflate}
		if name[0] == 'l' {
			h.Method = stdzip.Store
		}
		f, err := w.CreateHeader(h)
		if err != nil {
			t.Fatal(err)
		}
		if name[len(name)-1] != '/' {
			f.Write(bytes.Repeat([]byte(name), 20))
		}
	}
	w.SetComment("a comment")
	w.Close()
	b := NewBuilder()
	b.Add("a", []byte("stored"), false)
	b.Add("b.so", bytes.Repeat([]byte{7}, 100), false)
	b.Add("c", bytes.Repeat([]byte("deflated "), 100), true)
	var built bytes.Buffer
	b.Sections().WriteTo(&built)
	odd := bytes.Clone(plain.Bytes())
	at := bytes.Index(odd, []byte("PK\x01\x02"))
	odd[at+10] = 0x99 // method
	odd[at+8] |= 1    // encrypted
	return [][]byte{plain.Bytes(), built.Bytes(), odd, []byte("PK\x05\x06" + string(make([]byte, 18)))}
}
