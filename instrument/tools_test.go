// The independent tools, each started once for many inputs.

package instrument_test

import (
	"bytes"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// run runs a tool with an input and returns what it prints.
func run(t testing.TB, input string, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	var out, said bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(input), &out, &said
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%s%s", filepath.Base(name), err, &out, &said)
	}
	return out.String()
}

func testdata(name string) string {
	return filepath.Join(corpus.Root(), "instrument", "testdata", name)
}

// strict has a JVM check all class files that it loads.
var strict = append([]string{"-XX:+UnlockDiagnosticVMOptions", "-XX:+BytecodeVerificationLocal", "-XX:+BytecodeVerificationRemote"}, oracle.ShortRuns...)

// conversion is a dex file to be converted to class files.
type conversion struct {
	data    []byte
	classes []string // by descriptor; all if nil
	shells  []string // of which only what they are below is converted
}

// maxTooLarge is how many classes of all may be too large for class files: some
// are nearly so untouched.
const maxTooLarge = 3

// unconverted names, by class, why the converter failed.
type unconverted map[string]string

// convert turns dex files into archives of class files.
func convert(t testing.TB, files []conversion) (archives []string, failed []unconverted) {
	t.Helper()
	oracle.Tool(t, "enjarify")
	dir := t.TempDir()
	var jobs [][]string
	at, large := map[string]int{}, 0
	for i, f := range files {
		archive := filepath.Join(dir, fmt.Sprint(i, ".jar"))
		job := []string{write(t, dir, fmt.Sprint(i, ".dex"), f.data), archive}
		if f.classes != nil {
			for j, list := range [][]string{f.classes, f.shells} {
				job = append(job, write(t, dir, fmt.Sprint(i, ".", j), []byte(strings.Join(binaryNames(list), "\n"))))
			}
		}
		jobs = append(jobs, job)
		archives = append(archives, archive)
		at[archive] = i
		failed = append(failed, unconverted{})
	}
	// The system's Python has the package, whatever else is on PATH.
	for line := range strings.Lines(run(t, lines(jobs), "env", "PATH=/usr/bin:/bin", "python3", "-O", testdata("convert.py"))) {
		switch f := strings.Split(strings.TrimSpace(line), "\t"); {
		case f[0] == "FAILED" && len(f) > 2:
			failed[at[f[2]]][f[1]] = strings.Join(f[3:], " ")
		case f[0] == "TOOLARGE" && len(f) > 2:
			t.Logf("%s is too large for a class file", f[1])
			if large++; large > maxTooLarge {
				t.Errorf("more than %d classes are too large for class files: nobody has looked at them", maxTooLarge)
			}
		}
	}
	return archives, failed
}

// binaryNames are the names of classes as class files have them.
func binaryNames(descriptors []string) []string {
	out := make([]string, len(descriptors))
	for i, d := range descriptors {
		out[i] = strings.TrimSuffix(strings.TrimPrefix(d, "L"), ";")
	}
	return out
}

// javaProgram compiles a program of testdata and returns the command that runs
// it, with further archives on its path.
func javaProgram(t testing.TB, name string, archives ...string) []string {
	t.Helper()
	java, javac := oracle.Tool(t, "java"), oracle.Tool(t, "javac")
	dir := t.TempDir()
	path := strings.Join(append([]string{dir}, archives...), ":")
	run(t, "", javac, "-cp", path, "-d", dir, testdata(name+".java"))
	return append(append([]string{java}, strict...), "-cp", path, name)
}

// runJVMs converts programs to class files and runs the class Main of each with
// every check of the JVM's verifier. It returns what they printed.
func runJVMs(t testing.TB, programs []jvmProgram) []string {
	t.Helper()
	var all []conversion
	for _, p := range programs {
		for _, data := range p.dexes {
			all = append(all, conversion{data: data})
		}
	}
	archives, failed := convert(t, all)
	for _, f := range failed {
		if len(f) > 0 {
			t.Fatalf("enjarify cannot convert %v", f)
		}
	}
	dir := t.TempDir()
	var jobs [][]string
	for i, p := range programs {
		jobs = append(jobs, slices.Concat([]string{filepath.Join(dir, fmt.Sprint(i)), p.recording}, archives[:len(p.dexes)]))
		archives = archives[len(p.dexes):]
	}
	command := javaProgram(t, "Run")
	run(t, lines(jobs), command[0], command[1:]...)
	var out []string
	for _, job := range jobs {
		out = append(out, string(readFile(t, job[0])))
	}
	return out
}

// jvmProgram is a program to be run on a JVM, and where its recording goes.
type jvmProgram struct {
	dexes     [][]byte
	recording string
}

// runJVM is runJVMs for one.
func runJVM(t testing.TB, dexes [][]byte, recording string) string {
	t.Helper()
	return runJVMs(t, []jvmProgram{{dexes, recording}})[0]
}
