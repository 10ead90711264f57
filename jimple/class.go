// Whole classes in Jimple's grammar.

package jimple

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Style chooses between the two readings of WriteClass.
type Style uint8

const (
	// Exact writes the statements as they are; dead code is a comment.
	Exact Style = iota
	// Folded writes constants where they are used, as Soot does, and leaves
	// out the assignments that this makes needless.
	Folded
)

// Label returns the name of the label at statement i, which jumps and catch
// clauses use; "" where nothing leads. Statement len(Stmts) is the end.
func (b *Body) Label(i int32) string {
	if n := b.labels()[i]; n > 0 {
		return "label" + strconv.Itoa(int(n))
	}
	return ""
}

// labels numbers the statements to which jumps and catch clauses refer.
func (b *Body) labels() []int32 {
	return b.analysis.labels.get(func() []int32 {
		out := make([]int32, len(b.Stmts)+1)
		for i := range b.Stmts {
			switch s := &b.Stmts[i]; s.Kind {
			case If, Goto:
				out[s.Target] = 1
			case TableSwitch, LookupSwitch:
				t := b.Switch(int32(i))
				for _, to := range t.Targets {
					out[to] = 1
				}
				out[t.Default] = 1
			}
		}
		for _, t := range b.Traps {
			out[t.Start], out[t.End], out[t.Target] = 1, 1, 1
		}
		n := int32(0)
		for i := range out {
			if out[i] != 0 {
				n++
				out[i] = n
			}
		}
		return out
	})
}

// WriteClass writes a class as a .jimple file. Methods that cannot be lifted have
// no body but a comment that says why; once all is written, an Unlifted names them.
func (p *Program) WriteClass(w io.Writer, id dex.ClassID, style Style) error {
	out := &classWriter{Writer: bufio.NewWriter(w), p: p, style: style}
	c := &p.Dex.Classes[id]
	out.header(c)
	out.WriteString("{\n")
	var unlifted Unlifted
	values, _ := c.File.StaticValues(c.Def) // what is broken costs the values, not the class
	out.thrown = thrownTypes(c)
	for f := c.FirstField; f < c.EndField; f++ {
		var value *dex.Value
		if k := int(f - c.FirstField); f < c.FirstInstance && k < len(values) {
			value = &values[k]
		}
		out.field(f, value)
	}
	for m := c.FirstMethod; m < c.EndMethod; m++ {
		if m > c.FirstMethod || c.EndField > c.FirstField {
			out.WriteString("\n")
		}
		if err := out.method(m); err != nil {
			unlifted = append(unlifted, err)
		}
	}
	out.WriteString("}\n")
	if err := out.Flush(); err != nil {
		return err
	}
	if len(unlifted) > 0 {
		return unlifted
	}
	return nil
}

// Unlifted are the reasons why methods of a program, whose code is broken, have no
// body; everything else has been written.
type Unlifted []error

func (u Unlifted) Error() string {
	if len(u) == 1 {
		return u[0].Error()
	}
	return fmt.Sprintf("%v, and %d methods more", u[0], len(u)-1)
}

// Unwrap makes errors.Is and errors.As look at each.
func (u Unlifted) Unwrap() []error { return u }

type classWriter struct {
	*bufio.Writer
	p       *Program
	style   Style
	thrown  map[uint32][]dex.Value // types by method index
	casts   *castPlan              // of the body being written in the folded style
	scratch []byte
}

func (w *classWriter) typeName(descriptor string) {
	w.scratch = appendTypeName(w.scratch[:0], Type(descriptor))
	w.Write(w.scratch)
}

func (w *classWriter) name(name string) {
	w.scratch = appendName(w.scratch[:0], name)
	w.Write(w.scratch)
}

// modifiers lists the access flags that Jimple's grammar knows, by what they
// are on.
var modifiers = [...]struct {
	flag dex.AccessFlags
	text [3]string // on classes, fields, methods
}{
	{dex.AccPublic, [3]string{"public", "public", "public"}},
	{dex.AccPrivate, [3]string{"private", "private", "private"}},
	{dex.AccProtected, [3]string{"protected", "protected", "protected"}},
	{dex.AccStatic, [3]string{"static", "static", "static"}},
	{dex.AccFinal, [3]string{"final", "final", "final"}},
	{dex.AccSynchronized, [3]string{"", "", "synchronized"}},
	{dex.AccVolatile, [3]string{"", "volatile", "volatile"}}, // the bit of bridge methods
	{dex.AccTransient, [3]string{"", "transient", "transient"}},
	{dex.AccNative, [3]string{"", "", "native"}},
	{dex.AccAbstract, [3]string{"abstract", "", "abstract"}},
	{dex.AccStrict, [3]string{"", "", "strictfp"}},
	{dex.AccAnnotation, [3]string{"annotation", "", ""}},
	{dex.AccEnum, [3]string{"enum", "enum", ""}},
}

