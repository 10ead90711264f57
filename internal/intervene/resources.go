// Another resource of the kind of which a call is given one.

package intervene

import (
	"cmp"
	"slices"

	"github.com/esdroid/esdroid/jimple"
)

// mostResources is how many others are put in the place of one.
const mostResources = 2

// Resources returns the changes that give a call another resource in the place of one that it
// is given as a constant: of all those of that kind, the nearest by their numbers.
func Resources(body *jimple.Body, stmt int32, count int, all []int64) []Change {
	var changes []Change
	for _, c := range onArguments(body, stmt, count, func(t jimple.Type) bool { return t == jimple.Int }, Value{}) {
		id, ok := constantIn(body, stmt, c.Register)
		if !ok || id < firstResource {
			continue
		}
		others := slices.DeleteFunc(slices.Clone(all), func(o int64) bool { return o == id || o>>16 != id>>16 })
		slices.SortStableFunc(others, func(a, b int64) int { return cmp.Compare(max(a-id, id-a), max(b-id, id-b)) })
		for _, o := range others[:min(len(others), mostResources)] {
			changes = append(changes, with(c, []Value{{Kind: Number, N: o}})...)
		}
	}
	return changes
}

// constantIn returns the constant that a call is given in a register.
func constantIn(body *jimple.Body, stmt int32, register int) (int64, bool) {
	in, _, ok := instruction(body, body.Stmts[stmt].PC)
	if !ok {
		return 0, false
	}
	for k := range body.Args(stmt) {
		if r, ok := operandRegister(body, stmt, k, in); ok && r == register {
			return body.IntOf(stmt, k)
		}
	}
	return 0, false
}
