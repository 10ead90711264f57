// The story of a slice: its elements as lines of source, in the order of the
// search, each with what it does for an earlier one.

package report

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Step is one line of the story: all elements of one written statement.
type Step struct {
	Elements []int // of the slice, the nearest first, after them those that only serve it
	Place    string
	Method   string
	Text     string // the statement as its author wrote it, or the source line
	Role     string // what it does for step Of
	Kind     pdg.Kind
	Of       int // index of the step that it leads to, -1 for the crash
	Inputs   []string
	Guess    bool
}

// Steps folds the elements of a slice into steps.
func (r *Crash) Steps(s *slice.Slice) []Step {
	steps := make([]Step, s.Statements())
	stepOf := make([]int, len(s.Elements))
	for i := range s.Elements {
		e := &s.Elements[i]
		stepOf[i] = -1
		if e.Statement < 0 {
			continue
		}
		st := &steps[e.Statement]
		st.Elements = append(st.Elements, i)
		if !e.Served {
			stepOf[i] = e.Statement
		}
	}
	for n := range steps {
		st := &steps[n]
		// What stands on the line comes first.
		slices.SortStableFunc(st.Elements, func(a, b int) int { return boolInt(s.Elements[a].Served) - boolInt(s.Elements[b].Served) })
		at := s.Elements[st.Elements[0]].Ref
		p := r.place(at)
		st.Place, st.Method, st.Text, st.Of = p.String(), r.method(at), r.Sources.Line(p.path, p.line), -1
		r.link(s, st, n, stepOf)
		r.describe(s, st)
	}
	return steps
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// link finds the step that a step leads to, over hidden elements, and names the
// edge.
func (r *Crash) link(s *slice.Slice, st *Step, n int, stepOf []int) {
	for _, i := range st.Elements {
		if s.Elements[i].Next < 0 {
			return // the crash itself
		}
	}
	for _, first := range st.Elements {
		e := &s.Elements[first]
		if e.Served {
			break
		}
		edge := e
		for next := e.Next; next >= 0; next = s.Elements[next].Next {
			to := &s.Elements[next]
			if stepOf[next] == n {
				break // another element of this step is nearer
			}
			if stepOf[next] >= 0 {
				st.Of, st.Role, st.Kind = stepOf[next], r.role(s, edge), edge.Kind
				if r.noNull(s, st) {
					st.Role = notNull.Replace(st.Role)
				}
				return
			}
			if edge.Kind != pdg.Lifecycle { // through a parameter the argument is what matters
				edge = to
			}
		}
	}
}

// role says what an edge means.
func (r *Crash) role(s *slice.Slice, edge *slice.Element) string {
	if r.roles != nil {
		return r.roles[edge.Kind]
	}
	name := ""
	if edge.Next >= 0 {
		next := &s.Elements[edge.Next] // whose variable it is
		name = r.App.VarText(pdg.Node{Method: next.Method, Stmt: next.Stmt}, edge.Var)
	}
	switch edge.Kind {
	case pdg.Value:
		return "gives the value to"
	case pdg.Base:
		return "gives the object or index to"
	case pdg.Control:
		return "decides about"
	case pdg.Heap:
		if edge.Var.Kind == pdg.VarField {
			return "sets " + fieldName(name) + ", read in"
		}
		return "fills the array read in"
	case pdg.Framework:
		if r.takesOut(edge) {
			return "takes something out of what is read in"
		}
		if edge.Var.Kind == pdg.VarLocation && name != "[]" && name != "" {
			return "sets the " + name + " read in"
		}
		return "puts in what is taken out in"
	case pdg.Param:
		return "passes the argument to"
	case pdg.Result:
		return "returns the value to"
	case pdg.Exception:
		return "throws what is caught in"
	case pdg.Call:
		if edge.Next == 0 && s.Size == slice.Thin && !r.Criterion.Rule.Thread && r.ownCallIndex() > 0 {
			return "calls the library that fails in"
		}
		return "calls"
	case pdg.Register:
		return "registers the callback with"
	case pdg.Async:
		return "posts"
	case pdg.ICC:
		return "starts"
	case pdg.Init:
		return "initialises the class for"
	case pdg.Lifecycle:
		if edge.Var.Kind == pdg.VarField {
			return "sets " + fieldName(name) + ", but only after"
		}
		return "may run before"
	}
	return edge.Kind.String() + " of"
}

// notNull says of what a step does that it is no null that it gives.
var notNull = strings.NewReplacer("gives the value to", "gives what is not null to", "returns the value to", "returns what is not null to",
	"passes the argument to", "passes what is not null to", ", read in", ", but not to null, read in")

// noNull tells whether a step gives the criterion a new object, where a null is the fault.
func (r *Crash) noNull(s *slice.Slice, st *Step) bool {
	if r.Criterion == nil || r.Criterion.Rule.Fault != "is null" {
		return false
	}
	made := -1
	for _, i := range st.Elements {
		b := r.App.Body(s.Elements[i].Method)
		if b == nil || s.Elements[i].Entry {
			return false
		}
		switch at := &b.Stmts[s.Elements[i].Stmt]; {
		case at.Op == jimple.OpNew || at.Op == jimple.OpNewArray:
			made = i
		case at.Op == jimple.OpConst, at.Kind == jimple.If:
			return false // it may give this instead
		}
	}
	return made >= 0 && s.Reaches(made)
}

// takesOut tells whether an element is a call of the framework that only takes out of the
// places from which another one reads.
func (r *Crash) takesOut(e *slice.Element) bool {
	field := android.Elements
	if e.Var.Kind == pdg.VarLocation {
		field = android.FieldID(e.Var.ID)
	}
	return !e.Entry && r.App.TakesOut(pdg.Node{Method: e.Method, Stmt: e.Stmt}, field)
}

// fieldName cuts Lcom/x/Y;->name:type to name.
func fieldName(text string) string {
	_, name, ok := strings.Cut(text, "->")
	if !ok {
		return text
	}
	name, _, _ = strings.Cut(name, ":")
	return name
}

// describe fills in the text, the inputs and the guesses of a step.
func (r *Crash) describe(s *slice.Slice, st *Step) {
	var texts lineTexts
	for _, i := range st.Elements {
		e := &s.Elements[i]
		if e.Served {
			break
		}
		b := r.App.Body(e.Method)
		st.Guess = st.Guess || e.Guess
		for _, in := range r.inputs(b, e.Stmt) {
			if e.Next >= 0 && !slices.Contains(st.Inputs, in) {
				st.Inputs = append(st.Inputs, in)
			}
		}
		text := r.Words.Statement(b, e.Stmt)
		if len(st.Elements) > 1 && buildsText(b, e.Stmt) && len(texts) > 0 {
			continue // the sum is there
		}
		texts.add(e.Stmt, text)
	}
	if st.Text == "" {
		st.Text = texts.join(len(texts))
	}
}

// lineTexts are statements of one source line, the nearest to the fault first.
type lineTexts []lineText

type lineText struct {
	stmt int32
	text string
}

// add adds a statement, but for what stands in another one.
func (l *lineTexts) add(stmt int32, text string) {
	bare := func(s string) string {
		if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") {
			return s[1 : len(s)-1]
		}
		return s
	}
	if slices.ContainsFunc(*l, func(t lineText) bool { return strings.Contains(t.text, bare(text)) }) {
		return
	}
	*l = append(slices.DeleteFunc(*l, func(t lineText) bool { return strings.Contains(text, bare(t.text)) }), lineText{stmt, text})
}

