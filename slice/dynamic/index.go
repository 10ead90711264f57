// The index: a replayed run kept on disk, so that the next criterion needs no
// replay.
//
// It is a cache of this program's own and no format for others: a version or a
// key that differs makes it useless, and it is made anew. Behind magic, version
// and key follows one zstd stream of the graph's arrays.

package dynamic

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
	"github.com/klauspost/compress/zstd"
)

const (
	indexMagic   = "ESDINDEX"
	indexVersion = 3
)

// Key identifies what an index was made of: the trace, the app and the summaries.
type Key [32]byte

// ErrOtherIndex says that an index belongs to another trace, app or version.
var ErrOtherIndex = errors.New("the index is of another trace, other summaries or another version of esdroid")

// WriteIndex writes the graph for ReadIndex.
func (g *Graph) WriteIndex(out io.Writer, key Key) error {
	head := append([]byte(indexMagic), indexVersion)
	if _, err := out.Write(append(head, key[:]...)); err != nil {
		return err
	}
	zip, err := zstd.NewWriter(out, zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		return err
	}
	w := &indexWriter{w: bufio.NewWriterSize(zip, 1<<16)}
	g.writeIndex(w)
	if w.err == nil {
		w.err = w.w.Flush()
	}
	return errors.Join(w.err, zip.Close())
}

func (g *Graph) writeIndex(w *indexWriter) {
	w.int(len(g.code.All()))
	for _, m := range g.code.All() {
		w.int(int(m.ID))
		for i, f := range m.Fields {
			if f.Known {
				w.int(i + 1)
				w.int(int(f.Number))
			}
		}
		w.int(0)
	}
	w.int(len(g.labels))
	for _, l := range g.labels {
		w.text(l)
	}
	w.int(g.insn.n)
	for i := range g.insn.n {
		w.uint32(uint32(g.insn.at(i)))
	}
	for i := range g.insn.n {
		w.byte(g.flags.at(i))
	}
	w.int(len(g.edges.tags))
	for _, bits := range g.edges.tags {
		w.int(int(bits))
	}
	for i := range g.edges.length.n {
		data := g.edges.bytes(Node(i))
		w.byte(uint8(len(data)))
		w.write(data)
	}
	w.int(len(g.open))
	for _, e := range g.open {
		w.int(int(e.To))
		w.int(int(e.bits))
	}
	w.int(len(g.Frames))
	for _, f := range g.Frames {
		assumed := 0
		if f.Assumed {
			assumed = 1
		}
		for _, v := range []int{int(f.Method), int(f.Thread), int(f.Process), int(f.Parent), int(f.Call), int(f.Callback), assumed} {
			w.int(v)
		}
	}
	w.int(len(g.runs))
	for _, r := range g.runs {
		w.int(int(r.first))
		w.int(int(r.frame))
	}
	late := slices.Sorted(maps.Keys(g.late))
	w.int(len(late))
	for _, n := range late {
		w.int(int(n))
		w.int(len(g.late[n]))
		for _, e := range g.late[n] {
			w.int(int(e.To))
			w.int(int(e.bits))
		}
	}
	w.int(len(g.position))
	for _, p := range g.position {
		w.int(int(p))
	}
	positions := slices.Sorted(maps.Keys(g.byPos))
	w.int(len(positions))
	for _, p := range positions {
		w.int(int(p))
		w.int(int(g.byPos[p]))
	}
	for _, set := range []map[Node]bool{g.repaired, g.raised} {
		list := slices.Sorted(maps.Keys(set))
		w.int(len(list))
		for _, n := range list {
			w.int(int(n))
		}
	}
	w.int(len(g.Callbacks))
	for _, c := range g.Callbacks {
		nested := 0
		if c.Nested {
			nested = 1
		}
		for _, v := range []int{int(c.Number), int(c.Entry), int(c.Method), int(c.Thread), nested} {
			w.int(v)
		}
	}
	w.int(len(g.Gaps))
	for _, gap := range g.Gaps {
		w.int(int(gap.Before))
		w.int(int(gap.Lost))
		w.text(gap.Reason)
	}
	w.int(len(g.Crashes))
	for _, c := range g.Crashes {
		w.text(c)
	}
	names := slices.Sorted(maps.Keys(g.Unmodelled))
	w.int(len(names))
	for _, n := range names {
		w.text(n)
		w.int(g.Unmodelled[n])
	}
}

// indexWriter writes with a sticky error.
type indexWriter struct {
	w       *bufio.Writer
	err     error
	scratch [binary.MaxVarintLen64]byte
}

