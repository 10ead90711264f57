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
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// Recording is a replayed run with the app's code.
type Recording struct {
	Graph *dynamic.Graph
	Code  *jimple.Program
}

// indexSuffix is added to a trace's name for its index.
const indexSuffix = ".index"

// OpenRecording opens an app and a trace or log of it, and replays it; where a
// fitting index is beside the trace, that is read instead.
func OpenRecording(tracePath, appPath, summaries string) (*Recording, error) {
	data, err := os.ReadFile(tracePath)
	if err != nil {
		return nil, err
	}
	code, err := cli.OpenProgram(appPath)
	if err != nil {
		return nil, err
	}
	key, err := indexKey(data, code.Dex, summaries)
	if err != nil {
		return nil, err
	}
	app, err := apk.Open(appPath)
	if err != nil {
		return nil, err
	}
	g := readIndex(tracePath+indexSuffix, key, code.Dex)
	if g == nil {
		if g, err = rerun(tracePath, data, app, code.Dex, summaries); err != nil {
			return nil, err
		}
	}
	g.SetLibraries(replay.ReadLibraries(app))
	return &Recording{g, code}, nil
}

// rerun replays the trace or log that data holds.
func rerun(tracePath string, data []byte, app *apk.App, p *dex.Program, summaries string) (*dynamic.Graph, error) {
	if !trace.IsTrace(data) {
		imported, err := importInMemory(tracePath, data, p)
		if err != nil {
			return nil, cli.InApp(tracePath, err)
		}
		data = imported
	}
	r, err := trace.NewReader(data)
	if err != nil {
		return nil, cli.InApp(tracePath, err)
	}
	set, err := OpenSummaries(summaries)
	if err != nil {
		return nil, err
	}
	g, err := replay.Replay(r, p, set, replay.WithLayouts(replay.ReadLayouts(app)))
	return g, cli.InApp(tracePath, err)
}

// importInMemory makes a trace of a log of ESDroid or AndroidSlicer.
func importInMemory(path string, data []byte, p *dex.Program) ([]byte, error) {
	log, err := esdroidlog.Read(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("neither a trace of esdroid nor a log that can be imported as it is: %w", err)
	}
	var out bytes.Buffer
	_, err = importLog(log, p, &out, trace.Header{Dex: trace.Identify(p.Files), Origin: "esdroid-log", Note: filepath.Base(path)})
	return out.Bytes(), err
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
