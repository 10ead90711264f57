// The code of the app as replay needs it: instructions by pc, control
// dependence, dense numbers.

package bodies

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/dominance"
	"github.com/esdroid/esdroid/internal/owner"
)

// Body is one method, decoded once.
type Body struct {
	ID        dex.MethodID
	File      *dex.File
	First     int32 // dense number of the first instruction; parameters follow the instructions
	Registers int
	Ins       int
	Insns     []dex.Insn
	At        []int32 // instruction by pc, -1 between
	Blocks    []uint32
	Succs     [][]int32              // by instruction: where it leads without an exception
	Controls  *dominance.Deps[int32] // by instruction: the branches on which it depends
	detours   map[detourKey]*Detour
	Lines     []dex.Line
	Static    bool
	Library   bool
	Accessor  bool     // made by the compiler for inner classes, without lines of its own
	Params    []string // descriptors, receiver first for instance methods
	ParamReg  []uint16
	Fields    []Field // by instruction, filled when it is first met
	program   *dex.Program
}

// Field is what an instruction's field access needs to know.
type Field struct {
	Known     bool
	Reference bool
	Number    int32  // number of the location's field
	Label     uint32 // its name
}

// Base decodes methods on demand and numbers their instructions densely.
type Base struct {
	p       *dex.Program
	methods map[dex.MethodID]*Body
	order   []*Body // by base
	next    int32
}

// New returns the bodies of a program.
func New(p *dex.Program) *Base {
	return &Base{p: p, methods: map[dex.MethodID]*Body{}}
}

// Body returns the body of a method.
func (b *Base) Body(id dex.MethodID) (*Body, error) {
	if m := b.methods[id]; m != nil {
		return m, nil
	}
	m, err := b.decode(id)
	if err != nil {
		return nil, err
	}
	b.methods[id] = m
	b.order = append(b.order, m)
	return m, nil
}

func (b *Base) decode(id dex.MethodID) (*Body, error) {
	code, ok, err := b.p.Code(id)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, fmt.Errorf("%s was executed but has no code", b.p.MethodText(id))
	}
	m := &Body{ID: id, File: code.File(), First: b.next, Registers: int(code.Registers), Ins: int(code.Ins), Static: b.p.Methods[id].Access&dex.AccStatic != 0,
		Accessor: b.p.Accessor(id), program: b.p}
	class := b.p.Classes[b.p.Methods[id].Class].Descriptor
	m.Library = IsLibrary(class)
	m.At = make([]int32, code.Units())
	for i := range m.At {
		m.At[i] = -1
	}
	if err := code.All(func(in *dex.Insn) bool {
		if !in.Op.IsPayload() {
			m.At[in.PC] = int32(len(m.Insns))
			m.Insns = append(m.Insns, *in)
		}
		return true
	}); err != nil {
		return nil, err
	}
	reported, err := code.Lines()
	if err != nil {
		return nil, err
	}
	m.Lines = b.p.WrittenLines(id, reported)
	if m.Blocks, err = trace.Blocks(&code); err != nil {
		return nil, err
	}
	if m.Controls, err = controlDependence(&code, m); err != nil {
		return nil, err
	}
	m.Fields = make([]Field, len(m.Insns))
	types, _ := dex.ParamTypes(b.p.MethodProto(id))
	reg := uint16(m.Registers - m.Ins)
	if !m.Static {
		m.Params, m.ParamReg = append(m.Params, b.p.Classes[b.p.Methods[id].Class].Descriptor), append(m.ParamReg, reg)
		reg++
	}
	for _, t := range types {
		m.Params, m.ParamReg = append(m.Params, t), append(m.ParamReg, reg)
		reg++
		if t == "J" || t == "D" {
			reg++
		}
	}
	b.next += int32(len(m.Insns) + len(m.Params) + 1)
	return m, nil
}

// Read names the field whose value an instruction sets its register to, by way of the method
// that the compiler made for it, too; "" if it is none.
func (m *Body) Read(i int32) string {
	in := &m.Insns[i]
	switch {
	case isRead(in.Op):
		return m.File.FieldText(in.Index)
	case in.Op < dex.OpMoveResult || in.Op > dex.OpMoveResultObject || i == 0 || m.program == nil:
		return ""
	}
	call := &m.Insns[i-1]
	if call.Op != dex.OpInvokeStatic || call.NumArgs() > 1 {
		return ""
	}
	id, ok := m.program.FindMethod(m.File.MethodText(call.Index))
	if !ok || !m.program.Accessor(id) {
		return ""
	}
	field := ""
	if code, ok, err := m.program.Code(id); err == nil && ok {
		code.All(func(in *dex.Insn) bool {
			if isRead(in.Op) {
				field = code.File().FieldText(in.Index)
			}
			return field == ""
		})
	}
	return field
}

// Name is the text of the method.
func (m *Body) Name() string {
	if m.program == nil {
		return ""
	}
	return m.program.MethodText(m.ID)
}

// Own reports whether a call names a method of the app.
func (m *Body) Own(i int32) bool {
	if m.program == nil {
		return false
	}
	_, ok := m.program.FindMethod(m.File.MethodText(m.Insns[i].Index))
	return ok
}

func isRead(op dex.Op) bool {
	return op >= dex.OpIget && op <= dex.OpIgetShort || op >= dex.OpSget && op <= dex.OpSgetShort
}

// Index returns the position of the instruction at pc.
func (m *Body) Index(pc uint32) (int32, error) {
	if pc >= uint32(len(m.At)) || m.At[pc] < 0 {
		return 0, fmt.Errorf("no instruction begins at pc %#x of %s", pc, m.File.MethodText(0))
	}
	return m.At[pc], nil
}

// Line returns the source line of an instruction, 0 if unknown.
func (m *Body) Line(i int32) int {
	line, ok := dex.LineAt(m.Lines, m.Insns[i].PC)
	if !ok {
		return 0
	}
	return int(line)
}

// IsLibrary reports whether a class belongs to a library that apps carry along
// in place of the platform.
func IsLibrary(descriptor string) bool {
	return owner.Of(descriptor) == owner.Support
}

// Decoded returns a method's body if it was decoded before, nil otherwise.
func (b *Base) Decoded(id dex.MethodID) *Body { return b.methods[id] }

// All returns the bodies in the order in which they were decoded, which is that of their numbers.
func (b *Base) All() []*Body { return b.order }

// Count returns how many numbers are given.
func (b *Base) Count() int { return int(b.next) }
