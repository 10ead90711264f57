// The report for programs: a stable, versioned JSON document.

package report

import (
	"io"

	"github.com/esdroid/esdroid/internal/schema"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// JSONVersion is the version of the document; it changes when a member changes
// its meaning or goes away, not when members are added.
const JSONVersion = 1

type jsonReport struct {
	Version    int            `json:"version"`
	Package    string         `json:"package,omitempty"`
	Crash      *crash.Report  `json:"crash"`
	Criterion  jsonCriterion  `json:"criterion"`
	Thin       jsonSlice      `json:"thin"`
	Full       jsonSlice      `json:"full"`
	Callbacks  []jsonCallback `json:"callbacks"`
	Unmodelled []string       `json:"unmodelled"`
}

type jsonCriterion struct {
	Exception string      `json:"exception"`
	Message   string      `json:"message,omitempty"`
	Rule      string      `json:"rule"`
	Sites     []jsonSite  `json:"sites"`
	Stack     []jsonFrame `json:"stack"`
	Notes     []string    `json:"notes,omitempty"`
}

type jsonSite struct {
	jsonStatement
	Operands []jsonOperand `json:"operands"`
	Guarded  bool          `json:"guarded,omitempty"`
}

type jsonOperand struct {
	Index int    `json:"index"`
	Text  string `json:"text"`
}

type jsonFrame struct {
	Frame  string   `json:"frame"`
	Direct bool     `json:"direct"`
	Calls  []string `json:"calls"`
	Note   string   `json:"note,omitempty"`
}

type jsonStatement struct {
	Ref    string `json:"ref"`
	File   string `json:"file"`
	Line   int32  `json:"line,omitempty"`
	Method string `json:"method"`
	Text   string `json:"text"`
	Jimple string `json:"jimple"`
	Source string `json:"source,omitempty"`
}

type jsonSlice struct {
	Statements int           `json:"statements"`
	Partial    bool          `json:"partial,omitempty"`
	Elements   []jsonElement `json:"elements"`
}

type jsonElement struct {
	jsonStatement
	Distance  int      `json:"distance"`
	Statement *int     `json:"statement,omitempty"`
	Served    bool     `json:"served,omitempty"`
	Next      int      `json:"next"`
	Kind      string   `json:"kind,omitempty"`
	Variable  string   `json:"variable,omitempty"`
	Frame     *int     `json:"frame,omitempty"`
	Entry     bool     `json:"entry,omitempty"`
	Assumed   bool     `json:"assumed,omitempty"`
	Inputs    []string `json:"inputs,omitempty"`
}

type jsonCallback struct {
	Method  string `json:"method"`
	Trigger string `json:"trigger,omitempty"`
}

// JSON writes the report as one document.
func (r *Crash) JSON(w io.Writer) error {
	c := r.Criterion
	out := jsonReport{Version: JSONVersion, Crash: c.Report, Thin: r.jsonSlice(r.Thin), Full: r.jsonSlice(r.Full),
		Callbacks: []jsonCallback{}, Unmodelled: append([]string{}, r.Unmodelled()...)}
	if r.App.Manifest != nil {
		out.Package = r.App.Manifest.Package
	}
	out.Criterion = jsonCriterion{Exception: c.Exception.Type, Message: c.Exception.Message, Rule: c.Rule.Name, Notes: c.Notes, Sites: []jsonSite{}, Stack: []jsonFrame{}}
	for _, s := range c.Sites {
		site := jsonSite{jsonStatement: r.jsonStatement(s.Ref), Guarded: s.Guarded, Operands: []jsonOperand{}}
		b := r.App.Body(s.Method)
		for _, k := range s.Operands {
			site.Operands = append(site.Operands, jsonOperand{k, r.Words.Operand(b, s.Stmt, k)})
		}
		out.Criterion.Sites = append(out.Criterion.Sites, site)
	}
	for _, f := range c.Stack {
		frame := jsonFrame{Frame: f.Frame.String(), Direct: f.Direct, Note: f.Note, Calls: []string{}}
		for _, call := range f.Calls {
			frame.Calls = append(frame.Calls, r.App.Reference(pdg.Node{Method: call.Method, Stmt: call.Stmt}))
		}
		out.Criterion.Stack = append(out.Criterion.Stack, frame)
	}
	for _, cb := range r.Callbacks() {
		out.Callbacks = append(out.Callbacks, jsonCallback{Method: r.App.Prog.MethodText(cb.Method), Trigger: cb.Trigger})
	}
	return schema.Print(w, out)
}

func (r *Crash) jsonStatement(s criterion.Ref) jsonStatement {
	p := r.place(s)
	out := jsonStatement{Ref: r.App.Reference(pdg.Node{Method: s.Method, Stmt: s.Stmt}), File: p.path, Line: p.line, Method: r.method(s), Source: r.Sources.Line(p.path, p.line)}
	if b := r.App.Body(s.Method); b != nil {
		out.Text, out.Jimple = r.Words.Statement(b, s.Stmt), b.Text(s.Stmt)
	}
	return out
}

func (r *Crash) jsonSlice(s *slice.Slice) jsonSlice {
	out := jsonSlice{Statements: s.Statements(), Partial: s.Partial, Elements: []jsonElement{}}
	for i := range s.Elements {
		e := &s.Elements[i]
		x := jsonElement{jsonStatement: r.jsonStatement(e.Ref), Distance: e.Distance, Next: e.Next, Entry: e.Entry, Served: e.Served, Assumed: e.Guess}
		if e.Next >= 0 {
			x.Kind = e.Kind.String()
			x.Variable = r.App.VarText(pdg.Node{Method: s.Elements[e.Next].Method, Stmt: s.Elements[e.Next].Stmt}, e.Var)
		}
		if e.Statement >= 0 {
			rank := e.Statement + 1
			x.Statement = &rank
		}
		if e.Frame >= 0 {
			frame := e.Frame
			x.Frame = &frame
		}
		if b := r.App.Body(e.Method); b != nil && !e.Entry {
			x.Inputs = r.inputs(b, e.Stmt)
		}
		out.Elements = append(out.Elements, x)
	}
	return out
}