func (w *classWriter) modifiers(a dex.AccessFlags, on dex.AccessOn) {
	for _, m := range modifiers {
		if a&m.flag != 0 && m.text[on] != "" {
			w.WriteString(m.text[on])
			w.WriteByte(' ')
		}
	}
}

func (w *classWriter) header(c *dex.Class) {
	w.modifiers(c.Def.Access, dex.OnClass)
	if c.Def.Access&dex.AccInterface != 0 {
		w.WriteString("interface ")
	} else {
		w.WriteString("class ")
	}
	w.typeName(c.Descriptor)
	super, interfaces, _ := w.p.Supertypes(c.Descriptor)
	if super != "" {
		w.WriteString(" extends ")
		w.typeName(super)
	}
	for k, i := range interfaces {
		if k == 0 {
			w.WriteString(" implements ")
		} else {
			w.WriteString(", ")
		}
		w.typeName(i)
	}
	w.WriteByte('\n')
}

// field declares a field. Jimple has no place for the value that it begins
// with; it becomes a comment.
func (w *classWriter) field(id dex.FieldID, value *dex.Value) {
	f := w.p.Dex.Fields[id]
	file := w.p.Dex.Classes[f.Class].File
	r := file.FieldRef(f.Ref)
	w.WriteString("    ")
	w.modifiers(f.Access, dex.OnField)
	w.typeName(file.TypeDescriptor(r.Type))
	w.WriteByte(' ')
	w.name(file.String(r.Name))
	w.WriteByte(';')
	if value != nil && !value.IsDefault() && value.Kind.IsConstant() {
		b := Body{File: file}
		w.scratch = appendConst(append(w.scratch[:0], " // = "...), &b, b.valueConst(*value))
		w.Write(w.scratch)
	}
	w.WriteByte('\n')
}

// thrownTypes reads the throws clauses of a class, which are annotations; none
// if they are broken.
func thrownTypes(c *dex.Class) map[uint32][]dex.Value {
	annotations, err := c.File.Annotations(c.Def)
	if err != nil || annotations == nil {
		return nil
	}
	out := map[uint32][]dex.Value{}
	for _, m := range annotations.Methods {
		for _, a := range m.Set {
			if a.Visibility == dex.VisibilitySystem && len(a.Items) == 1 && c.File.TypeDescriptor(a.Type) == "Ldalvik/annotation/Throws;" {
				out[m.Index] = a.Items[0].Elements
			}
		}
	}
	return out
}

func (w *classWriter) method(id dex.MethodID) error {
	b, unlifted := w.p.Body(id)
	if unlifted != nil {
		reason := strings.NewReplacer("\n", " ", "\r", " ").Replace(unlifted.Error())
		w.WriteString("    // " + reason + "\n")
	}
	m := w.p.Dex.Methods[id]
	file := w.p.Dex.MethodFile(id)
	r := file.MethodRef(m.Ref)
	proto := file.Proto(r.Proto)
	w.WriteString("    ")
	w.modifiers(m.Access, dex.OnMethod)
	w.typeName(file.TypeDescriptor(proto.Return))
	w.WriteByte(' ')
	w.name(file.String(r.Name))
	w.WriteByte('(')
	for k := range proto.Params.Len() {
		if k > 0 {
			w.WriteString(", ")
		}
		w.typeName(file.TypeDescriptor(proto.Params.At(k)))
	}
	w.WriteByte(')')
	sep := " throws "
	for _, t := range w.thrown[m.Ref] {
		if t.Kind == dex.ValueType {
			w.WriteString(sep)
			w.typeName(file.TypeDescriptor(t.Index()))
			sep = ", "
		}
	}
	if b == nil {
		w.WriteString(";\n")
		return unlifted
	}
	w.WriteString("\n    {\n")
	w.body(b)
	w.WriteString("    }\n")
	return nil
}

