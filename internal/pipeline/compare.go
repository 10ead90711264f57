// What tools that compare need of a run's folder.

package pipeline

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Replayed is the minimal run of a folder with what its trace says.
type Replayed struct {
	App       *apk.App
	Code      *jimple.Program
	Graph     *dynamic.Graph
	Criterion dynamic.Criterion
}

// Replay reads the trace of a folder that got as far as recording one.
func Replay(path, dir string) (*Replayed, error) {
	r, err := openFolder(path, dir)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(r.folder.path("run.trace"))
	if err != nil {
		return nil, err
	}
	return r.replayed(data)
}

// Unreduced records the sequence of a folder as it was before it was minimised.
func Unreduced(ctx context.Context, path, dir string) (*Replayed, error) {
	r, err := openFolder(path, dir)
	if err != nil {
		return nil, err
	}
	rec, err := r.record(ctx, r.events)
	if err != nil {
		return nil, err
	}
	if rec == nil {
		return nil, fmt.Errorf("%w: recorded, the events do not give it", ErrNoCrash)
	}
	return r.replayed(rec.trace)
}

func (r *run) replayed(data []byte) (*Replayed, error) {
	s, err := r.slicing(data)
	if err != nil {
		return nil, err
	}
	return &Replayed{r.app, r.code, s.graph, s.criterion}, nil
}

// Episodes explores an app by its seed and returns what was sent, an episode each.
func Episodes(ctx context.Context, path string, seed int64, n, length int) ([]*event.Sequence, error) {
	r, err := open(Options{App: path, Seed: seed})
	if err != nil {
		return nil, err
	}
	if _, err := r.know(); err != nil {
		return nil, err
	}
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	x := r.newExplorer(d, rand.New(rand.NewPCG(uint64(seed), 0x2545f4914f6cdd1d)), r.newAims(ctx))
	d.Listen(x.listen)
	var all []*event.Sequence
	for range n {
		x.episode++
		s, _, err := x.walk(ctx, "", length)
		if err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

// Try starts an app afresh, sends it events, and returns how it is then, with the report
// of its crash; listen, if not nil, adds listeners.
func Try(ctx context.Context, d *host.Device, s *event.Sequence, listen func(*vm.Hooks)) (device.Result, string, error) {
	d.Listen(listen)
	defer d.Listen(nil)
	_, result, err := resend(ctx, d, s)
	if err != nil || !crashed(result.Status) {
		return result, "", err
	}
	return result, d.Crash(), nil
}
