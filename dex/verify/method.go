// The flow check of one method: its state, set-up and result.

package verify

import (
	"fmt"
	"math"

	"github.com/esdroid/esdroid/dex"
)

// Verifier checks methods of one program, one at a time. It is not safe for
// concurrent use; several may share a program.
type Verifier struct {
	hierarchy hierarchy
	types     *typeTable
	joins     map[[2]Type]Type
	answers   map[[2]Type]answer
}

// New returns a verifier for a program. resolver may be nil.
func New(p *dex.Program, resolver Resolver) *Verifier {
	return &Verifier{hierarchy: hierarchy{p, resolver}, types: newTypeTable(), joins: make(map[[2]Type]Type), answers: make(map[[2]Type]answer)}
}

// Kind returns the kind of a type.
func (v *Verifier) Kind(t Type) Kind { return v.types.kind(t) }

// Descriptor returns the class of a reference or of an uninitialized object; of
// UnknownReference none is known.
func (v *Verifier) Descriptor(t Type) string { return v.types.descriptor(t) }

// Text names a type.
func (v *Verifier) Text(t Type) string { return v.types.text(t) }

// position is what the check knows of a code unit.
type position uint8

const (
	isStart    position = 1 << iota // an instruction begins here
	isTarget                        // a branch, switch or handler leads here
	isHandler                       // a handler leads here
	isPayload                       // a payload begins here
	inTry                           // covered by a try range
	inCatchAll                      // covered by a try range with a catch-all handler
	isChecked                       // the flow has come here, and what the instruction names is checked
)

// methodCheck is the state of checking one method.
type methodCheck struct {
	*Verifier
	file     *dex.File
	id       dex.MethodID
	text     string // of the method
	class    string // descriptor of the method's class
	name     string
	proto    string
	static   bool
	code     dex.Code
	insns    []dex.Insn // in order, payloads included
	at       []int32    // by pc: index of the instruction that begins there, -1 for none
	pos      []position // by pc
	tries    []dex.Try
	tryAt    []int32 // by pc: index of the covering try range, -1 for none
	findings findings
	failed   bool // an Error was found

	flow       *Flow
	cur        state // while following a block
	changed    bool  // a register was written since the handlers saw the state
	result     Type  // of the call in front
	wide       bool  // result takes two registers
	throws     bool  // the current instruction always throws: nothing behind it is followed
	tested     tested
	work       int  // register merges and copies that may still be made
	kept       int  // register types kept in states
	done       bool // work or memory is used up
	said       map[said]bool
	exceptions map[uint32]Type // by handler pc: what is caught there
}

// said names a finding, which is made once however often its instruction is
// followed.
type said struct {
	rule string
	pc   uint32
}

// report adds a finding at pc, once a rule. Errors end the check of the method
// soon.
func (m *methodCheck) report(severity Severity, rule string, pc uint32, format string, args ...any) {
	if severity == Error {
		m.failed = true
	}
	key := said{rule, pc}
	if !m.findings.takes(severity, rule) || m.said[key] {
		return
	}
	if m.said == nil {
		m.said = make(map[said]bool)
	}
	m.said[key] = true
	m.findings.add(Finding{
		Severity: severity, Rule: rule, File: m.file.Name, Section: "code_item", Index: -1,
		Offset: int64(m.code.Offset()) + 16 + 2*int64(pc), Method: m.text, PC: pc, Reason: fmt.Sprintf(format, args...),
	})
}

func (m *methodCheck) fail(rule string, pc uint32, format string, args ...any) {
	m.report(Error, rule, pc, format, args...)
}

// maxState bounds the register types that are kept for one method, and with it
// the memory of checking a hostile one.
const maxState = 8 << 20

// maxUnits is the longest code that is followed; compilers stay below 65,536.
const maxUnits = 1 << 20

// Method checks the code of a method and returns the types of its registers.
// The Flow is nil for methods without code and for those in which not every
// instruction could be followed; the findings then say why.
func (v *Verifier) Method(id dex.MethodID) (*Flow, []Finding) {
	p := v.hierarchy.p
	def := p.Methods[id]
	if def.CodeOff == 0 {
		return nil, nil
	}
	file := p.MethodFile(id)
	m := &methodCheck{Verifier: v, file: file, id: id, text: p.MethodText(id), class: p.Classes[def.Class].Descriptor,
		name: p.MethodName(id), proto: p.MethodProto(id), static: def.Access&dex.AccStatic != 0}
	code, err := file.Code(def.CodeOff)
	if err != nil {
		f := fromError(file, "code-item", err)
		f.Method = m.text
		return nil, []Finding{f}
	}
	m.code = code
	if !isClass(m.class) {
		m.fail("class-name", 0, "the class is named %q", m.class)
		return nil, m.findings.all
	}
	if m.code.Units() > maxUnits {
		m.report(Remark, NotFollowed, 0, "%d code units are too many to follow", m.code.Units())
		return nil, m.findings.all
	}
	if m.checkStatic(); m.failed {
		return nil, m.findings.all
	}
	m.follow()
	if m.done {
		m.report(Remark, NotFollowed, 0, "following the types of %d registers through %d instructions takes too long", m.code.Registers, len(m.insns))
	}
	if m.failed || m.done {
		return nil, m.findings.all
	}
	return m.flow, m.findings.all
}

// budget is the work that following a method of this size may take.
func (m *methodCheck) budget() int {
	return min(math.MaxInt32, 1<<20+64*len(m.insns)*(int(m.code.Registers)+4))
}
