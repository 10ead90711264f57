package deflate

import (
	"bytes"
	"compress/flate"
	"compress/zlib"
	"io"
	"testing"

	"pgregory.net/rapid"

	_ "github.com/esdroid/esdroid/internal/repeatable"
)

// texts are inputs with long matches, without any, and of several blocks.
func texts() [][]byte {
	noise := make([]byte, 70_000)
	x := uint32(1)
	for i := range noise {
		x = x*1664525 + 1013904223
		noise[i] = byte(x >> 24)
	}
	return [][]byte{nil, []byte("a"), bytes.Repeat([]byte("abcabcd"), 20_000), noise, append(bytes.Repeat([]byte{0}, 300_000), noise...)}
}

// inflateAll feeds and fetches in pieces.
func inflateAll(t testing.TB, z *Inflater, in []byte, feed, fetch int) ([]byte, int, error) {
	var out []byte
	used := 0
	buf := make([]byte, fetch)
	for idle := 0; !z.Finished() && idle < 3; {
		n, u, err := z.Inflate(buf, in[used:min(used+feed, len(in))])
		if err != nil {
			return out, used, err
		}
		out = append(out, buf[:n]...)
		used += u
		if n == 0 && u == 0 {
			idle++
		} else {
			idle = 0
		}
	}
	return out, used, nil
}

func TestInflateReadsWhatGoWrites(t *testing.T) {
	for i, text := range texts() {
		for _, level := range []int{flate.HuffmanOnly, 0, 1, 6, 9} {
			var packed bytes.Buffer
			w, _ := zlib.NewWriterLevel(&packed, level)
			w.Write(text)
			w.Close()
			size := packed.Len()
			packed.WriteString("behind")
			for _, pieces := range [][2]int{{1, 1000}, {7, 13}, {1 << 20, 1 << 20}} {
				out, used, err := inflateAll(t, NewInflater(true), packed.Bytes(), pieces[0], pieces[1])
				if err != nil || !bytes.Equal(out, text) || used != size {
					t.Errorf("text %d level %d pieces %v: %d bytes of %d, used %d of %d, error %v", i, level, pieces, len(out), len(text), used, size, err)
				}
			}
		}
	}
}

func TestGoReadsWhatDeflateWrites(t *testing.T) {
	for i, text := range texts() {
		for level := -1; level <= 9; level++ {
			z := NewDeflater(level, 0, true)
			var packed []byte
			buf := make([]byte, 500)
			rest := text
			for !z.Finished() {
				n, used := z.Deflate(buf, rest, Finish)
				rest = rest[used:]
				packed = append(packed, buf[:n]...)
			}
			r, err := zlib.NewReader(bytes.NewReader(packed))
			if err != nil {
				t.Fatal(err)
			}
			out, err := io.ReadAll(r)
			if err != nil || !bytes.Equal(out, text) {
				t.Errorf("text %d level %d: %d bytes of %d, error %v", i, level, len(out), len(text), err)
			}
		}
	}
}

func TestDictionary(t *testing.T) {
	dict, text := []byte("a dictionary of words"), []byte("words of a dictionary, words of a dictionary")
	c := NewDeflater(-1, 0, true)
	c.SetDictionary(dict)
	buf := make([]byte, 1000)
	n, _ := c.Deflate(buf, text, Finish)
	z := NewInflater(true)
	if _, _, err := z.Inflate(make([]byte, 100), nil); err != nil {
		t.Fatal(err)
	}
	out := make([]byte, 100)
	_, used, err := z.Inflate(out, buf[:n])
	if err != ErrNeedDictionary {
		t.Fatalf("got %v, want %v", err, ErrNeedDictionary)
	}
	if z.SetDictionary([]byte("another")) || !z.SetDictionary(dict) {
		t.Error("the dictionary is not told from others")
	}
	made, _, err := z.Inflate(out, buf[used:n])
	if err != nil || string(out[:made]) != string(text) {
		t.Errorf("got %q, %v", out[:made], err)
	}
}

func TestPieces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SliceOfN(rapid.ByteRange('a', 'd'), 0, 2000).Draw(t, "text")
		z := NewDeflater(rapid.IntRange(-1, 9).Draw(t, "level"), 0, false)
		var packed []byte
		buf := make([]byte, rapid.IntRange(1, 64).Draw(t, "room"))
		for rest := text; !z.Finished(); {
			n := min(len(rest), rapid.IntRange(0, 300).Draw(t, "feed"))
			flush := NoFlush
			if n == len(rest) {
				flush = Finish
			} else if rapid.Bool().Draw(t, "sync") {
				flush = SyncFlush
			}
			made, used := z.Deflate(buf, rest[:n], flush)
			rest = rest[used:]
			packed = append(packed, buf[:made]...)
		}
		out := make([]byte, 2001)
		made, used, err := NewInflater(false).Inflate(out, packed)
		if err != nil || used != len(packed) || !bytes.Equal(out[:made], text) {
			t.Fatalf("got %d bytes of %d, used %d of %d, error %v", made, len(text), used, len(packed), err)
		}
	})
}

// FuzzInflate compares with Go's decompressor: what one accepts the other must,
// with the same result.
func FuzzInflate(f *testing.F) {
	for _, text := range texts()[:3] {
		var packed bytes.Buffer
		w, _ := flate.NewWriter(&packed, 6)
		w.Write(text[:min(len(text), 3000)])
		w.Close()
		f.Add(packed.Bytes())
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		want, wantErr := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(in)), 1<<20))
		z := NewInflater(false)
		out := make([]byte, 1<<20)
		made, _, err := z.Inflate(out, in)
		if err == nil && z.Finished() && wantErr != nil || wantErr == nil && len(want) < 1<<20 && (err != nil || !z.Finished()) {
			t.Errorf("we say %v (finished %v), Go says %v", err, z.Finished(), wantErr)
		}
		if wantErr == nil && z.Finished() && !bytes.Equal(out[:made], want) {
			t.Error("different data")
		}
	})
}
