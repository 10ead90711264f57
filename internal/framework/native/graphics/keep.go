// Bitmaps and canvases in snapshots of a machine.

package graphics

import "slices"

// Keep returns how to bring the pixels back.
func (b *bitmap) Keep() func() {
	kept := *b
	kept.pix = slices.Clone(b.pix)
	return func() {
		*b = kept
		b.pix = slices.Clone(kept.pix)
	}
}

// Keep returns how to bring the state back.
func (c *canvas) Keep() func() {
	kept := *c
	kept.stack = slices.Clone(c.stack)
	return func() {
		*c = kept
		c.stack = slices.Clone(kept.stack)
	}
}
