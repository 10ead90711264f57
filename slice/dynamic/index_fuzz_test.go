package dynamic

import (
	"bufio"
	"bytes"
	"errors"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// sum makes by hand what replay makes of a method that adds up a constant three times.
func sum(t testing.TB) *Graph {
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/O;").Method(dex.AccPublic|dex.AccStatic, "run", "()I").Code(2)
	m.Const(0, 5)
	m.Op(dex.OpAddInt, 1, 0, 0)
	m.Op(dex.OpReturn, 1)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	g := NewGraph(p)
	id, _ := p.FindMethod("Lx/O;->run()I")
	body, err := g.Body(id)
	if err != nil {
		t.Fatal(err)
	}
	g.Frames = append(g.Frames, Frame{Method: id, Parent: -1, Call: NoNode})
	entry := g.NewNode(body.First+int32(len(body.Insns)), 0)
	g.SetPart(entry, Entry)
	last := entry
	for i := range body.Insns {
		n := g.NewNode(body.First+int32(i), 0)
		g.AddControl(n, entry, false)
		if i > 0 {
			g.AddEdge(n, last, EdgeValue, g.Intern(OperandLabel(0)), false)
		}
		last = n
	}
	g.SetPosition(last, 7)
	g.Cut(last)
	return g
}

// TestGraphByHand: what was put into a graph comes out of it, in slices of both sizes.
func TestGraphByHand(t *testing.T) {
	g := sum(t)
	last, ok := g.LastRaised()
	if at, _ := g.AtPosition(7); !ok || last != 3 || at != last || g.Position(last) != 7 {
		t.Errorf("the node that was cut short: %d, %v", last, ok)
	}
	c := Criterion{Node: 2}
	if thin, full := g.Backward(c, Thin), g.Backward(c, Full); len(thin.Nodes) != 2 || !full.Has(0) || thin.Has(0) || full.Has(3) {
		t.Errorf("thin %v, full %v", thin.Nodes, full.Nodes)
	}
}

// TestIndexByHand: a graph that was written and read is the same to the byte when it is
// written again; no part of it is taken for the whole, nor for the graph of another key.
func TestIndexByHand(t *testing.T) {
	g := sum(t)
	g.Gaps = []Gap{{Before: 2, Lost: 5, Reason: "the buffer was full"}}
	g.Crashes = []string{"java.lang.Error\n"}
	g.Unmodelled = map[string]int{"La/B;->m()V": 3, "La/C;->n()V": 1}
	g.Callbacks = []Callback{{Number: 1, Entry: 0, Method: g.Frames[0].Method, Thread: 2, Nested: true}}
	g.Frames[0].Assumed = true
	write := func(g *Graph) []byte {
		t.Helper()
		var raw bytes.Buffer
		w := &indexWriter{w: bufio.NewWriter(&raw)}
		if g.writeIndex(w); w.w.Flush() != nil || w.err != nil {
			t.Fatal(w.err)
		}
		return raw.Bytes()
	}
	read := func(raw []byte) (*Graph, error) {
		again, r := NewGraph(g.Program), &indexReader{r: bufio.NewReader(bytes.NewReader(raw))}
		again.readIndex(r)
		return again, r.err
	}
	raw := write(g)
	again, err := read(raw)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(write(again), raw) || again.Gaps[0] != g.Gaps[0] || again.Callbacks[0] != g.Callbacks[0] || again.Unmodelled["La/B;->m()V"] != 3 || again.Crashes[0] != g.Crashes[0] || !again.Frames[0].Assumed {
		t.Errorf("read again: %+v, want %+v", again, g)
	}
	for n := range raw {
		if _, err := read(raw[:n]); err == nil {
			t.Errorf("%d of %d bytes are taken for the whole", n, len(raw))
		}
	}
	var file bytes.Buffer
	if err := g.WriteIndex(&file, Key{1}); err != nil {
		t.Fatal(err)
	}
	for key, want := range map[Key]bool{{1}: true, {2}: false} {
		if _, err := ReadIndex(bytes.NewReader(file.Bytes()), key, g.Program); (err == nil) != want || !want && !errors.Is(err, ErrOtherIndex) {
			t.Errorf("key %v: %v", key[:1], err)
		}
	}
}
