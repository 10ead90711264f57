package graphics

import (
	"math"
	"testing"
)

// Every place has a pixel, also one that no number tells.
func TestTiled(t *testing.T) {
	for _, tile := range []int32{tileClamp, tileRepeat, tileMirror} {
		for _, v := range []float64{0, -1, 7.5, 8, -1e300, 1e300, math.Inf(1), math.Inf(-1), math.NaN()} {
			if got := tiled(v, 8, tile); got < 0 || got >= 8 {
				t.Errorf("%v by rule %d is pixel %d of 8", v, tile, got)
			}
		}
	}
	if got := tiled(-1, 8, tileRepeat); got != 7 {
		t.Errorf("-1 repeats as %d", got)
	}
}

// What waits for a restore takes the program's heap: a mask or a layer once, however often
// it is saved.
func TestSizeOfCanvas(t *testing.T) {
	m, l := &mask{open: make([]bool, 100)}, &layer{bitmap: bitmap{pix: make([]uint32, 10)}}
	c := &canvas{saved: saved{mask: m, layer: l}, stack: []saved{{}, {mask: m}, {mask: m, layer: l}}}
	if got := c.SizeBytes(); got != 140 {
		t.Errorf("%d bytes, want 140", got)
	}
}
