package published

import (
	"bytes"
	"context"
	"crypto/md5"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/corpus"
)

// recorded reads one recording of the corpus with its states.
func recorded(t testing.TB, app, n string) *event.Sequence {
	t.Helper()
	if len(n) == 1 {
		n = "0" + n
	}
	var parts [2]*event.Sequence
	for i, name := range []string{"script.log", "execute.log"} {
		data, err := os.ReadFile(filepath.Join(corpus.Dir(t), "sequences", app, n, name))
		if err != nil {
			t.Fatal(err)
		}
		if parts[i], _, err = event.Read(bytes.NewReader(data)); err != nil {
			t.Fatal(err)
		}
	}
	if err := parts[0].AddStates(parts[1]); err != nil {
		t.Fatal(err)
	}
	return parts[0]
}

// activityReplay is the model device of ref/reduction.md 1.3.6: an event acts
// only in the state it was recorded in, and then leads where it led.
func activityReplay(s *event.Sequence, log *strings.Builder) dd.Oracle {
	n := len(s.Events)
	return dd.OracleFunc(func(_ context.Context, t dd.Trial) (dd.Outcome, error) {
		state := *s.Events[0].Before
		o := dd.Outcome{Verdict: dd.Passed, Steps: []dd.Step{{State: state}}}
		for _, x := range t.Candidate {
			if state == *s.Events[x].Before {
				if x == n-1 {
					o.Verdict, o.Signature = dd.Reproduced, "crash"
					break
				}
				state = *s.Events[x+1].Before
			}
			o.Steps = append(o.Steps, dd.Step{State: state})
		}
		if log != nil {
			mark := "-"
			if o.Verdict == dd.Reproduced {
				mark = "C"
			}
			fmt.Fprintf(log, "%s 1", mark)
			for _, x := range t.Candidate {
				fmt.Fprintf(log, ",%d", x+2)
			}
			log.WriteByte('\n')
		}
		return o, nil
	})
}

type goldenRun struct {
	Trials int    `json:"trials"`
	Result string `json:"result"`
	MD5    string `json:"trace_md5"`
}

// modelRuns are the runs of SimplyDroid's own classes on the model device, by
// app, recording and algorithm.
func modelRuns(t testing.TB) map[string]map[string]map[string]json.RawMessage {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(corpus.Dir(t), "reduction", "simplydroid-model.json"))
	if err != nil {
		t.Fatal(err)
	}
	var golden map[string]map[string]map[string]json.RawMessage
	if err := json.Unmarshal(data, &golden); err != nil {
		t.Fatal(err)
	}
	return golden
}

func TestSimplyDroidPublishedRuns(t *testing.T) {
	strategies := map[string]dd.Strategy{"DD": SimplyDroidDD, "HDD": HDDPublished, "BHDD": BHDDPublished, "LHDD": LHDDPublished}
	seen, bad := 0, 0
	for app, recordings := range modelRuns(t) {
		for n, algorithms := range recordings {
			seq := recorded(t, app, n)
			for name, strategy := range strategies {
				var want goldenRun
				if err := json.Unmarshal(algorithms[name], &want); err != nil {
					t.Fatal(err)
				}
				seen++
				var log strings.Builder
				res := mustReduce(t, seq, activityReplay(seq, &log), strategy, dd.Options{NoCache: true})
				got := goldenRun{Trials: strings.Count(log.String(), "\n"), Result: "1", MD5: fmt.Sprintf("%x", md5.Sum([]byte(strings.TrimSuffix(log.String(), "\n"))))}
				for _, x := range res.Candidate {
					got.Result += fmt.Sprintf(",%d", x+2)
				}
				if got != want {
					bad++
					t.Errorf("%s/%s %s: %+v, want %+v", app, n, name, got, want)
				}
			}
		}
	}
	if seen != 180 || bad > 0 {
		t.Errorf("%d runs, want 180; %d differ", seen, bad)
	}
}
