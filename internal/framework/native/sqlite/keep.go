// Databases in snapshots of a machine.

package sqlite

import (
	"errors"
	"maps"
	"slices"
)

// Bound refuses a snapshot while a connection is open: what a database in memory holds, and
// what statements and transactions have come to, cannot be brought back.
func (m *machine) Bound() error {
	if len(m.conns) > 0 {
		return errors.New("a database is open")
	}
	return nil
}

// Keep returns how to close the connections that were opened since.
func (m *machine) Keep() func() {
	next := m.next
	return func() {
		for _, handle := range slices.Sorted(maps.Keys(m.conns)) {
			m.conns[handle].close()
		}
		clear(m.conns)
		m.next = next
	}
}
