package command

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/intervene/outside"
)

func TestInspectIntervene(t *testing.T) {
	runs := filepath.Join(corpus.Root(), "slice", "dynamic", "replay", "testdata", "runs", "Runs.dex")
	code, out, errs := esdroid(t, "inspect", "intervene", runs, "Runs", "--changes", "12", "--", "4100")
	if code != 0 || !strings.Contains(out, "The fault: java.lang.ArithmeticException") || !strings.Contains(out, "12 were changed") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	code, out, errs = esdroid(t, "inspect", "intervene", runs, "Runs", "--changes", "5", "--json", "--", "4100")
	var r outside.Report
	if err := json.Unmarshal([]byte(out), &r); err != nil || code != 0 || r.Tried != 5 || r.Outside == 0 || r.Outside > r.Executed {
		t.Errorf("exit code %d, %v: %s%s", code, err, out, errs)
	}
	if code, _, errs := esdroid(t, "inspect", "intervene", runs, "Runs", "--changes", "0"); code != cli.ExitUsage {
		t.Errorf("exit code %d: %s", code, errs)
	}
}
