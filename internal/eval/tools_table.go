// The tools side by side, and what is left of a run, beside what the papers have.

package eval

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// toolRun is what all tools made of one run.
type toolRun struct {
	tools []Tool
	there bool // the faulty line is one that can be found
}

// toolTable has a row for each tool; only those named, if any are. Sizes are compared with
// those of the full slice, over the same runs.
func toolTable(runs []toolRun, only []string) *table.Table {
	t := &table.Table{Title: "Slices of the same runs, in source lines", Head: []string{"tool", "runs", "fault found", "median", "mean", "marked in", "marked out", "full against it: p", "A12"}}
	reference := sizesOf(runs, toolFull)
	for _, name := range ToolNames {
		if !wanted(only, name) {
			continue
		}
		var sizes []float64
		var ours, theirs []float64
		var faults, in, out Share
		for i, r := range runs {
			at := slices.IndexFunc(r.tools, func(t Tool) bool { return t.Name == name })
			if at < 0 {
				continue
			}
			tool := r.tools[at]
			sizes = append(sizes, float64(tool.Lines))
			if r.there {
				faults.add(Share{count(tool.Found), 1})
			}
			in.add(tool.Right)
			out.add(tool.Wrong)
			if n, ok := reference[i]; ok {
				ours, theirs = append(ours, n), append(theirs, float64(tool.Lines))
			}
		}
		if len(sizes) == 0 {
			continue
		}
		p, effect := "-", "-"
		if name != toolFull && len(ours) > 0 {
			p, effect = against(ours, theirs)
		}
		t.Add(name, len(sizes), faults, stats.Median(sizes), stats.Mean(sizes), ofMarks(in), ofMarks(out), p, effect)
		t.Boxes = append(t.Boxes, table.Box{Name: name, Values: sizes})
	}
	t.Notes = append(t.Notes,
		"The papers, on other apps and in Jimple statements: ESDroid's slices against AndroidSlicer's p below 0.00001, A12 0.56; against Mandoline's a mean of 145 to 175.")
	return t
}

// wanted tells whether a tool is among those that are named, if any are.
func wanted(only []string, name string) bool { return len(only) == 0 || slices.Contains(only, name) }

// against compares pairs: the chance that Wilcoxon's test gives to no difference, and how
// often the first is larger (Vargha and Delaney's A12).
func against(a, b []float64) (p, effect string) {
	_, chance := stats.SignedRank(a, b)
	return fmt.Sprintf("%.2g", chance), fmt.Sprintf("%.2f", stats.Effect(a, b))
}

// ofMarks is a share of marked lines, if there are any.
func ofMarks(s Share) string {
	if s.Of == 0 {
		return "-"
	}
	return s.String()
}

// sizesOf are the sizes of a tool's slices, by run.
func sizesOf(runs []toolRun, name string) map[int]float64 {
	sizes := map[int]float64{}
	for i, r := range runs {
		for _, t := range r.tools {
			if t.Name == name {
				sizes[i] = float64(t.Lines)
			}
		}
	}
	return sizes
}

// workTable is what ran before and after events were reduced, and what the slice has of
// it, beside the means of Tables 5 and 6 of the ESDroid paper.
func workTable(scores []*Score) *table.Table {
	t := &table.Table{Title: "What ran, and what is left of it", Head: []string{"of", "mean", "reduced", "less", "paper: mean", "reduced", "less"}}
	for _, row := range []struct {
		name            string
		before, after   func(*Score) int
		mean, left, pct float64 // of the paper
	}{
		{"events", func(s *Score) int { return s.Original.Events }, func(s *Score) int { return s.Reduced.Events }, 143, 6, 87},
		{"callbacks", func(s *Score) int { return s.Original.Callbacks }, func(s *Score) int { return s.Reduced.Callbacks }, 130, 89, 42},
		{"calls", func(s *Score) int { return s.Original.Calls }, func(s *Score) int { return s.Reduced.Calls }, 18279, 10632, 42},
		{"instructions", func(s *Score) int { return s.Original.Instructions }, func(s *Score) int { return s.Reduced.Instructions }, 398720, 174780, 45},
		{"instructions, of the slice", func(s *Score) int { return s.Original.Instructions }, func(s *Score) int { return s.Sliced }, 392780, 1336, 94},
	} {
		var before, after, less []float64
		for _, s := range scores {
			b, a := float64(row.before(s)), float64(row.after(s))
			if s.Failure != "" || b == 0 {
				continue
			}
			before, after, less = append(before, b), append(after, a), append(less, 100*(b-a)/b)
		}
		if len(before) > 0 {
			percent := func(x float64) string { return fmt.Sprintf("%.0f %%", x) }
			t.Add(row.name, stats.Mean(before), stats.Mean(after), percent(stats.Mean(less)), row.mean, row.left, percent(row.pct))
		}
	}
	t.Notes = []string{"Less is the mean over the apps. The paper's runs are of Monkey on phones, ours short recordings; its instructions are of Jimple, ours of Dalvik. Times are no part of it: two runs print the same."}
	return t
}
