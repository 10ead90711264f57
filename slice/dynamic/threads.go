// Faults of threads: what put the code on the thread where it must not run.

package dynamic

// putThere adds to a thin slice the callback instances inside of which a node ran, and
// what registered, started or posted the outermost of them.
func (w *sweep) putThere(n Node) {
	g := w.g
	f := g.FrameNumber(n)
	at := n
	for {
		if c := g.Frames[f].Callback; c > 0 && int(c) <= len(g.Callbacks) {
			entry := g.Callbacks[c-1].Entry
			if entry != NoNode && entry < at {
				w.inThread(at, Edge{entry, uint32(EdgeControl)})
				at = entry
				f = g.FrameNumber(entry)
			}
		}
		up := g.Frames[f].Parent
		if up < 0 {
			break
		}
		f = up
	}
	for work := []Node{at}; len(work) > 0; work = work[1:] {
		from := work[0]
		g.Edges(from, func(e Edge) bool {
			switch k := e.Kind(); {
			case k == EdgeRegister || k == EdgeStart || k == EdgePart && from != at:
				if !w.slice.Has(e.To) {
					w.inThread(from, e)
					work = append(work, e.To)
				}
			}
			return true
		})
	}
}

// inThread puts a node into the slice without asking what it depends on.
func (w *sweep) inThread(from Node, e Edge) {
	if w.slice.Has(e.To) {
		return
	}
	step, _ := w.slice.step(from)
	w.slice.add(e.To, Step{from, e, step.Dist + 1})
}
