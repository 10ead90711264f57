// Managers, themes and parsers in snapshots of a machine.

package res

import (
	"maps"
	"slices"
)

// Keep returns how to bring back what the manager answers from.
func (m *manager) Keep() func() {
	sources, config := slices.Clone(m.sources), m.config
	return func() {
		m.sources, m.config = slices.Clone(sources), config
		m.forget()
	}
}

// Keep returns how to bring back the theme's items.
func (th *theme) Keep() func() {
	items, flags := maps.Clone(th.items), th.flags
	return func() { th.items, th.flags = maps.Clone(items), flags }
}

// Keep returns how to bring back the place in the document, which never changes itself.
func (p *parser) Keep() func() {
	kept := *p
	return func() { *p = kept }
}
