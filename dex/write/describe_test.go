package write_test

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

// describe returns what a file says, class by class, with every index spelled
// out, so that files with different numbering can be compared.
func describe(t testing.TB, f *dex.File) map[string]string {
	t.Helper()
	out := map[string]string{}
	for i := range uint32(f.NumClassDefs()) {
		d := describer{t: t, f: f}
		def := f.ClassDef(i)
		d.class(def)
		out[f.TypeDescriptor(def.Type)] = d.b.String()
	}
	return out
}

type describer struct {
	t testing.TB
	f *dex.File
	b strings.Builder
}

func (d *describer) printf(format string, args ...any) { fmt.Fprintf(&d.b, format+"\n", args...) }

func (d *describer) must(err error) {
	if err != nil {
		d.t.Helper()
		d.t.Fatal(err)
	}
}

func (d *describer) typ(i uint32) string {
	if i == dex.NoIndex {
		return "-"
	}
	return d.f.TypeDescriptor(i)
}

func (d *describer) str(i uint32) string {
	if i == dex.NoIndex {
		return "-"
	}
	return fmt.Sprintf("%q", d.f.String(i))
}

func (d *describer) class(def dex.ClassDef) {
	f := d.f
	ifaces, err := f.Interfaces(def)
	d.must(err)
	d.printf("class %s %#x super %s source %s", d.typ(def.Type), def.Access, d.typ(def.Super), d.str(def.Source))
	for i := range ifaces.Len() {
		d.printf("implements %s", d.typ(ifaces.At(i)))
	}
	var data dex.ClassData
	d.must(f.ClassData(def, &data))
	values, err := f.StaticValues(def)
	d.must(err)
	for i, m := range data.StaticFields {
		v := ""
		if i < len(values) {
			v = " = " + d.value(values[i])
		}
		d.printf("static %s %#x%s", f.FieldText(m.Field), m.Access, v)
	}
	for _, m := range data.InstanceFields {
		d.printf("field %s %#x", f.FieldText(m.Field), m.Access)
	}
	a, err := f.Annotations(def)
	d.must(err)
	if a != nil {
		d.annotations(a)
	}
	for _, m := range append(append([]dex.EncodedMethod(nil), data.DirectMethods...), data.VirtualMethods...) {
		d.printf("method %s %#x", f.MethodText(m.Method), m.Access)
		if m.CodeOff != 0 {
			code, err := f.Code(m.CodeOff)
			d.must(err)
			d.code(&code)
		}
	}
}

func (d *describer) annotations(a *dex.Annotations) {
	set := func(what string, items []dex.AnnotationItem) {
		for _, i := range items {
			d.printf("annotation %s %d %s", what, i.Visibility, d.annotation(&i.Annotation))
		}
	}
	set("class", a.Class)
	for _, m := range a.Fields {
		set(d.f.FieldText(m.Index), m.Set)
	}
	for _, m := range a.Methods {
		set(d.f.MethodText(m.Index), m.Set)
	}
	for _, m := range a.Parameters {
		for i, s := range m.Sets {
			set(fmt.Sprintf("%s#%d", d.f.MethodText(m.Method), i), s)
		}
	}
}

func (d *describer) annotation(a *dex.Annotation) string {
	var parts []string
	for i, n := range a.Names {
		parts = append(parts, d.f.String(n)+"="+d.value(a.Items[i]))
	}
	sort.Strings(parts)
	return d.typ(a.Type) + "(" + strings.Join(parts, ",") + ")"
}

func (d *describer) handle(i uint32) string {
	h, err := d.f.MethodHandle(i)
	d.must(err)
	if h.Kind.IsField() {
		return fmt.Sprintf("handle %d %s", h.Kind, d.f.FieldText(h.Index))
	}
	return fmt.Sprintf("handle %d %s", h.Kind, d.f.MethodText(h.Index))
}

func (d *describer) value(v dex.Value) string {
	switch v.Kind {
	case dex.ValueString:
		return d.str(v.Index())
	case dex.ValueType:
		return d.typ(v.Index())
	case dex.ValueField, dex.ValueEnum:
		return fmt.Sprintf("%d:%s", v.Kind, d.f.FieldText(v.Index()))
	case dex.ValueMethod:
		return d.f.MethodText(v.Index())
	case dex.ValueMethodType:
		return d.f.ProtoDescriptor(v.Index())
	case dex.ValueMethodHandle:
		return d.handle(v.Index())
	case dex.ValueArray:
		var parts []string
		for _, e := range v.Elements {
			parts = append(parts, d.value(e))
		}
		return "{" + strings.Join(parts, ",") + "}"
	case dex.ValueAnnotation:
		return d.annotation(v.Annotation)
	}
	return fmt.Sprintf("%d:%#x", v.Kind, v.Bits)
}

