package published

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// published is a library with its tests.
type published struct {
	name    string
	jars    []string // of the library, its tests and JUnit
	classes []string // of tests
}

// suites returns the suites with the classes to run.
func suites(t *testing.T) []published {
	all := os.Getenv("ESDROID_PUBLISHED") == "all"
	text, err := os.ReadFile("testdata/suites.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []published
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		s := published{name: words[0], jars: []string{oracle.Jar(t, "published/"+words[0]+".jar"), oracle.Jar(t, "published/"+words[0]+"-tests.jar"),
			oracle.Jar(t, "robolectric/junit-4.13.2.jar"), oracle.Jar(t, "robolectric/hamcrest-core-1.3.jar")}}
		for _, class := range testClasses(t, s.jars[1]) {
			if all || words[1] == "*" || slices.ContainsFunc(words[1:], func(w string) bool { return strings.HasSuffix(class, "."+w) }) {
				s.classes = append(s.classes, class)
			}
		}
		out = append(out, s)
	}
	return out
}

// testClasses names the test classes of a jar, in alphabetical order.
func testClasses(t *testing.T, jar string) (out []string) {
	z, err := zip.OpenReader(jar)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for _, f := range z.File {
		if name, ok := strings.CutSuffix(f.Name, ".class"); ok && strings.HasSuffix(name, "Test") && !strings.Contains(name, "$") {
			out = append(out, strings.ReplaceAll(name, "/", "."))
		}
	}
	slices.Sort(out)
	return out
}

// build returns a folder with suite.dex, the runner's class files, and openjdk.txt, what
// OpenJDK says of the tests.
func (s *published) build(t *testing.T) string {
	tools, err := build.Find()
	if err != nil {
		oracle.Missing(t, err.Error())
	}
	key := new(oracle.Key).Text("published suites 1").Text(s.classes...).File(t, "testdata/Suite.java").Program(t, "java").File(t, tools.DX)
	for _, jar := range s.jars {
		key = key.File(t, jar)
	}
	return oracle.Made(t, key, func(dir string) error {
		classes := filepath.Join(dir, "classes")
		if err := os.MkdirAll(classes, 0o755); err != nil {
			return err
		}
		path := strings.Join(s.jars, string(os.PathListSeparator))
		if err := oracle.Run(tools.Javac, "-nowarn", "--release", "8", "-cp", path, "-d", classes, "testdata/Suite.java"); err != nil {
			return err
		}
		args := []string{"-cp", tools.DX, "com.android.dx.command.Main", "--dex", "--min-sdk-version=26", "--output=" + filepath.Join(dir, "suite.dex"), classes}
		if err := oracle.Run(tools.Java, append(args, s.jars...)...); err != nil {
			return err
		}
		args = []string{"-Duser.timezone=UTC", "-Duser.language=en", "-Duser.country=US", "-cp", classes + string(os.PathListSeparator) + path, "Suite"}
		out, err := exec.Command(tools.Java, append(args, s.classes...)...).Output()
		if err != nil {
			return fmt.Errorf("the suite on OpenJDK: %w", err)
		}
		return os.WriteFile(filepath.Join(dir, "openjdk.txt"), out, 0o644)
	})
}

// results maps a runner's lines from tests to their outcome; of failures the exception
// stands behind it.
func results(out []byte) map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(string(out)) {
		outcome, test, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		test, exception, _ := strings.Cut(test, "\t")
		if ok {
			all[test] = strings.TrimSpace(outcome + " " + exception)
		}
	}
	return all
}

// device runs one test class on the embedded device.
func device(t *testing.T, suite *dex.File, class string) (map[string]string, vm.Outcome) {
	var out bytes.Buffer
	w := world.New(1)
	w.Stdout, w.Stderr = &out, &out
	m, err := machine.New(vm.Config{Program: []*dex.File{suite}, World: w, Limits: vm.Limits{Instructions: 20_000_000_000}})
	if err != nil {
		t.Fatal(err)
	}
	o := m.RunMain(context.Background(), "LSuite;", []string{class})
	return results(out.Bytes()), o
}

// differences are the tests that may end otherwise than on OpenJDK, with the reason why
// Android's is right or the test cannot run there.
func differences(t *testing.T) map[string]string {
	text, err := os.ReadFile("testdata/differences.txt")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for line := range strings.Lines(string(text)) {
		test, reason, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok {
			t.Fatalf("testdata/differences.txt: %q has no reason", line)
		}
		out[test] = reason
	}
	return out
}

// Every test that OpenJDK passes passes on the embedded device.
func TestPublished(t *testing.T) {
	known := differences(t)
	for _, s := range suites(t) {
		t.Run(s.name, func(t *testing.T) {
			dir := s.build(t)
			said, err := os.ReadFile(filepath.Join(dir, "openjdk.txt"))
			if err != nil {
				t.Fatal(err)
			}
			code, err := os.ReadFile(filepath.Join(dir, "suite.dex"))
			if err != nil {
				t.Fatal(err)
			}
			files, err := dex.Parse("suite.dex", code)
			if err != nil {
				t.Fatal(err)
			}
			want, got := results(said), map[string]string{}
			for _, class := range s.classes {
				r, o := device(t, files[0], class)
				for test, outcome := range r {
					got[test] = outcome
				}
				if o.Kind != vm.Finished && known[class] == "" {
					t.Errorf("%s: %s", class, o)
				}
			}
			passed, both := 0, 0
			for test, outcome := range want {
				if outcome != "pass" {
					continue
				}
				passed++
				_, class, _ := strings.Cut(strings.TrimSuffix(test, ")"), "(")
				switch {
				case got[test] == "pass":
					both++
				case known[test] == "" && known[class] == "":
					t.Errorf("%s: %q, OpenJDK passes it", test, got[test])
				}
			}
			t.Logf("%d test classes: OpenJDK passes %d, the embedded device %d of them", len(s.classes), passed, both)
			if passed == 0 {
				t.Error("OpenJDK passes none")
			}
		})
	}
}
