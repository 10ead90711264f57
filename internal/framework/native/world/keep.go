// The inputs in snapshots of a machine.

package world

import "slices"

// Keep returns how to bring back the log, the configuration and what was reported.
func (in *Inputs) Keep() func() {
	kept := *in
	kept.Log.lines, kept.Outside = slices.Clone(in.Log.lines), slices.Clone(in.Outside)
	return func() {
		wake, poll := in.Wake, in.Poll
		*in = kept
		in.Log.lines, in.Outside, in.Wake, in.Poll = slices.Clone(kept.Log.lines), slices.Clone(kept.Outside), wake, poll
	}
}
