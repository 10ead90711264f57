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

// Keep returns how to bring the state back, with the pixels of layers that are not done.
func (c *canvas) Keep() func() {
	kept := *c
	kept.stack = slices.Clone(c.stack)
	var layers []func()
	var last *layer
	for _, s := range append(slices.Clone(c.stack), c.saved) {
		if s.layer != nil && s.layer != last {
			layers = append(layers, s.layer.Keep())
		}
		last = s.layer
	}
	return func() {
		*c = kept
		c.stack = slices.Clone(kept.stack)
		for _, restore := range layers {
			restore()
		}
	}
}
