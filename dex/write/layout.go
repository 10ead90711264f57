// Layout of bodies: addresses, the sizes of branches, payloads, try ranges.
//
// Every branch starts in the form that the body gives it and grows where its
// target is out of reach: goto to goto/16 to goto/32; an if is inverted over a
// goto/32. Sizes only ever grow, so the iteration ends. A branch to itself needs
// goto/32, the only form that allows the offset 0.

package write

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// layout is a body with its addresses.
type layout struct {
	b       *model.Body
	x       *index
	ops     []dex.Op // by item, with the forms that were chosen
	far     []bool   // by item: an if that is inverted over a goto/32
	pcs     []uint32 // by item, and the end of the code
	labels  []int32  // item by label, -1 if it is nowhere
	payload []uint32 // address by payload, 0 for unused ones
	units   uint32   // with payloads
	outs    int
	tries   int
	handler []byte // tries and handler lists, encoded
	code    []byte
}

// quickRounds is after how many rounds of growing all short branches take
// their longest form, which ends chains in which each growth causes one more.
const quickRounds = 24

// lay places the items of a body and encodes them.
func lay(b *model.Body, x *index) (*layout, error) {
	n := len(b.Insns)
	l := &layout{b: b, x: x, ops: make([]dex.Op, n), far: make([]bool, n), pcs: make([]uint32, n+1), labels: make([]int32, b.NumLabels()), outs: b.Outs}
	if b.Registers > math.MaxUint16 || b.Ins > b.Registers {
		return nil, fmt.Errorf("%d registers with %d of arguments", b.Registers, b.Ins)
	}
	if err := l.choose(); err != nil {
		return nil, err
	}
	for round := 0; ; round++ {
		l.place()
		if !l.grow(round >= quickRounds) {
			break
		}
	}
	if l.pcs[n] == 0 {
		return nil, fmt.Errorf("code without instructions")
	}
	if err := l.placePayloads(); err != nil {
		return nil, err
	}
	if err := l.placeTries(); err != nil {
		return nil, err
	}
	if err := l.encode(); err != nil {
		return nil, err
	}
	l.report()
	return l, nil
}