func (w *classWriter) body(b *Body) {
	var folded []bool
	w.casts = nil
	hidden := func(i int32) bool {
		return w.style == Folded && (b.Stmts[i].Dead() || folded[i] || b.Stmts[i].Kind == Nop)
	}
	if w.style == Folded {
		b = b.withReturns()
		folded = b.foldedAway()
		b.packReturns(folded)
		w.casts = b.planCasts(hidden)
	}
	used := make([]bool, len(b.Locals))
	for i := range b.Stmts {
		if hidden(int32(i)) || b.Stmts[i].Dead() {
			continue
		}
		if d := b.Stmts[i].Def; d >= 0 {
			used[d] = true
		}
		for _, v := range b.Args(int32(i)) {
			if v.IsLocal() {
				used[v] = true
			}
		}
	}
	if w.casts != nil {
		for _, temp := range w.casts.temps {
			used[temp] = true
		}
	}
	w.locals(b, used)
	labels := b.labels()
	ends := false // a label waits for a statement
	for i := range b.Stmts {
		if labels[i] > 0 {
			fmt.Fprintf(w, "\n     label%d:\n", labels[i])
			ends = true
		}
		if hidden(int32(i)) {
			continue
		}
		if b.Stmts[i].Dead() {
			w.scratch = b.AppendText(w.scratch[:0], int32(i))
			fmt.Fprintf(w, "        // dead: %s;\n", w.scratch)
			continue
		}
		w.statement(b, int32(i))
		ends = false
	}
	if labels[len(b.Stmts)] > 0 {
		fmt.Fprintf(w, "\n     label%d:\n", labels[len(b.Stmts)])
		ends = true
	}
	if ends {
		w.WriteString("        nop;\n")
	}
	live := b.liveHandlers()
	for _, t := range b.Traps {
		if !live[t.Target] {
			continue
		}
		w.WriteString("        catch ")
		if t.Type == "" {
			w.WriteString("java.lang.Throwable")
		} else {
			w.typeName(string(t.Type))
		}
		fmt.Fprintf(w, " from label%d to label%d with label%d;\n", labels[t.Start], labels[t.End], labels[t.Target])
	}
}

func (b *Body) liveHandlers() map[int32]bool {
	out := map[int32]bool{}
	for _, t := range b.Traps {
		if !b.Stmts[t.Target].Dead() {
			out[t.Target] = true
		}
	}
	return out
}

// locals declares the locals of one type after the other, in order of appearance.
func (w *classWriter) locals(b *Body, used []bool) {
	done := map[Type]bool{}
	for i := range b.Locals {
		t := b.Locals[i].Type
		if !used[i] || done[t] {
			continue
		}
		done[t] = true
		w.WriteString("        ")
		w.typeName(string(t))
		sep := " "
		for k := i; k < len(b.Locals); k++ {
			if used[k] && b.Locals[k].Type == t {
				w.WriteString(sep)
				w.WriteString(b.Locals[k].Name)
				sep = ", "
			}
		}
		w.WriteString(";\n")
	}
	w.WriteByte('\n')
}

func (w *classWriter) statement(b *Body, i int32) {
	s := &b.Stmts[i]
	args := b.Args(i)
	if w.casts != nil {
		args = w.casts.args[i]
		for _, line := range w.casts.before[i] {
			w.line(line)
		}
	}
	if s.Op == OpFillArray {
		if !args[0].IsLocal() || !b.Locals[args[0]].Type.IsArray() { // null: only the failure is left
			w.line("throw null")
			return
		}
		for k := range b.FillLen(i) {
			w.scratch = appendConst(w.scratch[:0], b, b.FillElement(i, k))
			fmt.Fprintf(w, "        %s[%d] = %s;\n", b.Locals[args[0]].Name, k, w.scratch)
		}
		return
	}
	if w.casts == nil {
		w.scratch = b.appendStmt(w.scratch[:0], i, args)
		w.line(string(w.scratch))
		return
	}
	switch temp, cast := w.casts.results[i]; {
	case s.Op.IsInvoke() && s.Def >= 0 && len(b.Uses(i)) == 0:
		w.scratch = b.appendInvoke(w.scratch[:0], s, args)
	case s.Op == OpCast && args[0].IsLocal() && b.typeOf(args[0]) == b.ResultType(i) && !cast:
		w.scratch = append(w.scratch[:0], b.Locals[s.Def].Name+" = "+b.Locals[args[0]].Name...)
	case cast:
		w.scratch = append(w.scratch[:0], b.Locals[temp].Name+" = "...)
		w.scratch = append(b.appendValue(w.scratch, i, args), ";\n        "...)
		w.scratch = append(w.scratch, b.Locals[s.Def].Name+" = ("+b.Locals[s.Def].Type.Java()+") "+b.Locals[temp].Name...)
	default:
		w.scratch = b.appendStmt(w.scratch[:0], i, args)
	}
	w.line(string(w.scratch))
}

func (w *classWriter) line(text string) {
	w.WriteString("        ")
	w.WriteString(text)
	w.WriteString(";\n")
}
