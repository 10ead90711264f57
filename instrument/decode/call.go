// From where a method was entered: of the instructions that a frame may have
// come to, the one that called it, or the call of the platform that called back.

package decode

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
)

// callTo advances the caller to the instruction from which m was entered and
// reports whether that instruction names m: a call or the initialisation of a
// class. Otherwise the framework called m back.
func (t *thread) callTo(caller *frame, m dex.MethodID) bool {
	e := t.d.entry(caller, m)
	if caller.plan.Mode == plan.ModeCalls {
		for i := range caller.plan.Flow.Insns {
			if e.named(i) {
				return true
			}
		}
		return false
	}
	var back []int // calls of the platform in front of the first that names m, which may have called back
	first, direct, named := -1, -1, 0
	this, recorded := t.arrived(m)
	var written plan.Registers
	caller.ahead(func(i int) bool {
		if caller.unmet(i) != 0 {
			return true // would have been recorded first
		}
		in := &caller.plan.Flow.Insns[i]
		defer written.Add(in)
		if caller.plan.Reach[i] == plan.ReachNone {
			return false
		}
		known := recorded && caller.plan.Flow.Asks[i] && caller.known.Has(in.Arg(0)) && !written.Has(in.Arg(0))
		switch {
		case known && e.named(i) && caller.values[in.Arg(0)] != this:
			back = append(back, i) // the platform's method of that name
		case e.named(i):
			if named++; direct < 0 {
				direct = i
			}
			return known || !t.d.leavesOpen(e.file, in)
		case direct >= 0:
		case takesObjects(e.file, in) || e.initialiser && takesClass(e.file, in):
			back = append(back, i)
		case first < 0:
			first = i
		}
		return t.d.entersOther(e.file, in)
	})
	at, candidates := direct, len(back)+named
	switch {
	case direct >= 0:
	case len(back) > 0:
		at = back[0]
	default:
		at = first
	}
	if at >= 0 {
		t.run(caller, at)
		if caller.pos == at {
			t.use(caller, at)
		}
		caller.calling, caller.direct = at, direct >= 0
	}
	caller.unsure = caller.unsure || candidates > 1
	if caller.unsure {
		t.emit(trace.Record{Kind: trace.KindAssumed, Text: fmt.Sprintf("one of %d calls that can have led here", max(candidates, 2))})
	}
	return direct >= 0
}

// arrived returns the identity of this of a method of which the entry was just
// read, if that is recorded.
func (t *thread) arrived(m dex.MethodID) (identity uint32, recorded bool) {
	if p := t.d.plan(m); p == nil || !p.This {
		return 0, false
	}
	next := t.s.peek(0)
	if next.kind == eventTime {
		next = t.s.peek(1)
	}
	return next.value, next.kind == eventObject
}

// entry is a method that was entered, for the question from where.
type entry struct {
	d           *decoder
	file        *dex.File // of the caller
	caller      *frame
	name        string // and prototype
	class       string
	declares    dex.ClassID
	initialiser bool
}

func (d *decoder) entry(caller *frame, m dex.MethodID) entry {
	name, class := d.name(m), d.program.Methods[m].Class
	return entry{d: d, file: d.program.MethodFile(caller.method), caller: caller, name: name, declares: class,
		class: d.program.Classes[class].Descriptor, initialiser: strings.HasPrefix(name, "<clinit>")}
}

// named reports whether instruction i of the caller names the method, or the
// class whose initialiser it is or one below.
func (e *entry) named(i int) bool {
	in := &e.caller.plan.Flow.Insns[i]
	switch in.Op.Index() {
	case dex.IndexMethod:
		ref := e.file.MethodRef(in.Index)
		of := e.file.TypeDescriptor(ref.Class)
		if e.initialiser {
			return (in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange) && e.initialises(of)
		}
		return e.file.String(ref.Name)+e.file.ProtoDescriptor(ref.Proto) == e.name && e.d.related(e.declares, of)
	case dex.IndexField:
		return e.initialiser && in.Op >= dex.OpSget && e.initialises(e.file.TypeDescriptor(e.file.FieldRef(in.Index).Class))
	case dex.IndexType:
		return e.initialiser && in.Op == dex.OpNewInstance && e.initialises(e.file.TypeDescriptor(in.Index))
	}
	return false
}

// initialises reports whether the first use of a class initialises the one
// entered, which can be above it.
func (e *entry) initialises(used string) bool {
	if used == e.class {
		return true
	}
	_, app := e.d.program.Class(used)
	return app && e.d.below(used, e.class)
}

