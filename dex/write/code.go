// Code items: copied where nothing was edited, laid out from bodies elsewhere.

package write

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// origin identifies an item of a source.
type origin struct {
	src *model.Source
	off uint32
}

// codeItem is a code item without its debug information's offset.
type codeItem struct {
	registers, ins, outs, tries int
	insns                       []byte
	handlers                    []byte // tries and handler lists
}

// code writes the code items, and finds the debug information that debugInfo
// writes. They come first in the file: class data names them with up to five
// bytes, fewer for low offsets.
func (e *emitter) code() error {
	var bodies []*layout
	var methods []*model.Method
	for _, c := range e.classes {
		for m := range c.Methods {
			if !m.HasCode() {
				continue
			}
			methods = append(methods, m)
		}
	}
	bodies = make([]*layout, len(methods))
	debugOf := make([]int, len(methods))
	copied := map[origin]int{}
	numbers := map[string]int{}
	debug := func(content []byte) int {
		n, known := numbers[string(content)]
		if !known {
			e.debugs = append(e.debugs, string(content))
			n = len(e.debugs)
			numbers[e.debugs[n-1]] = n
		}
		return n
	}
	var content []byte
	for i, m := range methods {
		fail := func(err error) error { return fmt.Errorf("%s: %w", e.pool.MethodText(m.Ref), err) }
		if err := e.growStrings(m); err != nil {
			return fail(err)
		}
		if m.Body != nil {
			l, err := lay(m.Body, e.x)
			if err != nil {
				return fail(err)
			}
			bodies[i] = l
			if m.Body.HasDebug {
				content = l.appendDebug(content[:0])
				debugOf[i] = debug(content)
			}
			continue
		}
		src, code, _, err := m.Original()
		if err != nil {
			return fail(err)
		}
		if !code.HasDebugInfo() {
			continue
		}
		key := origin{src, code.DebugOffset()}
		n, known := copied[key]
		if !known {
			// Devices read debug information only to print it, and run code whose
			// debug information is malformed: it is left out.
			if content, err = copyDebug(content[:0], e.x, src, &code); err == nil {
				n = debug(content)
			}
			copied[key] = n
		}
		debugOf[i] = n
	}

	e.align(4)
	start := e.here()
	e.debugAt = make(map[uint32]int, len(methods))
	e.codes = make(map[*model.Method]uint32, len(methods))
	shared := map[origin]uint32{}
	count := 0
	for i, m := range methods {
		fail := func(err error) error { return fmt.Errorf("%s: %w", e.pool.MethodText(m.Ref), err) }
		var err error
		if l := bodies[i]; l != nil {
			bodies[i] = nil
			e.align(4)
			e.codes[m] = e.here()
			count++
			e.codeItem(l.item(), debugOf[i])
			continue
		}
		src, code, _, err := m.Original()
		if err != nil {
			return fail(err)
		}
		key := origin{src, code.Offset()}
		if off, known := shared[key]; known {
			e.codes[m] = off
			continue
		}
		e.align(4)
		e.codes[m] = e.here()
		shared[key] = e.here()
		count++
		if err := e.copyCode(src, &code, debugOf[i]); err != nil {
			return fail(err)
		}
	}
	e.section(dex.MapCode, count, start)
	return nil
}

// debugInfo writes the debug information of the code.
func (e *emitter) debugInfo() {
	start := e.here()
	offsets := make([]uint32, len(e.debugs))
	for i, content := range e.debugs {
		offsets[i] = e.here()
		e.buf = append(e.buf, content...)
	}
	e.section(dex.MapDebugInfo, len(e.debugs), start)
	for at, n := range e.debugAt {
		binary.LittleEndian.PutUint32(e.buf[at:], offsets[n-1])
	}
}

func (e *emitter) codeItem(c codeItem, debug int) {
	e.codeHead(c.registers, c.ins, c.outs, c.tries, debug, len(c.insns)/2)
	e.buf = append(e.buf, c.insns...)
	if c.tries > 0 {
		e.align(4)
		e.buf = append(e.buf, c.handlers...)
	}
}

func (e *emitter) codeHead(registers, ins, outs, tries, debug, units int) {
	e.u2(uint32(registers))
	e.u2(uint32(ins))
	e.u2(uint32(outs))
	e.u2(uint32(tries))
	if debug > 0 {
		e.debugAt[e.here()] = debug
	}
	e.u4(0)
	e.u4(uint32(units))
}

// growStrings gives a method a body if one of its string indices no longer
// fits the instruction.
func (e *emitter) growStrings(m *model.Method) error {
	if m.Body != nil || len(e.x.strings.ids) <= 1<<16 {
		return nil
	}
	src, code, _, err := m.Original()
	if err != nil {
		return err
	}
	grow := false
	if err := code.All(func(in *dex.Insn) bool {
		grow = in.Op == dex.OpConstString && e.x.str(src.Strings[in.Index]) > 1<<16-1
		return !grow
	}); err != nil || !grow {
		return err
	}
	m.Body, err = m.Load()
	return err
}

