// Bodies from code as read.

package model

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// Load returns the method's code as an editable Body: Body if it is set, else
// a new one made of the code as read, nil without code. It does not set Body.
func (m *Method) Load() (*Body, error) {
	if m.Body != nil {
		return m.Body, nil
	}
	src, code, ok, err := m.Original()
	if !ok {
		return nil, err
	}
	l := loader{src: src, code: &code, b: &Body{Registers: int(code.Registers), Ins: int(code.Ins), Outs: int(code.Outs), HasDebug: code.HasDebugInfo()}}
	if err := l.load(); err != nil {
		return nil, err
	}
	return l.b, nil
}

// loader makes a Body in two passes: the first decodes and notes which
// addresses need labels, the second interleaves labels and debug events with
// the instructions. At one address the labels come in the order try end,
// target, try start, so that an item after the targets and before the try is
// reached by every jump and still outside the try.
type loader struct {
	src   *Source
	code  *dex.Code
	b     *Body
	insns []dex.Insn
	ends  map[uint32]Label // where tries end
	start map[uint32]Label // where tries start
	marks []Label          // by pc, where branches and handlers lead; NoLabel for none
	array map[uint32]int32 // payload number by pc of array data
}

func (l *loader) errorf(pc uint32, format string, args ...any) error {
	return &dex.FormatError{File: l.src.File.Name, Section: "code_item", Index: int(pc), Offset: int64(l.code.Offset()) + 16 + 2*int64(pc), Reason: fmt.Sprintf(format, args...)}
}

func (l *loader) load() error {
	units := l.code.Units()
	l.marks = make([]Label, units+1)
	starts := make([]bool, units+1) // where instructions start
	for i := range l.marks {
		l.marks[i] = NoLabel
	}
	l.insns = make([]dex.Insn, 0, units/2+1)
	if err := l.code.All(func(in *dex.Insn) bool {
		starts[in.PC] = true
		l.insns = append(l.insns, *in)
		return true
	}); err != nil {
		return err
	}
	target := func(from, pc uint32) (Label, error) {
		if pc >= units || !starts[pc] {
			return NoLabel, l.errorf(from, "leads to %#x, where no instruction starts", pc)
		}
		if l.marks[pc] == NoLabel {
			l.marks[pc] = l.b.NewLabel()
		}
		return l.marks[pc], nil
	}
	b := l.b
	// boundary rounds an address up to where the next instruction starts.
	boundary := func(pc uint32) uint32 {
		for pc < units && !starts[pc] {
			pc++
		}
		return pc
	}
	tries, err := l.code.Tries()
	if err != nil {
		return err
	}
	l.ends, l.start = map[uint32]Label{}, map[uint32]Label{}
	label := func(m map[uint32]Label, pc uint32) Label {
		pc = boundary(pc)
		if _, ok := m[pc]; !ok {
			m[pc] = b.NewLabel()
		}
		return m[pc]
	}
	budget := len(l.src.File.Data())
	for _, t := range tries {
		if budget -= len(t.Handlers); budget < 0 {
			return l.errorf(t.Start, "handler lists are shared unreasonably often")
		}
		out := Try{Start: label(l.start, t.Start), End: label(l.ends, t.End), Handlers: make([]Catch, len(t.Handlers))}
		for i, h := range t.Handlers {
			to, err := target(t.Start, h.PC)
			if err != nil {
				return err
			}
			out.Handlers[i] = Catch{Type: l.src.typ(h.Type), Target: to}
		}
		b.Tries = append(b.Tries, out)
	}
	items := make([]Insn, 0, len(l.insns)+8) // instructions only, payloads left out
	for i := range l.insns {
		in := &l.insns[i]
		if in.Op.IsPayload() || in.Op == dex.OpNop && i+1 < len(l.insns) && l.insns[i+1].Op.IsPayload() && in.PC%2 != 0 {
			continue
		}
		item, err := l.convert(in, target, &budget)
		if err != nil {
			return err
		}
		items = append(items, item)
	}
	l.weave(items)
	return nil
}