func (w *indexWriter) write(b []byte) {
	if w.err == nil {
		_, w.err = w.w.Write(b)
	}
}

func (w *indexWriter) int(v int) { w.write(binary.AppendVarint(w.scratch[:0], int64(v))) }

func (w *indexWriter) text(s string) {
	w.int(len(s))
	w.write([]byte(s))
}

func (w *indexWriter) uint32(v uint32) {
	binary.LittleEndian.PutUint32(w.scratch[:4], v)
	w.write(w.scratch[:4])
}

func (w *indexWriter) byte(v byte) {
	if w.err == nil {
		w.err = w.w.WriteByte(v)
	}
}

// ReadIndex reads what WriteIndex wrote. The error is ErrOtherIndex when the
// index is not of this key.
func ReadIndex(in io.Reader, key Key, p *dex.Program) (*Graph, error) {
	head := make([]byte, len(indexMagic)+1+len(key))
	if _, err := io.ReadFull(in, head); err != nil || string(head[:len(indexMagic)]) != indexMagic {
		return nil, fmt.Errorf("this is no index of a trace: make it anew with esdroid trace index")
	}
	if head[len(indexMagic)] != indexVersion || Key(head[len(indexMagic)+1:]) != key {
		return nil, ErrOtherIndex
	}
	zip, err := zstd.NewReader(in, zstd.WithDecoderConcurrency(2), zstd.WithDecoderMaxWindow(16<<20))
	if err != nil {
		return nil, err
	}
	defer zip.Close()
	r := &indexReader{r: bufio.NewReaderSize(zip, 1<<16)}
	g := NewGraph(p)
	g.readIndex(r)
	if r.err != nil {
		return nil, fmt.Errorf("the index is damaged, delete it or make it anew with esdroid trace index: %w", r.err)
	}
	return g, nil
}

func (g *Graph) readIndex(r *indexReader) {
	for range r.count() {
		id := r.in(0, len(g.Program.Methods)-1)
		if r.err != nil {
			return
		}
		m, err := g.Body(dex.MethodID(id))
		if err != nil {
			r.fail("method %d: %v", id, err)
			return
		}
		for i := r.in(0, len(m.Insns)); i > 0 && r.err == nil; i = r.in(0, len(m.Insns)) {
			m.Fields[i-1] = bodies.Field{Known: true, Number: int32(r.int())}
		}
	}
	g.labels, g.labelIDs = nil, map[string]uint32{}
	for i := range r.count() {
		l := r.text()
		if r.err != nil {
			return
		}
		g.labels = append(g.labels, l)
		g.labelIDs[l] = uint32(i)
	}
	if len(g.labels) == 0 {
		r.fail("no labels")
	}
	n := r.count()
	for i := 0; i < n && r.err == nil; i++ {
		if v := r.uint32(); v < uint32(g.code.Count()) {
			g.insn.append(int32(v))
		} else {
			r.fail("node %d: no instruction %d", i, v)
		}
	}
	for i := 0; i < n && r.err == nil; i++ {
		b := r.byte()
		if i == 0 && b&sameControl != 0 {
			r.fail("the first node refers to one before it")
		}
		g.flags.append(b)
	}
	label := func(bits int) uint32 {
		if bits < 0 || bits>>labelOffset >= len(g.labels) || EdgeKind(bits&(1<<kindBits-1)) >= edgeKinds {
			r.fail("an edge has the label %d", bits>>labelOffset)
			return 0
		}
		return uint32(bits)
	}
	for range r.count() {
		g.edges.tags = append(g.edges.tags, label(r.int()))
		if r.err != nil {
			return
		}
	}
	var data [256]byte
	for i := 0; i < n-1 && r.err == nil; i++ {
		size := r.byte()
		r.read(data[:size])
		if r.err == nil && (size > maxEdgeBytes || !g.edges.valid(Node(i), data[:size])) {
			r.fail("the edges of node %d", i)
		}
		g.edges.appendBytes(data[:min(size, maxEdgeBytes)])
	}
	for range r.count() {
		g.open = append(g.open, Edge{Node(r.in(0, n-2)), label(r.int())})
		if r.err != nil {
			return
		}
	}
	for i := 0; i < n && r.err == nil; i++ {
		if g.has(Node(i), sameControl) {
			if _, ok := g.firstEdge(g.controlOwner(Node(i))); !ok {
				r.fail("node %d shares a control dependence that is not there", i)
			}
		}
	}
	frames := r.count()
	for i := 0; i < frames && r.err == nil; i++ {
		g.Frames = append(g.Frames, Frame{Method: dex.MethodID(r.in(0, len(g.Program.Methods)-1)), Thread: int32(r.int()), Process: int32(r.int()),
			Parent: int32(r.in(-1, frames-1)), Call: Node(r.in(-1, n-1)), Callback: int32(r.int()), Assumed: r.int() != 0})
	}
	runs := r.count()
	for i := 0; i < runs && r.err == nil; i++ {
		run := frameRun{Node(r.in(0, n-1)), int32(r.in(0, frames-1))}
		if i == 0 && run.first != 0 || i > 0 && run.first <= g.runs[i-1].first {
			r.fail("nodes of frames begin at %d", run.first)
		}
		g.runs = append(g.runs, run)
	}
	if n > 0 && len(g.runs) == 0 {
		r.fail("nodes without a frame")
	}
	for range r.count() {
		at := Node(r.in(0, n-1))
		for range r.count() {
			g.addLate(at, Edge{Node(r.in(0, n-1)), label(r.int())})
			if r.err != nil {
				return
			}
		}
		if r.err != nil {
			return
		}
	}
	for range r.count() {
		g.position = append(g.position, int32(r.int()))
		if r.err != nil {
			return
		}
	}
	for range r.count() {
		at := int32(r.int())
		g.byPos[at] = Node(r.in(0, n-1))
		if r.err != nil {
			return
		}
	}
	for _, set := range []map[Node]bool{g.repaired, g.raised} {
		for range r.count() {
			set[Node(r.in(0, n-1))] = true
			if r.err != nil {
				return
			}
		}
	}
	for range r.count() {
		g.Callbacks = append(g.Callbacks, Callback{int32(r.int()), Node(r.in(-1, n-1)), dex.MethodID(r.in(0, len(g.Program.Methods)-1)), int32(r.int()), r.int() != 0})
		if r.err != nil {
			return
		}
	}
	for range r.count() {
		g.Gaps = append(g.Gaps, Gap{Node(r.in(0, n)), int64(r.int()), r.text()})
		if r.err != nil {
			return
		}
	}
	for range r.count() {
		g.Crashes = append(g.Crashes, r.text())
		if r.err != nil {
			return
		}
	}
	for range r.count() {
		name := r.text()
		g.Unmodelled[name] = r.int()
		if r.err != nil {
			return
		}
	}
	if r.err == nil {
		g.checkInstructions(r)
	}
}

