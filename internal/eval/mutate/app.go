// Apps that faults are seeded into.

package mutate

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/dex/write"
)

// App is an app without seeded faults.
type App struct {
	part      *apk.Part
	files     []*dex.File
	resources []int64 // that the code names, ascending
}

// Fault is a fault that can be seeded.
type Fault struct {
	Operator Operator `json:"operator"`
	Method   string   `json:"method"` // with class and prototype
	PC       uint32   `json:"pc"`     // of the instruction, in the app without the fault
	Class    string   `json:"class"`  // descriptor
	// Lines are the source lines of what was changed: of a constant those that use it, as
	// compilers load it where it suits them, and once for several uses.
	Lines []int  `json:"lines"`
	Text  string `json:"text"` // what was changed into what
	// Missing says that nothing of the instruction is left.
	Missing bool `json:"missing,omitempty"`

	variant int // which of those at the instruction
}

func (f *Fault) String() string {
	return fmt.Sprintf("%s at %s@%04x: %s", f.Operator, f.Method, f.PC, f.Text)
}

// Open reads the code of an app.
func Open(app *apk.App) (*App, error) {
	parsed, err := app.ParseDex()
	if err != nil {
		return nil, err
	}
	a := &App{part: app.Base()}
	for _, p := range parsed {
		if p.Part == a.part { // code of splits stays as it is
			a.files = append(a.files, p.File)
		}
	}
	p, err := dex.NewProgram(a.files...)
	if err != nil {
		return nil, err
	}
	a.resources = p.NamedResources()
	return a, nil
}

// Faults lists the faults that can be seeded into the classes that want selects, in the
// order of the code.
func (a *App) Faults(want func(class string) bool) ([]Fault, error) {
	p, err := model.Load(a.files...)
	if err != nil {
		return nil, err
	}
	var all []Fault
	err = methods(p, func(pool *model.Pool, c *model.Class, m *model.Method) error {
		class := pool.Descriptor(c.Type)
		if !want(class) || strings.Contains(pool.MethodText(m.Ref), "->access$") {
			return nil
		}
		b, err := m.Load()
		if err != nil || b == nil {
			return err
		}
		v := newView(pool, b, pool.MethodText(m.Ref), a.resources)
		for i := range b.Insns {
			if !model.IsInsn(b.Insns[i].Op) || v.lines[i] == 0 {
				continue
			}
			for k, e := range v.edits(i) {
				all = append(all, Fault{Operator: e.operator, Method: v.method, PC: b.Insns[i].PC, Class: class, Lines: v.places(i), Text: e.text, Missing: e.missing, variant: k})
			}
		}
		return nil
	})
	return all, err
}

// ErrRefused says that a device refuses the method with the fault: no compiler would have
// made it, such as a number in the place of an object.
var ErrRefused = errors.New("a device refuses the method with this fault")

// Seed returns the package with the fault; it is not signed. The error is ErrRefused if
// the fault makes no method that a device accepts.
func (a *App) Seed(f *Fault) ([]byte, error) {
	p, err := model.Load(a.files...)
	if err != nil {
		return nil, err
	}
	done := false
	err = methods(p, func(pool *model.Pool, c *model.Class, m *model.Method) error {
		if done || pool.MethodText(m.Ref) != f.Method {
			return nil
		}
		b, err := m.Load()
		if err != nil || b == nil {
			return err
		}
		v := newView(pool, b, f.Method, a.resources)
		for i := range b.Insns {
			if model.IsInsn(b.Insns[i].Op) && b.Insns[i].PC == f.PC {
				if edits := v.edits(i); f.variant < len(edits) {
					edits[f.variant].apply(b, i)
					m.Body, done = b, true
				}
				return nil
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if !done {
		return nil, fmt.Errorf("%s: the app has no such instruction", f)
	}
	out, err := write.Program(p, write.Options{})
	if err != nil {
		return nil, err
	}
	if err := accepts(out, f.Method); err != nil {
		return nil, err
	}
	made, err := a.part.Rewrite(apk.Edit{Dex: out})
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	s := made.Sections()
	s.End = s.WithDirectoryAt(s.BodySize)
	_, err = s.WriteTo(&file)
	return file.Bytes(), err
}

// accepts verifies a method of dex files as a device does.
func accepts(data [][]byte, method string) error {
	var files []*dex.File
	for i, d := range data {
		parsed, err := dex.Parse(fmt.Sprintf("dex file %d", i+1), d)
		if err != nil {
			return err
		}
		files = append(files, parsed...)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		return err
	}
	for m := range dex.MethodID(len(p.Methods)) {
		if p.MethodText(m) == method {
			_, findings := verify.New(p, nil).Method(m)
			for i := range findings {
				if findings[i].Severity == verify.Error {
					return fmt.Errorf("%w: %s", ErrRefused, findings[i].Reason)
				}
			}
		}
	}
	return nil
}

// methods visits the methods that have code.
func methods(p *model.Program, visit func(*model.Pool, *model.Class, *model.Method) error) error {
	for _, f := range p.Files {
		for _, c := range f.Classes {
			for m := range c.Methods {
				if err := visit(f.Pool(), c, m); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
