// The streaming writer.

package trace

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"slices"

	"github.com/klauspost/compress/zstd"

	"github.com/esdroid/esdroid/dex"
)

// The kinds of chunks in a file.
const (
	chunkThread  = 1 // records of one thread
	chunkStrings = 2 // texts, numbered on from those before
	chunkIndex   = 3 // callback instances, closes a complete file
)

const (
	chunkSize     = 64 << 10 // raw bytes after which a thread's chunk is closed
	maxChunk      = 8 << 20  // raw bytes that a reader accepts in a chunk
	flagZstd      = 1
	maxTextLength = 1 << 20

	// longestElement is an access to an array: tag, pc, operand and id of the base,
	// tag, pc and n of the index. It is the longest that Appender writes at once.
	longestElement = 1 + 5 + 1 + 10 + 1 + 5 + 5
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Writer writes a trace. Records of different threads may be appended in any
// interleaving; the reader gives them back in the same order. It is not safe
// for concurrent use.
type Writer struct {
	out     io.Writer
	err     error
	zip     *zstd.Encoder
	threads map[int32]*threadState
	order   []*threadState // by first appearance
	last    *threadState
	clock   int64
	strings map[string]uint64
	pending []byte // texts not yet written
	npend   uint64
	index   []callbackEntry
	job     *job   // the chunk that is being compressed
	spare   []byte // a payload's memory, for the next one
	scratch []byte
}

// job is a chunk on its way to the file. It is compressed beside whatever goes
// on; one at a time, so that chunks stay in order.
type job struct {
	head    [2]byte // kind and flags
	thread  int32
	payload []byte
	stored  []byte
	done    chan struct{}
}

type threadState struct {
	id    int32
	codec codec
	buf   []byte
	stack []dex.MethodID

	// room is how long buf may be for records to be appended as they are: behind
	// it, or where it is 0, there may be a chunk or the thread's turn to begin, a
	// chunk to end or memory to be had.
	room int
}

type callbackEntry struct {
	instance int64
	clock    int64
	thread   int32
}

// NewWriter begins a trace on out.
func NewWriter(out io.Writer, h Header) (*Writer, error) {
	zip, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		return nil, err
	}
	w := &Writer{out: out, zip: zip, threads: map[int32]*threadState{}, strings: map[string]uint64{"": 0}}
	b := []byte(Magic)
	b = append(b, Version)
	var head []byte
	head = binary.AppendUvarint(head, uint64(len(h.Dex)))
	for _, d := range h.Dex {
		head = appendText(head, d.Name)
		head = append(head, d.SHA256[:]...)
	}
	head = append(head, h.ProbeMap[:]...)
	for _, s := range []string{h.Package, h.Origin, h.Note} {
		head = appendText(head, s)
	}
	b = binary.AppendUvarint(b, uint64(len(head)))
	b = append(b, head...)
	b = binary.LittleEndian.AppendUint32(b, crc32.Checksum(head, castagnoli))
	_, err = out.Write(b)
	return w, err
}

func appendText(b []byte, s string) []byte {
	b = binary.AppendUvarint(b, uint64(len(s)))
	return append(b, s...)
}

// Append adds one record.
func (w *Writer) Append(r Record) error {
	if w.err != nil {
		return w.err
	}
	if r.Kind >= kindClock {
		return fmt.Errorf("trace: records of kind %s are made by the writer itself", r.Kind)
	}
	t := w.last
	if t == nil || t.id != r.Thread {
		t = w.thread(r.Thread)
	}
	w.prepare(t)
	if r.Kind == KindCallbackBegin {
		w.index = append(w.index, callbackEntry{r.N, w.clock, r.Thread})
	}
	t.buf = t.codec.appendRecord(t.buf, &r, w.intern)
	switch r.Kind {
	case KindEnter:
		t.stack = append(t.stack, r.Method)
	case KindLeave, KindUnwind:
		if len(t.stack) == 0 {
			return fmt.Errorf("trace: thread %d: %s without a frame", r.Thread, r.Kind)
		}
		t.stack = t.stack[:len(t.stack)-1]
	}
	if len(t.buf) >= chunkSize {
		w.flush(t)
	}
	return w.err
}

func (w *Writer) thread(id int32) *threadState {
	t := w.threads[id]
	if t == nil {
		t = &threadState{id: id}
		w.threads[id] = t
		w.order = append(w.order, t)
	}
	return t
}

