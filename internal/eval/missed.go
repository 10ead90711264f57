// Misses by class: where a line is that an answer should have, and why it is not confirmed.

package eval

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/table"
)

// Where a line is, the best place first.
const (
	inThin     = "in the thin slice"
	asTold     = "told as what did not happen, or let it"
	inFull     = "in the full slice alone: a condition, an object or an event"
	inRelevant = "in the relevant slice alone: a condition that would have mattered"
	inEvents   = "ran in events that the crash does not need"
	inStatic   = "ran, and a static slice has it"
	inRun      = "ran, and no slice has it"
	notRun     = "did not run, and is not told"
)

var wheres = []string{inThin, asTold, inFull, inRelevant, inEvents, inStatic, inRun, notRun}

// where says where a line is, by who has it.
func where(has func(tool string) bool, told bool) string {
	switch {
	case has(toolThin):
		return inThin
	case told:
		return asTold
	case has(toolFull):
		return inFull
	case has(toolRelevant):
		return inRelevant
	case has(toolEvents):
		return inEvents
	case !has(toolExecuted):
		return notRun
	case has(toolStatThin), has(toolStatFull):
		return inStatic
	}
	return inRun
}

// whereIs is the same for the faulty line, as tools found it.
func whereIs(tools []Tool, told bool) string {
	return where(func(tool string) bool {
		return slices.ContainsFunc(tools, func(t Tool) bool { return t.Name == tool && t.Found })
	}, told)
}

// lacks names the lines of a kind that a slice lacks, and where they are.
func lacks(slice lines, all []Line, kind string, sets map[string]lines, a *answer) []string {
	_, out := slice.split(all)
	sortLines(out)
	var names []string
	for _, l := range out {
		names = append(names, fmt.Sprintf("%s %s (%s)", l, kind, where(func(tool string) bool { return sets[tool][l] }, a.told[l])))
	}
	return names
}

// Why a faulty line is not confirmed.
const (
	keptCrash = "changed, and it crashed all the same"
	noChange  = "no other value was known for it"
	noTrials  = "not tried: the trials were used up"
	others    = "not tried: others came first"
	notTried  = "not tried: not among what could be changed"
	nothing   = "did not run: there was nothing to change"
)

var whys = []string{keptCrash, noChange, noTrials, others, notTried, nothing}

// unconfirmed says why none of some lines is confirmed by so many trials.
func unconfirmed(causes *pipeline.Confirmed, trials int, fault []Line) string {
	why := notTried
	switch {
	case causes.LeftOut > 0 && causes.Trials >= trials:
		why = noTrials
	case causes.LeftOut > 0:
		why = others
	}
	for i := range causes.Causes {
		c := &causes.Causes[i]
		if l, ok := lineOfCause(c); !ok || !slices.Contains(fault, l) {
			continue
		}
		if c.Tried > 0 {
			return keptCrash
		}
		why = noChange
	}
	return why
}

// miss is a fault of a group, with where its line is and why it is not confirmed.
type miss struct {
	group       int
	name        string
	where       string
	confirmed   bool
	unconfirmed string
}

// why is the reason why it is not confirmed. What did not run was not left out.
func (m *miss) why() string {
	if (m.where == asTold || m.where == notRun) && (m.unconfirmed == noTrials || m.unconfirmed == others || m.unconfirmed == notTried) {
		return nothing
	}
	return m.unconfirmed
}

// missTables count the faults of groups by where their lines are, and those that are not
// confirmed by why, and name them.
func missTables(groups []string, all []miss) []*table.Table {
	places := &table.Table{Title: "Where the faulty lines are", Head: []string{"line"}}
	reasons := &table.Table{Title: "Why faulty lines are not confirmed", Head: append([]string{"reason"}, groups...)}
	for _, g := range groups {
		places.Head = append(places.Head, g, "of them confirmed")
	}
	countBy := func(want func(*miss) bool) (n []int, names []string) {
		n = make([]int, len(groups))
		for i := range all {
			if m := &all[i]; want(m) {
				n[m.group]++
				names = append(names, m.name)
			}
		}
		return n, names
	}
	for _, w := range wheres {
		n, names := countBy(func(m *miss) bool { return m.where == w })
		confirmed, _ := countBy(func(m *miss) bool { return m.where == w && m.confirmed })
		row := []any{w}
		for g := range groups {
			row = append(row, n[g], confirmed[g])
		}
		if len(names) > 0 {
			places.Add(row...)
		}
		if len(names) > 0 && w != inThin {
			places.Notes = append(places.Notes, fmt.Sprintf("%s: %s", w, strings.Join(names, ", ")))
		}
	}
	for _, w := range whys {
		n, names := countBy(func(m *miss) bool { return !m.confirmed && m.why() == w })
		row := []any{w}
		for g := range groups {
			row = append(row, n[g])
		}
		if len(names) > 0 {
			reasons.Add(row...)
			reasons.Notes = append(reasons.Notes, fmt.Sprintf("%s: %s", w, strings.Join(names, ", ")))
		}
	}
	return slices.DeleteFunc([]*table.Table{places, reasons}, func(t *table.Table) bool { return len(t.Rows) == 0 })
}
