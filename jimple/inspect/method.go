// What there is to show of a method, gathered once for all formats.

package inspect

import (
	"fmt"
	"io"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/dexdump"
	"github.com/esdroid/esdroid/internal/crowded"
	"github.com/esdroid/esdroid/internal/schema"
	"github.com/esdroid/esdroid/jimple"
)

// Method is everything that the formats show. Its JSON form is for scripts.
type Method struct {
	Name         string         `json:"method"`
	Source       string         `json:"source,omitempty"`
	Access       string         `json:"access,omitempty"`
	Registers    int            `json:"registers"`
	Instructions []Instruction  `json:"instructions"`
	Statements   []Statement    `json:"statements"`
	Locals       []Local        `json:"locals"`
	Blocks       []Block        `json:"blocks"`
	Loops        []Loop         `json:"loops,omitempty"`
	Traps        []string       `json:"traps,omitempty"`
	Phases       []jimple.Phase `json:"-"`

	body *jimple.Body
}

// Instruction is one dex instruction.
type Instruction struct {
	PC   uint32 `json:"pc"`
	Line int32  `json:"line,omitempty"`
	Text string `json:"text"`
}

// Statement is one statement with what depends on what.
type Statement struct {
	Index   int       `json:"index"`
	PC      uint32    `json:"pc"`
	Line    int32     `json:"line,omitempty"`
	Block   int32     `json:"block"`
	Text    string    `json:"text"`
	Throws  bool      `json:"throws,omitempty"`
	Dead    bool      `json:"dead,omitempty"`
	Defs    [][]int32 `json:"defs,omitempty"` // by operand: the statements that define it
	Uses    []int32   `json:"uses,omitempty"` // statements that use what this one defines
	Control []int32   `json:"control,omitempty"`
	// LeftOut is how many elements of defs, uses and control are not there. In bodies
	// where nearly everything depends on everything only the nearest statements are.
	LeftOut  int      `json:"leftOut,omitempty"`
	Handlers []string `json:"handlers,omitempty"`
}

// Local is one local with its type and where it comes from.
type Local struct {
	Name     string  `json:"name"`
	Type     string  `json:"type"`
	Register int32   `json:"register"`
	Source   string  `json:"source,omitempty"`
	Defs     []int32 `json:"defs"`
}

// Block is one basic block.
type Block struct {
	Start int32    `json:"start"`
	End   int32    `json:"end"`
	Dead  bool     `json:"dead,omitempty"`
	Idom  int32    `json:"idom"`
	Pdom  int32    `json:"pdom"`
	Succs []string `json:"succs,omitempty"`
}

// Loop is a natural loop.
type Loop struct {
	Header  int32   `json:"header"`
	Blocks  []int32 `json:"blocks"`
	LeftOut int     `json:"leftOut,omitempty"` // how many of its blocks are not there
}

// Load gathers what there is to show of method m, which must have code.
func Load(p *jimple.Program, m dex.MethodID) (*Method, error) {
	b, err := p.Body(m)
	if err != nil {
		return nil, err
	}
	if b == nil {
		return nil, fmt.Errorf("%s has no code: it is %s", p.Dex.MethodText(m), p.Dex.Methods[m].Access.Names(dex.OnMethod))
	}
	out := &Method{Name: p.Dex.MethodText(m), Access: p.Dex.Methods[m].Access.Names(dex.OnMethod), body: b}
	if out.Phases, err = p.Phases(m); err != nil {
		return nil, err
	}
	class := p.Dex.Classes[p.Dex.Methods[m].Class]
	if class.Def.Source != dex.NoIndex {
		out.Source = class.File.String(class.Def.Source)
	}
	code, _, err := p.Dex.Code(m)
	if err != nil {
		return nil, err
	}
	out.Registers = int(code.Registers)
	printer := dexdump.New(class.File)
	lines, _ := code.Lines()             // without lines where the debug information is broken
	lines = p.Dex.WrittenLines(m, lines) // as statements have them
	err = code.All(func(in *dex.Insn) bool {
		line, _ := dex.LineAt(lines, in.PC)
		out.Instructions = append(out.Instructions, Instruction{in.PC, int32(line), string(printer.AppendInstruction(nil, in))})
		return true
	})
	if err != nil {
		return nil, err
	}
	out.statements()
	out.blocks()
	return out, nil
}

// maxPairs bounds the numbers that are listed for the statements, and those of the
// blocks of loops: each loop of very deep nests has the blocks of those in it.
const maxPairs = 1 << 20

func (m *Method) statements() {
	b := m.body
	cfg, control := b.CFG(), b.ControlDeps(jimple.ExplicitExits)
	defs := make([][]int32, len(b.Locals))
	room := crowded.NewRoom(maxPairs)
	handlers := map[int32][]string{} // by the list that covers a statement
	var decides []int32              // of the block of the statement before
	for i := range b.Stmts {
		s := &b.Stmts[i]
		n := int32(i)
		before := room.LeftOut
		st := Statement{Index: i, PC: s.PC, Line: s.Line, Block: cfg.BlockOf(n), Text: b.Text(n), Throws: s.Throws(), Dead: s.Dead()}
		cut := func(list []int32, to int32) []int32 {
			near := crowded.Nearest(list, to, room.Most(), func(n int32) int32 { return n })
			room.Take(len(near), len(list)-len(near))
			return near
		}
		for k := range b.Args(n) {
			st.Defs = append(st.Defs, append([]int32{}, cut(b.Defs(b.FirstUse(n)+int32(k)), n)...))
		}
		if s.Def >= 0 {
			defs[s.Def] = append(defs[s.Def], n)
			for _, use := range cut(b.Uses(n), b.FirstUse(n)) {
				if at := b.StmtOfUse(use); len(st.Uses) == 0 || st.Uses[len(st.Uses)-1] != at {
					st.Uses = append(st.Uses, at)
				}
			}
		}
		if i == 0 || cfg.BlockOf(n-1) != st.Block {
			decides = decides[:0]
			for _, d := range control.Of(n) {
				if len(decides) == 0 || decides[len(decides)-1] != d.On {
					decides = append(decides, d.On)
				}
			}
		}
		st.Control = append(st.Control, cut(decides, n)...)
		st.LeftOut = room.LeftOut - before
		if s.Throws() {
			if _, known := handlers[s.Try]; !known {
				for _, h := range b.Handlers(n) {
					handlers[s.Try] = append(handlers[s.Try], fmt.Sprintf("%s → %d", catchName(h.Type), h.Target))
				}
			}
			st.Handlers = handlers[s.Try]
		}
		m.Statements = append(m.Statements, st)
	}
	for k, l := range b.Locals {
		m.Locals = append(m.Locals, Local{l.Name, l.Type.Java(), l.Register, b.SourceName(int32(k)), defs[k]})
	}
	for _, t := range b.Traps {
		m.Traps = append(m.Traps, fmt.Sprintf("%s from %d to %d with %d", catchName(t.Type), t.Start, t.End, t.Target))
	}
}

