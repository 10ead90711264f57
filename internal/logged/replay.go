// A log as a recorded run.

package logged

import (
	"bytes"
	"io"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// Origin is what the header of a trace says that was made of a log.
const Origin = "esdroid-log"

// App is an app as logs of it are replayed.
type App struct {
	Package   *apk.App
	Code      *jimple.Program
	Summaries *android.SummarySet
}

// Replay runs a log over the app.
func (a *App) Replay(log *esdroidlog.Log) (*dynamic.Graph, error) {
	var data bytes.Buffer
	if _, err := Import(&data, log, a.Code.Dex, a.Summaries, Origin, ""); err != nil {
		return nil, err
	}
	return a.Trace(data.Bytes())
}

// Trace runs a trace over the app.
func (a *App) Trace(data []byte) (*dynamic.Graph, error) {
	r, err := trace.NewReader(data)
	if err != nil {
		return nil, err
	}
	g, err := replay.Replay(r, a.Code.Dex, a.Summaries, replay.WithLayouts(replay.ReadLayouts(a.Package)))
	if err != nil {
		return nil, err
	}
	g.SetLibraries(replay.ReadLibraries(a.Package))
	return g, nil
}

// Import writes a log as a trace; the header says its origin and a note.
func Import(w io.Writer, log *esdroidlog.Log, p *dex.Program, summaries *android.SummarySet, origin, note string) (*esdroidlog.Report, error) {
	out, err := trace.NewWriter(w, trace.Header{Dex: trace.Identify(p.Files), Origin: origin, Note: note})
	if err != nil {
		return nil, err
	}
	report, err := esdroidlog.Import(log, p, out, framework.CallsBack(p, summaries))
	if err != nil {
		return nil, err
	}
	return report, out.Close()
}