// prepare makes t the thread that records come from, with an open chunk.
func (w *Writer) prepare(t *threadState) {
	if w.last != t {
		if w.last != nil {
			w.last.room = 0
		}
		w.clock++
		w.begin(t)
		t.buf = t.codec.appendRecord(t.buf, &Record{Kind: kindClock, N: w.clock}, w.intern)
		w.last = t
	}
	w.begin(t)
	if cap(t.buf)-len(t.buf) < longestElement {
		t.buf = slices.Grow(t.buf, max(len(t.buf), 4<<10)) // little at first: there may be many threads
	}
	t.room = min(chunkSize, cap(t.buf)) - longestElement
}

// begin opens a chunk for t if none is open: the frames it starts with, and
// the clock, so that it can be read without those before.
func (w *Writer) begin(t *threadState) {
	if len(t.buf) > 0 {
		return
	}
	t.codec = codec{}
	t.buf = binary.AppendUvarint(t.buf, uint64(kindStack)<<1)
	t.buf = binary.AppendUvarint(t.buf, uint64(len(t.stack)))
	for _, m := range t.stack {
		t.buf = binary.AppendUvarint(t.buf, uint64(m))
	}
	t.buf = t.codec.appendRecord(t.buf, &Record{Kind: kindClock, N: w.clock}, w.intern)
}

func (w *Writer) intern(s string) uint64 {
	if len(s) > maxTextLength {
		s = s[:maxTextLength]
	}
	n, known := w.strings[s]
	if !known {
		n = uint64(len(w.strings))
		w.strings[s] = n
		w.pending = appendText(w.pending, s)
		w.npend++
	}
	return n
}

func (w *Writer) flushStrings() {
	if w.npend == 0 {
		return
	}
	payload := append(binary.AppendUvarint(nil, w.npend), w.pending...)
	w.chunk(chunkStrings, 0, payload)
	w.pending, w.npend = w.pending[:0], 0
}

func (w *Writer) flush(t *threadState) {
	if len(t.buf) == 0 {
		return
	}
	w.flushStrings() // texts come before the records that use them
	w.chunk(chunkThread, t.id, t.buf)
	t.buf, w.spare, t.room = w.spare[:0], nil, 0
}

// chunk begins to compress a chunk, which takes the payload over.
func (w *Writer) chunk(kind byte, thread int32, payload []byte) {
	w.settle()
	if w.err != nil {
		return
	}
	j := &job{head: [2]byte{kind}, thread: thread, payload: payload, done: make(chan struct{})}
	scratch := w.scratch[:0]
	w.job, w.scratch = j, nil
	go func() {
		j.stored = w.zip.EncodeAll(j.payload, scratch)
		close(j.done)
	}()
}

// settle writes the chunk that was being compressed, if there is one.
func (w *Writer) settle() {
	j := w.job
	if j == nil {
		return
	}
	<-j.done
	w.job, w.scratch, w.spare = nil, j.stored, j.payload[:0]
	stored := j.stored
	if len(stored) < len(j.payload) {
		j.head[1] = flagZstd
	} else {
		stored = j.payload
	}
	b := append([]byte(nil), j.head[:]...)
	b = binary.AppendUvarint(b, zigzag(int64(j.thread)))
	b = binary.AppendUvarint(b, uint64(len(j.payload)))
	b = binary.AppendUvarint(b, uint64(len(stored)))
	b = binary.LittleEndian.AppendUint32(b, crc32.Checksum(stored, castagnoli))
	if _, w.err = w.out.Write(b); w.err == nil {
		_, w.err = w.out.Write(stored)
	}
}

// Flush writes everything appended so far; what follows starts new chunks.
func (w *Writer) Flush() error {
	for _, t := range w.order {
		w.flush(t)
	}
	w.flushStrings()
	w.settle()
	return w.err
}

// Close completes the trace with its index. A file without it, of a run that
// was cut off, can still be read up to there.
func (w *Writer) Close() error {
	if err := w.Flush(); err != nil {
		return err
	}
	b := binary.AppendUvarint(nil, uint64(len(w.index)))
	for _, e := range w.index {
		b = binary.AppendUvarint(b, zigzag(e.instance))
		b = binary.AppendUvarint(b, uint64(e.clock))
		b = binary.AppendUvarint(b, zigzag(int64(e.thread)))
	}
	w.chunk(chunkIndex, 0, b)
	w.settle()
	return w.err
}

// Encode writes a whole trace to memory.
func Encode(h Header, records []Record) ([]byte, error) {
	var b bytes.Buffer
	w, err := NewWriter(&b, h)
	if err != nil {
		return nil, err
	}
	for _, r := range records {
		if err := w.Append(r); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
