// A program with what it plants.

package planted

import (
	"fmt"
	"math/rand"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// Main is the class whose main method runs a program.
const Main = "Lp/Main;"

// Place is an instruction.
type Place struct {
	Method string // as dex.Program.FindMethod takes it
	PC     uint32
}

// Step is one carrier of the value.
type Step struct {
	Kind   string
	Method string
	Places []Place // what carries the value
}

// Program is a program that crashes for a known cause.
type Program struct {
	Code     *dex.Program
	Data     []byte // the dex file
	Flavour  string // what is planted: zero, text or null
	Constant Place  // makes the bad value
	Steps    []Step
	Decoys   []Place // make values that never reach the crash, or store them
	Crash    Place
	Operand  int // of the crash, at fault
}

// flavours are what can be planted, with the type in which it begins.
var flavours = []struct{ name, typ string }{{"zero", "I"}, {"text", "S"}, {"null", "L"}}

// Generate writes the program of a seed.
func Generate(seed int64) (*Program, error) {
	rng := rand.New(rand.NewSource(seed))
	kind := rng.Intn(len(flavours))
	var names []string
	for range 3 + rng.Intn(28) {
		names = append(names, "")
	}
	return generate(rng, flavours[kind].name, flavours[kind].typ, names)
}

// Of writes a program with the given steps, in which others lie where types need it.
func Of(seed int64, flavour string, steps ...string) (*Program, error) {
	for _, f := range flavours {
		if f.name == flavour {
			return generate(rand.New(rand.NewSource(seed)), flavour, f.typ, steps)
		}
	}
	return nil, fmt.Errorf("no flavour %q", flavour)
}

// Kinds returns the names of the steps that a flavour can take.
func Kinds(flavour string) []string {
	var out []string
	for i := range carriers {
		if carriers[i].takes(flavour) {
			out = append(out, carriers[i].name)
		}
	}
	return out
}

func generate(rng *rand.Rand, flavour, typ string, names []string) (*Program, error) {
	g := &generator{rng: rng, b: build.New(35), flavour: flavour, prog: &Program{Flavour: flavour}}
	g.main = g.b.Class(dex.AccPublic, Main)
	g.main.Constructor(dex.AccPublic)
	g.classes()
	m := g.method("main", "([Ljava/lang/String;)V", 6)
	prog := g.prog
	m.constant(1, typ, true)
	at := m.constant(0, typ, false)
	planted := at[0]
	for _, name := range names {
		c := g.choose(name, typ)
		for c.in != typ { // boxes and casts lead from one type to another
			typ = g.carry(m, g.bridge(typ, c.in), typ)
		}
		typ = g.carry(m, c, typ)
	}
	var crash mark
	switch flavour {
	case "zero":
		if typ != "I" {
			g.carry(m, g.bridge(typ, "I"), typ)
		}
		m.op(dex.OpConst16, 2, 100)
		crash = m.op(dex.OpDivInt, 2, 2, 0)
		prog.Operand = 1
	case "text":
		if typ != "S" {
			g.carry(m, g.bridge(typ, "S"), typ)
		}
		crash = m.op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I")
	case "null":
		crash = m.op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->hashCode()I")
	}
	m.op(dex.OpReturnVoid)
	return g.finish(planted, crash)
}

// finish builds the file and turns the numbers of instructions into places.
func (g *generator) finish(planted, crash mark) (*Program, error) {
	data, err := g.b.Bytes()
	if err != nil {
		return nil, err
	}
	files, err := dex.Parse("planted.dex", data)
	if err != nil {
		return nil, err
	}
	prog := g.prog
	prog.Data = data
	if prog.Code, err = dex.NewProgram(files...); err != nil {
		return nil, err
	}
	pcs := map[string][]uint32{}
	place := func(m mark) Place {
		if pcs[m.method] == nil {
			id, ok := prog.Code.FindMethod(m.method)
			if !ok {
				return Place{Method: m.method}
			}
			if code, ok, err := prog.Code.Code(id); ok && err == nil {
				code.All(func(in *dex.Insn) bool {
					if !in.Op.IsPayload() {
						pcs[m.method] = append(pcs[m.method], in.PC)
					}
					return true
				})
			}
		}
		return Place{m.method, pcs[m.method][m.number]}
	}
	prog.Constant, prog.Crash = place(planted), place(crash)
	for i := range prog.Steps {
		for _, m := range g.carried[i] {
			prog.Steps[i].Places = append(prog.Steps[i].Places, place(m))
		}
	}
	for _, m := range g.decoys {
		prog.Decoys = append(prog.Decoys, place(m))
	}
	return prog, nil
}
