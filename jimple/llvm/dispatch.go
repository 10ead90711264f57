// Virtual calls: one function for each called method that chooses by class.

package llvm

import (
	"sort"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// dispatch is a function for virtual calls whose body is still to be made.
type dispatch struct {
	f                  *ir.Func
	class, name, proto string
}

// subtypes finds the direct subtypes in the app of each app class. Calls through
// a framework type look at all app classes below it.
func (b *builder) subtypes() {
	b.subs = map[dex.ClassID][]dex.ClassID{}
	for i := range b.p.Dex.Classes {
		super, interfaces, _ := b.p.Supertypes(b.p.Dex.Classes[i].Descriptor)
		for _, s := range append(interfaces, super) {
			if id, ok := b.p.Dex.Class(s); ok {
				b.subs[id] = append(b.subs[id], dex.ClassID(i))
			}
		}
	}
}

// virtual returns the function for calls of a method on objects of a class and
// its subtypes.
func (b *builder) virtual(class, name, proto string) *ir.Func {
	text := class + "->" + name + proto
	if f, ok := b.funcs["virtual:"+text]; ok {
		return f
	}
	f := b.methodFunc("virtual:", text, proto, true)
	b.pending = append(b.pending, dispatch{f, class, name, proto})
	return f
}

// dispatchers makes the bodies of the functions for virtual calls.
func (b *builder) dispatchers() {
	for _, d := range b.pending {
		b.dispatcher(d)
	}
}

// below returns the app classes that are class or a subtype of it, ascending.
func (b *builder) below(class string) []dex.ClassID {
	seen := map[dex.ClassID]bool{}
	var work, out []dex.ClassID
	if id, ok := b.p.Dex.Class(class); ok {
		work = append(work, id)
	} else { // a framework type: any app class may implement it
		for i := range b.p.Dex.Classes {
			out = append(out, dex.ClassID(i))
		}
		return out
	}
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[id] {
			continue
		}
		seen[id] = true
		out = append(out, id)
		work = append(work, b.subs[id]...)
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return out
}

func (b *builder) dispatcher(d dispatch) {
	f := d.f
	f.Linkage = enum.LinkageInternal
	block := f.NewBlock("entry")
	args := make([]value.Value, len(f.Params))
	for i, p := range f.Params {
		args[i] = p
	}
	finish := func(block *ir.Block, callee *ir.Func) {
		call := block.NewCall(callee, args...)
		if f.Sig.RetType == types.Void {
			block.NewRet(nil)
		} else {
			block.NewRet(call)
		}
	}
	header := block.NewGetElementPtr(b.object, args[0], i32(0), i32(0))
	class := block.NewLoad(types.I8Ptr, header)
	_, inApp := b.p.Dex.Class(d.class)
	for _, id := range b.below(d.class) {
		c := &b.p.Dex.Classes[id]
		if c.Def.Access&(dex.AccInterface|dex.AccAbstract) != 0 {
			continue // no object has this class
		}
		m, ok := b.findMethod(c.Descriptor, d.name, d.proto)
		if !ok || b.p.Dex.Methods[m].Access&(dex.AccAbstract|dex.AccStatic|dex.AccPrivate) != 0 || !inApp && b.p.Assignable(jimple.Type(c.Descriptor), jimple.Type(d.class)) == jimple.No {
			continue
		}
		then, next := f.NewBlock(""), f.NewBlock("")
		block.NewCondBr(block.NewICmp(enum.IPredEQ, class, b.classGlobal(c.Descriptor)), then, next)
		finish(then, b.methodFunc("", b.p.Dex.MethodText(m), d.proto, true))
		block = next
	}
	text := d.class + "->" + d.name + d.proto
	if m, ok := b.findMethod(d.class, d.name, d.proto); ok {
		text = b.p.Dex.MethodText(m)
	}
	finish(block, b.methodFunc("", text, d.proto, true))
}