// checkInstructions makes sure that nodes are what their flags say.
func (g *Graph) checkInstructions(r *indexReader) {
	for n := range Node(g.insn.n) {
		m, i := g.CodeOf(n)
		at := int(i) - len(m.Insns) // in parameters, with the entry behind them
		ok := false
		switch g.Kind(n) {
		case Instruction, Effect:
			ok = at < 0
		case Parameter:
			ok = at >= 0 && at < len(m.Params)
		case Entry:
			ok = at == len(m.Params)
		}
		if !ok {
			r.fail("node %d is not what it says", n)
			return
		}
	}
}

// indexReader reads with a sticky error; after it, zeros.
type indexReader struct {
	r   *bufio.Reader
	err error
}

func (r *indexReader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

func (r *indexReader) int() int {
	if r.err != nil {
		return 0
	}
	v, err := binary.ReadVarint(r.r)
	if err != nil {
		r.err = err
		return 0
	}
	return int(v)
}

// in reads a number between two bounds.
func (r *indexReader) in(low, high int) int {
	v := r.int()
	if r.err == nil && (v < low || v > high) {
		r.fail("%d is not between %d and %d", v, low, high)
	}
	if r.err != nil {
		return low
	}
	return v
}

// count reads how many elements follow; memory grows with what is really there.
func (r *indexReader) count() int { return r.in(0, 1<<31-1) }

func (r *indexReader) text() string {
	n := r.in(0, 1<<24)
	if r.err != nil {
		return ""
	}
	b, err := io.ReadAll(io.LimitReader(r.r, int64(n)))
	if err == nil && len(b) < n {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		r.err = err
	}
	return string(b)
}

func (r *indexReader) read(b []byte) {
	if r.err == nil {
		_, r.err = io.ReadFull(r.r, b)
	}
}

func (r *indexReader) uint32() uint32 {
	if r.err != nil {
		return 0
	}
	var b [4]byte
	if _, err := io.ReadFull(r.r, b[:]); err != nil {
		r.err = err
	}
	return binary.LittleEndian.Uint32(b[:])
}

func (r *indexReader) byte() byte {
	if r.err != nil {
		return 0
	}
	b, err := r.r.ReadByte()
	if err != nil {
		r.err = err
	}
	return b
}
