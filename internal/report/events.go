// The callbacks of a slice, and the calls that nobody described.

package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Callback is a method that the framework calls.
type Callback struct {
	Method  dex.MethodID
	Trigger string // what makes it, in words
	Crash   bool   // it is on the stack of the crash
}

// Callbacks lists the methods of the stack and of the thin slice that the
// framework calls, with what makes it: those of the stack first. What a library
// has the framework call does not count, unless it is on the stack.
func (r *Crash) Callbacks() []Callback {
	var out []Callback
	seen := map[dex.MethodID]bool{}
	add := func(m dex.MethodID, onStack bool) {
		name := r.App.Prog.MethodName(m)
		if seen[m] || name == "<init>" || name == "<clinit>" {
			return
		}
		seen[m] = true
		if trigger, ok := r.trigger(m); ok {
			out = append(out, Callback{m, trigger, onStack})
		}
	}
	for _, f := range r.Criterion.Stack {
		for _, c := range f.Calls {
			add(c.Method, true)
		}
	}
	libraries := r.libraries()
	for i := range r.Thin.Elements {
		m := r.Thin.Elements[i].Method
		if !libraries.Has(dex.JavaName(r.App.Prog.Classes[r.App.Prog.Methods[m].Class].Descriptor)) {
			add(m, false)
		}
	}
	return out
}

// trigger says what makes the framework call a method; ok is false if it does not.
func (r *Crash) trigger(m dex.MethodID) (string, bool) {
	if handlers := r.layoutHandlers()[r.App.Prog.MethodName(m)]; len(handlers) > 0 && r.App.Prog.MethodProto(m) == "(Landroid/view/View;)V" {
		if more := len(handlers) - 1; more > 1 {
			return fmt.Sprintf("%s, or %d others", handlers[0], more), true
		}
		return strings.Join(handlers, ", or "), true
	}
	var near, far []string // the places in the method's own package come first
	found := false
	for _, d := range r.App.Deps(nil, pdg.Node{Method: m, Part: pdg.Entry}) {
		if d.Direction != pdg.Across || d.Kind == pdg.Init {
			continue
		}
		found = true
		verb := map[pdg.Kind]string{pdg.Register: "registered in", pdg.Async: "posted in", pdg.ICC: "started from"}[d.Kind]
		if verb == "" || d.Part == pdg.Entry || d.Guess {
			continue // that an unknown call gets hold of an object tells nothing
		}
		ref := criterion.Ref{Method: d.Method, Stmt: d.Stmt}
		if text := fmt.Sprintf("%s %s (%s)", verb, r.method(ref), r.place(ref)); !slices.Contains(near, text) && !slices.Contains(far, text) {
			if r.related(m, d.Method) {
				near = append(near, text)
			} else {
				far = append(far, text)
			}
		}
	}
	places := append(near, far...)
	if len(places) > 2 {
		places = append(places[:1], fmt.Sprintf("and %d more", len(places)-1))
	}
	if door, ok := r.App.Doorway(m); ok {
		places = append(places, "by any other app: "+map[bool]string{true: "registered for others", false: "exported"}[door.Registered])
	}
	return strings.Join(places, ", "), found || r.App.IsCallback(m)
}

// related reports whether two methods are of one package, or of one below the other.
func (r *Crash) related(a, b dex.MethodID) bool {
	p := r.App.Prog
	of := func(m dex.MethodID) string {
		name := p.Classes[p.Methods[m].Class].Descriptor
		return name[:strings.LastIndexByte(name, '/')+1]
	}
	return strings.HasPrefix(of(a), of(b)) || strings.HasPrefix(of(b), of(a))
}

// layoutHandlers lists, by method name, the widgets whose android:onClick in a
// layout or menu names it.
func (r *Crash) layoutHandlers() map[string][]string {
	if r.handlers != nil {
		return r.handlers
	}
	r.handlers = map[string][]string{}
	if r.App.Package == nil {
		return r.handlers
	}
	for _, read := range []func() ([]apk.XMLResource, []error, error){r.App.Package.Layouts, r.App.Package.Menus} {
		files, _, err := read()
		if err != nil {
			continue // an app without resources
		}
		for _, f := range files {
			f.Root.Walk(func(n *axml.Node) bool {
				if a := n.Android("onClick"); a != nil {
					text := "tap on " + r.widget(n) + " of " + strings.TrimSuffix(strings.TrimPrefix(f.Path, "res/"), ".xml")
					if name := a.Text(); !slices.Contains(r.handlers[name], text) {
						r.handlers[name] = append(r.handlers[name], text)
					}
				}
				return true
			})
		}
	}
	return r.handlers
}

// widget names an element of a layout: its text as the user sees it, and its id.
func (r *Crash) widget(n *axml.Node) string {
	var parts []string
	for _, name := range []string{"text", "title", "contentDescription"} {
		if a := n.Android(name); a != nil {
			text := a.Text()
			if table, err := r.App.Package.Resources(); err == nil && table != nil && a.Value.Type == res.TypeReference {
				if v, ok := table.Resolve(a.Value.Data); ok {
					text = v.Str
				}
			}
			if text != "" {
				parts = append(parts, fmt.Sprintf("%q", text))
				break
			}
		}
	}
	if a := n.Android("id"); a != nil && r.Words.Resource != nil {
		if name := r.Words.Resource(a.Value.Data); name != "" {
			parts = append(parts, "("+name+")")
		}
	}
	if len(parts) == 0 {
		return "a " + n.Name
	}
	return strings.Join(parts, " ")
}

// Unmodelled lists the framework methods of the largest slice that no summary
// describes.
func (r *Crash) Unmodelled() []string {
	var out []string
	s := r.Full
	if s == nil {
		s = r.Thin
	}
	for i := range s.Elements {
		e := &s.Elements[i]
		b := r.App.Body(e.Method)
		if e.Entry || b == nil {
			continue
		}
		s := &b.Stmts[e.Stmt]
		if !s.Op.IsInvoke() || s.Op == jimple.OpCustom {
			continue
		}
		f := b.File
		ref := f.MethodRef(s.Ref)
		class := f.TypeDescriptor(ref.Class)
		if _, own := r.App.Prog.Class(class); own {
			continue
		}
		sum := r.App.Summaries.Lookup(android.MethodRef{Class: class, Name: f.String(ref.Name), Desc: f.ProtoDescriptor(ref.Proto), Static: s.Op == jimple.OpStatic})
		if sum.Origin != android.Guess {
			continue
		}
		name := criterion.JavaName(class) + "." + f.String(ref.Name)
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}
