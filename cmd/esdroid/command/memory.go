// The host's memory where one machine after the other is made and given up.

package command

import "runtime/debug"

// collectLess lets garbage grow: machines live shortly, and collecting is a fifth of the
// time. Where one fills its heap, that is too much.
func collectLess() {
	debug.SetGCPercent(400)
	debug.SetMemoryLimit(3 << 30)
}
