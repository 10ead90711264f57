package published

import (
	"context"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/onrecord"
)

// app is a made-up app: each event does something in one activity only, and leads to
// another; all of some events that do something crash it.
type app struct {
	seq    *event.Sequence
	needed []int
}

func drawApp(seed uint64, n int) app {
	rng := rand.New(rand.NewPCG(seed, uint64(n)))
	a := app{seq: simulate.Taps(n)}
	at := 0
	for i := range a.seq.Events {
		a.seq.Events[i].Before = &event.State{Activity: fmt.Sprint("A", at)}
		if rng.IntN(3) == 0 {
			at = rng.IntN(4)
		}
	}
	a.needed = []int{n - 1}
	for range rng.IntN(min(4, n)) {
		a.needed = append(a.needed, rng.IntN(n))
	}
	return a
}

// run replays a candidate.
func (a app) run(c []int) (crashes bool, steps []dd.Step) {
	state := event.State{Activity: "A0"}
	steps = append(steps, dd.Step{State: state})
	did := map[int]bool{}
	for _, x := range c {
		if state == *a.seq.Events[x].Before {
			did[x] = true
			if x+1 < len(a.seq.Events) {
				state = *a.seq.Events[x+1].Before
			}
		}
		steps = append(steps, dd.Step{State: state})
	}
	return !slices.ContainsFunc(a.needed, func(x int) bool { return !did[x] }), steps
}

// What the strategies ask for stays as it was, trial by trial: they are compared by the
// number of their trials. The result crashes; that it has no event too many only
// some of them promise (TestStrategiesKeepTheirPromises).
func TestAsked(t *testing.T) {
	var lines []string
	for _, s := range []struct {
		name     string
		strategy dd.Strategy
	}{
		{"ddmin", DDMin}, {"esdroid", ESDroid}, {"probdd", ProbDD(Expected(4), true)}, {"probdd 0.1", ProbDD(Fixed(0.1), false)}, {"cdd", CDD(Expected(2), true)}, {"cdd 0.2", CDD(Fixed(0.2), false)},
		{"hdd", HDD}, {"bhdd", BHDD}, {"hdd as published", HDDPublished}, {"bhdd as published", BHDDPublished},
		{"lhdd", LHDD}, {"lhdd as published", LHDDPublished}, {"simplydroid-dd", SimplyDroidDD},
	} {
		for _, n := range []int{1, 2, 3, 4, 5, 6, 8, 11, 17, 30, 50} {
			for seed := range uint64(3) {
				a := drawApp(seed, n)
				asked := crc32.NewIEEE()
				oracle := dd.OracleFunc(func(_ context.Context, tr dd.Trial) (dd.Outcome, error) {
					crashes, steps := a.run(tr.Candidate)
					fmt.Fprintln(asked, tr.Candidate, tr.Steps, crashes)
					o := dd.Outcome{Verdict: dd.Passed, Steps: steps}
					if crashes {
						o.Verdict, o.Signature = dd.Reproduced, "crash"
					}
					return o, nil
				})
				res := mustReduce(t, a.seq, oracle, s.strategy, dd.Options{NoCache: strings.HasSuffix(s.name, "published")})
				if crashes, _ := a.run(res.Candidate); !crashes && s.name != "lhdd as published" { // which has no check
					t.Errorf("%s, %d events, %d: %v does not crash", s.name, n, seed, res.Candidate)
				}
				stages := ""
				for _, g := range res.Stats.Stages {
					stages += fmt.Sprintf(" %s %d", g.Name, g.Trials)
				}
				lines = append(lines, fmt.Sprintf("%s, %d events, %d: %v, accepted %d, trials%s; %08x", s.name, n, seed, res.Candidate, res.Stats.Accepted, stages, asked.Sum32()))
			}
		}
	}
	onrecord.Lines(t, "testdata/asked.txt", lines)
}
