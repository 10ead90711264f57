// The criterion: from a crash report to the statement that threw and the
// operand at fault.

package criterion

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
)

// Criterion is where a slice starts.
type Criterion struct {
	Report    *crash.Report
	Exception *crash.Exception // the root cause, whose stack is followed
	Rule      *Rule
	// Sites are the statements that can have thrown, in code order. More than
	// one means that line and call shape do not tell them apart.
	Sites []Site
	// Stack is the calling context: the app's frames, the throwing one first.
	Stack []StackFrame
	Notes []string // what was assumed on the way
	// ByShape tells that the app does not have the throwing frame's line: the sites were
	// found by what they are.
	ByShape bool
	// Earlier tells that the sites went on: it is what they made that failed later.
	Earlier bool
}

// Site is a statement that can have thrown.
type Site struct {
	Ref
	// Operands are the indices, in Body.Args, of the operands at fault, the most
	// suspicious first; without any, the statement itself is the fault.
	Operands []int
	// Guarded tells that the fault is the condition under which the statement
	// ran, rather than a value it used.
	Guarded bool
	Called  bool // the called code threw: its state may be at fault
	// Said is what was wrong where the message itself says it, instead of the rule's words.
	Said string
}

// Refusal is the error for a report that gives no criterion.
type Refusal struct {
	Reason     string
	Candidates []Ref
	// Unframed tells that no frame of the report is the app's: the framework failed by itself.
	Unframed bool
	program  *jimple.Program
}

func (r *Refusal) Error() string {
	var b strings.Builder
	b.WriteString("no criterion: " + r.Reason)
	for i, c := range r.Candidates {
		if i == 8 {
			fmt.Fprintf(&b, "\n  and %d more", len(r.Candidates)-i)
			break
		}
		b.WriteString("\n  candidate " + Describe(r.program, c))
	}
	return b.String()
}

// LocateOption changes how Locate works.
type LocateOption func(*locator)

// WithMapping gives the mapping file of a shrunk app. It is needed only for
// reports that were retraced; frames as the device printed them do without.
func WithMapping(m *crash.Mapping) LocateOption { return func(l *locator) { l.mapping = m } }

// Locate finds the criterion of a report. The error is a *Refusal when the
// report does not tell enough.
func Locate(p *jimple.Program, r *crash.Report, options ...LocateOption) (*Criterion, error) {
	l := &locator{program: p}
	for _, o := range options {
		o(l)
	}
	if l.mapping == nil {
		l.reread(r)
	}
	l.decideNames(r)
	own := l.own
	if l.original {
		own = func(f crash.Frame) bool {
			return slices.ContainsFunc(l.mapping.Residual(f), l.own)
		}
	}
	e := r.RootCause(own)
	if e == nil {
		return nil, l.refuse("the report has no exception")
	}
	if c, err := l.unmade(r, e); c != nil || err != nil {
		return c, err
	}
	e = withMessage(linkage(r, e))
	l.noteMissing(e)
	stack, printed := l.residualStack(e.Stack())
	top := slices.IndexFunc(stack, l.own)
	if top < 0 {
		refusal := l.frameworkOnly(r, e)
		refusal.Unframed = e.Type != "ANR"
		return nil, refusal
	}
	top = skipCheckers(stack, top, l.own)
	if at, ok := recursive(stack, l.own); ok && strings.HasSuffix(e.Type, "StackOverflowError") {
		top = at
		l.notes = append(l.notes, circle(stack, at))
	} else if strings.HasSuffix(e.Type, "StackOverflowError") && again(stack, top) > 0 {
		l.notes = append(l.notes, circle(stack, top)) // through code of the platform
	}
	c := &Criterion{Report: r, Exception: e}
	if err := l.throwing(c, stack, top); err != nil {
		return nil, err
	}
	l.context(c, stack, printed, top)
	c.Notes = append(l.notes, c.Notes...)
	return c, nil
}

func (l *locator) refuse(format string, args ...any) *Refusal {
	return &Refusal{Reason: fmt.Sprintf(format, args...), program: l.program}
}

// skipCheckers steps over methods that throw on behalf of their caller.
func skipCheckers(stack []crash.Frame, top int, own func(crash.Frame) bool) int {
	i := top
	for i < len(stack) && Passes(stack[i]) {
		i++
	}
	if i < len(stack) && own(stack[i]) {
		return i
	}
	return top
}

