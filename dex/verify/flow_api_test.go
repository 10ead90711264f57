package verify_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
)

// At and Each tell the same types, and only of instructions that can be reached.
func TestFlowAt(t *testing.T) {
	p := parse(t, readFile(t, "testdata/faulty.dex"))
	v := verify.New(p, nil)
	flows := 0
	for m := range p.Methods {
		flow, _ := v.Method(dex.MethodID(m))
		if flow == nil {
			continue
		}
		flows++
		type seen struct {
			pc   uint32
			regs []verify.Type
		}
		var all []seen
		flow.Each(func(in *dex.Insn, regs []verify.Type) bool {
			all = append(all, seen{in.PC, append([]verify.Type(nil), regs...)})
			return true
		})
		for i, s := range all {
			if i > 0 && s.pc <= all[i-1].pc {
				t.Errorf("%s: pc %04x after %04x", p.MethodText(dex.MethodID(m)), s.pc, all[i-1].pc)
			}
			for r, want := range s.regs {
				if got := flow.At(s.pc, r); got != want {
					t.Errorf("%s@%04x: v%d is %s by At, %s by Each", p.MethodText(dex.MethodID(m)), s.pc, r, v.Text(got), v.Text(want))
				}
			}
		}
		if code, ok, err := p.Code(dex.MethodID(m)); err != nil || !ok {
			t.Error(err)
		} else if a, b := flow.At(0, int(code.Registers)), flow.At(code.Units(), 0); a != verify.Type(verify.Undefined) || b != a {
			t.Errorf("%s: the register behind the last is %s, the first behind the code %s", p.MethodText(dex.MethodID(m)), v.Text(a), v.Text(b))
		}
		if got := flow.At(1<<20, 0); got != verify.Type(verify.Undefined) {
			t.Errorf("type behind the code: %s", v.Text(got))
		}
	}
	if flows < 10 {
		t.Errorf("only %d methods were followed", flows)
	}
}

// resolver knows one class outside of the app.
type resolver struct{}

func (resolver) ResolveClass(d string) (verify.ClassInfo, bool) {
	return verify.ClassInfo{Super: "Ljava/lang/Object;"}, d == "LUnknown/Type;" || d == "LUnknown/Super;"
}

// What is unresolved refuses nothing; once a resolver knows it, it does.
func TestResolver(t *testing.T) {
	p := parse(t, readFile(t, "testdata/faulty.dex"))
	m, ok := p.FindMethod("LFaulty;->m006()V")
	if !ok {
		t.Fatal("no method m006")
	}
	if _, findings := verify.New(p, nil).Method(m); len(findings) > 0 {
		t.Errorf("without a resolver: %v", findings)
	}
	_, findings := verify.New(p, resolver{}).Method(m)
	if len(findings) != 1 || findings[0].Rule != "class-mismatch" {
		t.Errorf("with a resolver: %v, want class-mismatch", findings)
	}
}
