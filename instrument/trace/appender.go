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

// put ends a record.
func (a *Appender) put(b []byte) {
	a.t.buf = b
	if len(b) >= chunkSize {
		a.w.flush(a.t)
	}
}

// prepare makes room for a record.
func (a *Appender) prepare() {
	if t := a.t; len(t.buf) >= t.room {
		a.w.prepare(t)
	}
}

// Block appends a block record.
func (a *Appender) Block(n int) {
	t := a.t
	if i := len(t.buf); i < t.room && n < 64 {
		t.buf = t.buf[:i+1]
		t.buf[i] = byte(n<<1 | 1)
		return
	}
	a.block(n)
}

func (a *Appender) block(n int) {
	a.prepare()
	a.put(binary.AppendUvarint(a.t.buf, uint64(n)<<1|1))
}

// Enter appends the entry of a method.
func (a *Appender) Enter(m dex.MethodID) {
	a.prepare()
	a.t.stack = append(a.t.stack, m)
	a.put(binary.AppendUvarint(append(a.t.buf, byte(KindEnter)<<1), uint64(m)))
}

// Leave appends the return of the frame on top, if there is one.
func (a *Appender) Leave() {
	if len(a.t.stack) == 0 {
		return
	}
	a.prepare()
	a.t.stack = a.t.stack[:len(a.t.stack)-1]
	a.put(append(a.t.buf, byte(KindLeave)<<1))
}

// Object appends the base of a heap access.
func (a *Appender) Object(pc uint32, id uint64) {
	a.prepare()
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
	t := a.t
	i := len(t.buf)
	if i >= t.room {
		a.Object(pc, id)
		a.Index(pc, n)
		return
	}
	c := &t.codec
	place, object := zigzag(int64(pc)-int64(c.pc)), zigzag(int64(id-c.id))
	c.pc, c.id = pc, id
	b := t.buf[i : i+longestElement]
	end := 6
	if place|object < 0x80 {
		b[0], b[1], b[2], b[3], b[4] = byte(KindObject)<<1, byte(place), OperandBase, byte(object), byte(KindIndex)<<1
		b[5] = 0 // the same place
	} else {
		b[0] = byte(KindObject) << 1
		end = putUvarint(b, 1, place)
		b[end] = OperandBase
		end = putUvarint(b, end+1, object)
		b[end], b[end+1] = byte(KindIndex)<<1, 0
		end += 2
	}
	index := uint32(n<<1) ^ uint32(n>>31)
	for ; index >= 0x80; index >>= 7 {
		b[end] = byte(index) | 0x80
		end++
	}
	b[end] = byte(index)
	t.buf = t.buf[:i+end+1]
}

// putUvarint writes a varint at a place of b and returns where it ends.
func putUvarint(b []byte, at int, v uint64) int {
	for ; v >= 0x80; v >>= 7 {
		b[at] = byte(v) | 0x80
		at++
	}
	b[at] = byte(v)
	return at + 1
}

// Index appends an array index.
func (a *Appender) Index(pc uint32, n int32) {
	a.prepare()
	c := &a.t.codec
	place, index := zigzag(int64(pc)-int64(c.pc)), zigzag(int64(n))
	c.pc = pc
	b := binary.AppendUvarint(append(a.t.buf, byte(KindIndex)<<1), place)
	a.put(binary.AppendUvarint(b, index))
}
