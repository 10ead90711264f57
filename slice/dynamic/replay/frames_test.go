package replay

import (
	"testing"

	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestLastOfFrame asks for the last instruction of frames before nodes all over a graph,
// and finds it a second time node by node.
func TestLastOfFrame(t *testing.T) {
	g := importLog(t, "bites", "reduced")
	last := make([]dynamic.Node, len(g.Frames))
	for i := range last {
		last[i] = dynamic.NoNode
	}
	for before := range dynamic.Node(g.Len() + 1) {
		if before > 0 && g.Kind(before-1) == dynamic.Instruction {
			last[g.FrameNumber(before-1)] = before - 1
		}
		for frame := int(before) % 7; frame < len(last); frame += 7 {
			n, ok := g.LastOfFrame(int32(frame), before)
			if n != last[frame] || ok != (n != dynamic.NoNode) {
				t.Fatalf("frame %d before %d: %d, want %d", frame, before, n, last[frame])
			}
		}
	}
}
