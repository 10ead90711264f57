// Which calls of the platform a trace names the receiver of: those of objects
// that keep state, so that what one call puts in and another one takes out can
// be told apart by object.

package trace

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Receivers tells the calls whose receiver is recorded. It depends on the
// program alone, and is not safe for concurrent use.
type Receivers struct {
	p     *dex.Program
	known map[receiverRef]bool
}

type receiverRef struct {
	file   *dex.File
	method uint32
}

// NewReceivers prepares to look at calls of a program.
func NewReceivers(p *dex.Program) *Receivers {
	return &Receivers{p: p, known: map[receiverRef]bool{}}
}

// Of reports whether the receiver of an instruction of a file is recorded: a
// virtual call that leads to a method of the platform, of a class with state.
func (r *Receivers) Of(f *dex.File, in *dex.Insn) bool {
	switch in.Op {
	case dex.OpInvokeVirtual, dex.OpInvokeVirtualRange, dex.OpInvokeInterface, dex.OpInvokeInterfaceRange, dex.OpInvokeSuper, dex.OpInvokeSuperRange:
	default:
		return false
	}
	key := receiverRef{f, in.Index}
	known, ok := r.known[key]
	if !ok {
		known = r.look(f, in.Index)
		r.known[key] = known
	}
	return known
}

func (r *Receivers) look(f *dex.File, index uint32) bool {
	ref := f.MethodRef(index)
	class, name, proto := f.TypeDescriptor(ref.Class), f.String(ref.Name), f.ProtoDescriptor(ref.Proto)
	for id := range r.p.Lineage(class) {
		if r.p.Classes[id].Def.Access&dex.AccInterface != 0 {
			return false
		}
		if _, own := r.p.Method(id, name, proto); own {
			return false
		}
	}
	outside := r.p.Outside(class)
	return outside != "" && keepsState(outside)
}

// stateless are platform classes without state that another call could see,
// among packages whose classes have some.
var stateless = []string{
	"Landroid/graphics/", "Landroid/util/", "Landroid/animation/", "Landroid/opengl/", "Landroid/content/res/", "Landroid/text/TextUtils", "Landroid/net/Uri",
	"Ljava/util/regex/", "Ljava/util/Locale;", "Ljava/util/Formatter;", "Ljava/util/Random;", "Ljava/util/UUID;", "Ljava/util/logging/", "Ljava/util/zip/", "Ljava/util/function/", "Ljava/util/stream/",
}

func keepsState(class string) bool {
	for _, p := range stateless {
		if strings.HasPrefix(class, p) {
			return false
		}
	}
	switch class {
	case "Ljava/lang/ThreadLocal;", "Ljava/lang/ref/Reference;", "Ljava/lang/ref/WeakReference;", "Ljava/lang/ref/SoftReference;":
		return true
	}
	return strings.HasPrefix(class, "Landroid/") || strings.HasPrefix(class, "Ljava/util/") || strings.HasPrefix(class, "Lorg/json/")
}
