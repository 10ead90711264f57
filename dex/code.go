// Code items: registers, instructions, try ranges and handlers.

package dex

import "encoding/binary"

// Code is the code_item of one method.
type Code struct {
	Registers uint16
	Ins       uint16 // words of incoming arguments, the last registers
	Outs      uint16
	Insns     []byte // little-endian code units, inside the file

	file      *File
	offset    uint32
	debugInfo uint32
	tries     uint16
}

// Code reads the code item at the given offset, as EncodedMethod.CodeOff
// states it.
func (f *File) Code(offset uint32) (Code, error) {
	c := f.cursorAt("code_item", -1, offset)
	code := Code{file: f, offset: offset}
	code.Registers, code.Ins, code.Outs, code.tries = c.u2(), c.u2(), c.u2(), c.u2()
	if code.debugInfo = c.u4(); code.debugInfo >= uint32(len(f.data)) {
		code.debugInfo = 0 // as on devices
	}
	units := c.u4()
	if !c.need(2 * uint64(units)) {
		return Code{}, c.err
	}
	code.Insns = f.data[c.pos : c.pos+2*units : c.pos+2*units]
	if code.Ins > code.Registers {
		return Code{}, f.errorf("code_item", -1, int64(offset), "%d argument registers of %d", code.Ins, code.Registers)
	}
	return code, nil
}

// File returns the file that the code belongs to.
func (c *Code) File() *File { return c.file }

// Offset returns the place of the code item in the file.
func (c *Code) Offset() uint32 { return c.offset }

// Units returns the length of the instructions in code units.
func (c *Code) Units() uint32 { return uint32(len(c.Insns) / 2) }

// Unit returns the code unit at pc.
func (c *Code) Unit(pc uint32) uint16 { return binary.LittleEndian.Uint16(c.Insns[2*pc:]) }

// Try is a range of code units with its handlers, in the order in which they
// are tried.
type Try struct {
	Start, End uint32 // code units, End exclusive
	Handlers   []Handler
}

// Handler is one catch clause.
type Handler struct {
	Type uint32 // type index, NoIndex for a catch-all
	PC   uint32
}

// Tries returns the try ranges in file order. Ranges that share a handler list
// in the file share the Handlers slice.
func (c *Code) Tries() ([]Try, error) {
	if c.tries == 0 {
		return nil, nil
	}
	f, units := c.file, c.Units()
	at := c.offset + 16 + 2*units
	if units%2 != 0 {
		at += 2
	}
	cur := f.cursorAt("try_item", -1, at)
	if !cur.need(8 * uint64(c.tries)) {
		return nil, cur.err
	}
	handlersAt := at + 8*uint32(c.tries)
	lists := make(map[uint16][]Handler)
	budget := len(f.data) / 2 // distinct lists do not overlap, an entry takes two bytes
	out := make([]Try, c.tries)
	for i := range out {
		cur.index = i
		start, count, off := cur.u4(), cur.u2(), cur.u2()
		if uint64(start)+uint64(count) > uint64(units) {
			return nil, f.errorf("try_item", i, int64(cur.pos)-8, "range %#x+%#x exceeds the %#x code units of the method", start, count, units)
		}
		list, known := lists[off]
		if !known {
			var err error
			if list, err = c.handlerList(i, handlersAt+uint32(off)); err != nil {
				return nil, err
			}
			if budget -= len(list); budget < 0 {
				return nil, f.errorf("encoded_catch_handler", i, int64(handlersAt), "handler lists overlap")
			}
			lists[off] = list
		}
		out[i] = Try{start, start + uint32(count), list}
	}
	return out, nil
}

func (c *Code) handlerList(try int, offset uint32) ([]Handler, error) {
	f := c.file
	cur := f.cursorAt("encoded_catch_handler", try, offset)
	size := cur.sleb()
	typed := uint64(max(size, -size))
	if size == -1<<31 || !cur.need(2*typed) {
		cur.fail("impossible number of handlers %d", size)
		return nil, cur.err
	}
	list := make([]Handler, 0, typed+1)
	for range typed {
		list = append(list, Handler{cur.uleb(), cur.uleb()})
	}
	if size <= 0 {
		list = append(list, Handler{NoIndex, cur.uleb()})
	}
	if cur.err != nil {
		return nil, cur.err
	}
	for _, h := range list {
		if h.Type != NoIndex && h.Type >= f.head.types.count {
			return nil, f.errorf("encoded_catch_handler", try, int64(offset), "type index %d, only %d exist", h.Type, f.head.types.count)
		}
		if h.PC >= c.Units() {
			return nil, f.errorf("encoded_catch_handler", try, int64(offset), "handler at %#x, after the end of the code at %#x", h.PC, c.Units())
		}
	}
	return list, nil
}
