// A program: bodies on demand, lifted once, and the class hierarchy.

package jimple

import (
	"fmt"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
)

// Hierarchy tells the supertypes of types that the app does not define.
type Hierarchy interface {
	// Supertypes returns the direct superclass, "" for none, and the direct
	// interfaces of a class or interface by descriptor; ok is false for
	// unknown types.
	Supertypes(descriptor string) (super string, interfaces []string, ok bool)
}

// Program gives the bodies of an app's methods. It is safe for concurrent use.
type Program struct {
	Dex       *dex.Program
	hierarchy Hierarchy
	bodies    []atomic.Pointer[lifted]
}

type lifted struct {
	body *Body
	err  error
}

// Option changes how New makes a Program.
type Option func(*Program)

// WithHierarchy names the types of the framework. Without it nothing is known
// of types outside the app but a few of java.lang, and where types merge the
// result is less precise, never wrong.
func WithHierarchy(h Hierarchy) Option { return func(p *Program) { p.hierarchy = h } }

// New returns the program over prog. Nothing is lifted before it is asked for.
func New(prog *dex.Program, options ...Option) *Program {
	p := &Program{Dex: prog, hierarchy: platform{}, bodies: make([]atomic.Pointer[lifted], len(prog.Methods))}
	for _, o := range options {
		o(p)
	}
	return p
}

// Body returns the body of method m, lifted at the first call. It is nil
// without an error for abstract and native methods. Every call returns the same
// body, or an error with the same text.
func (p *Program) Body(m dex.MethodID) (*Body, error) {
	if m < 0 || int(m) >= len(p.bodies) {
		return nil, fmt.Errorf("method %d: the program has %d methods", m, len(p.bodies))
	}
	if l := p.bodies[m].Load(); l != nil {
		return l.body, l.err
	}
	body, err := p.lift(m)
	// Lifting is deterministic: if another goroutine was faster, its result stays.
	p.bodies[m].CompareAndSwap(nil, &lifted{body, err})
	l := p.bodies[m].Load()
	return l.body, l.err
}

// Release forgets the body of method m, for walks over whole programs that
// look at each body once.
func (p *Program) Release(m dex.MethodID) { p.bodies[m].Store(nil) }
