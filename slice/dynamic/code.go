// The code of the app as replay needs it: instructions by pc, control
// dependence, dense numbers.

package dynamic

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/dominance"
)

// methodCode is one method, decoded once.
type methodCode struct {
	id        dex.MethodID
	file      *dex.File
	base      int32 // dense number of the first instruction; parameters follow the instructions
	registers int
	ins       int
	insns     []dex.Insn
	at        []int32 // instruction by pc, -1 between
	blocks    []uint32
	succs     [][]int32              // by instruction: where it leads without an exception
	controls  *dominance.Deps[int32] // by instruction: the branches on which it depends
	detours   map[detourKey]*detour
	lines     []dex.Line
	static    bool
	library   bool
	accessor  bool     // made by the compiler for inner classes, without lines of its own
	params    []string // descriptors, receiver first for instance methods
	paramReg  []uint16
	labels    []uint32   // of parameters, 0 until one is used
	fields    []fieldUse // by instruction, filled when it is first met
	callees   []*callee  // by instruction, nil for what is no invoke or was not met
}

// fieldUse is what an instruction's field access needs to know.
type fieldUse struct {
	known     bool
	reference bool
	field     int32  // number of the location's field
	label     uint32 // its name
}

// codeBase decodes methods on demand and numbers their instructions densely.
type codeBase struct {
	p       *dex.Program
	methods map[dex.MethodID]*methodCode
	order   []*methodCode // by base
	next    int32
}

func (b *codeBase) method(id dex.MethodID) (*methodCode, error) {
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

func (b *codeBase) decode(id dex.MethodID) (*methodCode, error) {
	code, ok, err := b.p.Code(id)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, fmt.Errorf("%s was executed but has no code", b.p.MethodText(id))
	}
	m := &methodCode{id: id, file: code.File(), base: b.next, registers: int(code.Registers), ins: int(code.Ins), static: b.p.Methods[id].Access&dex.AccStatic != 0,
		library: isLibrary(b.p.Classes[b.p.Methods[id].Class].Descriptor), accessor: isAccessor(b.p, id)}
	m.at = make([]int32, code.Units())
	for i := range m.at {
		m.at[i] = -1
	}
	if err := code.All(func(in *dex.Insn) bool {
		if !in.Op.IsPayload() {
			m.at[in.PC] = int32(len(m.insns))
			m.insns = append(m.insns, *in)
		}
		return true
	}); err != nil {
		return nil, err
	}
	if m.lines, err = code.Lines(); err != nil {
		return nil, err
	}
	if m.blocks, err = trace.Blocks(&code); err != nil {
		return nil, err
	}
	if m.controls, err = controlDependence(&code, m); err != nil {
		return nil, err
	}
	m.callees, m.fields = make([]*callee, len(m.insns)), make([]fieldUse, len(m.insns))
	types, _ := dex.ParamTypes(b.p.MethodProto(id))
	reg := uint16(m.registers - m.ins)
	if !m.static {
		m.params, m.paramReg = append(m.params, b.p.Classes[b.p.Methods[id].Class].Descriptor), append(m.paramReg, reg)
		reg++
	}
	for _, t := range types {
		m.params, m.paramReg = append(m.params, t), append(m.paramReg, reg)
		reg++
		if t == "J" || t == "D" {
			reg++
		}
	}
	m.labels = make([]uint32, len(m.params))
	b.next += int32(len(m.insns) + len(m.params) + 1)
	return m, nil
}

// isAccessor reports whether a method was made so that one class can reach private
// members of another.
func isAccessor(p *dex.Program, id dex.MethodID) bool {
	const made = dex.AccStatic | dex.AccSynthetic
	name := p.MethodName(id)
	return p.Methods[id].Access&made == made && (strings.HasPrefix(name, "access$") || strings.HasPrefix(name, "-$$Nest$"))
}

// index returns the position of the instruction at pc.
func (m *methodCode) index(pc uint32) (int32, error) {
	if pc >= uint32(len(m.at)) || m.at[pc] < 0 {
		return 0, fmt.Errorf("no instruction begins at pc %#x of %s", pc, m.file.MethodText(0))
	}
	return m.at[pc], nil
}

// line returns the source line of an instruction, 0 if unknown.
func (m *methodCode) line(i int32) int {
	line, ok := dex.LineAt(m.lines, m.insns[i].PC)
	if !ok {
		return 0
	}
	return int(line)
}