// choose takes the forms as given, except that string loads are as long as
// their index needs, and finds the labels.
func (l *layout) choose() error {
	for i := range l.labels {
		l.labels[i] = -1
	}
	for i := range l.b.Insns {
		in := &l.b.Insns[i]
		l.ops[i] = in.Op
		switch {
		case in.Op == model.OpLabel:
			if in.Target < 0 || int(in.Target) >= len(l.labels) {
				return errorAt(i, in, "label %d is not of this body", in.Target)
			}
			if l.labels[in.Target] >= 0 {
				return errorAt(i, in, "label %d is placed twice", in.Target)
			}
			l.labels[in.Target] = int32(i)
		case in.Op == dex.OpConstString:
			if l.x.str(in.Index) > math.MaxUint16 {
				l.ops[i] = dex.OpConstStringJumbo
			}
		case in.Op.Has(dex.FlagInvoke):
			l.outs = max(l.outs, int(in.A))
		case !model.IsInsn(in.Op) && in.Op < model.OpLabel || in.Op.Has(dex.FlagUnused) || in.Op > model.OpSetFile:
			return errorAt(i, in, "no item of a body")
		}
	}
	for i := range l.b.Insns {
		in := &l.b.Insns[i]
		switch {
		case in.Op.Has(dex.FlagGoto | dex.FlagIf):
			if err := l.defined(i, in, in.Target); err != nil {
				return err
			}
		case in.Op.Format() == dex.Format31t:
			if in.Payload < 0 || int(in.Payload) >= len(l.b.Payloads) {
				return errorAt(i, in, "payload %d of %d", in.Payload, len(l.b.Payloads))
			}
			for _, t := range l.b.Payloads[in.Payload].Targets {
				if err := l.defined(i, in, t); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func (l *layout) defined(i int, in *model.Insn, label model.Label) error {
	if label < 0 || int(label) >= len(l.labels) || l.labels[label] < 0 {
		return errorAt(i, in, "label %d is placed nowhere", label)
	}
	return nil
}

// target returns the address of a label.
func (l *layout) target(label model.Label) uint32 { return l.pcs[l.labels[label]] }

// place gives every item its address.
func (l *layout) place() {
	pc := uint32(0)
	for i, op := range l.ops {
		l.pcs[i] = pc
		switch {
		case !model.IsInsn(op):
		case l.far[i]:
			pc += 2 + 3
		default:
			pc += op.Format().Units()
		}
	}
	l.pcs[len(l.ops)] = pc
}

// grow lengthens the branches whose targets are out of reach; most asks for
// the longest form of all of them.
func (l *layout) grow(most bool) bool {
	changed := false
	for i, op := range l.ops {
		if !op.Has(dex.FlagGoto|dex.FlagIf) || l.far[i] || op == dex.OpGoto32 {
			continue
		}
		rel := int64(l.target(l.b.Insns[i].Target)) - int64(l.pcs[i])
		fits8 := rel == int64(int8(rel)) && rel != 0
		fits16 := rel == int64(int16(rel)) && rel != 0
		switch {
		case op == dex.OpGoto && fits8, op != dex.OpGoto && fits16:
			continue
		case op.Has(dex.FlagIf):
			l.far[i] = true
		case op == dex.OpGoto && fits16 && !most:
			l.ops[i] = dex.OpGoto16
		default:
			l.ops[i] = dex.OpGoto32
		}
		changed = true
	}
	if changed && most {
		for i, op := range l.ops {
			switch {
			case op.Has(dex.FlagIf):
				l.far[i] = true
			case op.Has(dex.FlagGoto):
				l.ops[i] = dex.OpGoto32
			}
		}
	}
	return changed
}

// placePayloads puts the payloads that are used behind the code, at even addresses.
func (l *layout) placePayloads() error {
	l.payload = make([]uint32, len(l.b.Payloads))
	used := make([]bool, len(l.b.Payloads))
	sparse := make([]bool, len(l.b.Payloads))
	for i := range l.b.Insns {
		in := &l.b.Insns[i]
		if in.Op.Format() != dex.Format31t {
			continue
		}
		used[in.Payload] = true
		p := &l.b.Payloads[in.Payload]
		switch in.Op {
		case dex.OpSparseSwitch:
			sparse[in.Payload] = true
		case dex.OpPackedSwitch:
			for k := 1; k < len(p.Keys); k++ {
				if p.Keys[k] != p.Keys[k-1]+1 {
					return errorAt(i, in, "the keys %d and %d do not follow each other", p.Keys[k-1], p.Keys[k])
				}
			}
		}
		switch {
		case len(p.Keys) != len(p.Targets) || len(p.Keys) > math.MaxUint16:
			return errorAt(i, in, "%d keys and %d targets", len(p.Keys), len(p.Targets))
		case in.Op == dex.OpFillArrayData && (p.Width != 1 && p.Width != 2 && p.Width != 4 && p.Width != 8 || len(p.Data)%p.Width != 0):
			return errorAt(i, in, "%d bytes in elements of %d", len(p.Data), p.Width)
		}
	}
	pc := uint64(l.pcs[len(l.ops)])
	for k := range l.b.Payloads {
		if !used[k] {
			continue
		}
		pc += pc & 1
		l.payload[k] = uint32(pc)
		p := &l.b.Payloads[k]
		switch {
		case p.Width != 0:
			pc += 4 + uint64(len(p.Data)+1)/2
		case sparse[k]:
			pc += 2 + 4*uint64(len(p.Keys))
		default:
			pc += 4 + 2*uint64(len(p.Keys))
		}
	}
	if pc > math.MaxInt32 {
		return fmt.Errorf("the code would have %d code units", pc)
	}
	l.units = uint32(pc)
	return nil
}

// report tells the body where everything went.
func (l *layout) report() {
	b := l.b
	b.Places = b.Places[:0]
	for i := range b.Insns {
		if in := &b.Insns[i]; in.PC != model.NoPC && model.IsInsn(in.Op) {
			b.Places = append(b.Places, model.Place{Old: in.PC, New: l.pcs[i]})
		}
	}
	slices.SortStableFunc(b.Places, func(a, b model.Place) int { return int(int64(a.Old) - int64(b.Old)) })
	b.LabelPCs = make([]uint32, len(l.labels))
	for k, item := range l.labels {
		b.LabelPCs[k] = model.NoPC
		if item >= 0 {
			b.LabelPCs[k] = l.pcs[item]
		}
	}
}

func (l *layout) item() codeItem {
	return codeItem{registers: l.b.Registers, ins: l.b.Ins, outs: l.outs, tries: l.tries, insns: l.code, handlers: l.handler}
}

// encode writes the instructions and payloads.
func (l *layout) encode() error {
	l.code = make([]byte, 0, 2*l.units)
	for i := range l.b.Insns {
		in := &l.b.Insns[i]
		if !model.IsInsn(in.Op) {
			continue
		}
		if err := l.encodeInsn(i, in); err != nil {
			return errorAt(i, in, "%v", err)
		}
	}
	from := make([]int, len(l.payload)) // the item that refers to the payload
	for i := range from {
		from[i] = -1
	}
	for i := range l.b.Insns {
		if in := &l.b.Insns[i]; in.Op.Format() == dex.Format31t {
			if in.Op != dex.OpFillArrayData && from[in.Payload] >= 0 {
				return errorAt(i, in, "a switch needs a payload of its own, targets are relative to it")
			}
			from[in.Payload] = i
		}
	}
	for k, i := range from {
		if i >= 0 {
			l.encodePayload(k, i)
		}
	}
	return nil
}

func (l *layout) encodePayload(k, i int) {
	le := binary.LittleEndian
	for uint32(len(l.code)) < 2*l.payload[k] {
		l.code = append(l.code, 0, 0)
	}
	p := &l.b.Payloads[k]
	targets := func() {
		for _, t := range p.Targets {
			l.code = le.AppendUint32(l.code, l.target(t)-l.pcs[i])
		}
	}
	switch l.ops[i] {
	case dex.OpPackedSwitch:
		l.code = le.AppendUint16(l.code, uint16(dex.OpPackedSwitchPayload))
		l.code = le.AppendUint16(l.code, uint16(len(p.Keys)))
		first := int32(0)
		if len(p.Keys) > 0 {
			first = p.Keys[0]
		}
		l.code = le.AppendUint32(l.code, uint32(first))
		targets()
	case dex.OpSparseSwitch:
		l.code = le.AppendUint16(l.code, uint16(dex.OpSparseSwitchPayload))
		l.code = le.AppendUint16(l.code, uint16(len(p.Keys)))
		for _, key := range p.Keys {
			l.code = le.AppendUint32(l.code, uint32(key))
		}
		targets()
	case dex.OpFillArrayData:
		l.code = le.AppendUint16(l.code, uint16(dex.OpFillArrayDataPayload))
		l.code = le.AppendUint16(l.code, uint16(p.Width))
		l.code = le.AppendUint32(l.code, uint32(len(p.Data)/p.Width))
		l.code = append(l.code, p.Data...)
		if len(p.Data)%2 != 0 {
			l.code = append(l.code, 0)
		}
	}
}
