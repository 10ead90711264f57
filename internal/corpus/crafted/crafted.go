// The shapes as dex files.

package crafted

import (
	"fmt"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// Class and Method are what every file has: the expensive method, static, takes an int
// and returns one.
const (
	Class  = "Lx/Big;"
	Method = Class + "->big(I)I"
)

// A Shape is one way to be expensive.
type Shape struct {
	Name string
	// Size is what makes some thirty to hundred kilobytes of dex.
	Size int
	// locals is how many registers the method has beside its argument; the last of
	// them is left alone by the frame of the method.
	locals int
	write  func(w *writer, n int)
}

// writer writes the expensive method.
type writer struct {
	*build.Code
	class *build.Class
	b     *build.Builder
}

// p is the register of the argument.
func (w *writer) p() int { return w.P(0) }

// branch goes to the label if the argument is not k.
func (w *writer) branch(k int, label string) {
	w.Const(0, int32(k))
	w.Op(dex.OpIfNe, w.narrow(), 0, label)
}

// narrow copies the argument to v1, which every instruction reaches, if it is not
// within reach itself.
func (w *writer) narrow() int {
	if w.p() < 16 {
		return w.p()
	}
	w.Op(dex.OpMoveFrom16, 1, w.p())
	return 1
}

// call writes something that may throw.
func (w *writer) call() { w.Op(dex.OpInvokeStatic, Class+"->out()V") }

func label(kind string, i int) string { return fmt.Sprint(kind, i) }

// Write returns the dex file of the shape with a size of its own choice.
func (s *Shape) Write(size int) ([]byte, error) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, Class).Constructor(dex.AccPublic)
	c.Field(dex.AccPublic|dex.AccStatic, "s", "I")
	c.Field(dex.AccPublic, "f", "I")
	c.Method(dex.AccPublic|dex.AccStatic, "out", "()V").Code(0).Op(dex.OpReturnVoid)
	w := &writer{Code: c.Method(dex.AccPublic|dex.AccStatic, "big", "(I)I").Code(s.locals), class: c, b: b}
	s.write(w, size)
	data, err := b.Bytes()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.Name, err)
	}
	return data, nil
}

// Program returns the shape of that name as a program, with its expensive method. Its
// size is a part of the shape's own.
func Program(t testing.TB, name string, part int) (*dex.Program, dex.MethodID) {
	t.Helper()
	for _, s := range Shapes() {
		if s.Name != name {
			continue
		}
		p, m, err := s.program(s.Size / part)
		if err != nil {
			t.Fatal(err)
		}
		return p, m
	}
	t.Fatalf("no shape %q", name)
	return nil, 0
}

func (s *Shape) program(size int) (*dex.Program, dex.MethodID, error) {
	data, err := s.Write(size)
	if err != nil {
		return nil, 0, err
	}
	files, err := dex.Parse("classes.dex", data)
	if err != nil {
		return nil, 0, err
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		return nil, 0, err
	}
	m, _ := p.FindMethod(Method)
	return p, m, nil
}
