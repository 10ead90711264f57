// The corpus's runs as tables.

package eval

import (
	"fmt"

	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// ImportedTables are the runs by app, and the tools over all runs, or those that are named.
func ImportedTables(all []*Imported, tools []string) []*table.Table {
	return []*table.Table{importedApps(all), importedSums(all, tools)}
}

// importedShown are the tools of the table by app.
var importedShown = []string{toolFull, toolPaper, toolArtifact, toolPublished}

// importedApps has a row for each run.
func importedApps(all []*Imported) *table.Table {
	t := &table.Table{Title: "Imported logs against oracles made by hand: records of the slice, precision and recall", Head: []string{"app", "records", "oracle", "thin", "full", "prec", "rec", toolPaper, "prec", "rec", toolArtifact, "prec", "rec", toolPublished, "prec", "rec"}}
	for _, x := range all {
		if x.Failure != "" {
			t.Notes = append(t.Notes, fmt.Sprintf("%s: %s", x.App, x.Failure))
			continue
		}
		row := []any{x.App, x.Records, orDash(x.Oracle > 0, x.Oracle), x.tool(toolThin).Records}
		for _, name := range importedShown {
			tool := x.tool(name)
			row = append(row, orDash(tool.Name != "", tool.Records),
				orDash(x.Oracle > 0 && tool.Sure > 0, percent(tool.Common, tool.Sure)), orDash(x.Oracle > 0 && tool.Name != "", percent(tool.Common, x.Oracle)))
		}
		t.Add(row...)
	}
	t.Notes = append(t.Notes,
		toolArtifact+" is what we compute after the published program, "+toolPublished+" the file that it wrote itself.",
		"The slice begins where the crash report says. The thin slice has part of what an oracle has, by design.")
	return t
}

// ImportedClaims is what the suite claims of the full slice: its mean recall and median
// precision against the oracles, and how many root causes it has.
type ImportedClaims struct{ Recall, Precision, Root float64 }

// CorpusClaims are those of the crash corpus that the project is developed with.
var CorpusClaims = ImportedClaims{Recall: 1, Precision: 0.95, Root: 1}

// Check returns the claims that do not hold.
func (c *ImportedClaims) Check(all []*Imported) []string {
	var recall, precision []float64
	var roots Share
	for _, x := range all {
		if x.Oracle == 0 {
			continue
		}
		full := x.tool(toolFull)
		recall, precision = append(recall, ratio(full.Common, x.Oracle)), append(precision, ratio(full.Common, full.Sure))
		roots.add(full.Root)
	}
	if len(recall) == 0 {
		return []string{"no run has an oracle"}
	}
	var failed []string
	least := func(what string, got, claimed float64) {
		if got < claimed {
			failed = append(failed, fmt.Sprintf("%s: %.1f %%, claimed are %.0f %%", what, 100*got, 100*claimed))
		}
	}
	least("recall of the full slice, in the mean", stats.Mean(recall), c.Recall)
	least("precision of the full slice, in the median", stats.Median(precision), c.Precision)
	if roots.Of > 0 {
		least("root causes in the full slice", ratio(roots.Right, roots.Of), c.Root)
	}
	return failed
}

// tool is a tool's slice of the run, empty if there is none.
func (x *Imported) tool(name string) ImportedTool {
	for _, t := range x.Tools {
		if t.Name == name {
			return t
		}
	}
	return ImportedTool{}
}

// importedSums has a row for each tool.
func importedSums(all []*Imported, only []string) *table.Table {
	t := &table.Table{Title: "The same logs, by tool", Head: []string{"tool", "runs", "median", "mean", "precision: median", "mean", "recall: median", "mean", "root cause", "full against it: p", "A12"}}
	for _, name := range ImportedToolNames {
		if !wanted(only, name) {
			continue
		}
		var sizes, precision, recall, ours []float64
		var roots Share
		for _, x := range all {
			tool := x.tool(name)
			if tool.Name == "" {
				continue
			}
			sizes, ours = append(sizes, float64(tool.Records)), append(ours, float64(x.tool(toolFull).Records))
			if x.Oracle > 0 {
				precision = append(precision, ratio(tool.Common, tool.Sure))
				recall = append(recall, ratio(tool.Common, x.Oracle))
			}
			if tool.Root.Of > 0 {
				roots.add(Share{count(tool.Root.Right > 0), 1})
			}
		}
		if len(sizes) == 0 {
			continue
		}
		p, effect := "-", "-"
		if name != toolFull {
			p, effect = against(ours, sizes)
		}
		mean := func(list []float64) [2]string {
			if len(list) == 0 {
				return [2]string{"-", "-"}
			}
			return [2]string{fmt.Sprintf("%.0f %%", 100*stats.Median(list)), fmt.Sprintf("%.0f %%", 100*stats.Mean(list))}
		}
		exact, complete := mean(precision), mean(recall)
		t.Add(name, len(sizes), stats.Median(sizes), stats.Mean(sizes), exact[0], exact[1], complete[0], complete[1], ofMarks(roots), p, effect)
		t.Boxes = append(t.Boxes, table.Box{Name: name, Values: sizes})
	}
	return t
}

func ratio(n, of int) float64 {
	if of == 0 {
		return 0
	}
	return float64(n) / float64(of)
}

func percent(n, of int) string { return fmt.Sprintf("%.0f %%", 100*ratio(n, of)) }

// orDash is a cell that may have nothing to say.
func orDash(told bool, v any) any {
	if told {
		return v
	}
	return "-"
}
