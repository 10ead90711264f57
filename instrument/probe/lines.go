// Line numbers of methods that probes have made longer.

package probe

import "github.com/esdroid/esdroid/dex/model"

// mostUnits is how far the next line can be from the last for one byte of debug
// information to say so (debug_info_item, special opcodes: a line base of -4, a
// range of 15).
const mostUnits = (255 - 0x0a - 4) / 15

// repeatLines says a line once more where the next one has moved too far from it
// for a byte, but not for two: the distance by itself takes two bytes, and one
// more for the line.
func repeatLines(insns []model.Insn) []model.Insn {
	out := make([]model.Insn, 0, len(insns)+8)
	var last *model.Insn // the line before
	at, distance := 0, 0 // units since then, in all and up to where it could be said once more
	again := -1          // the item in front of which
	for i := range insns {
		in := &insns[i]
		switch {
		case in.Op == model.OpLine:
			if last != nil && at > mostUnits && at-distance <= mostUnits-1 && again >= 0 {
				out = append(out, model.Insn{})
				copy(out[again+1:], out[again:])
				out[again] = *last
			}
			last, at, distance, again = in, 0, 0, -1
		case model.IsInsn(in.Op):
			if at > 0 && at <= mostUnits {
				distance, again = at, len(out)
			}
			at += int(in.Op.Format().Units())
		}
		out = append(out, *in)
	}
	return out
}
