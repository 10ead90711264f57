// What all formats start from: a crash, its criterion and its slices.

package report

import (
	"fmt"
	"path"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// Crash is a crash explained.
type Crash struct {
	App       *pdg.App
	Criterion *criterion.Criterion
	Thin      *slice.Slice
	Full      *slice.Slice   // nil unless it was asked for
	Mapping   *crash.Mapping // nil unless the app was shrunk
	Sources   *Sources       // nil unless given
	Words     *words.Words

	handlers map[string][]string
	roles    map[pdg.Kind]string // of slices that go forward; nil for others
}

// New returns the report on a crash; names of resources come from the package.
func New(app *pdg.App, c *criterion.Criterion, thin, full *slice.Slice) *Crash {
	r := &Crash{App: app, Criterion: c, Thin: thin, Full: full, Words: &words.Words{}}
	if app.Package != nil {
		r.Words.Resource = ResourceNames(app.Package)
	}
	return r
}

// ResourceNames returns what names the resource numbers of a package, such as
// R.id.height; nil if it has no table that can be read.
func ResourceNames(app *apk.App) func(id uint32) string {
	table, err := app.Resources()
	if err != nil || table == nil {
		return nil
	}
	return func(id uint32) string {
		name := table.Name(id)
		if name == "" {
			return ""
		}
		if i := strings.IndexByte(name, ':'); i >= 0 {
			name = name[i+1:]
		}
		return "R." + strings.Replace(name, "/", ".", 1)
	}
}

// place is where a statement stands in the source.
type place struct {
	file string // Foo.java
	path string // com/x/Foo.java
	line int32  // 0 if unknown
}

func (p place) String() string {
	if p.line == 0 {
		return p.file
	}
	return fmt.Sprintf("%s:%d", p.file, p.line)
}

// place returns where a statement stands; statements without a line of their
// own, such as parameters, stand at their method's first.
func (r *Crash) place(s criterion.Ref) place {
	p := r.App.Prog
	name := strings.TrimSuffix(strings.TrimPrefix(p.Classes[p.Methods[s.Method].Class].Descriptor, "L"), ";")
	dir, file := sourceOf(p, s.Method)
	out := place{file: file}
	if b := r.App.Body(s.Method); b != nil {
		out.line = b.Stmts[s.Stmt].Line
		for i := range b.Stmts {
			if out.line != 0 {
				break
			}
			if b.Stmts[i].Kind == jimple.Identity || b.Stmts[i].Line > 0 {
				out.line = b.Stmts[i].Line
			}
		}
	}
	if r.Mapping != nil {
		f := crash.Frame{Class: strings.ReplaceAll(name, "/", "."), Method: p.MethodName(s.Method), File: out.file, Line: int(out.line)}
		if stacks := r.Mapping.Retrace(f); len(stacks) > 0 && len(stacks[0]) > 0 {
			o := stacks[0][0]
			out.file, out.line = o.File, int32(max(o.Line, 0))
			dir, _ = path.Split(strings.ReplaceAll(o.Class, ".", "/"))
		}
	}
	out.path = dir + out.file
	return out
}

// frame prints a frame of the stack in original names, where a mapping has them: the code
// that was inlined there, the innermost first, with what it was called from.
func (r *Crash) frame(f criterion.StackFrame) string {
	if r.Mapping == nil || f.Frame.Class != f.Dex.Class {
		return f.Frame.String()
	}
	stacks := r.Mapping.Retrace(f.Frame)
	if len(stacks) == 0 || len(stacks[0]) == 0 {
		return f.Frame.String()
	}
	var parts []string
	for _, o := range stacks[0] {
		parts = append(parts, o.String())
	}
	if len(stacks) > 1 {
		parts[0] += fmt.Sprintf(" (one of %d that it can be)", len(stacks))
	}
	return strings.Join(parts, ", inlined in ")
}

// within says in what the code of frame i of the stack ran the one before it, where it did
// not call that one itself.
func (r *Crash) within(i int) string {
	stack, all := r.Criterion.Stack, r.Criterion.Exception.Stack()
	for k := stack[i-1].Index + 1; k < stack[i].Index && k < len(all); k++ {
		for _, runner := range []string{"kotlinx.coroutines.", "kotlin.coroutines.", "_COROUTINE."} {
			if strings.HasPrefix(all[k].Class, runner) {
				return "coroutine"
			}
		}
	}
	return "callback"
}

// method returns Class.method of a statement, in original names.
func (r *Crash) method(s criterion.Ref) string {
	p := r.App.Prog
	name := words.MethodName(p, s.Method)
	if r.Mapping == nil {
		return name
	}
	c := p.Classes[p.Methods[s.Method].Class].Descriptor
	f := crash.Frame{Class: criterion.JavaName(c), Method: p.MethodName(s.Method), Line: crash.NoLine}
	if b := r.App.Body(s.Method); b != nil && b.Stmts[s.Stmt].Line > 0 {
		f.Line = int(b.Stmts[s.Stmt].Line)
	}
	if stacks := r.Mapping.Retrace(f); len(stacks) > 0 && len(stacks[0]) > 0 {
		o := stacks[0][0]
		return o.Class[strings.LastIndexByte(o.Class, '.')+1:] + "." + o.Method
	}
	return name
}
