// What an instruction can run: no code of the app, one method that is sure to
// record its entry, or whatever the platform calls back.

package plan

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// reach is what an instruction can run, from nothing to anything.
type reach uint8

const (
	ReachNone reach = iota // no code of the app
	reachSure              // one method, which records its entry and how it ends
	reachInit              // perhaps an initialiser of a class, which records both
	reachOpen              // anything
)

// Planner makes plans for the methods of a program.
type Planner struct {
	program   *dex.Program
	receivers *trace.Receivers
	traced    func(dex.MethodID) bool // whether a method is instrumented
	overrides overrides
	known     map[reference]reach
	inits     map[dex.ClassID]reach
	wholes    map[dex.MethodID]bool
}

// reference is what an instruction names, in the file that numbers it.
type reference struct {
	file  *dex.File
	op    dex.Op
	index uint32
}

// New returns a planner of a program of which some methods are traced.
func New(p *dex.Program, traced func(dex.MethodID) bool) *Planner {
	return NewOverrides(p, traced).Planner(p, traced)
}

// Planner returns a planner of its own for each goroutine.
func (o overrides) Planner(p *dex.Program, traced func(dex.MethodID) bool) *Planner {
	return &Planner{program: p, receivers: trace.NewReceivers(p), traced: traced, overrides: o, known: map[reference]reach{}, inits: map[dex.ClassID]reach{}, wholes: map[dex.MethodID]bool{}}
}

// reach returns what an instruction of a method of a class can run.
func (p *Planner) reach(file *dex.File, class dex.ClassID, in *dex.Insn) reach {
	if !CallsOut(in.Op) {
		return ReachNone
	}
	key := reference{file, in.Op, in.Index}
	out, ok := p.known[key]
	if !ok {
		out = p.find(file, in)
		p.known[key] = out
	}
	if out == reachInit && p.initialised(file, class, in) {
		return ReachNone
	}
	return out
}

func (p *Planner) find(file *dex.File, in *dex.Insn) reach {
	switch in.Op.Index() {
	case dex.IndexField:
		return p.initialise(file.TypeDescriptor(file.FieldRef(in.Index).Class))
	case dex.IndexType:
		return p.initialise(file.TypeDescriptor(in.Index))
	case dex.IndexMethod:
	default:
		return reachOpen
	}
	ref := file.MethodRef(in.Index)
	descriptor := file.TypeDescriptor(ref.Class)
	class, app := p.program.Class(descriptor)
	if !app {
		if quiet(descriptor, file.String(ref.Name), file.ProtoDescriptor(ref.Proto)) {
			return ReachNone
		}
		return reachOpen
	}
	switch in.Op {
	case dex.OpInvokeStatic, dex.OpInvokeStaticRange, dex.OpInvokeDirect, dex.OpInvokeDirectRange:
	default:
		return reachOpen
	}
	m, ok := p.program.Method(class, file.String(ref.Name), file.ProtoDescriptor(ref.Proto))
	if !ok || !p.traced(m) || p.initialiser(class) == reachOpen {
		return reachOpen
	}
	return reachSure
}

// initialise returns what the initialisation of a class can run.
func (p *Planner) initialise(descriptor string) reach {
	class, app := p.program.Class(descriptor)
	if !app {
		return ReachNone
	}
	return p.initialiser(class)
}

// initialiser looks at a class and at all above it.
func (p *Planner) initialiser(class dex.ClassID) reach {
	if out, ok := p.inits[class]; ok {
		return out
	}
	p.inits[class] = ReachNone // in a circle
	out := ReachNone
	if m, ok := p.program.Method(class, "<clinit>", "()V"); ok {
		if out = reachInit; !p.traced(m) {
			out = reachOpen
		}
	}
	c := &p.program.Classes[class]
	if c.Def.Super != dex.NoIndex {
		out = max(out, p.initialise(c.File.TypeDescriptor(c.Def.Super)))
	}
	if list, err := c.File.Interfaces(c.Def); err == nil {
		for i := range list.Len() {
			out = max(out, p.initialise(c.File.TypeDescriptor(list.At(i))))
		}
	}
	p.inits[class] = out
	return out
}

// initialised reports whether what an instruction would initialise is so
// already in methods of a class: that class, or one above it. An interface whose
// field is named by way of such a class is not.
func (p *Planner) initialised(file *dex.File, class dex.ClassID, in *dex.Insn) bool {
	var used string
	field := in.Op.Index() == dex.IndexField
	switch {
	case field:
		used = file.TypeDescriptor(file.FieldRef(in.Index).Class)
	case in.Op.Index() == dex.IndexType:
		used = file.TypeDescriptor(in.Index)
	default:
		return false
	}
	found := false
	for above := range p.program.Lineage(p.program.Classes[class].Descriptor) {
		if found = found || p.program.Classes[above].Descriptor == used; found {
			if !field {
				return true
			}
			ref := file.FieldRef(in.Index)
			if _, declared := p.program.Field(above, file.String(ref.Name), file.TypeDescriptor(ref.Type)); declared {
				return true
			}
		}
	}
	return false
}

// final are classes of the platform that nobody extends and that call nobody
// but what they are given.
var final = map[string]bool{
	"Ljava/lang/String;": true, "Ljava/lang/StringBuilder;": true, "Ljava/lang/StringBuffer;": true, "Ljava/lang/Integer;": true, "Ljava/lang/Long;": true,
	"Ljava/lang/Boolean;": true, "Ljava/lang/Character;": true, "Ljava/lang/Byte;": true, "Ljava/lang/Short;": true, "Ljava/lang/Float;": true, "Ljava/lang/Double;": true,
	"Ljava/lang/Math;": true,
}

// quiet reports whether a method of the platform never runs code of the app.
func quiet(class, name, proto string) bool {
	switch class {
	case "Ljava/lang/Object;":
		return name == "<init>"
	case "Ljava/lang/System;":
		return name == "currentTimeMillis" || name == "nanoTime" || name == "identityHashCode" || name == "arraycopy"
	}
	if !final[class] {
		return false
	}
	params, _ := dex.ParamTypes(proto)
	return !slices.ContainsFunc(params, func(t string) bool { return len(t) > 1 && !final[t] && t != "[C" && t != "[B" })
}
