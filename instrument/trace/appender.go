// Appending records of one thread, one method a kind: for recorders that run
// beside the program.

package trace

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/dex"
)

// Appender appends the records of one thread. It gives the same bytes as
// Writer.Append, sooner.
type Appender struct {
	w *Writer
	t *threadState
}

// Appender returns the appender of a thread. Threads are written in the order
// of their first records or appenders.
func (w *Writer) Appender(thread int32) *Appender { return &Appender{w, w.thread(thread)} }

// Depth returns the number of frames that are open.
func (a *Appender) Depth() int { return len(a.t.stack) }

// turn makes the thread the one that records come from.
func (a *Appender) turn() {
	w, t := a.w, a.t
	if w.last != t {
		w.clock++
		w.begin(t)
		t.buf = t.codec.appendRecord(t.buf, &Record{Kind: kindClock, N: w.clock}, w.intern)
		w.last = t
	}
	if len(t.buf) == 0 {
		w.begin(t)
	}
}

// put ends a record.
func (a *Appender) put(b []byte) {
	a.t.buf = b
	if len(b) >= chunkSize {
		a.w.flush(a.t)
	}
}

// ready reports whether the next record needs no preparation.
func (a *Appender) ready() bool { return a.w.last == a.t && len(a.t.buf) > 0 }

// Block appends a block record.
func (a *Appender) Block(n int) {
	t := a.t
	if i := len(t.buf); n < 64 && i > 0 && i < cap(t.buf) && i < chunkSize-1 && a.w.last == t {
		t.buf = t.buf[:i+1]
		t.buf[i] = byte(n<<1 | 1)
		return
	}
	if !a.ready() {
		a.turn()
	}
	a.put(binary.AppendUvarint(t.buf, uint64(n)<<1|1))
}

// Enter appends the entry of a method.
func (a *Appender) Enter(m dex.MethodID) {
	if !a.ready() {
		a.turn()
	}
	a.t.stack = append(a.t.stack, m)
	a.put(binary.AppendUvarint(append(a.t.buf, byte(KindEnter)<<1), uint64(m)))
}

// Leave appends the return of the frame on top, if there is one.
func (a *Appender) Leave() {
	if len(a.t.stack) == 0 {
		return
	}
	if !a.ready() {
		a.turn()
	}
	a.t.stack = a.t.stack[:len(a.t.stack)-1]
	a.put(append(a.t.buf, byte(KindLeave)<<1))
}

// Object appends the base of a heap access.
func (a *Appender) Object(pc uint32, id uint64) {
	if !a.ready() {
		a.turn()
	}
	c := &a.t.codec
	place, object := zigzag(int64(pc)-int64(c.pc)), zigzag(int64(id-c.id))
	c.pc, c.id = pc, id
	if place < 0x80 && object < 0x80 {
		a.put(append(a.t.buf, byte(KindObject)<<1, byte(place), OperandBase, byte(object)))
		return
	}
	b := binary.AppendUvarint(append(a.t.buf, byte(KindObject)<<1), place)
	a.put(binary.AppendUvarint(append(b, OperandBase), object))
}

// Element appends the base and the index of an access to an array.
func (a *Appender) Element(pc uint32, id uint64, n int32) {
	const most = 4 + 2 + 5 // bytes of both records, where the base's are short
	t := a.t
	c := &t.codec
	place, object := zigzag(int64(pc)-int64(c.pc)), zigzag(int64(id-c.id))
	i := len(t.buf)
	if i == 0 || i+most >= chunkSize || i+most > cap(t.buf) || a.w.last != t || place >= 0x80 || object >= 0x80 {
		a.Object(pc, id)
		a.Index(pc, n)
		return
	}
	c.pc, c.id = pc, id
	b := t.buf[i : i+most]
	b[0], b[1], b[2], b[3] = byte(KindObject)<<1, byte(place), OperandBase, byte(object)
	b[4], b[5] = byte(KindIndex)<<1, 0 // the same place
	end := 6
	index := zigzag(int64(n))
	for ; index >= 0x80; index >>= 7 {
		b[end] = byte(index) | 0x80
		end++
	}
	b[end] = byte(index)
	t.buf = t.buf[:i+end+1]
}

// Index appends an array index.
func (a *Appender) Index(pc uint32, n int32) {
	if !a.ready() {
		a.turn()
	}
	c := &a.t.codec
	place, index := zigzag(int64(pc)-int64(c.pc)), zigzag(int64(n))
	c.pc = pc
	if place < 0x80 && index < 0x4000 {
		if index < 0x80 {
			a.put(append(a.t.buf, byte(KindIndex)<<1, byte(place), byte(index)))
		} else {
			a.put(append(a.t.buf, byte(KindIndex)<<1, byte(place), byte(index)|0x80, byte(index>>7)))
		}
		return
	}
	b := binary.AppendUvarint(append(a.t.buf, byte(KindIndex)<<1), place)
	a.put(binary.AppendUvarint(b, index))
}
