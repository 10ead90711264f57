// What can run after an instruction.

package bodies

import "slices"

// Reaches returns which instructions can run after one that succeeded.
func Reaches(m *Body, i int32) []bool { return ReachesFrom(m, m.Succs[i], -1) }

// ReachesFrom returns which instructions of a method can follow some, these included, without
// passing by another one, -1 for none.
func ReachesFrom(m *Body, from []int32, past int32) []bool {
	out := make([]bool, len(m.Insns))
	work := slices.Clone(from)
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		if !out[k] && k != past {
			out[k] = true
			work = append(work, m.Succs[k]...)
		}
	}
	return out
}
