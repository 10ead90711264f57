package eval

import (
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

// The recorded runs of the crash corpus reach what is claimed of them, and the page says
// what was measured.
func TestCorpus(t *testing.T) {
	if testing.Short() {
		t.Skip("slices all runs by all tools")
	}
	all, err := Corpus(context.Background(), corpus.Dir(t))
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != len(corpus.Crashes) {
		t.Errorf("%d runs of %d", len(all), len(corpus.Crashes))
	}
	for _, failed := range CorpusClaims.Check(all) {
		t.Error(failed)
	}
	for _, x := range all {
		if paper := x.tool(toolPaper); x.Oracle > 0 && paper.Common >= x.tool(toolFull).Common {
			t.Errorf("%s: Algorithm 2 has %d of %d records, the full slice %d", x.App, paper.Common, x.Oracle, x.tool(toolFull).Common)
		}
	}
	onPage(t, "corpus", ImportedTables(all, nil)...)
}

// What is claimed of runs is counted as it should be, and each claim can fail.
func TestImportedClaims(t *testing.T) {
	run := func(common, sure, roots int) *Imported {
		return &Imported{App: "a", Oracle: 4, Tools: []ImportedTool{{Name: toolFull, Records: 9, Common: common, Sure: sure, Root: Share{roots, 1}}}}
	}
	c := ImportedClaims{Recall: 1, Precision: 0.9, Root: 1}
	if got := c.Check([]*Imported{run(4, 4, 1), {App: "nobody looked"}}); len(got) > 0 {
		t.Errorf("all is reached, and fails %q", got)
	}
	got := strings.Join(c.Check([]*Imported{run(3, 5, 0)}), "; ")
	if want := "recall of the full slice, in the mean: 75.0 %, claimed are 100 %; precision of the full slice, in the median: 60.0 %, claimed are 90 %; root causes in the full slice: 0.0 %, claimed are 100 %"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := c.Check(nil); len(got) != 1 {
		t.Errorf("nothing at all fails %q", got)
	}
}

// A folder without recorded runs is no corpus.
func TestNoCorpus(t *testing.T) {
	if _, err := Corpus(context.Background(), t.TempDir()); err == nil || !strings.Contains(err.Error(), errNoCorpus.Error()) {
		t.Errorf("error %v", err)
	}
}