func catchName(t jimple.Type) string {
	if t == "" {
		return "any exception"
	}
	return t.Java()
}

var edgeNames = [...]string{jimple.EdgeNext: "next", jimple.EdgeJump: "jump", jimple.EdgeCase: "case", jimple.EdgeException: "exception", jimple.EdgeExit: "exit"}

func (m *Method) blocks() {
	cfg, dom, pdom := m.body.CFG(), m.body.Dominators(), m.body.PostDominators()
	for k, block := range cfg.Blocks {
		b := Block{Start: block.Start, End: block.End, Dead: block.Dead, Idom: dom.Idom(int32(k)), Pdom: pdom.Idom(int32(k))}
		for _, e := range cfg.Succs(int32(k)) {
			b.Succs = append(b.Succs, fmt.Sprintf("%s %d", edgeNames[e.Kind], e.Block))
		}
		m.Blocks = append(m.Blocks, b)
	}
	room := crowded.NewRoom(maxPairs)
	for _, l := range m.body.Loops().List {
		near := crowded.Nearest(l.Blocks, l.Header, room.Most(), func(n int32) int32 { return n })
		room.Take(len(near), len(l.Blocks)-len(near))
		m.Loops = append(m.Loops, Loop{l.Header, near, len(l.Blocks) - len(near)})
	}
}

// WriteJSON writes the method for scripts.
func (m *Method) WriteJSON(w io.Writer) error {
	return schema.Print(w, m)
}

// WriteText writes a listing: instructions with their statements, and for each
// statement the definitions that its operands come from.
func (m *Method) WriteText(w io.Writer) error {
	var out strings.Builder
	fmt.Fprintf(&out, "%s  %s\n", m.Name, m.Access)
	if m.Source != "" {
		fmt.Fprintf(&out, "source %s, %d registers, %d blocks\n", m.Source, m.Registers, len(m.Blocks))
	}
	out.WriteByte('\n')
	width := 0
	for _, l := range m.Locals {
		width = max(width, len(l.Name))
	}
	for _, l := range m.Locals {
		fmt.Fprintf(&out, "  %-*s  %s", width, l.Name, l.Type)
		if l.Register >= 0 {
			fmt.Fprintf(&out, "  v%d", l.Register)
		}
		if l.Source != "" {
			fmt.Fprintf(&out, "  %q", l.Source)
		}
		out.WriteByte('\n')
	}
	next, block := 0, int32(-1)
	for _, in := range m.Instructions {
		for next < len(m.Statements) && m.Statements[next].PC < in.PC || next < len(m.Statements) && m.body.Stmts[next].Synthetic() && m.body.Stmts[next].Op != jimple.OpCaught {
			m.statement(&out, next, &block)
			next++
		}
		fmt.Fprintf(&out, "%04x  %s", in.PC, in.Text)
		if in.Line > 0 {
			fmt.Fprintf(&out, "  // line %d", in.Line)
		}
		out.WriteByte('\n')
		for next < len(m.Statements) && m.Statements[next].PC == in.PC && !m.body.Stmts[next].Synthetic() {
			m.statement(&out, next, &block)
			next++
		}
	}
	for ; next < len(m.Statements); next++ {
		m.statement(&out, next, &block)
	}
	for _, t := range m.Traps {
		fmt.Fprintf(&out, "  catch %s\n", t)
	}
	_, err := io.WriteString(w, out.String())
	return err
}

func (m *Method) statement(out *strings.Builder, i int, block *int32) {
	s := &m.Statements[i]
	if s.Block != *block {
		*block = s.Block
		fmt.Fprintf(out, "%sblock %d", strings.Repeat(" ", 50), s.Block)
		if succs := m.Blocks[s.Block].Succs; len(succs) > 0 {
			fmt.Fprintf(out, " → %s", strings.Join(succs, ", "))
		}
		out.WriteByte('\n')
	}
	if label := m.body.Label(int32(i)); label != "" {
		fmt.Fprintf(out, "    %s:\n", label)
	}
	fmt.Fprintf(out, "%10d  %s", i, s.Text)
	for k, d := range s.Defs {
		if len(d) > 0 {
			fmt.Fprintf(out, "  %d:%v", k, d)
		}
	}
	if s.Dead {
		out.WriteString("  (dead)")
	}
	if len(s.Control) > 0 {
		fmt.Fprintf(out, "  if%v", s.Control)
	}
	if s.LeftOut > 0 {
		fmt.Fprintf(out, "  (and %d more)", s.LeftOut)
	}
	out.WriteByte('\n')
}
