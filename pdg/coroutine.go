// Kotlin's coroutines: state machines that run in pieces. The object of a suspend
// lambda, or of a suspend function's continuation, has a method that runs the next
// piece; a library calls it when the block starts and each time that it resumes.

package pdg

import (
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

const (
	continuationDesc = "Lkotlin/coroutines/jvm/internal/BaseContinuationImpl;"
	pieceProto       = "(Ljava/lang/Object;)Ljava/lang/Object;"
	resumeProto      = "(Ljava/lang/Object;)V"
)

// coroutines knows the method that runs a piece, by the base class that declares it.
type coroutines struct {
	once  sync.Once
	piece map[TypeID]SelectorID
}

// pieces returns the base classes of state machines: Kotlin's, or, where names were
// taken away, abstract classes with one abstract method (Object)Object that a method
// (Object)V of theirs calls, the latter from an interface.
func (a *App) pieces() map[TypeID]SelectorID {
	x := &a.coroutines
	x.once.Do(func() {
		x.piece = map[TypeID]SelectorID{}
		for t := range TypeID(len(a.Prog.Classes)) {
			if sel, ok := a.pieceOf(t); ok {
				x.piece[t] = sel
			}
		}
	})
	return x.piece
}

func (a *App) pieceOf(t TypeID) (SelectorID, bool) {
	c := &a.Prog.Classes[t]
	known := c.Descriptor == continuationDesc
	if !known && (c.Def.Access&dex.AccAbstract == 0 || c.Def.Access&dex.AccInterface != 0 || len(a.h.ifaces[t]) == 0) {
		return 0, false
	}
	piece, resume := SelectorID(-1), dex.MethodID(-1)
	for m := c.FirstVirtual; m < c.EndMethod; m++ {
		name := a.x.selName[a.x.sel[m]]
		switch {
		case name.proto == pieceProto && (known && name.name == "invokeSuspend" || a.Prog.Methods[m].Access&dex.AccAbstract != 0):
			if piece >= 0 && !known {
				return 0, false
			}
			piece = a.x.sel[m]
		case name.proto == resumeProto && a.Prog.Methods[m].Access&dex.AccAbstract == 0 && resume < 0:
			resume = m
		}
	}
	if known || piece < 0 || resume < 0 {
		return piece, known && piece >= 0
	}
	declared := false
	for _, i := range a.h.ifaces[t] {
		_, ok := a.declared(i, a.x.sel[resume])
		declared = declared || ok
	}
	b := a.Body(resume)
	if !declared || b == nil {
		return 0, false
	}
	for i := range b.Stmts {
		s := &b.Stmts[i]
		if s.Op == jimple.OpVirtual && a.x.refSel[a.x.fileRef[b.File]+RefID(s.Ref)] == piece {
			return piece, true
		}
	}
	return 0, false
}

// isResumed reports whether a method runs the pieces of a coroutine.
func (a *App) isResumed(m dex.MethodID) bool {
	if a.x.selName[a.x.sel[m]].proto != pieceProto {
		return false
	}
	pieces := a.pieces()
	for t, steps := TypeID(a.Prog.Methods[m].Class), 0; a.h.isApp(t) && steps < maxDepth; t, steps = a.h.super[t], steps+1 {
		if sel, ok := pieces[t]; ok {
			return sel == a.x.sel[m] && a.Prog.Methods[m].Access&dex.AccAbstract == 0
		}
	}
	return false
}

// resumes returns because of which statements a coroutine runs: where its object is
// made, and the calls at which it suspends.
func (a *App) resumes(m dex.MethodID) []Node {
	if !a.isResumed(m) || a.isLibrary(TypeID(a.Prog.Methods[m].Class)) {
		return nil
	}
	var list []Node
	for _, s := range a.x.allocs.of(int32(a.Prog.Methods[m].Class)) {
		if a.Prog.Methods[s.Method].Class == a.Prog.Methods[m].Class {
			continue // a copy of itself, which the library asked for
		}
		list = append(list, a.NodesAt(s.Method, s.PC)...)
	}
	return append(list, a.suspensions(m)...)
}

// suspensions returns the calls to which a coroutine hands itself.
func (a *App) suspensions(m dex.MethodID) []Node {
	b := a.Body(m)
	if b == nil {
		return nil
	}
	var list []Node
	for i := range b.Stmts {
		s := &b.Stmts[i]
		args := b.Args(int32(i))
		if !s.Op.IsInvoke() || len(args) == 0 || s.Op.HasReceiver() && len(args) == 1 {
			continue
		}
		for _, d := range b.Defs(b.FirstUse(int32(i)) + int32(len(args)-1)) {
			for b.Stmts[d].Op == jimple.OpCast || b.Stmts[d].Op == jimple.OpCopy {
				up := b.Defs(b.FirstUse(d))
				if len(up) != 1 || up[0] == d {
					break
				}
				d = up[0]
			}
			if b.Stmts[d].Op == jimple.OpThis {
				list = append(list, Node{Method: m, Stmt: int32(i)})
				break
			}
		}
	}
	return list
}

// resumeValues returns the calls whose results a coroutine gets as its parameter
// when it resumes.
func (a *App) resumeValues(m dex.MethodID, p int) []Node {
	if p != 0 || !a.isResumed(m) {
		return nil
	}
	return a.suspensions(m)
}

// IsContinuation reports whether a type is where coroutines go on: a state machine's class or
// the interface by which libraries resume it.
func (a *App) IsContinuation(descriptor string) bool {
	c, ok := a.Prog.Class(descriptor)
	if !ok {
		return false
	}
	t := TypeID(c)
	for base := range a.pieces() {
		if a.h.isSubtype(t, base) || a.Prog.Classes[t].Def.Access&dex.AccInterface != 0 && a.h.isSubtype(base, t) {
			return true
		}
	}
	return false
}
