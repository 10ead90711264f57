// Comparing what two sides show.

package platform

import (
	"fmt"
	"sort"
)

// near is how far places and sizes may differ, in pixels.
const near = 2

// A Difference is a view that is not the same on both sides.
type Difference struct {
	Event     string
	Want, Got *View // nil where a side has no such view
	What      string
}

func (d Difference) String() string {
	return fmt.Sprintf("after %s: %s\n    want %s\n    got  %s", d.Event, d.What, d.Want, d.Got)
}

// String is the view in one line.
func (v *View) String() string {
	if v == nil {
		return "nothing"
	}
	s := fmt.Sprintf("%s %s %d,%d %dx%d", v.Class, v.ID, v.Left, v.Top, v.Width, v.Height)
	for _, f := range []struct {
		on   bool
		name string
	}{{v.Hidden, "hidden"}, {v.Clickable, "clickable"}, {v.Disabled, "disabled"}, {v.Selected, "selected"}, {v.Focused, "focused"}, {v.Checked, "checked"}} {
		if f.on {
			s += " " + f.name
		}
	}
	if v.IsText {
		s += fmt.Sprintf(" %q", v.Text)
	}
	return s
}

// Agreement counts the views of both sides and those that agree in class, id, place,
// size, visibility, text, and in whether they are enabled, clickable, selected, focused
// and checked.
type Agreement struct {
	Views, Equal int
	Differences  []Difference
}

// Rate is the share of views that agree.
func (a *Agreement) Rate() float64 {
	if a.Views == 0 {
		return 0
	}
	return float64(a.Equal) / float64(a.Views)
}

// Add adds what another comparison counted.
func (a *Agreement) Add(b Agreement) {
	a.Views += b.Views
	a.Equal += b.Equal
	a.Differences = append(a.Differences, b.Differences...)
}

// Compare compares the windows after an event. Views of a parent are matched by class and
// id in their order, so that one view too many is one difference.
func Compare(event string, want, got []*View) Agreement {
	var a Agreement
	a.lists(event, want, got)
	return a
}

func (a *Agreement) lists(event string, want, got []*View) {
	pairs := match(want, got)
	taken := make(map[*View]bool, len(got))
	for _, w := range want {
		g := pairs[w]
		if g == nil {
			w.Each(func(v *View) {
				a.Views++
				a.Differences = append(a.Differences, Difference{event, v, nil, "missing"})
			})
			continue
		}
		taken[g] = true
		a.Views++
		if what := differ(w, g); what != "" {
			a.Differences = append(a.Differences, Difference{event, w, g, what})
		} else {
			a.Equal++
		}
		a.lists(event, w.Children, g.Children)
	}
	for _, g := range got {
		if !taken[g] {
			g.Each(func(v *View) {
				a.Views++
				a.Differences = append(a.Differences, Difference{event, nil, v, "too many"})
			})
		}
	}
}

// match pairs siblings: the longest common subsequence by class and id.
func match(want, got []*View) map[*View]*View {
	same := func(w, g *View) bool { return w.Class == g.Class && w.ID == g.ID }
	best := make([][]int, len(want)+1)
	for i := range best {
		best[i] = make([]int, len(got)+1)
	}
	for i := len(want) - 1; i >= 0; i-- {
		for j := len(got) - 1; j >= 0; j-- {
			if same(want[i], got[j]) {
				best[i][j] = best[i+1][j+1] + 1
			} else {
				best[i][j] = max(best[i+1][j], best[i][j+1])
			}
		}
	}
	pairs := make(map[*View]*View)
	for i, j := 0, 0; i < len(want) && j < len(got); {
		switch {
		case same(want[i], got[j]):
			pairs[want[i]] = got[j]
			i++
			j++
		case best[i+1][j] >= best[i][j+1]:
			i++
		default:
			j++
		}
	}
	return pairs
}

// differ says in what two views differ, "" if they agree.
func differ(w, g *View) string {
	var what string
	add := func(differs bool, name string) {
		if !differs {
			return
		}
		if what != "" {
			what += ", "
		}
		what += name
	}
	far := func(a, b int) bool { return a-b > near || b-a > near }
	add(far(w.Left, g.Left) || far(w.Top, g.Top), "place")
	add(far(w.Width, g.Width) || far(w.Height, g.Height), "size")
	add(w.Hidden != g.Hidden, "visibility")
	add(w.Disabled != g.Disabled, "enabled")
	add(w.Clickable != g.Clickable, "clickable")
	add(w.Selected != g.Selected, "selected")
	add(w.Focused != g.Focused, "focused")
	add(w.Checked != g.Checked, "checked")
	add(w.IsText && g.IsText && w.Text != g.Text, "text")
	return what
}

// Summary counts differences by what they are and the view's class, most frequent first.
func (a *Agreement) Summary() []string {
	counts := make(map[string]int)
	for _, d := range a.Differences {
		v := d.Want
		if v == nil {
			v = d.Got
		}
		counts[d.What+" of "+v.Class]++
	}
	var lines []string
	for k := range counts {
		lines = append(lines, k)
	}
	sort.Slice(lines, func(i, j int) bool {
		if counts[lines[i]] != counts[lines[j]] {
			return counts[lines[i]] > counts[lines[j]]
		}
		return lines[i] < lines[j]
	})
	for i, k := range lines {
		lines[i] = fmt.Sprintf("%5d %s", counts[k], k)
	}
	return lines
}
