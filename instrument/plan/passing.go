// Methods that exceptions leave without a record: those in which nothing can
// fail but calls that are sure to reach a method which records how it ends.

package plan

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// passesOn reports whether whatever leaves a method by an exception was thrown
// out of a method that it calls and that records it, so that it need not do so
// again. In accessors that compilers make, the object may be missing; their
// caller then records it. Methods that the framework calls by convention record
// it all the same: nobody above them would, should memory or stack run out.
// there tells of each call whether its receiver is there.
func (pl *Planner) passesOn(m dex.MethodID, p *Plan, there []bool) bool {
	f := p.Flow
	if p.Mode == ModeCalls || len(f.Tries) > 0 || TimedMethod(pl.program.MethodName(m)) || !slices.Contains(p.Guard, true) {
		return false
	}
	accessor := pl.program.Accessor(m) // it is called by the app only
	for i := range f.Insns {
		if p.Throws[i] && !(p.Calm[i] && pl.recordsEnd(m, &f.Insns[i], there[i] || accessor)) {
			return false
		}
	}
	return true
}

// recordsEnd reports whether an instruction of a method can fail in no other
// way than that the method it calls throws, and records that.
func (pl *Planner) recordsEnd(m dex.MethodID, in *dex.Insn, there bool) bool {
	file := pl.program.MethodFile(m)
	switch op := in.Op; {
	case op == dex.OpNewInstance:
		class, app := pl.program.Class(file.TypeDescriptor(in.Index))
		return app && pl.ready(m, class)
	case op >= dex.OpSget && op <= dex.OpSputShort:
		class, app := pl.program.Class(file.TypeDescriptor(file.FieldRef(in.Index).Class))
		return app && pl.ready(m, class)
	}
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return false
	}
	ref := file.MethodRef(in.Index)
	class, app := pl.program.Class(file.TypeDescriptor(ref.Class))
	if !app {
		return false
	}
	name, proto := file.String(ref.Name), file.ProtoDescriptor(ref.Proto)
	target, ok := pl.declared(class, name, proto)
	if !ok {
		return false
	}
	switch in.Op {
	case dex.OpInvokeStatic, dex.OpInvokeStaticRange:
		return pl.ready(m, pl.program.Methods[target].Class) && pl.whole(target)
	case dex.OpInvokeDirect, dex.OpInvokeDirectRange:
		return there && pl.whole(target)
	case dex.OpInvokeVirtual, dex.OpInvokeVirtualRange:
		all := pl.overrides.named[name+proto]
		return there && slices.Contains(all, target) && !slices.ContainsFunc(all, func(m dex.MethodID) bool { return !pl.whole(m) })
	}
	return false
}

// ready reports whether the use of a class in a method never runs its
// initialiser: there is none, or the method is of that class.
func (pl *Planner) ready(m dex.MethodID, class dex.ClassID) bool {
	return pl.initialiser(class) == ReachNone || pl.program.Methods[m].Class == class
}

// declared finds a method in a class or those of the app above it.
func (pl *Planner) declared(class dex.ClassID, name, proto string) (dex.MethodID, bool) {
	for c := range pl.program.Lineage(pl.program.Classes[class].Descriptor) {
		if m, ok := pl.program.Method(c, name, proto); ok {
			return m, true
		}
	}
	return 0, false
}

// whole reports whether all exceptions that leave a method are recorded, by it or
// those it calls: it takes no locks, and as a constructor begins with that of
// java.lang.Object.
func (pl *Planner) whole(m dex.MethodID) bool {
	known, ok := pl.wholes[m]
	if !ok {
		known = pl.findWhole(m)
		pl.wholes[m] = known
	}
	return known
}

func (pl *Planner) findWhole(m dex.MethodID) bool {
	method := &pl.program.Methods[m]
	code, ok, err := pl.program.Code(m)
	if err != nil || !ok {
		return method.Access&dex.AccAbstract != 0 // never runs itself
	}
	if !pl.traced(m) || pl.program.Accessor(m) || method.Access&dex.AccSynchronized != 0 {
		return false
	}
	constructor, above := pl.program.MethodName(m) == "<init>", false
	out := true
	if err := code.All(func(in *dex.Insn) bool {
		switch {
		case in.Op == dex.OpMonitorEnter:
			out = false
		case !constructor || above:
		case in.Op == dex.OpInvokeDirect && code.File().MethodText(in.Index) == "Ljava/lang/Object;-><init>()V":
			above = true
		case in.Op.Has(dex.FlagThrows) && in.Op != dex.OpConstString && (in.Op < dex.OpIput || in.Op > dex.OpIputShort || in.B != code.Registers-code.Ins),
			in.Op.Has(dex.FlagGoto | dex.FlagIf | dex.FlagSwitch):
			out = false
		}
		return out
	}); err != nil {
		return false
	}
	return out && (!constructor || above)
}
