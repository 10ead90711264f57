// Bitmaps, canvases and the drawings of windows in snapshots of a machine.

package graphics

import (
	"maps"
	"slices"
)

// Keep returns how to bring the pixels back.
func (b *bitmap) Keep() func() {
	kept := *b
	kept.pix = slices.Clone(b.pix)
	return func() {
		*b = kept
		b.pix = slices.Clone(kept.pix)
	}
}

// Keep returns how to bring back what was drawn, which never changes itself.
func (c *canvas) Keep() func() {
	kept := *c
	kept.stack, kept.ops = slices.Clone(c.stack), slices.Clone(c.ops)
	return func() {
		*c = kept
		c.stack, c.ops = slices.Clone(kept.stack), slices.Clone(kept.ops)
	}
}

// Keep returns how to bring the windows' drawings back.
func (w *Windows) Keep() func() {
	kept := maps.Clone(w.of)
	return func() { w.of = maps.Clone(kept) }
}
