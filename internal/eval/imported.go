// Recorded runs of published apps, sliced and compared with what people found by hand.

package eval

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/logged"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/baseline"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// toolPublished is the slice file that was published with a log.
const toolPublished = "published"

// ImportedToolNames are what runs of a corpus are sliced by, in the order of the tables.
var ImportedToolNames = []string{toolThin, toolFull, toolRelevant, toolData, toolPaper, toolArtifact, toolPublished, toolStatThin, toolStatFull, toolExecuted}

// Imported is a recorded run of a corpus, as its tools slice it: records of its log are
// what is counted.
type Imported struct {
	App     string `json:"app"`
	Records int    `json:"records"`
	// Failure says why there is no slice; the rest is empty then.
	Failure string         `json:"failure,omitempty"`
	Oracle  int            `json:"oracle,omitempty"` // records found by hand; 0: nobody looked
	Notes   []string       `json:"notes,omitempty"`  // what was assumed to find where the slice begins
	Tools   []ImportedTool `json:"tools,omitempty"`
}

// ImportedTool is a tool's slice of a recorded run. Common and Sure are zero where there
// is no oracle.
type ImportedTool struct {
	Name    string `json:"name"`
	Records int    `json:"records"`
	Common  int    `json:"common"`        // with the oracle
	Sure    int    `json:"sure"`          // those that the oracle judges at all
	Root    Share  `json:"root,omitzero"` // records of the root cause, where the oracle tells
}

// errNoCorpus says that a folder is no corpus.
var errNoCorpus = errors.New("no folder crashes/APP with app.apk, crash.txt and reduced.trace.txt.gz")

// Corpus slices the recorded runs below a folder: crashes/APP has app.apk, crash.txt,
// reduced.trace.txt.gz and perhaps reduced.esdroid-slice.dat, oracles/APP.txt what the
// slice should have.
func Corpus(ctx context.Context, dir string) ([]*Imported, error) {
	logs, err := filepath.Glob(filepath.Join(dir, "crashes", "*", "reduced.trace.txt.gz"))
	if err != nil {
		return nil, err
	}
	if len(logs) == 0 {
		return nil, fmt.Errorf("%s: %w", dir, errNoCorpus)
	}
	var all []*Imported
	for _, log := range logs {
		folder := filepath.Dir(log)
		x, err := importedRun(ctx, folder, filepath.Join(dir, "oracles", filepath.Base(folder)+".txt"))
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", folder, err)
		}
		all = append(all, x)
	}
	return all, nil
}

// importedRun slices the run in a folder by all tools.
func importedRun(ctx context.Context, folder, oraclePath string) (*Imported, error) {
	app, log, err := openLog(folder)
	if err != nil {
		return nil, err
	}
	g, err := app.Replay(log)
	if err != nil {
		return nil, err
	}
	x := &Imported{App: filepath.Base(folder), Records: log.Accepted}
	reports, err := crash.ParseFile(filepath.Join(folder, "crash.txt"))
	if err != nil {
		return nil, err
	}
	g, found, err := app.Find(log, g, reports)
	if err != nil {
		x.Failure = err.Error()
		return x, nil
	}
	r := &pipeline.Replayed{App: app.Package, Code: app.Code, Graph: g, Criterion: found.Criterion}
	x.Notes = found.Notes
	var oracle *baseline.Positions
	switch data, err := os.ReadFile(oraclePath); {
	case err == nil:
		if oracle, err = baseline.ReadPositions(data); err != nil {
			return nil, fmt.Errorf("%s: %w", oraclePath, err)
		}
		x.Oracle = len(records(r.Graph, oracle.In))
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	sets, err := recordsOf(ctx, r, log, reports, folder)
	if err != nil {
		return nil, err
	}
	for _, name := range ImportedToolNames {
		if set, ok := sets[name]; ok {
			x.Tools = append(x.Tools, judgeRecords(name, records(r.Graph, set), r.Graph, oracle))
		}
	}
	return x, nil
}

// openLog opens the log in a folder and its app.
func openLog(folder string) (*logged.App, *esdroidlog.Log, error) {
	app, err := apk.Open(filepath.Join(folder, "app.apk"))
	if err != nil {
		return nil, nil, err
	}
	p, err := app.Program()
	if err != nil {
		return nil, nil, err
	}
	file, err := os.Open(filepath.Join(folder, "reduced.trace.txt.gz"))
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	log, err := esdroidlog.Read(file)
	if err != nil {
		return nil, nil, err
	}
	set, err := android.NewSummarySet()
	return &logged.App{Package: app, Code: jimple.New(p), Summaries: set}, log, err
}

// recordsOf are the records that each tool's slice has.
func recordsOf(ctx context.Context, r *pipeline.Replayed, log *esdroidlog.Log, reports []crash.Report, folder string) (map[string]map[int]bool, error) {
	g, c := r.Graph, r.Criterion
	sets := map[string]map[int]bool{}
	for name, nodes := range map[string][]dynamic.Node{
		toolThin: g.Backward(c, dynamic.Thin).Nodes, toolFull: g.Backward(c, dynamic.Full).Nodes,
		toolRelevant: omission.Relevant(g, c).Nodes, toolData: dataOnly(r), toolPaper: baseline.Algorithm2(g, c.Node),
	} {
		sets[name] = map[int]bool{}
		for _, n := range nodes {
			sets[name][g.Position(n)] = true
		}
	}
	sets[toolArtifact], sets[toolExecuted] = map[int]bool{}, map[int]bool{}
	for _, p := range baseline.Artifact(log, g.Position(c.Node)) {
		sets[toolArtifact][p] = true
	}
	statics, err := staticSlices(ctx, r, &reports[0])
	if err != nil {
		return nil, err
	}
	for name := range statics {
		sets[name] = map[int]bool{}
	}
	for n := range c.Node + 1 {
		p := g.Position(n)
		if p < 0 {
			continue
		}
		sets[toolExecuted][p] = true
		m, pc := g.Where(n)
		body, err := r.Code.Body(m)
		if err != nil {
			continue
		}
		first, end := body.At(pc)
		for name, s := range statics {
			for stmt := first; stmt < end; stmt++ {
				if _, ok := s.Find(criterion.Ref{Method: m, Stmt: stmt}); ok {
					sets[name][p] = true
				}
			}
		}
	}
	data, err := os.ReadFile(filepath.Join(folder, "reduced.esdroid-slice.dat"))
	if errors.Is(err, fs.ErrNotExist) {
		return sets, nil
	}
	if err != nil {
		return nil, err
	}
	published, err := baseline.ReadPositions(data)
	if err != nil {
		return nil, err
	}
	sets[toolPublished] = published.In
	return sets, nil
}

// records gives each record of a log one position: the log may hold it twice.
func records(g *dynamic.Graph, positions map[int]bool) map[int]bool {
	out := map[int]bool{}
	for p := range positions {
		if n, ok := g.AtPosition(p); ok {
			p = g.Position(n)
		}
		if p >= 0 {
			out[p] = true
		}
	}
	return out
}

// judgeRecords compares a tool's records with those of an oracle, which may be nil.
func judgeRecords(name string, set map[int]bool, g *dynamic.Graph, oracle *baseline.Positions) ImportedTool {
	t := ImportedTool{Name: name, Records: len(set)}
	if oracle == nil {
		return t
	}
	in, maybe, roots := records(g, oracle.In), records(g, oracle.Maybe), records(g, oracle.Roots)
	for p := range set {
		t.Common += count(in[p])
		t.Sure += count(in[p] || !maybe[p])
	}
	for p := range roots {
		t.Root.add(Share{count(set[p]), 1})
	}
	return t
}
