// Debug directives: lines and the lives of local variables.

package smali

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/esdroid/esdroid/dex"
)

// variable is what is known about the variable in a register.
type variable struct {
	name, typ, signature uint32 // indices or NoIndex
	this                 bool   // the name is "this" whatever the file's strings are
	ended                bool
}

var noVariable = variable{name: dex.NoIndex, typ: dex.NoIndex, signature: dex.NoIndex}

type debugItem struct {
	pc       uint32
	order    int8 // among the items at one address
	kind     dex.DebugEventKind
	line     uint32
	register uint32
	variable variable
}

var debugOrder = [...]int8{
	dex.DebugLine: -2, dex.DebugStartLocal: -1, dex.DebugEndLocal: -1, dex.DebugRestartLocal: -1,
	dex.DebugPrologueEnd: -4, dex.DebugEpilogueBegin: -4, dex.DebugSetFile: -3,
}

// findDebug collects the debug directives. The end and the restart of a
// variable repeat what its start said, which the events themselves do not.
func (m *method) findDebug(def dex.EncodedMethod) error {
	code := m.code
	if !code.HasDebugInfo() {
		return nil
	}
	variables, err := m.parameterVariables(def)
	if err != nil {
		return err
	}
	sorted := true
	err = code.DebugEvents(func(e dex.DebugEvent) bool {
		item := debugItem{pc: e.PC, order: debugOrder[e.Kind], kind: e.Kind, line: e.Line, register: e.Register, variable: noVariable}
		known := e.Register < uint32(len(variables))
		switch e.Kind {
		case dex.DebugSetFile:
			item.variable.name = e.Name
		case dex.DebugStartLocal:
			item.variable = variable{name: e.Name, typ: e.Type, signature: e.Signature}
			if known {
				variables[e.Register] = item.variable
			}
		case dex.DebugEndLocal:
			if known && !variables[e.Register].ended {
				item.variable = variables[e.Register]
				variables[e.Register].ended = true
			}
		case dex.DebugRestartLocal:
			if known {
				variables[e.Register].ended = false
				item.variable = variables[e.Register]
			}
		}
		if n := len(m.debug); n > 0 && (m.debug[n-1].pc > e.PC || m.debug[n-1].pc == e.PC && m.debug[n-1].order > item.order) {
			sorted = false
		}
		m.debug = append(m.debug, item)
		return true
	})
	if !sorted {
		slices.SortStableFunc(m.debug, func(a, b debugItem) int {
			return cmp.Or(cmp.Compare(a.pc, b.pc), cmp.Compare(a.order, b.order))
		})
	}
	return err
}

// parameterVariables returns the variables of the registers on entry.
func (m *method) parameterVariables(def dex.EncodedMethod) ([]variable, error) {
	f := m.p.f
	variables := make([]variable, m.code.Registers)
	for i := range variables {
		variables[i] = noVariable
	}
	names, err := m.code.DebugParameters()
	if err != nil {
		return nil, err
	}
	ref := f.MethodRef(def.Method)
	params := f.Proto(ref.Proto).Params
	register := m.firstParm
	set := func(v variable, words int) {
		if register >= 0 && register < len(variables) {
			variables[register] = v
		}
		register += words
	}
	if def.Access&dex.AccStatic == 0 {
		set(variable{name: dex.NoIndex, typ: ref.Class, signature: dex.NoIndex, this: true}, 1)
	}
	for i := range params.Len() {
		v := variable{name: dex.NoIndex, typ: params.At(i), signature: dex.NoIndex}
		if i < len(names) {
			v.name = names[i]
		}
		words := 1
		if t := m.p.plain[v.typ]; t == "J" || t == "D" {
			words = 2
		}
		set(v, words)
	}
	return variables, nil
}

func (m *method) appendDebug(dst []byte, item *debugItem) []byte {
	switch item.kind {
	case dex.DebugLine:
		dst = append(dst, "    .line "...)
		dst = strconv.AppendUint(dst, uint64(item.line), 10)
	case dex.DebugPrologueEnd:
		dst = append(dst, "    .prologue"...)
	case dex.DebugEpilogueBegin:
		dst = append(dst, "    .epilogue"...)
	case dex.DebugSetFile:
		dst = append(dst, "    .source"...)
		if item.variable.name != dex.NoIndex {
			dst = appendQuoted(append(dst, ' '), m.p.f.String(item.variable.name))
		}
	case dex.DebugStartLocal:
		dst = m.appendReg(append(dst, "    .local "...), int(item.register))
		dst = m.appendVariable(dst, ", ", &item.variable)
	case dex.DebugEndLocal:
		dst = m.appendReg(append(dst, "    .end local "...), int(item.register))
		dst = m.appendVariable(dst, "    # ", &item.variable)
	case dex.DebugRestartLocal:
		dst = m.appendReg(append(dst, "    .restart local "...), int(item.register))
		dst = m.appendVariable(dst, "    # ", &item.variable)
	}
	return append(dst, '\n')
}

func (m *method) appendVariable(dst []byte, separator string, v *variable) []byte {
	if v.name == dex.NoIndex && v.typ == dex.NoIndex && v.signature == dex.NoIndex && !v.this {
		return dst
	}
	dst = append(dst, separator...)
	switch {
	case v.this:
		dst = append(dst, `"this"`...)
	case v.name == dex.NoIndex:
		dst = append(dst, "null"...)
	default:
		dst = appendQuoted(dst, m.p.f.String(v.name))
	}
	dst = append(dst, ':')
	if v.typ == dex.NoIndex {
		dst = append(dst, 'V')
	} else {
		dst = append(dst, m.p.types[v.typ]...)
	}
	if v.signature != dex.NoIndex {
		dst = append(dst, ", "...)
		dst = appendQuoted(dst, m.p.f.String(v.signature))
	}
	return dst
}