// copyCode writes a code item as it was read, with new indices.
func (e *emitter) copyCode(src *model.Source, code *dex.Code, debug int) error {
	tries, err := code.Tries()
	if err != nil {
		return err
	}
	e.codeHead(int(code.Registers), int(code.Ins), int(code.Outs), len(tries), debug, int(code.Units()))
	var jumbo bool
	if e.buf, jumbo, err = copyInsns(e.buf, e.x, src, code); err != nil {
		return err
	}
	if jumbo {
		return fmt.Errorf("a string index does not fit its instruction") // growStrings prevents it
	}
	if len(tries) == 0 {
		return nil
	}
	e.align(4)
	e.buf, err = e.copyHandlers(e.buf, src, code, tries)
	return err
}

// copyInsns appends the instructions of a method with new indices; jumbo
// reports that a string index did not fit.
func copyInsns(b []byte, x *index, src *model.Source, code *dex.Code) (out []byte, jumbo bool, err error) {
	start := len(b)
	b = append(b, code.Insns...)
	insns := b[start:]
	le := binary.LittleEndian
	err = code.All(func(in *dex.Insn) bool {
		kind := in.Op.Index()
		if kind == dex.IndexNone {
			return true
		}
		at := insns[2*in.PC+2:]
		switch kind {
		case dex.IndexString:
			i := x.str(src.Strings[in.Index])
			if in.Op == dex.OpConstStringJumbo {
				le.PutUint32(at, i)
				return true
			}
			jumbo = jumbo || i > 1<<16-1
			le.PutUint16(at, uint16(i))
		case dex.IndexType:
			le.PutUint16(at, uint16(x.typ(src.Types[in.Index])))
		case dex.IndexField:
			le.PutUint16(at, uint16(x.field(src.Fields[in.Index])))
		case dex.IndexMethod:
			le.PutUint16(at, uint16(x.method(src.Methods[in.Index])))
		case dex.IndexMethodAndProto:
			le.PutUint16(at, uint16(x.method(src.Methods[in.Index])))
			le.PutUint16(at[4:], uint16(x.proto(src.Protos[in.Proto])))
		case dex.IndexCallSite:
			le.PutUint16(at, uint16(x.callSite(src.CallSites[in.Index])))
		case dex.IndexMethodHandle:
			le.PutUint16(at, uint16(x.handle(src.Handles[in.Index])))
		case dex.IndexProto:
			le.PutUint16(at, uint16(x.proto(src.Protos[in.Index])))
		}
		return true
	})
	return b, jumbo, err
}

// tryItem is a range of code units with the number of its handler list.
type tryItem struct {
	start uint32
	units uint16
	list  int
}

// handlerList is an encoded_catch_handler; the catch-all, if any, is last.
type handlerList []dex.Handler

// copyHandlers appends tries and handler lists, the lists in the order in
// which they lie in the file.
func (e *emitter) copyHandlers(b []byte, src *model.Source, code *dex.Code, tries []dex.Try) ([]byte, error) {
	data := code.File().Data()
	at := code.Offset() + 16 + 2*((code.Units()+1)&^1)
	offsets := make([]uint16, len(tries))
	lists := map[uint16][]dex.Handler{}
	for i := range tries { // code.Tries has proven that these bytes exist
		offsets[i] = binary.LittleEndian.Uint16(data[at+8*uint32(i)+6:])
		lists[offsets[i]] = tries[i].Handlers
	}
	order := slices.Clone(offsets)
	slices.Sort(order)
	order = slices.Compact(order)
	number := map[uint16]int{}
	out := make([]handlerList, len(order))
	for i, off := range order {
		number[off] = i
		out[i] = slices.Clone(lists[off])
		for k := range out[i] {
			if t := out[i][k].Type; t != dex.NoIndex {
				out[i][k].Type = e.x.typ(src.Types[t])
			}
		}
	}
	items := make([]tryItem, len(tries))
	for i, t := range tries {
		items[i] = tryItem{t.Start, uint16(t.End - t.Start), number[offsets[i]]}
	}
	return appendHandlers(b, items, out)
}

// appendHandlers appends try items and handler lists with indices of the file.
func appendHandlers(b []byte, tries []tryItem, lists []handlerList) ([]byte, error) {
	body := appendUleb(nil, uint32(len(lists)))
	offsets := make([]int, len(lists))
	for i, list := range lists {
		offsets[i] = len(body)
		typed := len(list)
		if typed > 0 && list[typed-1].Type == dex.NoIndex {
			typed--
			body = appendSleb(body, -int32(typed))
		} else {
			body = appendSleb(body, int32(typed))
		}
		for _, h := range list[:typed] {
			body = appendUleb(body, h.Type)
			body = appendUleb(body, h.PC)
		}
		if typed < len(list) {
			body = appendUleb(body, list[typed].PC)
		}
	}
	for _, t := range tries {
		if offsets[t.list] > 1<<16-1 {
			return b, fmt.Errorf("the handler lists of a method take more than 64 KiB")
		}
		b = binary.LittleEndian.AppendUint32(b, t.start)
		b = binary.LittleEndian.AppendUint16(b, t.units)
		b = binary.LittleEndian.AppendUint16(b, uint16(offsets[t.list]))
	}
	return append(b, body...), nil
}
