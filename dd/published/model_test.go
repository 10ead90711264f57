package published

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// oracleOf makes an oracle of a predicate and logs what it was asked.
func oracleOf(fails func([]int) bool, log *[][]int) dd.Oracle {
	return dd.OracleFunc(func(_ context.Context, t dd.Trial) (dd.Outcome, error) {
		if log != nil {
			*log = append(*log, t.Candidate)
		}
		if fails(t.Candidate) {
			return dd.Outcome{Verdict: dd.Reproduced, Signature: "crash"}, nil
		}
		return dd.Outcome{Verdict: dd.Passed}, nil
	})
}

// mustReduce reduces on a deterministic oracle without pre-flight and confirmation.
func mustReduce(t testing.TB, seq *event.Sequence, o dd.Oracle, s dd.Strategy, opts dd.Options) *dd.Result {
	t.Helper()
	opts.Deterministic = true
	opts.Preflight, opts.Confirm = -1, -1
	res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: seq}, o, s, opts)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// words writes the trials 1-based with their answers, "23F 3P".
func words(log [][]int, fails func([]int) bool) string {
	var out []string
	for _, c := range log {
		var b strings.Builder
		for _, x := range c {
			fmt.Fprint(&b, x+1)
		}
		if fails(c) {
			b.WriteByte('F')
		} else {
			b.WriteByte('P')
		}
		out = append(out, b.String())
	}
	return strings.Join(out, " ")
}
