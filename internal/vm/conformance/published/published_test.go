package published

import (
	"archive/zip"
	"bufio"
	"bytes"
	"cmp"
	"context"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

var update = flag.Bool("update", false, "with ESDROID_PUBLISHED=all, write the rows of the suites that ran into docs/benchmarks.md")

// all says that every class of a suite runs, not only those that are quick.
var all = os.Getenv("ESDROID_PUBLISHED") == "all"

// published is a library with its tests.
type published struct {
	name    string
	jars    []string // of the library, its tests, JUnit, and what the tests need beside them
	classes []string // of tests
}

// suites returns the suites with the classes to run.
func suites(t *testing.T) []published {
	text, err := os.ReadFile("testdata/suites.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []published
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if !all && !slices.ContainsFunc(words[1:], func(w string) bool { return !strings.HasPrefix(w, "-") }) {
			continue // and its jars need not be there
		}
		jars := strings.Split(words[0], "+")
		s := published{name: jars[0], jars: []string{oracle.Jar(t, "published/"+jars[0]+".jar"), oracle.Jar(t, "published/"+jars[0]+"-tests.jar"),
			oracle.Jar(t, "robolectric/junit-4.13.2.jar"), oracle.Jar(t, "robolectric/hamcrest-core-1.3.jar")}}
		for _, needed := range jars[1:] {
			s.jars = append(s.jars, oracle.Jar(t, "published/"+needed+".jar"))
		}
		for _, class := range testClasses(t, s.jars[1]) {
			listed := all
			for _, w := range words[1:] {
				if name, not := strings.CutPrefix(w, "-"); name == "*" || strings.HasSuffix(class, "."+name) {
					listed = !not
				}
			}
			if listed {
				s.classes = append(s.classes, class)
			}
		}
		out = append(out, s)
	}
	return out
}

var testClass = regexp.MustCompile(`^([^$]*Test(s|Case)?)\.class$`)

// testClasses names the test classes of a jar, in alphabetical order.
func testClasses(t *testing.T, jar string) (out []string) {
	z, err := zip.OpenReader(jar)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for _, f := range z.File {
		if name := testClass.FindStringSubmatch(f.Name); name != nil {
			out = append(out, strings.ReplaceAll(name[1], "/", "."))
		}
	}
	slices.Sort(out)
	return out
}

// build returns a folder with suite.jar, the dex file and the resources, and openjdk.txt,
// what OpenJDK says of the tests.
func (s *published) build(t *testing.T) string {
	tools, err := build.Find()
	if err != nil {
		oracle.Missing(t, err.Error())
	}
	key := new(oracle.Key).Text("published suites 2").Text(s.classes...).File(t, "testdata/Suite.java").Program(t, "java").File(t, tools.DX)
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
		args := []string{"-cp", tools.DX, "com.android.dx.command.Main", "--dex", "--min-sdk-version=26", "--output=" + filepath.Join(dir, "suite.jar"), classes}
		if err := oracle.Run(tools.Java, append(args, s.jars...)...); err != nil {
			return err
		}
		out, err := openjdk(t, tools.Java, classes+string(os.PathListSeparator)+path, s.classes)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(dir, "openjdk.txt"), out, 0o644)
	})
}

// silence is how long OpenJDK may say nothing until the test class that it is at counts
// as one that does not end there.
const silence = 2 * time.Minute

// openjdk returns what the runner prints of the classes on OpenJDK. A class that does
// not end is left behind.
func openjdk(t *testing.T, java, path string, classes []string) (all []byte, err error) {
	for len(classes) > 0 {
		ctx, cancel := context.WithCancel(t.Context())
		watch := time.AfterFunc(silence, cancel)
		args := []string{"-Duser.timezone=UTC", "-Duser.language=en", "-Duser.country=US", "-cp", path, "Suite"}
		cmd := exec.CommandContext(ctx, java, append(args, classes...)...)
		cmd.Dir = t.TempDir()
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			return nil, fmt.Errorf("the suite on OpenJDK: %w", err)
		}
		at, ended := "", false
		for lines := bufio.NewScanner(out); lines.Scan(); watch.Reset(silence) {
			if class, ok := strings.CutPrefix(lines.Text(), "class "); ok {
				at = class
			}
			ended = lines.Text() == "end"
			all = append(append(all, lines.Bytes()...), '\n')
		}
		watch.Stop()
		stopped := ctx.Err() != nil
		cancel()
		if err := cmd.Wait(); !ended && !stopped {
			return nil, fmt.Errorf("the suite on OpenJDK, at %s: %w", at, err)
		}
		if ended {
			break
		}
		classes = classes[slices.Index(classes, at)+1:]
	}
	return all, nil
}

