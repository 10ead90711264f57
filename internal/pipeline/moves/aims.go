// What the exploration aims at.
//
// Where a crash is looked for, its static slice names the methods whose code decides on
// it: those that write what the crashing code reads, under which conditions, and the
// callbacks that get there. An action that runs them is worth doing again. The texts of
// these methods, with which the app compares what it is given, are worth typing.

package moves

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// How much a method is worth that runs.
const (
	inStack  = 2.0 // it is on the stack of the crash
	inThin   = 1.5 // it makes what the crash is about
	inFull   = 0.5 // it decides whether the crash is reached
	outsides = 0.1 // weight of what comes from outside of the app
)

// sliceBudget and sliceNearest bound the slice: what is far off is no aim.
const (
	sliceBudget  = 60_000
	sliceNearest = 400
)

// maxWords bounds the app's own words.
const maxWords = 400

// Aims are what an exploration aims at.
type Aims struct {
	Worth   map[dex.MethodID]float64
	named   map[string]bool // classes of the crash's stack, outermost ones
	words   []string
	outside []event.Event
	bodies  []string // what the network may answer
}

// Subject is the app that is explored.
type Subject struct {
	App    *apk.App
	Code   *jimple.Program
	Own    func(crash.Frame) bool
	Target *crash.Report // the crash that is looked for; nil: any
}

// NewAims reads the aims off an app and the crash that is looked for.
func NewAims(ctx context.Context, r *Subject) *Aims {
	a := &Aims{Worth: make(map[dex.MethodID]float64), named: make(map[string]bool)}
	a.target(ctx, r)
	var methods []dex.MethodID
	for m := range a.Worth {
		methods = append(methods, m)
	}
	slices.Sort(methods)
	a.collect(r.Code, methods)
	if len(a.words) == 0 {
		for m := range dex.MethodID(len(r.Code.Dex.Methods)) {
			if len(a.words) >= maxWords {
				break
			}
			if class := r.Code.Dex.Classes[r.Code.Dex.Methods[m].Class].Descriptor; r.Own(crash.Frame{Class: dex.JavaName(class)}) {
				a.collect(r.Code, []dex.MethodID{m})
			}
		}
	}
	if m, err := r.App.Manifest(); err == nil {
		a.outside, a.bodies = outside(m), bodies(m, a.words)
	}
	return a
}

// target reads the worth of methods off the crash that is looked for.
func (a *Aims) target(ctx context.Context, r *Subject) {
	if r.Target == nil {
		return
	}
	for e := r.Target.Exception; e != nil; e = e.Cause {
		for _, f := range e.Frames {
			if r.Own(f) {
				class, _, _ := strings.Cut(f.Class, "$")
				a.named[class] = true
			}
		}
	}
	c, err := criterion.Locate(r.Code, r.Target)
	if err != nil {
		return // the exploration goes without
	}
	app, err := pdg.Open(r.App)
	if err != nil {
		return
	}
	for _, f := range c.Stack {
		for _, call := range f.Calls {
			a.Worth[call.Method] = inStack
		}
	}
	for _, s := range []struct {
		size  slice.Size
		worth float64
	}{{slice.Thin, inThin}, {slice.Full, inFull}} {
		found := slice.Static(ctx, app, c, s.size, slice.Options{Budget: sliceBudget, Nearest: sliceNearest})
		for i := range found.Elements {
			e := &found.Elements[i]
			if m := e.Method; m >= 0 {
				a.Worth[m] = max(a.Worth[m], s.worth)
			}
		}
	}
}

// collect adds the texts in the code of methods that a user could type.
func (a *Aims) collect(p *jimple.Program, methods []dex.MethodID) {
	for _, m := range methods {
		code, has, err := p.Dex.Code(m)
		if err != nil || !has {
			continue
		}
		code.All(func(in *dex.Insn) bool {
			if in.Op == dex.OpConstString || in.Op == dex.OpConstStringJumbo {
				text := code.File().String(in.Index)
				if typeable(text) && !slices.Contains(a.words, text) && len(a.words) < maxWords {
					a.words = append(a.words, text)
				}
			}
			return true
		})
	}
}

// typeable reports whether a text is one that a user could be expected to type.
func typeable(s string) bool {
	if s == "" || len(s) > 24 {
		return false
	}
	for _, c := range s {
		if !unicode.IsPrint(c) {
			return false
		}
	}
	return true
}

// outsideWeight is how much something from outside is worth trying.
func (a *Aims) outsideWeight(e *event.Event) float64 {
	if a.named[e.Component] {
		return 10 * outsides
	}
	return outsides
}
