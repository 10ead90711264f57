package zip

import (
	stdzip "archive/zip"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/hostile"
)

func built(t testing.TB, add func(b *Builder)) []byte {
	t.Helper()
	b := NewBuilder()
	add(b)
	var out bytes.Buffer
	if _, err := b.Sections().WriteTo(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func mustParse(t testing.TB, data []byte) *Archive {
	t.Helper()
	a, err := Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// record returns the offset of the directory record of an entry.
func record(t testing.TB, data []byte, name string) int {
	t.Helper()
	a := mustParse(t, data)
	i := bytes.Index(data[a.directory:], []byte(name))
	return int(a.directory) + i - directorySize
}

func put16(data []byte, at int, v uint16) []byte {
	out := bytes.Clone(data)
	binary.LittleEndian.PutUint16(out[at:], v)
	return out
}

func put32(data []byte, at int, v uint32) []byte {
	out := bytes.Clone(data)
	binary.LittleEndian.PutUint32(out[at:], v)
	return out
}

// TestTolerance reads what Android reads, though it is not by the book.
func TestTolerance(t *testing.T) {
	plain := built(t, func(b *Builder) {
		b.Add("one", []byte("first content"), false)
		b.Add("two", bytes.Repeat([]byte("second "), 50), true)
	})
	one, two := record(t, plain, "one"), record(t, plain, "two")
	end := int(mustParse(t, plain).end)
	for _, tt := range []struct {
		name    string
		data    []byte
		problem string
	}{
		{"plain", plain, ""},
		{"made-up method", put16(plain, one+10, 0x1234), ""},
		{"made-up compressed size", put32(plain, one+20, 5), ""},
		{"encryption flag", put16(plain, two+8, 1), ""},
		{"wrong checksum", put32(plain, two+16, 1), ""},
		{"wrong local method and sizes", put32(put16(plain, 8, 9), 18, 77), ""},
		{"wrong local name", append(append(bytes.Clone(plain[:30]), 'X'), plain[31:]...), ""},
		{"disk numbers", put16(plain, end+4, 7), ""},
		{"bytes after the end", append(bytes.Clone(plain), "junk"...), "4 bytes follow the end record"},
		{"comment", append(put16(plain, end+20, 4), "junk"...), ""},
		{"directory size", put32(plain, end+12, 1<<30), "reaches past its end record"},
		{"more entries counted", put16(put16(plain, end+8, 9), end+10, 9), "counts 9 entries"},
		{"version needed", put16(plain, one+6, 0xffff), ""},
	} {
		a, err := Parse(tt.data)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		for name, want := range map[string]string{"one": "first content", "two": strings.Repeat("second ", 50)} {
			e := a.Find(name)
			if e == nil {
				t.Errorf("%s: no entry %s", tt.name, name)
				continue
			}
			if got, err := a.Read(e); err != nil || string(got) != want {
				t.Errorf("%s: entry %s reads %q, %v", tt.name, name, got, err)
			}
		}
		problems := strings.Join(a.Problems(), "; ")
		if tt.problem == "" && problems != "" || !strings.Contains(problems, tt.problem) {
			t.Errorf("%s: problems %q, want %q", tt.name, problems, tt.problem)
		}
	}
}

func TestFirstOfSeveralEntriesIsFound(t *testing.T) {
	data := built(t, func(b *Builder) {
		b.Add("aa", []byte("first"), false)
		b.Add("bb", []byte("second"), false)
	})
	at := record(t, data, "bb") + directorySize
	copy(data[at:], "aa")
	a := mustParse(t, data)
	got, err := a.Read(a.Find("aa"))
	if err != nil || string(got) != "first" {
		t.Errorf("reads %q, %v", got, err)
	}
	if diff := cmp.Diff([]string{"entry 1 has the name of an earlier one: aa"}, a.Problems()); diff != "" {
		t.Error(diff)
	}
}

func TestDataDescriptorsAndZip64(t *testing.T) {
	var b bytes.Buffer
	w := stdzip.NewWriter(&b)
	f, _ := w.Create("streamed") // with a data descriptor
	io.WriteString(f, "content")
	w.Close()
	data := b.Bytes()
	a := mustParse(t, data)
	if got, err := a.Read(a.Find("streamed")); err != nil || string(got) != "content" {
		t.Errorf("reads %q, %v", got, err)
	}
	out := built(t, func(b *Builder) {
		if err := b.Copy(a, a.Find("streamed")); err != nil {
			t.Fatal(err)
		}
	})
	if err := mustParse(t, out).CheckLocal(mustParse(t, out).Find("streamed")); err != nil {
		t.Errorf("copied with a data descriptor: %v", err)
	}

	// The same with its sizes in a zip64 extra field and end record.
	rec := record(t, data, "streamed")
	e := a.Find("streamed")
	extra := binary.LittleEndian.AppendUint16([]byte{1, 0}, 24)
	for _, v := range []uint64{e.Size, e.CompressedSize, e.HeaderOffset} {
		extra = binary.LittleEndian.AppendUint64(extra, v)
	}
	dir := bytes.Clone(data[rec : rec+directorySize+len("streamed")])
	dir = put16(put32(put32(put32(dir, 20, 0xffffffff), 24, 0xffffffff), 42, 0xffffffff), 30, uint16(len(extra)))
	dir = append(dir, extra...)
	big := append(bytes.Clone(data[:rec]), dir...)
	end64 := len(big)
	tail := make([]byte, end64Size+locator64Size+endSize)
	binary.LittleEndian.PutUint32(tail, end64Signature)
	binary.LittleEndian.PutUint64(tail[32:], 1)
	binary.LittleEndian.PutUint64(tail[40:], uint64(len(dir)))
	binary.LittleEndian.PutUint64(tail[48:], uint64(rec))
	binary.LittleEndian.PutUint32(tail[end64Size:], locator64Signature)
	binary.LittleEndian.PutUint64(tail[end64Size+8:], uint64(end64))
	binary.LittleEndian.PutUint32(tail[end64Size+locator64Size:], endSignature)
	copy(tail[end64Size+locator64Size+8:], "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff")
	a = mustParse(t, append(big, tail...))
	if got, err := a.Read(a.Find("streamed")); err != nil || string(got) != "content" {
		t.Errorf("zip64: reads %q, %v", got, err)
	}
}

func TestErrorsSayWhere(t *testing.T) {
	plain := built(t, func(b *Builder) {
		b.Add("one", []byte("first content"), false)
		b.Add("two", bytes.Repeat([]byte("second "), 50), true)
	})
	one, two := record(t, plain, "one"), record(t, plain, "two")
	end := int(mustParse(t, plain).end)
	for _, tt := range []struct {
		name string
		data []byte
		want string
	}{
		{"empty", nil, "not a zip archive: no end of central directory record in 0 bytes; is it complete?"},
		{"directory offset", put32(plain, end+16, 1<<30), fmt.Sprintf("end of central directory record at offset %#x: the central directory is said to begin at 0x40000000", end)},
		{"directory signature", put32(plain, one, 0), fmt.Sprintf("central directory entry 0 at offset %#x: signature is 0x00000000, want 0x02014b50", one)},
		{"name length", put16(plain, two+28, 9999), "central directory entry 1"},
		{"local header", put32(plain, one+42, 1<<30), "entry one at offset"},
		{"local signature", put32(plain, 0, 7), "its local header has signature 0x00000007"},
		{"size", put32(plain, one+24, 1<<30), "its data take 1073741824 bytes"},
		{"inflated size", put32(plain, two+24, 1<<30), "bytes cannot inflate to 1073741824; the archive is damaged or hostile"},
		{"inflates to less", put32(plain, two+24, 400), "it inflates to 350 bytes, the central directory says 400"},
		{"inflates to more", put32(plain, two+24, 300), "it inflates to more than the 300 bytes"},
	} {
		a, err := Parse(tt.data)
		for i := 0; err == nil && i < len(a.Entries()); i++ {
			_, err = a.Read(&a.Entries()[i])
			if serr := a.Stream(io.Discard, &a.Entries()[i]); (serr == nil) != (err == nil) && tt.name != "inflated size" {
				t.Errorf("%s: reading says %v, streaming %v", tt.name, err, serr)
			}
		}
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want %q in it", tt.name, err, tt.want)
		}
	}
}

// TestBombs reads archives that inflate to very much.
func TestBombs(t *testing.T) {
	// 200 MB of zeros in 200 KB.
	bomb := built(t, func(b *Builder) { b.Add("zeros", make([]byte, 200<<20), true) })
	hostile.Bound(t, len(bomb), func() {
		a := mustParse(t, bomb)
		if _, err := a.Read(a.Find("zeros")); err == nil || !strings.Contains(err.Error(), "zip bomb") {
			t.Errorf("error %v", err)
		}
		n := &counter{}
		if err := a.Stream(n, a.Find("zeros")); err != nil || n.n != 200<<20 {
			t.Errorf("streamed %d bytes, %v", n.n, err)
		}
	})
	// 60 entries that share 4 MB of zeros, in 4 KB or so.
	small := built(t, func(b *Builder) { b.Add("z", make([]byte, 1<<20), true) })
	rec := record(t, small, "z")
	end := int(mustParse(t, small).end)
	data := bytes.Clone(small[:end])
	for range 59 {
		data = append(data, small[rec:end]...)
	}
	size := len(data) - rec
	data = append(data, small[end:]...)
	data = put32(put16(put16(data, len(data)-endSize+8, 60), len(data)-endSize+10, 60), len(data)-endSize+12, uint32(size))
	a := mustParse(t, data)
	if len(a.Entries()) != 60 || len(a.Problems()) != 59 {
		t.Errorf("%d entries, %d problems", len(a.Entries()), len(a.Problems()))
	}
}

type counter struct{ n int }

func (c *counter) Write(p []byte) (int, error) { c.n += len(p); return len(p), nil }

func TestBuilder(t *testing.T) {
	b := NewBuilder()
	if err := b.Add("a", nil, true); err != nil {
		t.Fatal(err)
	}
	if err := b.Add("a", nil, true); err == nil || !strings.Contains(err.Error(), "two entries are named a") {
		t.Errorf("error %v", err)
	}
	if err := b.Add("lib/a.so", []byte("x"), false); err != nil {
		t.Fatal(err)
	}
	for _, e := range b.Entries() {
		var out bytes.Buffer
		if err := e.Stream(&out); err != nil || e.Method == Stored && e.Offset%int64(Alignment(e.Name)) != 0 {
			t.Errorf("%s at %#x: %v", e.Name, e.Offset, err)
		}
	}
	// Copying an aligned archive again does not let the padding grow.
	var first bytes.Buffer
	b.Sections().WriteTo(&first)
	a := mustParse(t, first.Bytes())
	again := built(t, func(b *Builder) {
		for i := range a.Entries() {
			if err := b.Copy(a, &a.Entries()[i]); err != nil {
				t.Fatal(err)
			}
		}
	})
	if !bytes.Equal(first.Bytes(), again) {
		t.Errorf("%d bytes became %d", first.Len(), len(again))
	}
	r, err := stdzip.NewReader(bytes.NewReader(again), int64(len(again)))
	if err != nil || len(r.File) != 2 {
		t.Errorf("archive/zip reads %v, %v", r, err)
	}
}

func ExampleParse() {
	b := NewBuilder()
	if err := b.Add("hello.txt", []byte("Hello, world\n"), false); err != nil {
		panic(err)
	}
	var file bytes.Buffer
	if _, err := b.Sections().WriteTo(&file); err != nil {
		panic(err)
	}
	a, err := Parse(file.Bytes())
	if err != nil {
		panic(err)
	}
	content, err := a.Read(a.Find("hello.txt"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("%s", content)
	// Output: Hello, world
}