// results maps a runner's lines from tests to their outcome; of failures the exception
// stands behind it.
func results(out []byte) map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(string(out)) {
		outcome, test, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		test, exception, _ := strings.Cut(test, "\t")
		if ok && outcome != "class" {
			all[test] = strings.TrimSpace(outcome + " " + exception)
		}
	}
	return all
}

// device runs one test class of an archive on the embedded device, with the folders in
// which suites write. What ended it is empty if it came to its end.
func device(t *testing.T, archive []byte, code *dex.File, class string) (tests map[string]string, ended string) {
	var out bytes.Buffer
	w := world.New(1)
	w.Stdout, w.Stderr = &out, &out
	const path = "/data/app/suite.apk"
	w.Files.Quota += int64(len(archive))
	w.Files.AddFile(path, archive, 0o644)
	w.Files.AddFolder("/test")
	w.Files.AddFolder("/target")
	defer w.Files.Close()
	m, err := machine.New(vm.Config{Program: []*dex.File{code}, Path: path, World: w, Limits: vm.Limits{Instructions: 5_000_000_000}})
	if err != nil {
		t.Fatal(err)
	}
	o := m.RunMain(context.Background(), "LSuite;", []string{class})
	if !bytes.HasSuffix(out.Bytes(), []byte("end\n")) { // threads may be left
		ended = o.String()
	}
	return results(out.Bytes()), ended
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
			archive, err := os.ReadFile(filepath.Join(dir, "suite.jar"))
			if err != nil {
				t.Fatal(err)
			}
			code := parse(t, archive)
			want, got := results(said), map[string]string{}
			for _, class := range s.classes {
				r, ended := device(t, archive, code, class)
				if all {
					t.Logf("%s: %d tests", class, len(r))
				}
				for test, outcome := range r {
					got[test] = outcome
				}
				if ended != "" && known[class] == "" {
					t.Errorf("%s: %s", class, ended)
				}
			}
			passed, both, reasons := 0, 0, map[string]int{}
			for test, outcome := range want {
				if outcome != "pass" {
					continue
				}
				passed++
				_, class, _ := strings.Cut(strings.TrimSuffix(test, ")"), "(")
				reason := cmp.Or(known[test], known[class])
				switch {
				case got[test] == "pass":
					both++
				case reason == "":
					t.Errorf("%s: %q, OpenJDK passes it", test, got[test])
				default:
					reasons[reason]++
				}
			}
			t.Logf("%d test classes: OpenJDK passes %d, the embedded device %d of them", len(s.classes), passed, both)
			if passed == 0 {
				t.Error("OpenJDK passes none")
			}
			if all && *update {
				var words []string
				for _, reason := range slices.Sorted(maps.Keys(reasons)) {
					words = append(words, fmt.Sprintf("%d %s", reasons[reason], reason))
				}
				row(t, s.name, fmt.Sprintf("| %s | %d | %d | %d | %s |", s.name, len(s.classes), passed, both, strings.Join(words, "; ")))
			}
		})
	}
}

// parse reads the dex file of an archive.
func parse(t *testing.T, archive []byte) *dex.File {
	z, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		t.Fatal(err)
	}
	code, err := fs.ReadFile(z, "classes.dex")
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("classes.dex", code)
	if err != nil {
		t.Fatal(err)
	}
	return files[0]
}

// row replaces a suite's row in the table of the documentation.
func row(t *testing.T, suite, text string) {
	const page = "../../../../docs/benchmarks.md"
	old, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(old), "\n")
	at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "| "+suite+" |") })
	if at < 0 {
		t.Fatalf("%s has no row for %s", page, suite)
	}
	lines[at] = text
	if err := os.WriteFile(page, []byte(strings.Join(lines, "\n")), 0o644); err != nil {
		t.Fatal(err)
	}
}