// throwing finds the sites in the frame at index top of the stack.
func (l *locator) throwing(c *Criterion, stack []crash.Frame, top int) error {
	f := stack[top]
	spots := l.spots(f)
	byShape := false
	if len(spots) == 0 {
		spots, byShape = l.anywhere(f), true
		if len(spots) == 0 {
			return l.noSuchMethod(f)
		}
	}
	var inner *crash.Frame
	place := InFrame
	if top > 0 {
		inner, place = &stack[top-1], InCall
	}
	on := spots
	if inner != nil {
		on = l.calling(spots, *inner)
		if len(on) == 0 && !byShape {
			if on = onlyCall(spots); len(on) > 0 {
				c.Notes = append(c.Notes, fmt.Sprintf("the line does not call %s.%s by name; its only call was taken", inner.Class, inner.Method))
			}
		}
	}
	if inner != nil && strings.HasSuffix(c.Exception.Type, "StackOverflowError") && l.own(*inner) {
		place, inner = InFrame, nil // the call that goes round
	}
	places := []Place{place}
	if inner != nil && kotlinCheck(*inner) {
		places = []Place{InFrame, InCall} // the check is the app's, though its frames are there
	}
	if inner == nil && !byShape && f.Line >= 0 {
		places = append(places, InCall) // reports that show the app's frames alone
	}
	for _, place := range places {
		on := on
		if place == InCall && inner == nil {
			if on = leaving(l.program, on, c.Exception.Type); len(on) == 0 {
				break
			}
		}
		if l.search(c, place, on, inner, f, byShape) || inner == nil && !byShape && f.Line >= 0 && l.moved(c, f) {
			if place == InCall && inner == nil {
				c.Notes = append(c.Notes, "the report leaves out the platform's frames: what it called was found by what can throw this exception")
			}
			return nil
		}
	}
	return l.nothingThrows(c.Exception, f, spots, inner, byShape)
}

// moved looks in the whole method for the only statement that uses the member which the
// message names and the line does not: lines move from version to version.
func (l *locator) moved(c *Criterion, f crash.Frame) bool {
	null := parseNull(c.Exception.Message)
	if null.name == "" {
		return false
	}
	for i := range rules {
		rule := &rules[i]
		if !rule.fits(c.Exception.Type, c.Exception.Message, InFrame) || rule.Message == "" {
			continue
		}
		if sites := l.sites(rule, c.Exception, l.anywhere(f), nil, false); len(sites) == 1 {
			c.Rule, c.Sites, c.ByShape = rule, sites, true
			c.Notes = append(c.Notes, fmt.Sprintf("line %d of %s.%s does not use %s, which the message names; the method's only statement that does was taken. The crash may come from another version of the app", f.Line, f.Class, f.Method, null.name))
			return true
		}
	}
	return false
}

// search looks for the first rule of a place that finds a statement.
func (l *locator) search(c *Criterion, place Place, on []spot, inner *crash.Frame, f crash.Frame, byShape bool) bool {
	for _, loose := range []bool{false, true} {
		for i := range rules {
			rule := &rules[i]
			if !rule.fits(c.Exception.Type, c.Exception.Message, place) {
				continue
			}
			if sites := l.sites(rule, c.Exception, on, inner, loose); len(sites) > 0 {
				said := byShape && rule.Name == "app throw"
				if said {
					sites = slices.DeleteFunc(sites, func(s Site) bool { return !l.says(s.Ref, c.Exception.Message) })
					sites = slices.CompactFunc(sites, func(a, b Site) bool { return a.Ref == b.Ref })
				}
				if byShape && (len(sites) != 1 || f.Line >= 0 && place == InFrame && rule.guarded && !said) {
					continue
				}
				c.Rule, c.Sites, c.ByShape = rule, l.told(rule, sites, c.Exception.Message), byShape
				for k := range c.Sites {
					c.Sites[k].Said = rule.said(c.Exception.Message)
				}
				l.remark(c, f, byShape, loose)
				return true
			}
		}
	}
	return false
}

// sites applies one rule to the statements in question.
func (l *locator) sites(rule *Rule, e *crash.Exception, spots []spot, inner *crash.Frame, loose bool) []Site {
	var out []Site
	null := parseNull(e.Message)
	for _, s := range spots {
		for _, i := range s.stmts {
			c := &Candidate{Body: s.body, Index: i, Stmt: &s.body.Stmts[i], err: e, null: null, inner: inner, loose: loose}
			if c.Stmt.Dead() || c.Stmt.Op == jimple.OpThis || c.Stmt.Op == jimple.OpParam || !rule.match(c) {
				continue
			}
			site := Site{Ref: Ref{s.method, i}, Guarded: rule.guarded, Operands: rule.pick(c), Called: rule.Place == InCall}
			if rule.Name == "app throw" && c.Stmt.Kind != jimple.Throw {
				if t, ok := thrownAt(s.body, i); ok {
					site.Stmt, site.Operands = t, []int{0}
				}
			}
			if !slices.ContainsFunc(out, func(o Site) bool { return o.Ref == site.Ref }) {
				out = append(out, site)
			}
		}
	}
	slices.SortFunc(out, func(a, b Site) int {
		if a.Method != b.Method {
			return int(a.Method) - int(b.Method)
		}
		return int(a.Stmt) - int(b.Stmt)
	})
	if rule.Name == "endless recursion" && len(out) > 1 {
		out = l.goingRound(out)
	}
	if rule.earliest && len(out) > 1 {
		out = out[:1]
	}
	return out
}

