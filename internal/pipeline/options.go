// What a run of the pipeline is told.

package pipeline

import (
	"fmt"
	"strings"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
)

// Phase is a part of the way.
type Phase int

// The phases.
const (
	Produce Phase = iota
	Minimise
	Trace
	Slice
	Confirm
	Report
)

var phaseNames = [...]string{"produce", "minimise", "trace", "slice", "confirm", "report"}

func (p Phase) String() string { return phaseNames[p] }

// ParsePhase reads a phase's name.
func ParsePhase(name string) (Phase, error) {
	for i, n := range phaseNames {
		if n == name {
			return Phase(i), nil
		}
	}
	return 0, fmt.Errorf("no phase %q: the phases are %s", name, strings.Join(phaseNames[:], ", "))
}

// Mode is how an app is explored.
type Mode string

// The modes.
const (
	Guided  Mode = "guided"  // what can act, states not seen before, values that break
	Uniform Mode = "uniform" // taps anywhere on the screen
)

// Options of a run.
type Options struct {
	App    string          // path of the package
	Out    string          // folder of the files
	Events *event.Sequence // to replay instead of exploring
	Target *crash.Report   // the crash that is looked for; nil: any

	Mode      Mode
	Seed      int64
	MaxEvents int // of the exploration; 0: 5000
	Throttle  time.Duration
	Jobs      int // trials at a time; 0: one, with which the same input gives the same run

	// MinimiseTrials bounds the replays of minimising, which fails where it needs more, and
	// Instructions what one process of the app may execute; 0: no limit.
	MinimiseTrials int
	Instructions   int64
	// ConfirmTrials bounds the runs with one thing changed; 0: 60, negative: none.
	ConfirmTrials int

	// Until is the last phase. With Again, From and the phases after it are done again
	// though their files are there.
	From, Until Phase
	Again       bool
	// Progress is told what happens, in a line each.
	Progress func(p Phase, text string)
}

func (o *Options) fill() {
	if o.Mode == "" {
		o.Mode = Guided
	}
	if o.MaxEvents <= 0 {
		o.MaxEvents = 5000
	}
	if o.Jobs <= 0 {
		o.Jobs = 1
	}
	if o.ConfirmTrials == 0 {
		o.ConfirmTrials = 60
	}
	if o.Progress == nil {
		o.Progress = func(Phase, string) {}
	}
}

// device are the options of the device for an episode or trial.
func (o *Options) device() host.Options {
	return host.Options{Seed: o.Seed, Throttle: o.Throttle, Limits: vm.Limits{Instructions: o.Instructions}}
}
