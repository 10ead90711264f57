package dynamic

import (
	"fmt"
	"os"
	"testing"

	"github.com/esdroid/esdroid/instrument/trace"

	"github.com/esdroid/esdroid/internal/corpus/planted"
)

func TestZZ(t *testing.T) {
	prog, err := planted.Of(1, os.Getenv("FL"), os.Getenv("KIND"))
	if err != nil {
		t.Skip(err)
	}
	g, c := runPlanted(t, prog)
	for n := range Node(g.Len()) {
		m, pc := g.Where(n)
		in := g.Insn(n)
		text := ""
		if in != nil {
			text = in.Op.String()
			if in.Op.Has(invokeFlag) {
				text += " " + prog.Code.MethodFile(m).MethodText(in.Index)
			}
		}
		fmt.Printf("%d k%d %s %s", n, g.Kind(n), prog.Code.Reference(m, pc), text)
		g.Edges(n, func(e Edge) bool {
			if e.Kind() != EdgeControl {
				fmt.Printf(" %s(%s)→%d", e.Kind(), g.Label(e), e.To)
			}
			return true
		})
		fmt.Println()
	}
	for _, n := range g.Backward(c, Thin).Nodes {
		fmt.Print(n, " ")
	}
	fmt.Println()
}

func TestZZTrace(t *testing.T) {
	prog, err := planted.Of(1, os.Getenv("FL"), os.Getenv("KIND"))
	if err != nil {
		t.Skip(err)
	}
	data, _ := recordVM(t, prog.Code, planted.Main)
	r, _ := trace.NewReader(data)
	trace.WriteText(os.Stdout, r, prog.Code)
}
