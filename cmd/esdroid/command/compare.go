// esdroid compare: a dynamic slice against oracles and other tools' slices.

package command

import (
	"fmt"
	"os"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/slice/baseline"
	"github.com/esdroid/esdroid/slice/dynamic"
)

func init() { subcommands = append(subcommands, newCompare) }

// compareFlags are the flags of esdroid compare.
type compareFlags struct {
	explainFlags
	algorithm string
}

// The algorithms that compare knows.
const (
	algorithmOurs     = "esdroid"
	algorithmPaper    = "paper-algorithm-2"
	algorithmArtifact = "esdroid-artifact"
)

func newCompare() *cobra.Command {
	var f compareFlags
	c := &cobra.Command{
		Use:   "compare TRACE APP OTHER",
		Short: "Compare a dynamic slice with an oracle or another tool's slice: precision and recall",
		Long: `Compare the full dynamic slice of a run with OTHER:

- an oracle (lines position, kind, note, separated by tabs) or ESDroid's slice
  file (.dat): statements are compared by their position in the log. Lines of an
  oracle whose note begins or ends with a question mark count neither for nor
  against.
- Mandoline's result file or hand-made slice (.csv): statements are compared by
  class, method and what they do, since the files name no positions.

TRACE is a trace that was imported from a log, or the log itself. Without
--crash, --at and --position the slice starts where OTHER does.

--algorithm measures what others compute on the same run: paper-algorithm-2 is
the algorithm as the ESDroid paper prints it, esdroid-artifact what the program
published with it does, approximately (it needs the log itself).`,
		Example: `  esdroid compare reduced.trace.txt.gz app.apk oracle.txt
  esdroid compare run.trace app.apk app_bw_dynamic.dat --crash crash.txt
  esdroid compare logcat.txt app.apk oracle.txt --algorithm esdroid-artifact`,
		Args: cli.UsageArgs(cobra.ExactArgs(3)),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := f.compare(args[0], args[1], args[2])
			if err != nil {
				return err
			}
			if f.out.Json {
				return cli.PrintJSON(c.OutOrStdout(), r)
			}
			w := c.OutOrStdout()
			fmt.Fprintf(w, "ours %d, theirs %d, common %d: precision %.1f %%, recall %.1f %%\n", r.Ours, r.Theirs, r.Common, 100*r.Precision, 100*r.Recall)
			if len(r.StatementsOnlyOurs)+len(r.StatementsOnlyTheirs) > 0 {
				for _, s := range r.StatementsOnlyOurs {
					fmt.Fprintf(w, "only ours   %s\n", s)
				}
				for _, s := range r.StatementsOnlyTheirs {
					fmt.Fprintf(w, "only theirs %s\n", s)
				}
				return nil
			}
			fmt.Fprintf(w, "only ours   %v\nonly theirs %v\n", r.OnlyOurs, r.OnlyTheirs)
			return nil
		},
	}
	c.Flags().StringVar(&f.crash, "crash", "", "text with the crash report")
	c.Flags().StringVar(&f.at, "at", "", "statement reference: a method, @ and its pc in hex")
	c.Flags().StringVar(&f.position, "position", "", "position in the log; without a criterion, the one on the first line of OTHER")
	c.Flags().IntSliceVar(&f.operands, "operand", nil, "operands at fault")
	c.Flags().StringVar(&f.summaries, "summaries", "", "file with summaries of framework methods")
	c.Flags().StringVar(&f.algorithm, "algorithm", algorithmOurs, "whose slice to compare: esdroid, paper-algorithm-2 or esdroid-artifact")
	c.Flags().BoolVar(&f.out.Json, "json", false, "write JSON")
	return c
}

func (f *compareFlags) compare(tracePath, appPath, otherPath string) (*comparison, error) {
	switch f.algorithm {
	case algorithmOurs, algorithmPaper, algorithmArtifact:
	default:
		return nil, &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("unknown algorithm %q, choose esdroid, paper-algorithm-2 or esdroid-artifact", f.algorithm)}
	}
	other, err := readOther(otherPath)
	if err != nil {
		return nil, cli.InApp(otherPath, err)
	}
	if f.crash == "" && f.at == "" && f.position == "" && other.First >= 0 {
		f.position = strconv.Itoa(other.First)
	}
	rec, err := traces.OpenRecording(tracePath, appPath, f.summaries)
	if err != nil {
		return nil, err
	}
	if other.rows != nil && f.crash == "" && f.at == "" && f.position == "" {
		n, ok := lastExecution(rec, other.rows[0])
		if !ok {
			return nil, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("the criterion of %s did not run in this trace", otherPath)}
		}
		f.position = "" // the node decides
		return f.against(rec, tracePath, dynamic.Criterion{Node: n}, other)
	}
	c, err := f.criterion(rec)
	if err != nil {
		return nil, err
	}
	return f.against(rec, tracePath, c, other)
}

// against slices from a criterion and counts what the two slices share.
func (f *compareFlags) against(rec *traces.Recording, tracePath string, c dynamic.Criterion, other *otherSlice) (*comparison, error) {
	if len(f.operands) > 0 {
		c.Operands = f.operands
	}
	var nodes []dynamic.Node
	var certain func(func(int) bool) map[dynamic.Node]bool
	switch f.algorithm {
	case algorithmOurs:
		x, err := rec.Graph.Explain(rec.Graph.Backward(c, dynamic.Full), rec.Code, dynamic.Shown{})
		if err != nil {
			return nil, err
		}
		for i := range x.Elements {
			if !x.Elements[i].Event {
				nodes = append(nodes, dynamic.Node(x.Elements[i].ID))
			}
		}
		certain = func(without func(int) bool) map[dynamic.Node]bool { return reachedWithout(x, without) }
	case algorithmPaper:
		nodes = baseline.Algorithm2(rec.Graph, c.Node)
	case algorithmArtifact:
		list, err := artifactSlice(rec, tracePath, c.Node)
		if err != nil {
			return nil, err
		}
		nodes = list
	}
	if other.rows != nil {
		return compareStatements(rec, nodes, other.rows), nil
	}
	return comparePositions(rec.Graph, nodes, certain, other), nil
}

// reachedWithout returns the elements on which the criterion depends without those at
// some positions of the log.
func reachedWithout(x *dynamic.Explanation, without func(position int) bool) map[dynamic.Node]bool {
	seen := map[dynamic.Node]bool{x.Criterion.Node: true}
	for work := []dynamic.Node{x.Criterion.Node}; len(work) > 0; {
		e, ok := x.Find(int(work[len(work)-1]))
		work = work[:len(work)-1]
		if !ok {
			continue
		}
		for _, l := range e.DependsOn {
			n := dynamic.Node(l.Element)
			if p := x.Graph.Position(n); !seen[n] && (p < 0 || !without(p)) {
				seen[n] = true
				work = append(work, n)
			}
		}
	}
	return seen
}

// artifactSlice computes the slice of the published program from the log.
func artifactSlice(rec *traces.Recording, path string, criterion dynamic.Node) ([]dynamic.Node, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if trace.IsTrace(data) {
		return nil, &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%s works on names in the log: give the log instead of the trace", algorithmArtifact)}
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	log, err := esdroidlog.Read(file)
	if err != nil {
		return nil, cli.InApp(path, err)
	}
	var out []dynamic.Node
	for _, p := range baseline.Artifact(log, rec.Graph.Position(criterion)) {
		if n, ok := rec.Graph.AtPosition(p); ok {
			out = append(out, n)
		}
	}
	return out, nil
}
