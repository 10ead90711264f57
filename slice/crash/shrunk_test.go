package crash

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/oracle"
)

// TestShrunkApp shrinks testdata/shrunk with ProGuard, makes the original and
// the shrunk program fail in the same ways, and compares what the one prints
// with what is retraced of the other.
func TestShrunkApp(t *testing.T) {
	if testing.Short() {
		t.Skip("runs javac and ProGuard")
	}
	javac, java := oracle.Tool(t, "javac"), oracle.Tool(t, "java")
	proguard := filepath.Dir(oracle.Jar(t, "proguard/.complete"))
	dir := t.TempDir()
	run := func(name string, args ...string) string {
		t.Helper()
		out, err := exec.Command(name, args...).CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	sources, err := filepath.Glob("testdata/shrunk/*.java")
	if err != nil || len(sources) == 0 {
		t.Fatal("no sources", err)
	}
	classes := filepath.Join(dir, "classes")
	run(javac, append([]string{"-g:source,lines", "--release", "11", "-d", classes}, sources...)...)
	home := strings.TrimSpace(run(java, "-XshowSettings:properties", "-version"))
	_, home, _ = strings.Cut(home, "java.home = ")
	home, _, _ = strings.Cut(home, "\n")
	mappingFile, shrunk := filepath.Join(dir, "mapping.txt"), filepath.Join(dir, "shrunk.jar")
	run(java, "-cp", filepath.Join(proguard, "*"), "proguard.ProGuard",
		"-injars", classes, "-outjars", shrunk,
		"-libraryjars", filepath.Join(strings.TrimSpace(home), "jmods", "java.base.jmod")+"(!**.jar;!module-info.class)",
		"-printmapping", mappingFile, "@testdata/shrunk/rules.pro")
	m, err := ReadMappingFile(mappingFile)
	if err != nil {
		t.Fatal(err)
	}
	crash := func(path, scenario string) *Report {
		t.Helper()
		var errs bytes.Buffer
		cmd := exec.Command(java, "-XX:+ShowHiddenFrames", "-XX:+UnlockDiagnosticVMOptions", "-cp", path, "com.example.shrunk.Main", scenario)
		cmd.Args = append([]string{java, "-XX:-OmitStackTraceInFastThrow"}, cmd.Args[3:]...)
		cmd.Stderr = &errs
		if err := cmd.Run(); err == nil {
			t.Fatalf("scenario %s did not fail", scenario)
		}
		return one(t, errs.String())
	}
	changed := 0
	for i := range 12 {
		scenario := strconv.Itoa(i)
		want, raw := crash(classes, scenario), crash(shrunk, scenario)
		got, ambiguous := m.RetraceReport(raw)
		if ambiguous > 0 {
			t.Errorf("scenario %s: %d ambiguous frames", scenario, ambiguous)
		}
		if raw.Text() != want.Text() {
			changed++
		}
		if diff := cmp.Diff(appLines(want), appLines(got)); diff != "" {
			data, _ := os.ReadFile(mappingFile)
			t.Errorf("scenario %s: -original +retraced\n%s\nshrunk:\n%s\nmapping:\n%s", scenario, diff, raw.Text(), data)
		}
	}
	if changed < 10 {
		t.Errorf("shrinking changed only %d traces", changed)
	}
}

// appLines lists the chain with the program's own frames; frames that the
// compiler made have no original.
func appLines(r *Report) []string {
	var out []string
	for _, e := range r.Chain() {
		out = append(out, e.Type)
		for _, f := range e.Stack() {
			if strings.HasPrefix(f.Class, "com.example.") && !strings.Contains(f.Class, "$$Lambda") {
				out = append(out, f.String())
			}
		}
	}
	return out
}
