// The operands at fault: which dependences of what raised an exception count.

package dynamic

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// atFault returns an edge of what raised an exception as a slice follows it. The
// object of a field access, an array and an index are bases elsewhere; where the
// access failed, they are the values that made it fail.
func (g *Graph) atFault(n Node, c Criterion, e Edge) Edge {
	switch {
	case e.Kind() != EdgeBase || !isOperand(g.Label(e)):
		return e
	case n == c.Node && !g.has(n, isRaised) && len(c.Operands) == 0, n != c.Node && (!g.has(n, isRaised) || g.has(n, isCut)):
		return e
	}
	return e.as(EdgeValue)
}

func isOperand(label string) bool { return strings.HasPrefix(label, "operand ") }

// operands returns the operands at fault; none if all may be.
func (g *Graph) operands(n Node, c Criterion) []int {
	switch in := g.Insn(n); {
	case n == c.Node && len(c.Operands) > 0:
		return c.Operands
	case in == nil || !g.has(n, isRaised) || g.has(n, isFailure) || n != c.Node && g.has(n, isCut):
	case in.Op >= dex.OpIget && in.Op <= dex.OpIputShort:
		return []int{0}
	case n == c.Node && in.Op >= dex.OpAget && in.Op <= dex.OpAputShort:
		switch c.Exception {
		case NullPointer:
			return []int{0}
		case "Ljava/lang/ArrayIndexOutOfBoundsException;":
			return []int{1, 0}
		}
	}
	return nil
}

// NullPointer is the exception that says that a value was missing.
const NullPointer = "Ljava/lang/NullPointerException;"

// chosen returns which edges of what failed count. The receiver of a call decided which
// method ran: full slices have it whatever is at fault.
func (g *Graph) chosen(n Node, c Criterion, size Size) func(Edge) bool {
	chosen := g.chosenOperands(n, c)
	in := g.Insn(n)
	if size != Full || in == nil || !in.Op.Has(invokeFlag) || in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange || c.Exception == NullPointer {
		return chosen
	}
	return func(e Edge) bool { return chosen(e) || g.Label(e) == receiverLabel }
}

var receiverLabel = OperandLabel(0)

func (g *Graph) chosenOperands(n Node, c Criterion) func(Edge) bool {
	if n == c.Node && c.Absent {
		return func(e Edge) bool { return e.Kind() != EdgeValue && e.Kind() != EdgeBase }
	}
	operands := g.operands(n, c)
	if !g.has(n, isFailure) {
		if len(operands) > 0 && g.hasOperands(n) {
			return func(e Edge) bool {
				return e.Kind() != EdgeValue && e.Kind() != EdgeBase || hasOperand(operands, g.Label(e))
			}
		}
		if g.has(n, isCut) && n != c.Node { // a call that returned, though the trace ends there
			return func(e Edge) bool { return !isOperand(g.Label(e)) && !strings.HasPrefix(g.Label(e), "throws ") }
		}
		return func(Edge) bool { return true }
	}
	ended, by := g.ended(n, c)
	if len(ended) > 0 {
		operands = ended
	}
	throws := ""
	if n == c.Node && c.Exception != "" && !c.Own && len(ended) == 0 {
		throws = g.throws(n, c.Exception)
	}
	byThrow := throws != ""
	return func(e Edge) bool {
		label := g.Label(e)
		switch {
		case e.Kind() != EdgeValue && e.Kind() != EdgeBase:
			return true
		case strings.HasPrefix(label, "throws "):
			return byThrow && label == throws
		case IsEndedLabel(label):
			return len(ended) > 0 && strings.HasPrefix(label, by)
		case label == ResultLabel:
			return !byThrow && len(ended) == 0 && n == c.Node && g.chosenReceiver(c)
		case isOperand(label):
			if byThrow {
				return false
			}
			return n != c.Node || len(operands) == 0 || hasOperand(operands, label)
		}
		return true
	}
}

func hasOperand(operands []int, label string) bool {
	for _, o := range operands {
		if label == OperandLabel(o) {
			return true
		}
	}
	return false
}

// ended returns the operands of what failed that something ended before, if their state is
// at fault, else those that belong to what is gone; and how the labels begin that tell by what.
func (g *Graph) ended(n Node, c Criterion) (operands []int, by string) {
	if n != c.Node || !c.State {
		return nil, ""
	}
	for _, by := range []string{endedLabel, goneLabel} {
		if by == goneLabel && !c.Owner {
			break
		}
		var out []int
		for k := range bodies.UseRegisters(g.Insn(n)) {
			label := fmt.Sprint(by, k)
			g.Edges(n, func(e Edge) bool {
				if g.Label(e) != label {
					return true
				}
				out = append(out, k)
				return false
			})
		}
		if len(out) > 0 {
			return out, by
		}
	}
	return nil, ""
}

// hasOperands reports whether the node tells its operands apart.
func (g *Graph) hasOperands(n Node) bool {
	found := false
	g.Edges(n, func(e Edge) bool {
		found = isOperand(g.Label(e))
		return !found
	})
	return found
}

// throws returns the label of the edges that lead to what a framework method
// throws an exception for: of the most specific declared type that fits.
func (g *Graph) throws(n Node, exception string) string {
	types := android.Framework()
	thrown := types.Lookup(exception)
	best, bestID := "", android.NoType
	g.Edges(n, func(e Edge) bool {
		declared, ok := strings.CutPrefix(g.Label(e), "throws ")
		if !ok {
			return true
		}
		id := types.Lookup(declared)
		fits := declared == exception || id != android.NoType && thrown != android.NoType && types.IsSubtype(thrown, id)
		if fits && (best == "" || types.IsSubtype(id, bestID)) {
			best, bestID = g.Label(e), id
		}
		return true
	})
	return best
}

// chosenReceiver reports whether the fault lies in what the call computed from
// its receiver: then the receiver's state counts, not only its identity.
func (g *Graph) chosenReceiver(c Criterion) bool {
	return !c.Own && (len(c.Operands) == 0 || c.Operands[0] == 0 && c.Exception != NullPointer)
}
