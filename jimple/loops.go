// Natural loops.

package jimple

import "sort"

// Loop is a natural loop: the blocks from which control comes back to the
// header without leaving it.
type Loop struct {
	Header int32
	Blocks []int32 // ascending, with the header
	Parent int32   // the loop around it, or -1
}

// Loops are the natural loops of a body, by header.
type Loops struct {
	List []Loop
	of   []int32
}

// Of returns the innermost loop around a block, or -1.
func (l *Loops) Of(block int32) int32 { return l.of[block] }

// Loops returns the natural loops. Cycles that have no single header, which
// compilers of Java do not make, are not loops.
func (b *Body) Loops() *Loops { return b.analysis.loops.get(b.findLoops) }

func (b *Body) findLoops() *Loops {
	g, dom := b.CFG(), b.Dominators()
	out := &Loops{of: make([]int32, len(g.Blocks))}
	for k := range out.of {
		out.of[k] = -1
	}
	inside := make([]int32, len(g.Blocks)) // the loop last seen around a block, plus one
	for h := range g.Blocks {
		header := int32(h)
		var work []int32
		id := int32(len(out.List))
		for _, e := range g.Preds(header) {
			if dom.Dominates(header, e.Block) && !g.Blocks[e.Block].Dead {
				work = append(work, e.Block)
			}
		}
		if len(work) == 0 || g.Blocks[h].Dead {
			continue
		}
		blocks := []int32{header}
		inside[header] = id + 1
		for len(work) > 0 {
			k := work[len(work)-1]
			work = work[:len(work)-1]
			if inside[k] == id+1 {
				continue
			}
			inside[k] = id + 1
			blocks = append(blocks, k)
			for _, e := range g.Preds(k) {
				work = append(work, e.Block)
			}
		}
		sort.Slice(blocks, func(x, y int) bool { return blocks[x] < blocks[y] })
		out.List = append(out.List, Loop{header, blocks, -1})
	}
	// Larger loops first, so that inner ones overwrite.
	order := make([]int32, len(out.List))
	for k := range order {
		order[k] = int32(k)
	}
	sort.SliceStable(order, func(x, y int) bool {
		return len(out.List[order[x]].Blocks) > len(out.List[order[y]].Blocks)
	})
	for _, k := range order {
		out.List[k].Parent = out.of[out.List[k].Header]
		for _, block := range out.List[k].Blocks {
			out.of[block] = k
		}
	}
	return out
}
