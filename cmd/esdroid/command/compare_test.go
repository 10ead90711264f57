package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestCompare measures yahtzee's slice against its oracle, ESDroid's slice file
// and a result of Mandoline's form; and what the other algorithms make of it.
func TestCompare(t *testing.T) {
	dir := corpus.Crash(t, "yahtzee")
	log, apk := filepath.Join(dir, "reduced.trace.txt.gz"), filepath.Join(dir, "app.apk")
	oracle, dat := filepath.Join(corpus.Dir(t), "oracles", "yahtzee.txt"), filepath.Join(dir, "reduced.esdroid-slice.dat")
	csv := filepath.Join(t.TempDir(), "result.csv")
	row := "%d, void play(android.view.View), com.tum.yahtzee.YahtzeeActivity, %s, 31, -1, (:-1:-1)\n"
	text := "ID, Method, Class, Line, Source, Var\n" +
		fmt.Sprintf(row, 0, "$i0 = staticinvoke <java.lang.Integer: int parseInt(java.lang.String)>($r6)") +
		fmt.Sprintf(row, 1, "$r9 = $r0.<com.tum.yahtzee.YahtzeeActivity: android.widget.EditText roundsText>") +
		fmt.Sprintf(row, 2, "virtualinvoke $r0.<com.tum.yahtzee.YahtzeeActivity: void nothing(int;int)>(1; 2)")
	if err := os.WriteFile(csv, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{oracle}, "ours 22, theirs 22, common 22: precision 100.0 %, recall 100.0 %"},
		{[]string{oracle, "--crash", filepath.Join(dir, "crash.txt")}, "precision 100.0 %, recall 100.0 %"},
		{[]string{dat}, "ours 22, theirs 21, common 19"},
		{[]string{oracle, "--algorithm", "esdroid-artifact"}, "common 19"},
		{[]string{oracle, "--algorithm", "paper-algorithm-2"}, "recall"},
		{[]string{csv}, "theirs 3, common 2"},
		{[]string{csv}, "only theirs com.tum.yahtzee.YahtzeeActivity: void play(android.view.View): virtual <com.tum.yahtzee.YahtzeeActivity: void nothing(int,int)>"},
	} {
		code, out, errs := esdroid(t, append([]string{"compare", log, apk}, test.args...)...)
		if code != 0 || !strings.Contains(out, test.want) {
			t.Errorf("%v: exit code %d, want %q\n%s%s", test.args, code, test.want, out, errs)
		}
	}
	if code, _, errs := esdroid(t, "compare", log, apk, oracle, "--algorithm", "guess"); code != cli.ExitUsage || !strings.Contains(errs, "unknown algorithm") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}

// TestCompareNeutral: neutral positions count for neither side, and neither does what is
// in the slice only by way of them.
func TestCompareNeutral(t *testing.T) {
	dir := corpus.Crash(t, "whohasmystuff")
	log, apk, crash := filepath.Join(dir, "reduced.trace.txt.gz"), filepath.Join(dir, "app.apk"), filepath.Join(dir, "crash.txt")
	data, err := os.ReadFile(filepath.Join(corpus.Dir(t), "oracles", "whohasmystuff.txt"))
	if err != nil {
		t.Fatal(err)
	}
	oracle := filepath.Join(t.TempDir(), "oracle.txt")
	text := ""
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line[0] != '#' && !strings.HasSuffix(line, "?") && !strings.Contains(line, "\t?") {
			text += line + "\n"
		}
	}
	for neutral, want := range map[string]string{
		"": "306 307 308 325 326 327] only theirs []",
		"neutral 27-30, 40-41, 203-206,209 213-215\nneutral 232\nneutral 302-308\n":    "only theirs []",
		"# tolerated: the rows (27-30, 40, 41, 203-206, 209, 213-215, 232, 302-308)\n": "only theirs []",
		"neutral 3-2\n": "expected FROM-TO",
	} {
		if err := os.WriteFile(oracle, []byte(neutral+text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, out, errs := esdroid(t, "compare", log, apk, oracle, "--crash", crash); !strings.Contains(strings.ReplaceAll(out, "\n", " ")+errs, want) || strings.Contains(neutral, "308") && strings.Contains(out, "308") {
			t.Errorf("%q: want %q\n%s%s", neutral, want, out, errs)
		}
	}
}