func (d *describer) code(c *dex.Code) {
	d.printf("  registers %d ins %d outs %d", c.Registers, c.Ins, c.Outs)
	end := uint32(0) // of the instructions in front of the payloads
	d.must(c.All(func(in *dex.Insn) bool {
		if !in.Op.IsPayload() && in.Op != dex.OpNop {
			end = in.Next()
		}
		ref := ""
		switch in.Op.Index() {
		case dex.IndexString:
			ref = d.str(in.Index)
		case dex.IndexType:
			ref = d.typ(in.Index)
		case dex.IndexField:
			ref = d.f.FieldText(in.Index)
		case dex.IndexMethod:
			ref = d.f.MethodText(in.Index)
		case dex.IndexMethodAndProto:
			ref = d.f.MethodText(in.Index) + " " + d.f.ProtoDescriptor(uint32(in.Proto))
		case dex.IndexProto:
			ref = d.f.ProtoDescriptor(in.Index)
		case dex.IndexMethodHandle:
			ref = d.handle(in.Index)
		case dex.IndexCallSite:
			values, err := d.f.CallSite(in.Index)
			d.must(err)
			ref = d.value(dex.Value{Kind: dex.ValueArray, Elements: values})
		}
		d.printf("  %#x %s %d %d %d %v %d %#x %s", in.PC, in.Op, in.A, in.B, in.C, in.Args, in.Rel, in.Lit, ref)
		// Files that are only structurally sound may have payloads anywhere; the
		// errors have offsets, which need not stay.
		if in.Op.Has(dex.FlagSwitch) {
			cases, err := c.SwitchCases(in)
			d.printf("    %v %t", cases, err == nil)
		}
		if in.Op == dex.OpFillArrayData {
			width, data, err := c.ArrayData(in)
			d.printf("    %d %x %t", width, data, err == nil)
		}
		return true
	}))
	tries, err := c.Tries()
	d.must(err)
	for _, t := range tries {
		d.printf("  try %#x-%#x", t.Start, t.End)
		for _, h := range t.Handlers {
			d.printf("    catch %s %#x", d.typ(h.Type), h.PC)
		}
	}
	if !c.HasDebugInfo() {
		return
	}
	// Malformed debug information is none.
	params, err := c.DebugParameters()
	if err != nil || c.DebugEvents(func(dex.DebugEvent) bool { return true }) != nil {
		return
	}
	for _, p := range params {
		d.printf("  parameter %s", d.str(p))
	}
	d.must(c.DebugEvents(func(e dex.DebugEvent) bool {
		e.PC = min(e.PC, end) // no instruction is at or behind a payload
		d.printf("  event %d %#x line %d reg %d %s %s %s", e.Kind, e.PC, e.Line, e.Register, d.str(e.Name), d.typ(e.Type), d.str(e.Signature))
		return true
	}))
}

// requireEqual fails at the first line in which two descriptions differ.
func requireEqual(t testing.TB, what string, want, got map[string]string) {
	t.Helper()
	for class, w := range want {
		g, ok := got[class]
		if !ok {
			t.Fatalf("%s: class %s is missing", what, class)
		}
		if w == g {
			continue
		}
		wl, gl := strings.Split(w, "\n"), strings.Split(g, "\n")
		method := ""
		for i := range wl {
			if strings.HasPrefix(wl[i], "method") {
				method = wl[i]
			}
			if i >= len(gl) || wl[i] != gl[i] {
				other := "(nothing)"
				if i < len(gl) {
					other = gl[i]
				}
				t.Fatalf("%s: %s %s:\nwant %s\n got %s", what, class, method, wl[i], other)
			}
		}
		t.Fatalf("%s: %s has more than it should: %s", what, class, gl[len(wl)])
	}
	if len(got) != len(want) {
		t.Fatalf("%s: %d classes, want %d", what, len(got), len(want))
	}
}
