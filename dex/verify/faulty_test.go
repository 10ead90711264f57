package verify_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/corpus/faulty"
	"github.com/esdroid/esdroid/internal/oracle"
)

// Every method of testdata/faulty breaks the rule that the comment in front of
// it names, and no other.
func TestFaultyMethods(t *testing.T) {
	kinds := map[string]bool{}
	rejected := 0
	for _, m := range faulty.Methods(t) {
		rule, severity, method := m.Rule, m.Severity, m.Name
		p := parse(t, m.Data)
		id := dex.MethodID(0) // one file: references are unique
		for p.Methods[id].Ref != m.Ref {
			id++
		}
		flow, findings := verify.New(p, nil).Method(id)
		if severity == "ok" {
			if len(findings) > 0 || flow == nil {
				t.Errorf("%s: %v, want none", method, findings)
			}
			continue
		}
		if severity == "error" {
			kinds[rule] = true
			rejected++
		}
		if len(findings) == 0 {
			t.Errorf("%s: accepted, want %s", method, rule)
		}
		for _, f := range findings {
			if f.Rule != rule || f.Severity.String() != severity {
				t.Errorf("%s: %v, want %s", method, f, rule)
			}
			if strings.Contains(f.Reason, "%!") {
				t.Errorf("%s: bad format: %s", method, f.Reason)
			}
			t.Log(f)
		}
		if verify.Refused(findings) != (severity == "error") || verify.Refused(findings) && flow != nil {
			t.Errorf("%s: refused: %t, flow %v", method, verify.Refused(findings), flow)
		}
	}
	t.Logf("%d faulty methods are rejected, under %d rules", rejected, len(kinds))
	if rejected < 110 || len(kinds) < 41 {
		t.Errorf("only %d faulty methods of %d kinds were found in the source", rejected, len(kinds))
	}
}

func parse(t testing.TB, data []byte) *dex.Program {
	t.Helper()
	files, err := dex.Parse("faulty.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The assembled file must be that of the source.
func TestFaultyIsCurrent(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a virtual machine")
	}
	tool := oracle.Tool(t, "smali")
	out := filepath.Join(t.TempDir(), "faulty.dex")
	if text, err := exec.Command(tool, "a", "-a", "30", "-o", out, "testdata/faulty").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	got, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("testdata/faulty.dex")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("testdata/faulty.dex is not what smali makes of testdata/faulty: smali a -a 30 -o testdata/faulty.dex testdata/faulty")
	}
}
