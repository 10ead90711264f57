package slice

import (
	"errors"
	"fmt"
	"math/rand"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// fate is a way in which a statement can fail: the exception as the runtime
// words it, the frame of the platform that threw it if there is one, and the
// operand at fault.
type fate struct {
	exception, message, inner string
	operand                   int // -1: not checked
}

// fates lists how a statement of real code can fail, in the words of ART.
func fates(b *jimple.Body, i int32, types *android.Types) []fate {
	s := &b.Stmts[i]
	f := b.File
	var out []fate
	null := func(format string, args ...any) {
		out = append(out, fate{criterion.NullPointer, fmt.Sprintf(format, args...), "", 0})
	}
	variable := func(k int) bool { return k < len(b.Args(i)) && b.Args(i)[k].IsLocal() }
	switch {
	case s.Op.IsInvoke() && s.Op != jimple.OpCustom:
		r := f.MethodRef(s.Ref)
		class, name, proto := f.TypeDescriptor(r.Class), f.String(r.Name), f.ProtoDescriptor(r.Proto)
		params, _ := dex.ParamTypes(proto)
		for k, p := range params {
			params[k] = criterion.JavaName(p)
		}
		if (s.Op == jimple.OpVirtual || s.Op == jimple.OpInterface) && variable(0) {
			kind := map[jimple.Op]string{jimple.OpVirtual: "virtual", jimple.OpInterface: "interface"}[s.Op]
			null("Attempt to invoke %s method '%s %s.%s(%s)' on a null object reference", kind, criterion.JavaName(dex.ReturnType(proto)), criterion.JavaName(class), name, strings.Join(params, ", "))
		}
		if types.Lookup(class) != android.NoType && class[0] == 'L' && name != "<init>" {
			frame := criterion.JavaName(class) + "." + name + "(Platform.java:1)"
			out = append(out, fate{"java.lang.IllegalArgumentException", "not like this", frame, -1}, fate{"java.lang.UnsupportedOperationException", "", frame, -1})
			if class == "Ljava/lang/Integer;" && name == "parseInt" {
				out = append(out, fate{"java.lang.NumberFormatException", `For input string: ""`, frame, 0})
			}
			if strings.HasSuffix(class, "List;") && name == "get" {
				out = append(out, fate{"java.lang.IndexOutOfBoundsException", fmt.Sprintf("Index: %d, Size: %[1]d", indexAt(b, i, 3)), frame, 1})
			}
		}
	case s.Op == jimple.OpGetField && variable(0):
		r := f.FieldRef(s.Ref)
		null("Attempt to read from field '%s %s.%s' on a null object reference", criterion.JavaName(f.TypeDescriptor(r.Type)), criterion.JavaName(f.TypeDescriptor(r.Class)), f.String(r.Name))
	case s.Op == jimple.OpPutField && variable(0):
		r := f.FieldRef(s.Ref)
		null("Attempt to write to field '%s %s.%s' on a null object reference", criterion.JavaName(f.TypeDescriptor(r.Type)), criterion.JavaName(f.TypeDescriptor(r.Class)), f.String(r.Name))
	case s.Op == jimple.OpLength && variable(0):
		null("Attempt to get length of null array")
	case s.Op == jimple.OpGetElement && variable(0):
		null("Attempt to read from null array")
		out = append(out, fate{"java.lang.ArrayIndexOutOfBoundsException", fmt.Sprintf("length=%d; index=%[1]d", indexAt(b, i, 7)), "", 1})
	case s.Op == jimple.OpPutElement && variable(0):
		null("Attempt to write to null array")
		out = append(out, fate{"java.lang.ArrayIndexOutOfBoundsException", fmt.Sprintf("length=%d; index=%[1]d", indexAt(b, i, 7)), "", 1})
	case s.Op == jimple.OpNewArray && variable(0):
		out = append(out, fate{"java.lang.NegativeArraySizeException", "-1", "", 0})
	case (s.Op == jimple.OpDiv || s.Op == jimple.OpRem) && s.Def >= 0 && (b.Locals[s.Def].Type == "I" || b.Locals[s.Def].Type == "J") && variable(1):
		out = append(out, fate{"java.lang.ArithmeticException", "divide by zero", "", 1})
	case s.Op == jimple.OpCast && s.Cast == 0 && variable(0):
		out = append(out, fate{"java.lang.ClassCastException", "com.example.Thing cannot be cast to " + criterion.JavaName(f.TypeDescriptor(s.Ref)), "", 0})
	case s.Kind == jimple.EnterMonitor && variable(0):
		null("Attempt to do a synchronize operation on a null object")
	case s.Kind == jimple.Throw && variable(0):
		if defs := b.Defs(b.FirstUse(i)); len(defs) == 1 && b.Stmts[defs[0]].Op == jimple.OpNew {
			out = append(out, fate{criterion.JavaName(f.TypeDescriptor(b.Stmts[defs[0]].Ref)), "the app says so", "", -1})
		}
	}
	return out
}

// indexAt returns the index of an access if it is a constant, else any.
func indexAt(b *jimple.Body, i int32, any int64) int64 {
	if at, ok := b.IntOf(i, 1); ok {
		return at
	}
	return any
}

// TestUnseenCrashes makes up crash texts for statements all over real apps, as
// ART prints them, by line and, where there is no debug information, by pc. The
// statement must be among the sites, with its operand; where it is not alone,
// the others must look the same to the report.
func TestUnseenCrashes(t *testing.T) {
	paths := map[string]string{}
	for _, app := range corpus.Crashes {
		paths[app] = filepath.Join(corpus.Crash(t, app), "app.apk")
	}
	if !testing.Short() {
		for _, name := range []string{"apidemos", "settings", "uiautomator2-server"} {
			paths[name] = corpus.Public(t, name+".apk")
		}
	}
	crashes := 600
	if testing.Short() {
		crashes = 150
	}
	names := make([]string, 0, len(paths))
	for name := range paths {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			code := jimple.New(program.Open(t, paths[name]))
			p := code.Dex
			rng := rand.New(rand.NewSource(1))
			tried, alone, byPC, refused := 0, 0, 0, 0
			for tries := 0; tried < crashes && tries < 30*crashes; tries++ {
				m := dex.MethodID(rng.Intn(len(p.Methods)))
				b, err := code.Body(m)
				if err != nil || b == nil || len(b.Stmts) == 0 {
					continue
				}
				i := int32(rng.Intn(len(b.Stmts)))
				s := &b.Stmts[i]
				list := fates(b, i, android.Framework())
				if len(list) == 0 || s.Dead() || s.Synthetic() {
					continue
				}
				fate := list[rng.Intn(len(list))]
				dc, _, err := p.Code(m)
				if err != nil {
					t.Fatal(err)
				}
				class := criterion.JavaName(p.Classes[p.Methods[m].Class].Descriptor)
				if criterion.Passes(crash.Frame{Class: class, Method: p.MethodName(m)}) {
					continue // such methods throw for their caller
				}
				line := b.Reported(i)
				place := fmt.Sprintf("Source.java:%d", line)
				switch {
				case !dc.HasDebugInfo():
					place = fmt.Sprintf("Unknown Source:%d", s.PC)
					byPC++
				case line <= 0:
					continue
				}
				blind := rng.Intn(5) == 0 // some reports have no positions at all
				if blind && android.Framework().Lookup(p.Classes[p.Methods[m].Class].Descriptor) != android.NoType {
					continue // the platform's own class of that name runs instead
				}
				if blind {
					place = []string{"Unknown Source", "SourceFile", "Source.java"}[rng.Intn(3)]
				}
				text := fate.exception
				if fate.message != "" {
					text += ": " + fate.message
				}
				text += "\n"
				if fate.inner != "" {
					text += "\tat " + fate.inner + "\n"
				}
				text += fmt.Sprintf("\tat %s.%s(%s)\n\tat android.os.Looper.loop(Looper.java:1)\n", class, p.MethodName(m), place)
				reports := crash.ParseText(text)
				if len(reports) != 1 {
					t.Fatalf("%d reports in\n%s", len(reports), text)
				}
				tried++
				c, err := criterion.Locate(code, &reports[0])
				var refusal *criterion.Refusal
				if blind && errors.As(err, &refusal) && len(refusal.Candidates) > 0 {
					refused++
					continue
				}
				if err != nil {
					t.Errorf("%s\n%s%v", criterion.Describe(code, criterion.Ref{Method: m, Stmt: i}), text, err)
					continue
				}
				at := slices.IndexFunc(c.Sites, func(x criterion.Site) bool { return x.Ref == criterion.Ref{Method: m, Stmt: i} })
				if at < 0 {
					t.Errorf("%s is not among the %d sites of rule %q, the first is %s\n%s", criterion.Describe(code, criterion.Ref{Method: m, Stmt: i}), len(c.Sites), c.Rule.Name, criterion.Describe(code, c.Sites[0].Ref), text)
					continue
				}
				if fate.operand >= 0 && (len(c.Sites[at].Operands) == 0 || c.Sites[at].Operands[0] != fate.operand) {
					t.Errorf("%s: operands %v, want %d first\n%s", criterion.Describe(code, criterion.Ref{Method: m, Stmt: i}), c.Sites[at].Operands, fate.operand, text)
				}
				if len(c.Sites) == 1 {
					alone++
				}
			}
			t.Logf("%d crashes, %d by pc: %d with one site, %d with more, %d without a position refused", tried, byPC, alone, tried-alone-refused, refused)
		})
	}
}
