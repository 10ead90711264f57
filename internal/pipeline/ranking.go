// The one order of what may be the cause of a crash: until it is tried by what the slice says
// of it, then by what the trials have shown.

package pipeline

import (
	"cmp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/intervene"
)

// rank tells elements apart by what the slice says of them, the most promising first.
type rank uint8

const (
	told   rank = iota // as what did not happen, came too late, ended a component or let the fault through
	thin               // of the thin slice
	beside             // in none: see around
	branch             // a branch of the full one
	other              // of the full one
)

// foremost is the order of what comes first of its rank.
const foremost = -1

// standing is where an element stands before it is tried.
type standing struct {
	rank  rank
	order int32 // within the rank: the distance from the fault, else as they were found
}

func (s standing) compare(o standing) int {
	return cmp.Or(cmp.Compare(s.rank, o.rank), cmp.Compare(s.order, o.order))
}

// showing is what trials have shown of an element, what says most first.
type showing uint8

const (
	// With it changed the statement that had thrown runs and does not throw.
	origin showing = iota
	// So it does with a call made once more, where it also does without another: one more of
	// anything makes up for what that one took away.
	makesUp
	// So it does, but then fails another way; or this only passes on what comes from another such element: a null, a text, or
	// what is found where an object was made without something.
	relay
	// So it does, as was to be expected: with another value at the place that failed, which does
	// not fail for all of them, or see expected.
	failing
	// With it changed the statement is not reached: what keeps a statement from running keeps
	// it from throwing.
	avoided
	unshown // no change that was tried removed the crash, or none was
)

// ranked puts attempts into their order: by what was shown, then by where they stand. Of
// those at one place and of one rank what looks up another key comes first: a key says more
// than another value for what was found under it, which a cast of that has.
func ranked(all []*attempt, failed string) {
	type line struct {
		rank  rank
		place string
	}
	nearest := map[line]int32{}
	for _, a := range all {
		at := line{a.rank, a.cause.Place}
		if n, ok := nearest[at]; !ok || a.order < n {
			nearest[at] = a.order
		}
	}
	stands := func(a *attempt) (standing, int) {
		if a.looksUp() {
			return standing{a.rank, nearest[line{a.rank, a.cause.Place}]}, 0
		}
		return a.standing, 1
	}
	slices.SortStableFunc(all, func(a, b *attempt) int {
		x, later := stands(a)
		y, behind := stands(b)
		return cmp.Or(x.compare(y), cmp.Compare(later, behind))
	})
	shown := make(map[*attempt]showing, len(all))
	for i, a := range all {
		shown[a] = a.shows(all, all[i+1:], failed)
	}
	slices.SortStableFunc(all, func(a, b *attempt) int { return cmp.Compare(shown[a], shown[b]) })
}

// shows returns what was shown of one of all attempts; behind are those further from the fault.
func (a *attempt) shows(all, behind []*attempt, failed string) showing {
	c := &a.cause
	switch {
	case !c.Confirmed:
		return unshown
	case c.Off != "":
		return origin
	case !c.Reached:
		return avoided
	case c.Place == failed && c.value() && !c.Reread || a.expected():
		return failing
	case c.Then != "":
		return relay
	case c.Twice && slices.ContainsFunc(all, func(o *attempt) bool { return o.cause.Confirmed && o.cause.Reached && o.cause.LeftOut }):
		return makesUp
	case c.value() && c.Was != intervene.Nothing && slices.ContainsFunc(behind, func(o *attempt) bool {
		return o.cause.Confirmed && o.cause.Reached && o.cause.Was == intervene.Nothing
	}):
		return relay
	case c.putsForNull() && slices.ContainsFunc(all, func(o *attempt) bool { return o.cause.Sooner != "" && o.cause.Reached }):
		return relay
	case c.putsForNull() && slices.ContainsFunc(behind, func(o *attempt) bool {
		return o.cause.Confirmed && o.cause.Reached && (o.cause.LeftOut || o.cause.putsForNull())
	}):
		return relay
	case c.value() && strings.HasPrefix(c.Was, `"`) && slices.ContainsFunc(behind, func(o *attempt) bool {
		return o.cause.Confirmed && o.cause.Reached && o.cause.value() && o.cause.Was == c.Was && o.cause.Is == c.Is
	}):
		return relay
	}
	return origin
}

// putsForNull reports whether another value was put in the place of null.
func (c *Cause) putsForNull() bool { return c.value() && c.Was == "null" }

// expected reports whether it could not but help: what was put there is an empty object in the
// place of one, or another key to look up, which finds something else; or it ended the way through
// a collection, or changed values on that way, though the fault is that the collection was changed
// meanwhile.
func (a *attempt) expected() bool {
	c := &a.cause
	puts := c.Is != "" && !c.Branch && !c.LeftOut && !c.Twice && c.Called == ""
	return puts && (a.by == intervene.Fresh && c.Was != "null" || a.key && a.by != intervene.Held && strings.HasPrefix(c.Was, `"`)) ||
		a.walk && (c.Branch && a.guard || puts && a.by != intervene.Copy)
}