// leavesOpen reports whether a call that names a method of the app may reach one
// of the platform instead, of which nothing is recorded: one by a type of the
// platform.
func (d *decoder) leavesOpen(file *dex.File, in *dex.Insn) bool {
	if in.Op.Index() != dex.IndexMethod {
		return false
	}
	_, app := d.program.Class(file.TypeDescriptor(file.MethodRef(in.Index).Class))
	return !app
}

// entersOther reports whether an instruction always enters a method of the app
// that records it, so that nothing behind it was reached.
func (d *decoder) entersOther(file *dex.File, in *dex.Insn) bool {
	switch in.Op {
	case dex.OpInvokeStatic, dex.OpInvokeStaticRange, dex.OpInvokeDirect, dex.OpInvokeDirectRange:
	default:
		return false
	}
	ref := file.MethodRef(in.Index)
	class, ok := d.program.Class(file.TypeDescriptor(ref.Class))
	if !ok {
		return false
	}
	m, ok := d.program.Method(class, file.String(ref.Name), file.ProtoDescriptor(ref.Proto))
	return ok && d.plan(m) != nil
}

// takesObjects reports whether a call is given anything that could be an object
// of the app, which the platform can call back.
func takesObjects(f *dex.File, in *dex.Insn) bool {
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return in.Op.Has(dex.FlagInvoke)
	}
	ref := f.MethodRef(in.Index)
	static := in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange
	if !static && !plain[f.TypeDescriptor(ref.Class)] && f.String(ref.Name) != "<init>" {
		return true
	}
	params, _ := dex.ParamTypes(f.ProtoDescriptor(ref.Proto))
	return slices.ContainsFunc(params, func(t string) bool { return len(t) > 1 && !plain[t] })
}

// takesClass reports whether a call is given a class, which it may initialise.
func takesClass(f *dex.File, in *dex.Insn) bool {
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return false
	}
	params, _ := dex.ParamTypes(f.ProtoDescriptor(f.MethodRef(in.Index).Proto))
	return slices.Contains(params, "Ljava/lang/Class;")
}

// plain are final classes of the platform that call nobody.
var plain = map[string]bool{
	"Ljava/lang/String;": true, "Ljava/lang/StringBuilder;": true, "Ljava/lang/StringBuffer;": true, "Ljava/lang/Integer;": true, "Ljava/lang/Long;": true,
	"Ljava/lang/Boolean;": true, "Ljava/lang/Character;": true, "Ljava/lang/Byte;": true, "Ljava/lang/Short;": true, "Ljava/lang/Float;": true, "Ljava/lang/Double;": true,
	"Ljava/lang/Class;": true, "Ljava/lang/Math;": true, "Ljava/lang/System;": true,
}

// related reports whether a call that names a method of a type can lead to one
// that a class declares.
func (d *decoder) related(declares dex.ClassID, named string) bool {
	class := d.program.Classes[declares].Descriptor
	if _, app := d.program.Class(named); app || d.below(class, named) {
		return true
	}
	// A class in between may have both.
	key := [2]string{class, "?" + named}
	answer, known := d.subtypes[key]
	for c := 0; !known && !answer && c < len(d.program.Classes); c++ {
		sub := d.program.Classes[c].Descriptor
		answer = d.below(sub, class) && d.below(sub, named)
	}
	d.subtypes[key] = answer
	return answer
}

// below reports whether a class can be a subtype of another one.
func (d *decoder) below(class, super string) bool {
	key := [2]string{class, super}
	answer, known := d.subtypes[key]
	if known {
		return answer
	}
	d.subtypes[key] = false // in a circle
	platform := android.Hierarchy{Types: android.Framework()}
	answer = class == super || super == "Ljava/lang/Object;"
	if id, ok := d.program.Class(class); ok && !answer {
		c := &d.program.Classes[id]
		if c.Def.Super != dex.NoIndex {
			answer = d.below(c.File.TypeDescriptor(c.Def.Super), super)
		}
		if list, err := c.File.Interfaces(c.Def); err == nil {
			for i := range list.Len() {
				answer = answer || d.below(c.File.TypeDescriptor(list.At(i)), super)
			}
		}
	} else if !answer {
		of, interfaces, ok := platform.Supertypes(class)
		_, app := d.program.Class(super)
		answer = !ok && !app // unknown: it can be
		if ok && of != "" {
			answer = d.below(of, super)
		}
		for _, i := range interfaces {
			answer = answer || d.below(i, super)
		}
	}
	d.subtypes[key] = answer
	return answer
}
