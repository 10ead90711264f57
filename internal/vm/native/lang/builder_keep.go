// Builders in snapshots of a machine.

package lang

import "slices"

// Keep returns how to bring the contents back.
func (b *builder) Keep() func() {
	kept := *b
	kept.narrow, kept.wide = slices.Clone(b.narrow), slices.Clone(b.wide)
	return func() {
		*b = kept
		b.narrow, b.wide = slices.Clone(kept.narrow), slices.Clone(kept.wide)
	}
}
