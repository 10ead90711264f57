// esdroid why over a recorded run: the shortest way that dependences took.

package command

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// dynamicWay are the flags of why over a run.
type dynamicWay struct {
	app, summaries string
	thin, json     bool
}

// isRecording tells a trace or a log from an app, by its beginning.
func isRecording(path string) (bool, error) {
	f, err := os.Open(path)
	if err != nil {
		return false, err
	}
	defer f.Close()
	head, err := bufio.NewReaderSize(f, 1<<14).Peek(1 << 14)
	if err != nil && !errors.Is(err, io.EOF) {
		return false, nil // a folder of splits, for one
	}
	gzip := len(head) > 2 && head[0] == 0x1f && head[1] == 0x8b
	return trace.IsTrace(head) || gzip || esdroidlog.Detect(head), nil
}

func (d *dynamicWay) run(out io.Writer, tracePath, from, to string) error {
	appPath := d.app
	if appPath == "" {
		found, err := traces.AppOfTrace(tracePath)
		if err != nil {
			return err
		}
		appPath = found
	}
	rec, err := traces.OpenRecording(tracePath, appPath, d.summaries)
	if err != nil {
		return err
	}
	targets, err := executions(rec, to)
	if err != nil {
		return err
	}
	sources, err := executions(rec, from)
	if err != nil {
		return err
	}
	target := dynamic.Criterion{Node: slices.Max(targets)}
	if crash, ok := recordedCrash(rec); ok && slices.Contains(targets, crash.Criterion.Node) {
		target = crash.Criterion // what is at fault there, as explain says it
	}
	// A way that a value took says more than a shorter one by conditions and objects.
	way := rec.Graph.Way(sources, target, dynamic.Thin)
	if way == nil && !d.thin {
		way = rec.Graph.Way(sources, target, dynamic.Full)
	}
	if way == nil {
		return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("in this run %s does not depend on %s", to, from)}
	}
	w, err := report.NewDynamicWay(rec.Graph, way, rec.Code)
	if err != nil {
		return err
	}
	if d.json {
		return cli.PrintJSON(out, w)
	}
	return w.Text(out)
}

// executions returns the nodes of the executions of a statement, a source line
// or an element's number.
func executions(rec *traces.Recording, text string) ([]dynamic.Node, error) {
	if number, ok := strings.CutPrefix(text, "#"); ok {
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 || n >= rec.Graph.Len() {
			return nil, &cli.ExitError{Code: cli.ExitBadInput, Err: fmt.Errorf("%s: the run has elements #0 to #%d", text, rec.Graph.Len()-1)}
		}
		return []dynamic.Node{dynamic.Node(n)}, nil
	}
	refs, err := statementsOf(rec.Code, text)
	if err != nil {
		return nil, err
	}
	var out []dynamic.Node
	for _, r := range refs {
		b, err := rec.Code.Body(r.Method)
		if err != nil {
			return nil, err
		}
		out = append(out, rec.Graph.Executions(r.Method, b.Stmts[r.Stmt].PC)...)
	}
	if len(out) == 0 {
		return nil, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s did not run in this trace", text)}
	}
	return out, nil
}
