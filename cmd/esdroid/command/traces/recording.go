// A recorded run as commands use it: a trace, or another tool's log, replayed
// over its app; or the index of such a run that was kept.

package traces

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/fault"
	"github.com/esdroid/esdroid/internal/logged"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// Recording is a replayed run with the app's code.
type Recording struct {
	Graph *dynamic.Graph
	Code  *jimple.Program
	app   *logged.App
	log   *esdroidlog.Log // nil if it was no log
}

// Find finds the crash of one of the reports. The graph of a log that lost the crash's
// record becomes one with it.
func (rec *Recording) Find(reports []crash.Report) (fault.Fault, error) {
	if rec.log == nil {
		return fault.Find(rec.Code, rec.Graph, reports)
	}
	g, found, err := rec.app.Find(rec.log, rec.Graph, reports)
	rec.Graph = g
	return found, err
}

// indexSuffix is added to a trace's name for its index.
const indexSuffix = ".index"

// OpenRecording opens an app and a trace or log of it, and replays it; where a
// fitting index is beside the trace, that is read instead.
func OpenRecording(tracePath, appPath, summaries string) (*Recording, error) {
	rec, data, key, err := openRun(tracePath, appPath, summaries)
	if err != nil {
		return nil, err
	}
	if rec.Graph = readIndex(tracePath+indexSuffix, key, rec.Code.Dex); rec.Graph != nil {
		rec.Graph.SetLibraries(replay.ReadLibraries(rec.app.Package))
		return rec, nil
	}
	return rec, cli.InApp(tracePath, rec.replay(data))
}

// openRun opens what OpenRecording does, and replays nothing. It returns the content of
// the trace or log and the key of its index.
func openRun(tracePath, appPath, summaries string) (*Recording, []byte, dynamic.Key, error) {
	var key dynamic.Key
	data, err := os.ReadFile(tracePath)
	if err != nil {
		return nil, nil, key, err
	}
	code, err := cli.OpenProgram(appPath)
	if err != nil {
		return nil, nil, key, err
	}
	if key, err = indexKey(data, code.Dex, summaries); err != nil {
		return nil, nil, key, err
	}
	app, err := apk.Open(appPath)
	if err != nil {
		return nil, nil, key, err
	}
	set, err := OpenSummaries(summaries)
	if err != nil {
		return nil, nil, key, err
	}
	rec := &Recording{Code: code, app: &logged.App{Package: app, Code: code, Summaries: set}}
	if !trace.IsTrace(data) {
		if rec.log, err = esdroidlog.Read(bytes.NewReader(data)); err != nil {
			err = cli.InApp(tracePath, fmt.Errorf("neither a trace of esdroid nor a log that can be imported as it is: %w", err))
		}
	}
	return rec, data, key, err
}

// replay runs the trace or log that data holds.
func (rec *Recording) replay(data []byte) (err error) {
	if rec.log != nil {
		rec.Graph, err = rec.app.Replay(rec.log)
	} else {
		rec.Graph, err = rec.app.Trace(data)
	}
	return err
}

// indexKey identifies what a replay is made of.
func indexKey(data []byte, p *dex.Program, summaries string) (dynamic.Key, error) {
	h := sha256.New()
	h.Write(data)
	for _, d := range trace.Identify(p.Files) {
		h.Write(d.SHA256[:])
	}
	if summaries != "" {
		text, err := os.ReadFile(summaries)
		if err != nil {
			return dynamic.Key{}, err
		}
		h.Write(text)
	}
	io.WriteString(h, cli.Version)
	return dynamic.Key(h.Sum(nil)), nil
}

// readIndex reads an index, nil where there is none that fits: it is a cache.
func readIndex(path string, key dynamic.Key, p *dex.Program) *dynamic.Graph {
	f, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	g, err := dynamic.ReadIndex(f, key, p)
	if err != nil {
		return nil
	}
	return g
}

// AppOfTrace finds the app of a trace in the trace's folder.
func AppOfTrace(path string) (string, error) {
	r, err := trace.Open(path)
	if err != nil {
		return "", err
	}
	found, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*.apk"))
	if err != nil {
		return "", err
	}
	for _, candidate := range found {
		files, err := cli.OpenDex(candidate)
		if err == nil && r.Header.Check(files) == nil {
			return candidate, nil
		}
	}
	return "", &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("none of the packages beside %s is the app that it was recorded with: give it with --app", path)}
}

// Executed returns the last execution of the statement that a reference names.
func (rec *Recording) Executed(ref string) (dynamic.Node, error) {
	method, pc, ok := dex.SplitReference(ref)
	id, found := rec.Code.Dex.FindMethod(method)
	if !ok || !found {
		return dynamic.NoNode, &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%q names no statement of the app; want Lcom/x/Main;->m(I)V@0012", ref)}
	}
	node, ran, _ := rec.Graph.Latest(id, pc)
	if !ran {
		return dynamic.NoNode, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s did not run in this trace", ref)}
	}
	return node, nil
}

// OpenSummaries returns the built-in summaries, with those of a file over them.
func OpenSummaries(path string) (*android.SummarySet, error) {
	set, err := android.NewSummarySet()
	if err != nil || path == "" {
		return set, err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return set, set.Load(path, string(text))
}