// convert makes an item of an instruction.
func (l *loader) convert(in *dex.Insn, target func(from, pc uint32) (Label, error), budget *int) (Insn, error) {
	s := l.src
	out := Insn{Op: in.Op, A: in.A, B: in.B, C: in.C, Index: in.Index, Lit: in.Lit, Target: NoLabel, Payload: -1, PC: in.PC}
	for i, r := range in.Args {
		out.Args[i] = uint16(r)
	}
	switch in.Op.Index() {
	case dex.IndexString:
		out.Index = s.Strings[in.Index]
	case dex.IndexType:
		out.Index = s.Types[in.Index]
	case dex.IndexField:
		out.Index = s.Fields[in.Index]
	case dex.IndexMethod:
		out.Index = s.Methods[in.Index]
	case dex.IndexMethodAndProto:
		out.Index, out.Proto = s.Methods[in.Index], s.Protos[in.Proto]
	case dex.IndexCallSite:
		out.Index = s.CallSites[in.Index]
	case dex.IndexMethodHandle:
		out.Index = s.Handles[in.Index]
	case dex.IndexProto:
		out.Index = s.Protos[in.Index]
	}
	var err error
	switch {
	case in.Op.Has(dex.FlagSwitch):
		cases, err := l.code.SwitchCases(in)
		if err != nil {
			return out, err
		}
		if *budget -= len(cases); *budget < 0 {
			return out, l.errorf(in.PC, "switch payloads are shared unreasonably often")
		}
		p := Payload{Keys: make([]int32, len(cases)), Targets: make([]Label, len(cases))}
		for i, c := range cases {
			p.Keys[i] = c.Key
			if p.Targets[i], err = target(in.PC, in.PC+uint32(c.Rel)); err != nil {
				return out, err
			}
		}
		out.Payload = l.addPayload(p)
	case in.Op == dex.OpFillArrayData:
		number, known := l.array[in.Target()]
		if !known {
			width, data, err := l.code.ArrayData(in)
			if err != nil {
				return out, err
			}
			number = l.addPayload(Payload{Width: width, Data: data})
			if l.array == nil {
				l.array = map[uint32]int32{}
			}
			l.array[in.Target()] = number
		}
		out.Payload = number
	case in.Op.Has(dex.FlagGoto | dex.FlagIf):
		out.Target, err = target(in.PC, in.Target())
	}
	return out, err
}

func (l *loader) addPayload(p Payload) int32 {
	l.b.Payloads = append(l.b.Payloads, p)
	return int32(len(l.b.Payloads) - 1)
}

// weave puts labels and debug events between the instructions.
func (l *loader) weave(items []Insn) {
	b, units := l.b, l.code.Units()
	events := l.debug(units)
	b.Insns = make([]Insn, 0, len(items)+len(events)+8)
	label := func(at Label, ok bool) {
		if ok {
			b.Insns = append(b.Insns, At(at))
		}
	}
	next := 0
	for i := range l.insns {
		pc := l.insns[i].PC
		end, ok := l.ends[pc]
		label(end, ok)
		label(l.marks[pc], l.marks[pc] != NoLabel)
		start, ok := l.start[pc]
		label(start, ok)
		for len(events) > 0 && events[0].PC <= pc {
			b.Insns = append(b.Insns, l.event(events[0]))
			events = events[1:]
		}
		if next < len(items) && items[next].PC == pc {
			b.Insns = append(b.Insns, items[next])
			next++
		}
	}
	end, ok := l.ends[units]
	label(end, ok)
	start, ok := l.start[units]
	label(start, ok)
	for _, e := range events {
		b.Insns = append(b.Insns, l.event(e))
	}
}

// debug reads the debug information up to the code's end: what lies behind it
// loses its place when the code changes. Devices run code whose debug
// information is malformed; such code has none here.
func (l *loader) debug(units uint32) []dex.DebugEvent {
	b := l.b
	if !b.HasDebug {
		return nil
	}
	params, err := l.code.DebugParameters()
	var events []dex.DebugEvent
	if err == nil {
		err = l.code.DebugEvents(func(e dex.DebugEvent) bool {
			if e.PC <= units {
				events = append(events, e)
			}
			return e.PC <= units
		})
	}
	if err != nil {
		b.HasDebug = false
		return nil
	}
	for _, p := range params {
		b.Parameters = append(b.Parameters, l.src.str(p))
	}
	b.FirstLine = l.code.DebugLineStart()
	return events
}

func (l *loader) event(e dex.DebugEvent) Insn {
	in := NewInsn(0)
	in.A = uint16(e.Register)
	switch e.Kind {
	case dex.DebugLine:
		in.Op, in.Lit = OpLine, int64(e.Line)
	case dex.DebugStartLocal:
		in.Op, in.Index, in.Proto, in.Lit = OpStartLocal, l.src.str(e.Name), l.src.typ(e.Type), int64(l.src.str(e.Signature))
	case dex.DebugEndLocal:
		in.Op = OpEndLocal
	case dex.DebugRestartLocal:
		in.Op = OpRestartLocal
	case dex.DebugPrologueEnd:
		in.Op = OpPrologueEnd
	case dex.DebugEpilogueBegin:
		in.Op = OpEpilogueBegin
	case dex.DebugSetFile:
		in.Op, in.Index = OpSetFile, l.src.str(e.Name)
	}
	return in
}
