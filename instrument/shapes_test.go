package instrument_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/plan"
)

// A shape is what decides where probes find their registers: the arguments, the
// frame's size and what the method does that is recorded.
type shape struct {
	static bool
	params []string
	locals int
	does   int // bits, see features

}

// features are the kinds of code that have probes of their own.
var features = []struct {
	locals int // that it needs, from v0
	add    func(s *shape, c *build.Code, name string)
}{
	{1, func(s *shape, c *build.Code, name string) { // a field of this
		if r, ok := s.receiver(c); ok {
			c.Op(dex.OpMoveObjectFrom16, 0, r).Op(dex.OpIget, 0, 0, "LShapes;->f:I")
		}
	}},
	{0, func(s *shape, c *build.Code, name string) { // the same, named in place
		if r, ok := s.receiver(c); ok && r <= 15 {
			c.Op(dex.OpIputObject, r, r, "LShapes;->g:LShapes;")
		}
	}},
	{0, func(s *shape, c *build.Code, name string) { c.Op(dex.OpInvokeStatic, "LShapes;->out()V") }},
	{2, func(s *shape, c *build.Code, name string) { // a loop that is counted
		c.Const(0, 0).Const(1, 100).Label(name).Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpIfLt, 0, 1, name)
	}},
	{3, func(s *shape, c *build.Code, name string) { // elements of an array, in a loop
		c.Const(0, 9).Op(dex.OpNewArray, 1, 0, "[I").Label(name).Op(dex.OpAddIntLit8, 0, 0, -1).Op(dex.OpAget, 2, 1, 0).Op(dex.OpIfGtz, 0, name)
	}},
	{1, func(s *shape, c *build.Code, name string) { // branches
		c.Const(0, 1).Op(dex.OpIfEqz, 0, name).Op(dex.OpInvokeStatic, "LShapes;->out()V").Label(name)
	}},
	{3, func(s *shape, c *build.Code, name string) { // a handler that does not look, and wide values
		c.ConstWide(0, 5).ConstWide(1, 7).Const(0, 3)
		c.Label(name+"a").Op(dex.OpInvokeStatic, "LShapes;->out()V").Label(name+"b").Op(dex.OpGoto, name+"d")
		c.Label(name + "c").Label(name + "d")
		c.Try(name+"a", name+"b").Catch("Ljava/lang/RuntimeException;", name+"c")
	}},
	{2, func(s *shape, c *build.Code, name string) { // a monitor
		c.Op(dex.OpConstClass, 0, "LShapes;").Op(dex.OpMonitorEnter, 0)
		c.Label(name+"a").Op(dex.OpInvokeStatic, "LShapes;->out()V").Label(name+"b").Op(dex.OpMonitorExit, 0).Op(dex.OpGoto, name+"d")
		c.Label(name+"c").Op(dex.OpMoveException, 1).Op(dex.OpMonitorExit, 0).Op(dex.OpThrow, 1).Label(name + "d")
		c.Try(name+"a", name+"b").CatchAll(name + "c")
	}},
	{0, func(s *shape, c *build.Code, name string) { // all arguments, passed on
		var operands []any
		for r := c.P(0); r < s.registers(); r++ {
			operands = append(operands, r)
		}
		c.Op(dex.OpInvokeStatic, append(operands, "LShapes;->take"+s.passed())...)
	}},
	{1, func(s *shape, c *build.Code, name string) { // failing
		c.Const(0, 0).Op(dex.OpThrow, 0).Label(name)
	}},
}

func (s *shape) registers() int {
	n := s.locals
	for _, p := range s.params {
		n++
		if p == "J" || p == "D" {
			n++
		}
	}
	if !s.static {
		n++
	}
	return n
}

func (s *shape) receiver(c *build.Code) (int, bool) { return c.P(0), !s.static }

func (s *shape) proto() string {
	p := "("
	for _, t := range s.params {
		p += t
	}
	return p + ")V"
}

func (s *shape) passed() string {
	if s.static {
		return s.proto()
	}
	return "(LShapes;" + s.proto()[1:]
}

func (s *shape) add(class *build.Class, name string) {
	access := dex.AccPublic
	if s.static {
		access |= dex.AccStatic
	}
	c := class.Method(access, name, s.proto()).Code(s.locals)
	for i, f := range features {
		if s.does&(1<<i) != 0 && s.locals >= f.locals {
			f.add(s, c, fmt.Sprint("l", i))
		}
	}
	c.Op(dex.OpReturnVoid)
}

func randomShape(r *rand.Rand) *shape {
	s := &shape{static: r.IntN(3) == 0, does: r.IntN(1 << len(features))}
	switch r.IntN(8) {
	case 0, 1:
		s.does = 1 << r.IntN(len(features)) // one alone
	case 2:
		s.does = 0
	}
	for range r.IntN(11) {
		s.params = append(s.params, []string{"I", "J", "D", "Ljava/lang/String;", "[I", "Z"}[r.IntN(6)])
	}
	if s.static && len(s.params) == 0 {
		s.params = []string{"I"}
	}
	// Sizes about the limits that instructions have, of the locals and of the frame;
	// probes take up to six registers.
	size := []int{0, 0, 8, 15, 15, 255, 250, 40}[r.IntN(8)] + r.IntN(4)
	if r.IntN(2) == 0 {
		size += 2 - s.registers()
	}
	s.locals = max(0, size)
	return s
}

// TestShapes instruments generated methods of all shapes, and a device accepts them
// all. ESDROID_SHAPES asks for another number of methods.
func TestShapes(t *testing.T) {
	n := 6000
	if s := os.Getenv("ESDROID_SHAPES"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	const perFile = 3000
	for seed := 0; n > 0; seed, n = seed+1, n-perFile {
		r := rand.New(rand.NewPCG(uint64(seed), 14))
		b := build.New(35)
		c := b.Class(dex.AccPublic, "LShapes;")
		c.Field(dex.AccPublic, "f", "I")
		c.Field(dex.AccPublic, "g", "LShapes;")
		shapes := map[string]*shape{}
		for i := range min(n, perFile) {
			s := randomShape(r)
			name := fmt.Sprintf("m%d", i)
			shapes["LShapes;->"+name+s.proto()] = s
			s.add(c, name)
		}
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		before, err := dex.NewProgram(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, finding := range verify.Program(before, nil) {
			if finding.Severity == verify.Error {
				t.Fatalf("the generator is wrong: %v: %+v", finding, shapes[finding.Method])
			}
		}
		res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{Package: "x.y", MinSDK: 21})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range res.Skipped {
			if s.Mode == plan.ModeNone {
				t.Errorf("%s: %s: %+v", s.Name, s.Reason, shapes[s.Name])
			}
		}
		if len(res.Map.Methods) != len(shapes) {
			t.Errorf("%d of %d methods have probes", len(res.Map.Methods), len(shapes))
		}
	}
}