// onlyCall returns the single call among the statements, if there is just one:
// reflection and generated code call methods under other names.
func onlyCall(spots []spot) []spot {
	var out []spot
	for _, s := range spots {
		for _, i := range s.stmts {
			if s.body.Stmts[i].Op.IsInvoke() {
				out = append(out, spot{s.method, s.body, []int32{i}})
			}
		}
	}
	if len(out) != 1 {
		return nil
	}
	return out
}

// thrownAt finds the statement that throws the exception whose constructor
// statement i calls.
func thrownAt(b *jimple.Body, i int32) (int32, bool) {
	for _, def := range b.Defs(b.FirstUse(i)) {
		for _, use := range b.Uses(def) {
			if s := b.StmtOfUse(use); b.Stmts[s].Kind == jimple.Throw {
				return s, true
			}
		}
	}
	return 0, false
}

// remark notes what was assumed.
func (l *locator) remark(c *Criterion, f crash.Frame, byShape, loose bool) {
	if byShape {
		c.Notes = append(c.Notes, fmt.Sprintf("%s.%s has no line %d in this app; the statement was found by its shape. The crash may come from another version of the app", f.Class, f.Method, f.Line))
	}
	if loose {
		c.Notes = append(c.Notes, "no statement has the names that the message mentions; it was found by its kind")
	}
	if len(c.Sites) > 1 {
		c.Notes = append(c.Notes, fmt.Sprintf("%d statements fit: the report does not tell which of them threw", len(c.Sites)))
	}
	if f.Line < 0 && !byShape {
		c.Notes = append(c.Notes, "the frame has no line: the statement was found by its shape")
	}
}

// context resolves the frames below the throwing one.
func (l *locator) context(c *Criterion, stack, printed []crash.Frame, top int) {
	sites := make([]Ref, len(c.Sites))
	for i, s := range c.Sites {
		sites[i] = s.Ref
	}
	c.Stack = append(c.Stack, StackFrame{Index: top, Frame: printed[top], Dex: stack[top], Calls: sites})
	last, inner := top, stack[top]
	for i := top + 1; i < len(stack); i++ {
		if !l.own(stack[i]) {
			inner = stack[i]
			continue
		}
		if dex.AccessorName(stack[i].Method) && last == i-1 {
			if calls, _ := l.resolve(stack[i], inner); len(calls) == 0 {
				last = i // compilers number them differently: the call of the next frame's line says which it is
				continue
			}
		}
		if last == i-1 {
			if accessor, within, calls := l.accessor(stack[i], inner); len(calls) > 0 {
				c.Stack = append(c.Stack, StackFrame{Index: i, Frame: accessor, Dex: accessor, Calls: within, Direct: true},
					StackFrame{Index: i, Frame: printed[i], Dex: stack[i], Calls: calls, Direct: true})
				last, inner = i, stack[i]
				continue
			}
		}
		calls, note := l.resolve(stack[i], inner)
		inner = stack[i]
		if len(calls) == 0 {
			note = "no statement of this app fits the frame"
		}
		c.Stack = append(c.Stack, StackFrame{Index: i, Frame: printed[i], Dex: stack[i], Calls: calls, Direct: last == i-1, Note: note})
		last = i
	}
}

// noSuchMethod refuses a frame whose class is in the app but not the method.
func (l *locator) noSuchMethod(f crash.Frame) *Refusal {
	if len(l.methods(f)) > 0 {
		return l.refuse("%s.%s has no code that can be read", f.Class, f.Method)
	}
	return l.refuse("the app's class %s has no method %s: the crash comes from another version of the app%s", f.Class, f.Method, l.mappingHint())
}

func (l *locator) mappingHint() string {
	if l.mapping == nil {
		return ", or it was retraced and needs the mapping file (--mapping)"
	}
	return ""
}

// nothingThrows refuses a frame on whose line no statement can throw the exception.
func (l *locator) nothingThrows(e *crash.Exception, f crash.Frame, spots []spot, inner *crash.Frame, byShape bool) *Refusal {
	var r *Refusal
	at := fmt.Sprintf("line %d of %s.%s", f.Line, f.Class, f.Method)
	if f.Line < 0 || byShape {
		at = f.Class + "." + f.Method
	}
	switch {
	case e.Type == "":
		r = l.refuse("the text has frames but no line that names the exception, so nothing tells which statement of %s threw: put that line above them", at)
	case byShape && f.Line >= 0:
		r = l.refuse("%s.%s has no line %d in this app, and its code does not tell where %s was thrown: the crash comes from another version of the app%s", f.Class, f.Method, f.Line, e.Type, l.mappingHint())
	case inner != nil:
		r = l.refuse("%s does not call %s.%s, which the stack shows above it", at, inner.Class, inner.Method)
	default:
		r = l.refuse("no statement of %s can throw %s", at, e.Header())
		if null := parseNull(e.Message); null.name != "" {
			r = l.refuse("%s does not use %s, which the message names: the crash comes from another version of the app%s", at, null.name, l.mappingHint())
		}
	}
	for _, s := range spots {
		for _, i := range s.stmts {
			if s.body.Stmts[i].Throws() {
				r.Candidates = append(r.Candidates, Ref{s.method, i})
			}
		}
	}
	return r
}
