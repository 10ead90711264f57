package jimple_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// framework tells the verifier what the table of framework types knows.
type framework struct{ *android.Types }

func (f framework) ResolveClass(descriptor string) (verify.ClassInfo, bool) {
	super, _, ok := android.Hierarchy{Types: f.Types}.Supertypes(descriptor)
	if !ok {
		return verify.ClassInfo{}, false
	}
	return verify.ClassInfo{Super: super, Interface: f.Flags(f.Lookup(descriptor))&android.Interface != 0}, true
}

// TestVerifierAgrees compares the inferred type of every operand with what the
// flow verifier finds in its register before the instruction.
func TestVerifierAgrees(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		if info, err := os.Stat(path); err != nil || info.Size() > 2<<20 && (testing.Short() || os.Getenv("CI") != "true") {
			continue
		}
		t.Run(filepath.Base(filepath.Dir(path))+"/"+filepath.Base(path), func(t *testing.T) {
			types := framework{android.Framework()}
			p := jimple.New(program.Open(t, path), jimple.WithHierarchy(android.Hierarchy{Types: types.Types}))
			v := verify.New(p.Dex, types)
			operands, interfaces := 0, 0
			for m := range p.Dex.Methods {
				id := dex.MethodID(m)
				b, err := p.Body(id)
				if err != nil {
					t.Fatal(err)
				}
				if b == nil {
					continue
				}
				flow, findings := v.Method(id)
				if flow == nil || verify.Refused(findings) {
					t.Errorf("%s: the verifier refuses it: %v", p.Dex.MethodText(id), findings)
					continue
				}
				passed := passesByHandlers(t, p.Dex, id)
				flow.Each(func(in *dex.Insn, regs []verify.Type) bool {
					first, end := b.At(in.PC)
					for i := first; i < end; i++ {
						if b.Stmts[i].PC != in.PC {
							continue // a move-result
						}
						if b.Stmts[i].Dead() {
							if !passed {
								t.Errorf("%s@%04x: dead, but the verifier reaches it", p.Dex.MethodText(id), in.PC)
							}
							continue
						}
						for k, a := range b.Args(i) {
							if !a.IsLocal() || b.Locals[a].Register < 0 {
								continue
							}
							if i > first && k == 0 && b.Stmts[i].Op == jimple.OpPutElement {
								continue // filled-new-array: the array is in no register yet
							}
							operands++
							have, local := regs[b.Locals[a].Register], b.Locals[a]
							switch agree(p, types, v, have, local.Type) {
							case disagrees:
								t.Errorf("%s: %s: %s is %s, the verifier says %s", p.Dex.Reference(id, in.PC), b.Text(i), local.Name, local.Type.Java(), v.Text(have))
							case interfaceOnly:
								interfaces++
							}
						}
					}
					return true
				})
				p.Release(id)
			}
			t.Logf("%d operands agree, %d of them through an interface that devices do not check", operands, interfaces)
		})
	}
}

// passesByHandlers reports whether a method has handlers behind one for
// Throwable. Nothing reaches them; the verifier, as a device's, looks at them.
func passesByHandlers(t *testing.T, p *dex.Program, m dex.MethodID) bool {
	code, ok, err := p.Code(m)
	if err != nil || !ok {
		t.Fatal(err)
	}
	tries, err := code.Tries()
	if err != nil {
		t.Fatal(err)
	}
	f := p.MethodFile(m)
	for _, try := range tries {
		for k, h := range try.Handlers {
			if h.Type != dex.NoIndex && f.TypeDescriptor(h.Type) == string(jimple.Throwable) && k+1 < len(try.Handlers) {
				return true
			}
		}
	}
	return false
}

type agreement int

const (
	agrees agreement = iota
	interfaceOnly
	disagrees
)

func agree(p *jimple.Program, types framework, v *verify.Verifier, have verify.Type, local jimple.Type) agreement {
	kind := v.Kind(have)
	ok := false
	switch local.Kind() {
	case jimple.KindInt:
		ok = kind >= verify.Zero && kind <= verify.Int
	case jimple.KindFloat:
		ok = kind >= verify.Zero && kind <= verify.Const || kind == verify.Float
	case jimple.KindLong:
		ok = kind == verify.ConstWideLow || kind == verify.LongLow
	case jimple.KindDouble:
		ok = kind == verify.ConstWideLow || kind == verify.DoubleLow
	case jimple.KindRef:
		switch kind {
		case verify.Zero, verify.UnknownReference, verify.UninitializedThis:
			ok = true
		case verify.Reference, verify.Uninitialized:
			d := jimple.Type(v.Descriptor(have))
			ok = p.Assignable(d, local) != jimple.No
			if !ok && isInterface(p, types, local) {
				return interfaceOnly // assignments to interfaces are not verified
			}
		}
	}
	if ok {
		return agrees
	}
	return disagrees
}

func isInterface(p *jimple.Program, types framework, t jimple.Type) bool {
	for t.IsArray() {
		t = t.Element()
	}
	if id, ok := p.Dex.Class(string(t)); ok {
		return p.Dex.Classes[id].Def.Access&dex.AccInterface != 0
	}
	if id := types.Lookup(string(t)); id != android.NoType {
		return types.Flags(id)&android.Interface != 0
	}
	return false
}