// join writes the n nearest statements in the order in which they stand.
func (l lineTexts) join(n int) string {
	l = slices.Clone(l[:min(n, len(l))])
	slices.SortStableFunc(l, func(a, b lineText) int { return int(a.stmt) - int(b.stmt) })
	texts := make([]string, len(l))
	for i, t := range l {
		texts[i] = t.text
	}
	return strings.Join(texts, "; ")
}

// buildsText tells the statements by which compilers write a sum of texts.
func buildsText(b *jimple.Body, i int32) bool {
	s := &b.Stmts[i]
	if s.Op != jimple.OpVirtual && s.Op != jimple.OpDirect {
		return false
	}
	ref := b.File.MethodRef(s.Ref)
	class, name := b.File.TypeDescriptor(ref.Class), b.File.String(ref.Name)
	return (class == "Ljava/lang/StringBuilder;" || class == "Ljava/lang/StringBuffer;") && (name == "append" || name == "<init>")
}

// inputs tells from where outside the program a call brings values.
func (r *Crash) inputs(b *jimple.Body, i int32) []string {
	s := &b.Stmts[i]
	if !s.Op.IsInvoke() || s.Op == jimple.OpCustom {
		return nil
	}
	f := b.File
	ref := f.MethodRef(s.Ref)
	class := f.TypeDescriptor(ref.Class)
	if _, own := r.App.Prog.Class(class); own {
		return nil
	}
	sum := r.App.Summaries.Lookup(android.MethodRef{Class: class, Name: f.String(ref.Name), Desc: f.ProtoDescriptor(ref.Proto), Static: s.Op == jimple.OpStatic})
	var out []string
	var walk func(values []android.Value)
	walk = func(values []android.Value) {
		for i := range values {
			if v := &values[i]; v.Kind == android.ValueInput && !slices.Contains(out, v.Label) {
				out = append(out, v.Label)
			}
			walk(values[i].Args)
		}
	}
	for i := range sum.Effects {
		if e := &sum.Effects[i]; e.Op == android.Set && e.Loc.Root == android.RootRet {
			walk(e.From)
		}
	}
	if _, ok := r.App.FromOutside(pdg.Node{Method: b.Method, Stmt: i}); ok {
		out = append(out, "outside")
	}
	return out
}

// inputWords says where an input comes from.
var inputWords = map[string]string{
	"user": "the user", "file": "a file", "network": "the network", "time": "the clock", "storage": "what was stored before",
	"system": "the system", "resource": "the app's resources", "random": "chance",
	"outside": "any other app",
}

func inputText(labels []string) string {
	var names []string
	for _, l := range labels {
		if w, ok := inputWords[l]; ok {
			l = w
		}
		names = append(names, l)
	}
	return strings.Join(names, ", ")
}

// Fault says in words what was wrong at a site.
func (r *Crash) Fault(site criterion.Site) string {
	return r.Words.Fault(r.App.Body(site.Method), r.Criterion.Rule, site)
}
