// The reader: chunks, the merge of threads, seeking by callback instance.

package trace

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"os"
	"sort"

	"github.com/klauspost/compress/zstd"

	"github.com/esdroid/esdroid/dex"
)

// FormatError says where a trace file breaks the format.
type FormatError struct {
	Offset int64
	Reason string
}

func (e *FormatError) Error() string {
	return fmt.Sprintf("trace at offset %#x: %s", e.Offset, e.Reason)
}

// Reader gives access to a trace in memory. It is safe for concurrent use.
type Reader struct {
	Header
	// Truncated is not nil when the file ends in the middle or without its
	// index: the run was cut off. Everything before is readable.
	Truncated error

	data    []byte
	chunks  []chunkRef
	threads [][]int // chunk numbers by thread, threads by first appearance
	strings []string
	index   []callbackEntry
}

type chunkRef struct {
	kind, flags byte
	thread      int32
	raw         int
	start, end  int
}

// Open reads the trace file at path.
func Open(path string) (*Reader, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	r, err := NewReader(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// IsTrace reports whether data starts like a trace file.
func IsTrace(data []byte) bool { return len(data) >= len(Magic) && string(data[:len(Magic)]) == Magic }

// NewReader reads a trace from data, which must not change as long as the
// reader is in use.
func NewReader(data []byte) (*Reader, error) {
	if !IsTrace(data) {
		return nil, &FormatError{0, "this is no trace: it does not begin with " + Magic + " (esdroid trace import reads other tools' logs)"}
	}
	r := &Reader{data: data}
	pos, err := r.readHeader()
	if err != nil {
		return nil, err
	}
	unzip, err := newDecoder()
	if err != nil {
		return nil, err
	}
	defer unzip.Close()
	if err := r.readChunks(pos, unzip); err != nil {
		return nil, err
	}
	return r, nil
}

func newDecoder() (*zstd.Decoder, error) {
	return zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(maxChunk))
}

func (r *Reader) readHeader() (int, error) {
	pos := len(Magic)
	fail := func(format string, args ...any) (int, error) {
		return 0, &FormatError{int64(pos), fmt.Sprintf(format, args...)}
	}
	if pos >= len(r.data) {
		return fail("the file ends in its header")
	}
	if v := r.data[pos]; v != Version {
		return fail("version %d, this program reads version %d: use the esdroid that wrote it", v, Version)
	}
	pos++
	size, n := binary.Uvarint(r.data[pos:])
	if n <= 0 || size > uint64(len(r.data)) || pos+n+int(size)+4 > len(r.data) {
		return fail("the file ends in its header")
	}
	pos += n
	head := r.data[pos : pos+int(size)]
	if crc32.Checksum(head, castagnoli) != binary.LittleEndian.Uint32(r.data[pos+int(size):]) {
		return fail("the header's checksum is wrong")
	}
	h := textReader{b: head}
	count := h.uvarint()
	if count > uint64(len(head))/33 {
		return fail("%d dex files do not fit into the header", count)
	}
	for range count {
		d := DexID{Name: h.text()}
		copy(d.SHA256[:], h.bytes(32))
		r.Dex = append(r.Dex, d)
	}
	copy(r.ProbeMap[:], h.bytes(32))
	r.Package, r.Origin, r.Note = h.text(), h.text(), h.text()
	if h.bad {
		return fail("malformed header")
	}
	return pos + int(size) + 4, nil
}

// textReader reads varints and texts with a sticky failure.
type textReader struct {
	b   []byte
	bad bool
}

func (t *textReader) uvarint() uint64 {
	v, n := binary.Uvarint(t.b)
	if n <= 0 {
		t.bad, t.b = true, nil
		return 0
	}
	t.b = t.b[n:]
	return v
}

func (t *textReader) bytes(n uint64) []byte {
	if n > uint64(len(t.b)) {
		t.bad, t.b = true, nil
		return nil
	}
	out := t.b[:n]
	t.b = t.b[n:]
	return out
}

func (t *textReader) text() string { return string(t.bytes(t.uvarint())) }

func (r *Reader) readChunks(pos int, unzip *zstd.Decoder) error {
	budget := 32<<20 + 16*len(r.data) // of texts
	r.strings = append(r.strings, "")
	byThread := map[int32]int{}
	complete := false
	for pos < len(r.data) {
		c, next, err := r.chunkAt(pos)
		if err != nil {
			r.Truncated = err // a cut-off tail is normal after a crash
			break
		}
		switch c.kind {
		case chunkStrings:
			payload, err := r.payload(c, unzip)
			if err != nil {
				return err
			}
			if budget -= 16*len(payload) + len(payload); budget < 0 {
				return &FormatError{int64(pos), "unreasonably many texts"}
			}
			t := textReader{b: payload}
			count := t.uvarint()
			if count > uint64(len(payload)) {
				return &FormatError{int64(pos), "more texts than bytes"}
			}
			for range count {
				r.strings = append(r.strings, t.text())
			}
			if t.bad {
				return &FormatError{int64(pos), "malformed texts"}
			}
		case chunkThread:
			i, known := byThread[c.thread]
			if !known {
				i = len(r.threads)
				byThread[c.thread] = i
				r.threads = append(r.threads, nil)
			}
			r.threads[i] = append(r.threads[i], len(r.chunks))
			r.chunks = append(r.chunks, c)
		case chunkIndex:
			payload, err := r.payload(c, unzip)
			if err != nil {
				return err
			}
			t := textReader{b: payload}
			count := t.uvarint()
			if count > uint64(len(payload)) {
				return &FormatError{int64(pos), "more callback instances than bytes"}
			}
			for range count {
				r.index = append(r.index, callbackEntry{unzigzag(t.uvarint()), int64(t.uvarint()), int32(unzigzag(t.uvarint()))})
			}
			if t.bad {
				return &FormatError{int64(pos), "malformed index"}
			}
			complete = true
		default:
			return &FormatError{int64(pos), fmt.Sprintf("unknown chunk kind %d", c.kind)}
		}
		pos = next
	}
	if !complete && r.Truncated == nil {
		r.Truncated = &FormatError{int64(len(r.data)), "the trace has no index: the run was cut off"}
	}
	return nil
}

func (r *Reader) chunkAt(pos int) (chunkRef, int, error) {
	b := r.data[pos:]
	if len(b) < 2 {
		return chunkRef{}, 0, &FormatError{int64(pos), "cut off in a chunk's head"}
	}
	c := chunkRef{kind: b[0], flags: b[1]}
	t := textReader{b: b[2:]}
	c.thread = int32(unzigzag(t.uvarint()))
	raw, stored := t.uvarint(), t.uvarint()
	sum := t.bytes(4)
	if t.bad {
		return c, 0, &FormatError{int64(pos), "cut off in a chunk's head"}
	}
	if raw > maxChunk {
		return c, 0, &FormatError{int64(pos), fmt.Sprintf("chunk of %d bytes, at most %d are allowed", raw, maxChunk)}
	}
	c.start = len(r.data) - len(t.b)
	if stored > uint64(len(t.b)) {
		return c, 0, &FormatError{int64(pos), "cut off in a chunk"}
	}
	c.end, c.raw = c.start+int(stored), int(raw)
	if crc32.Checksum(r.data[c.start:c.end], castagnoli) != binary.LittleEndian.Uint32(sum) {
		return c, 0, &FormatError{int64(pos), "a chunk's checksum is wrong"}
	}
	return c, c.end, nil
}

func (r *Reader) payload(c chunkRef, unzip *zstd.Decoder) ([]byte, error) {
	stored := r.data[c.start:c.end]
	if c.flags&flagZstd == 0 {
		return stored, nil
	}
	out, err := unzip.DecodeAll(stored, make([]byte, 0, c.raw))
	if err != nil || len(out) != c.raw {
		return nil, &FormatError{int64(c.start), "a chunk does not decompress"}
	}
	return out, nil
}

// Records calls yield for every record in the order in which they were
// appended, until it returns false. The Record is reused.
func (r *Reader) Records(yield func(*Record) bool) error {
	return r.merge(make([]int, len(r.threads)), 0, yield)
}

// Callbacks returns the numbers of the callback instances in the order of
// their beginnings; a truncated trace has none.
func (r *Reader) Callbacks() []int64 {
	out := make([]int64, len(r.index))
	for i, e := range r.index {
		out[i] = e.instance
	}
	return out
}

// RecordsFrom is like Records but begins at the given callback instance. The
// frames that are open there are announced by Enter records first.
func (r *Reader) RecordsFrom(instance int64, yield func(*Record) bool) error {
	i := sort.Search(len(r.index), func(i int) bool { return r.index[i].instance >= instance })
	if i == len(r.index) || r.index[i].instance != instance {
		return fmt.Errorf("the trace has no callback instance %d", instance)
	}
	start := r.index[i]
	first := make([]int, len(r.threads))
	unzip, err := newDecoder()
	if err != nil {
		return err
	}
	defer unzip.Close()
	for t, list := range r.threads {
		// The last chunk of the thread that begins at or before the clock.
		for k := range list {
			cur := cursor{r: r, thread: t, unzip: unzip, next: k}
			if err := cur.load(); err != nil {
				return err
			}
			if cur.clock > start.clock {
				break
			}
			first[t] = k
		}
	}
	open := map[int32][]dex.MethodID{}
	begun := false
	return r.merge(first, start.clock, func(rec *Record) bool {
		if begun {
			return yield(rec)
		}
		switch {
		case rec.Kind == KindCallbackBegin && rec.N == instance:
			begun = true
			for _, list := range r.threads {
				thread := r.chunks[list[0]].thread
				for _, m := range open[thread] {
					if !yield(&Record{Kind: KindEnter, Thread: thread, Method: m}) {
						return false
					}
				}
			}
			return yield(rec)
		case rec.Kind == KindEnter:
			open[rec.Thread] = append(open[rec.Thread], rec.Method)
		case rec.Kind == KindLeave || rec.Kind == KindUnwind:
			if s := open[rec.Thread]; len(s) > 0 {
				open[rec.Thread] = s[:len(s)-1]
			}
		}
		return true
	})
}

// cursor walks the chunks of one thread.
type cursor struct {
	r      *Reader
	thread int // position in r.threads
	next   int // chunk to load next
	unzip  *zstd.Decoder
	buf    []byte
	codec  codec
	clock  int64
	rec    Record
	valid  bool // rec is the next record
	stack  []dex.MethodID
}

// load opens the next chunk; its leading stack and clock are consumed.
func (c *cursor) load() error {
	list := c.r.threads[c.thread]
	if c.next >= len(list) {
		c.buf = nil
		return nil
	}
	ref := c.r.chunks[list[c.next]]
	c.next++
	payload, err := c.r.payload(ref, c.unzip)
	if err != nil {
		return err
	}
	bad := &FormatError{int64(ref.start), "a chunk does not begin with frames and clock"}
	t := textReader{b: payload}
	if t.uvarint() != uint64(kindStack)<<1 {
		return bad
	}
	depth := t.uvarint()
	if depth > uint64(len(payload)) {
		return bad
	}
	c.stack = c.stack[:0]
	for range depth {
		c.stack = append(c.stack, dex.MethodID(t.uvarint()))
	}
	c.codec = codec{}
	c.rec = Record{Thread: ref.thread}
	if t.bad {
		return bad
	}
	n := c.codec.decodeRecord(t.b, &c.rec, c.r.text)
	if n == 0 || c.rec.Kind != kindClock {
		return bad
	}
	c.clock = c.rec.N
	c.buf = t.b[n:]
	return nil
}

func (r *Reader) text(i uint64) (string, bool) {
	if i >= uint64(len(r.strings)) {
		return "", false
	}
	return r.strings[i], true
}

// advance decodes the thread's next record into c.rec; clock records are
// consumed on the way.
func (c *cursor) advance() error {
	c.valid = false
	for {
		for len(c.buf) == 0 {
			if c.next >= len(c.r.threads[c.thread]) {
				return nil
			}
			if err := c.load(); err != nil {
				return err
			}
		}
		n := c.codec.decodeRecord(c.buf, &c.rec, c.r.text)
		if n == 0 || c.rec.Kind == kindStack {
			return &FormatError{int64(c.r.chunks[c.r.threads[c.thread][c.next-1]].start), "malformed record in a chunk"}
		}
		c.buf = c.buf[n:]
		if c.rec.Kind == kindClock {
			c.clock = c.rec.N
			continue
		}
		c.valid = true
		return nil
	}
}

// merge interleaves the threads by clock, beginning with the given chunks.
func (r *Reader) merge(first []int, from int64, yield func(*Record) bool) error {
	unzip, err := newDecoder()
	if err != nil {
		return err
	}
	defer unzip.Close()
	cursors := make([]*cursor, len(r.threads))
	for t := range cursors {
		cursors[t] = &cursor{r: r, thread: t, unzip: unzip, next: first[t]}
		if err := cursors[t].load(); err != nil {
			return err
		}
		if first[t] > 0 || from > 0 {
			id := cursors[t].rec.Thread
			for _, m := range cursors[t].stack {
				if !yield(&Record{Kind: KindEnter, Thread: id, Method: m}) {
					return nil
				}
			}
		}
		if err := cursors[t].advance(); err != nil {
			return err
		}
	}
	for {
		var best *cursor
		second := int64(1<<63 - 1)
		for _, c := range cursors {
			switch {
			case !c.valid:
			case best == nil || c.clock < best.clock:
				if best != nil {
					second = best.clock
				}
				best = c
			case c.clock < second:
				second = c.clock
			}
		}
		if best == nil {
			return nil
		}
		for best.valid && best.clock <= second {
			if !yield(&best.rec) {
				return nil
			}
			if err := best.advance(); err != nil {
				return err
			}
		}
	}
}
