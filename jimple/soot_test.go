package jimple_test

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// A sootDriver is testdata/SootDriver.java, compiled, and a JVM that runs it for many
// inputs: most of them cost less than to start it.
type sootDriver struct {
	classes string    // the folder
	jvm     *exec.Cmd // nil before the first input
	in      io.WriteCloser
	out     *bufio.Scanner
	said    bytes.Buffer
}

func newSootDriver(t testing.TB) *sootDriver {
	t.Helper()
	dir := t.TempDir()
	out, err := exec.Command(oracle.Tool(t, "javac"), "-cp", sootJars(t), "-d", dir, filepath.Join("testdata", "SootDriver.java")).CombinedOutput()
	if err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	d := &sootDriver{classes: dir}
	t.Cleanup(func() {
		if d.jvm == nil || d.jvm.ProcessState != nil {
			return
		}
		d.in.Close()
		if err := d.jvm.Wait(); err != nil {
			t.Errorf("Soot: %v\n%.2000s", err, &d.said)
		}
	})
	return d
}

func (d *sootDriver) command(t testing.TB, options, args []string) *exec.Cmd {
	return exec.Command(oracle.Tool(t, "java"), slices.Concat(options, []string{"-Xmx6g", "-cp", d.classes + ":" + sootJars(t), "SootDriver"}, args)...)
}

// run has the one JVM do what the driver's arguments say.
func (d *sootDriver) run(t testing.TB, args ...string) {
	t.Helper()
	if d.jvm == nil {
		jvm := d.command(t, oracle.ShortRuns, nil)
		jvm.Stderr = &d.said
		in, err := jvm.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := jvm.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := jvm.Start(); err != nil {
			t.Fatal(err)
		}
		d.jvm, d.in, d.out = jvm, in, bufio.NewScanner(out)
	}
	_, err := fmt.Fprintln(d.in, strings.Join(args, "\t"))
	for err == nil && d.out.Scan() {
		if d.out.Text() == "DONE" {
			return
		}
	}
	t.Fatalf("Soot %v: %v, %v\n%.2000s", args, err, d.jvm.Wait(), &d.said)
}

// alone runs the driver for one input in a JVM of its own, with the JVM's own options;
// it returns what it says, and the processor time and peak memory (bytes) of the process.
func (d *sootDriver) alone(t testing.TB, args ...string) (output string, cpu time.Duration, memory int64) {
	t.Helper()
	cmd := d.command(t, nil, args)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("Soot %v: %v\n%.2000s", args, err, out)
	}
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		memory = usage.Maxrss * 1024
	}
	return string(out), cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), memory
}

func sootJars(t testing.TB) string {
	return filepath.Join(filepath.Dir(oracle.Jar(t, filepath.Join("soot", ".complete"))), "*")
}

// sootClassPath is the JDK's classes and an android.jar that lacks java.*.
func sootClassPath(t testing.TB) string {
	return "VIRTUAL_FS_FOR_JDK:" + oracle.Jar(t, "android.jar")
}

// sootKey names what a result of Soot depends on beside the input.
func sootKey(t testing.TB) *oracle.Key {
	return new(oracle.Key).Text(oracle.ShortRuns...).File(t, filepath.Join("testdata", "SootDriver.java")).
		File(t, oracle.Jar(t, filepath.Join("soot", ".complete"))).File(t, oracle.Jar(t, "android.jar"))
}

// sootSays returns the file in which the driver describes methods of an input: those
// of the classes that the file only lists.
func sootSays(t testing.TB, driver *sootDriver, key *oracle.Key, kind, input, only string) string {
	t.Helper()
	return filepath.Join(oracle.Made(t, key.Text(kind).File(t, only), func(dir string) error {
		driver.run(t, kind, input, sootClassPath(t), filepath.Join(dir, "shapes.txt"), only)
		return nil
	}), "shapes.txt")
}

// sootApps are the APKs to compare: one by default, all with CI=true.
func sootApps(t testing.TB) []string {
	if testing.Short() {
		t.Skip("runs Soot")
	}
	all := corpus.APKs(t)
	if os.Getenv("CI") == "true" {
		return all
	}
	return slices.DeleteFunc(all, func(path string) bool { return !strings.Contains(path, "bites") })
}

// writeJimple writes all classes of an APK and returns the names of those to compare: the
// sampled ones that are new. seen holds what came before, as smali and as Jimple in that style.
func writeJimple(t testing.TB, p *jimple.Program, path, dir string, style jimple.Style, seen map[[sha256.Size]byte]bool) (fresh []string) {
	t.Helper()
	for _, file := range p.Dex.Files {
		printer := smali.New(file)
		for i := range file.NumClassDefs() {
			descriptor := file.TypeDescriptor(file.ClassDef(uint32(i)).Type)
			id, ok := p.Dex.Class(descriptor)
			if !ok || p.Dex.Classes[id].File != file {
				continue // a file before has a class of this name
			}
			text, err := printer.AppendClass(nil, uint32(i))
			if err != nil {
				t.Fatal(err)
			}
			code := bytes.NewBuffer(text)
			if err := p.WriteClass(code, id, style); err != nil {
				t.Fatal(err)
			}
			name := jimple.Type(descriptor).Java()
			if err := os.WriteFile(filepath.Join(dir, name+".jimple"), code.Bytes()[len(text):], 0o600); err != nil {
				t.Fatal(err)
			}
			key := sha256.Sum256(code.Bytes())
			if !seen[key] && corpus.IsSampled(path, descriptor) {
				fresh = append(fresh, name)
			}
			seen[key] = true
		}
	}
	return fresh
}

// shapes are the statements of each method without the names of locals, as the
// driver writes them, types those of the locals that each statement defines;
// complaints are what parsing and validation found, in so many classes.
func shapes(t testing.TB, path string) (methods map[string]map[string]int, types map[string]map[string][]string, complaints []string, classes int) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	methods, types = map[string]map[string]int{}, map[string]map[string][]string{}
	var name string
	in := bufio.NewScanner(f)
	in.Buffer(nil, 64<<20)
	for in.Scan() {
		kind, text, _ := strings.Cut(in.Text(), " ")
		switch kind {
		case "C":
			classes++
		case "M":
			name = text
			methods[name], types[name] = map[string]int{}, map[string][]string{}
		case "E", "V":
			complaints = append(complaints, name+": "+text)
		case "T":
			statement, local, _ := strings.Cut(text, "\t")
			types[name][statement] = append(types[name][statement], local)
		case "S":
			// Gotos and copies come and go with the layout of the code.
			if text != "goto" && text != "nop" && text != "assign _" {
				methods[name][text]++
			}
		}
	}
	if err := in.Err(); err != nil {
		t.Fatal(err)
	}
	return methods, types, complaints, classes
}

// constantOrCopy are definitions whose values come with any type: constants are
// typed by their uses, and which copies there are is the layout's affair.
var constantOrCopy = regexp.MustCompile(`^assign (_|null|class .*|".*|-?[0-9.#].*)$`)

// typeDifferences compares the types of the locals that both sides define by the
// same statements, as often, and returns how many there are and those that differ.
func typeDifferences(soot, ours map[string][]string) (n int, differ []string) {
	for _, s := range slices.Sorted(maps.Keys(soot)) {
		if constantOrCopy.MatchString(s) || len(soot[s]) != len(ours[s]) {
			continue
		}
		a, b := slices.Sorted(slices.Values(soot[s])), slices.Sorted(slices.Values(ours[s]))
		n += len(a)
		for i := range a {
			if a[i] != b[i] {
				differ = append(differ, fmt.Sprintf("%s: %s, ours %s", s, a[i], b[i]))
			}
		}
	}
	return n, differ
}

// typeNamed is the type that Jimple writes so.
func typeNamed(java string) jimple.Type {
	element := strings.TrimRight(java, "[]")
	t := dex.ClassDescriptor(element)
	if p, ok := map[string]string{"boolean": "Z", "byte": "B", "char": "C", "short": "S", "int": "I", "long": "J", "float": "F", "double": "D"}[element]; ok {
		t = p
	}
	return jimple.Type(strings.Repeat("[", strings.Count(java, "[]")) + t)
}

// typeCause names the kind of a difference that typeDifferences tells. Several types are
// right for most of these locals, whose values meet others of the same variable: which
// ones depends on how a side splits variables.
func typeCause(p *jimple.Program, difference string) string {
	cut := strings.LastIndex(difference, ": ")
	soot, ours, _ := strings.Cut(difference[cut+2:], ", ours ")
	a, b := typeNamed(soot), typeNamed(ours)
	switch {
	case !a.IsRef() && !b.IsRef():
		return "integers: of what width, by the uses that a side counts to the variable"
	case strings.Contains(difference[:cut], "@caughtexception"):
		return "handlers of several types, or a variable that holds what others caught"
	case p.Assignable(b, a) == jimple.Yes:
		return "ours is a subtype: Soot counts more definitions to the variable"
	case p.Assignable(a, b) == jimple.Yes:
		return "Soot's is a subtype: we count more definitions to the variable"
	}
	return "neither is below the other: two bounds of the same values"
}

var castShape = regexp.MustCompile(`^assign \([^)]*\) (_|null)$`)

// difference returns what only a has. Returns count once: Soot copies a return
// to the jumps that lead to it and joins copies that its packing of locals has
// made equal.
func difference(a, b map[string]int) []string {
	var out []string
	for _, s := range slices.Sorted(maps.Keys(a)) {
		n := a[s] - b[s]
		if strings.HasPrefix(s, "return") {
			n = min(a[s], 1) - min(b[s], 1)
		}
		if n > 0 {
			out = append(out, fmt.Sprintf("%d× %s", n, s))
		}
	}
	return out
}

func onlyCasts(list []string) bool {
	for _, s := range list {
		if _, shape, _ := strings.Cut(s, "× "); !castShape.MatchString(shape) {
			return false
		}
	}
	return true
}

// cause names why a method differs; the order is that of likelihood.
func cause(soot, ours []string) string {
	all := strings.Join(soot, "\n") + "\n--\n" + strings.Join(ours, "\n")
	switch {
	case onlyCasts(soot) && onlyCasts(ours):
		return "casts that Soot's typing adds or drops"
	case strings.Contains(all, "This statement would have triggered"), strings.Contains(all, "throw null"), strings.Contains(all, "new java.lang.NullPointerException"):
		return "Soot replaces an access through null with a throw"
	case strings.Contains(all, "× if 0") || strings.Contains(all, "× if 1") || strings.Contains(all, "× if null"):
		return "Soot folds a branch over constants and drops what becomes dead"
	case strings.Contains(all, "identity @caughtexception"):
		return "Soot drops a handler that nothing it knows of can reach"
	case regexp.MustCompile(`× (assign|store|invoke|if|return)[^\n]*-?\d`).MatchString(all):
		return "Soot folds arithmetic over constants, or a constant through a merge"
	case strings.Contains(all, "× assign null"):
		return "null through a merge"
	case strings.Contains(all, "return"):
		return "copies of returns"
	}
	return "other"
}

// TestSoot has Soot's front end parse and validate our .jimple files and
// compares them with Soot's own Jimple of the same APK. Apps share libraries: a
// class that is the same to both sides is compared, and counted, once.
func TestSoot(t *testing.T) {
	apps := sootApps(t)
	driver := newSootDriver(t)
	all := sootTally{causes: map[string]int{}, typeCauses: map[string]int{}}
	seen := map[jimple.Style]map[[sha256.Size]byte]bool{jimple.Exact: {}, jimple.Folded: {}}
	for _, path := range apps {
		t.Run(filepath.Base(filepath.Dir(path))+"/"+filepath.Base(path), func(t *testing.T) {
			app := sootTally{causes: all.causes, typeCauses: all.typeCauses}
			compareWithSoot(t, driver, path, seen, &app)
			t.Logf("%d methods, %d alike, %d but for casts", app.methods, app.same, app.close)
			if app.methods-app.same > max(1, app.methods/100) { // one method of a small app may differ
				t.Errorf("only %d of %d methods have Soot's statements", app.same, app.methods)
			}
			all.methods, all.same, all.close = all.methods+app.methods, all.same+app.same, all.close+app.close
			all.left += app.left
			all.locals, all.typedApart = all.locals+app.locals, all.typedApart+app.typedApart
		})
	}
	if all.methods == 0 {
		t.Skip("no APK to compare")
	}
	t.Logf("%d classes are compared with nothing", all.left)
	t.Logf("%d methods: %.2f %% have the same statements, %.2f %% but for casts", all.methods, 100*float64(all.same)/float64(all.methods), 100*float64(all.close)/float64(all.methods))
	for _, c := range slices.Sorted(maps.Keys(all.causes)) {
		t.Logf("%6d  %s", all.causes[c], c)
	}
	t.Logf("%d of %d definitions, %.3f %%, have a local of another type:", all.typedApart, all.locals, 100*float64(all.typedApart)/float64(all.locals))
	for _, c := range slices.Sorted(maps.Keys(all.typeCauses)) {
		t.Logf("%6d  %s", all.typeCauses[c], c)
	}
	if 100*all.same < 99*all.methods {
		t.Errorf("only %d of %d methods have Soot's statements", all.same, all.methods)
	}
	if all.typedApart > max(1, all.locals/2000) { // 0.05 %, of a small app one
		t.Errorf("%d of %d definitions have a local of another type than Soot's", all.typedApart, all.locals)
	}
}

// A sootTally counts what comparisons found.
type sootTally struct {
	methods, same, close int            // methods, those with the same statements, those that differ in casts at most
	causes               map[string]int // why the others differ
	left                 int            // classes that Soot does not describe
	locals, typedApart   int            // definitions that both sides have, and those of another type
	typeCauses           map[string]int // of what kind those are
}

// compareWithSoot compares the methods of one app, of classes not seen before; a few
// of each cause of a difference are logged.
func compareWithSoot(t *testing.T, driver *sootDriver, path string, seen map[jimple.Style]map[[sha256.Size]byte]bool, tally *sootTally) {
	p := jimple.New(program.Open(t, path), jimple.WithHierarchy(android.Hierarchy{Types: android.Framework()}))
	styles := []jimple.Style{jimple.Exact, jimple.Folded}
	if len(p.Dex.Methods) > 20_000 {
		styles = styles[1:] // minutes more
	}
	for _, style := range styles {
		dir, only := t.TempDir(), filepath.Join(t.TempDir(), "only.txt")
		fresh := writeJimple(t, p, path, dir, style, seen[style])
		t.Logf("%s: %d of %d classes are those of apps before", map[jimple.Style]string{jimple.Exact: "exact", jimple.Folded: "folded"}[style], len(p.Dex.Classes)-len(fresh), len(p.Dex.Classes))
		if len(fresh) == 0 {
			continue
		}
		if err := os.WriteFile(only, []byte(strings.Join(fresh, "\n")), 0o600); err != nil {
			t.Fatal(err)
		}
		methods, types, complaints, _ := shapes(t, sootSays(t, driver, sootKey(t).Folder(t, dir), "jimple", dir, only))
		for i, c := range complaints {
			if i < 10 {
				t.Error(c)
			}
		}
		if len(complaints) > 0 {
			t.Errorf("%d complaints by Soot", len(complaints))
		}
		if style == jimple.Exact {
			continue
		}
		reference, referenceTypes, failures, described := shapes(t, sootSays(t, driver, sootKey(t).File(t, path), "apk", path, only))
		if left := len(fresh) - described; left > 0 {
			t.Logf("%d of %d classes are compared with nothing: Soot takes them for the platform's", left, len(fresh))
			tally.left += left
		}
		for _, f := range failures {
			t.Logf("Soot itself fails: %s", f)
		}
		for _, m := range slices.Sorted(maps.Keys(reference)) {
			ours, ok := methods[m]
			if !ok {
				t.Errorf("no method %s", m)
				continue
			}
			tally.methods++
			checked, differ := typeDifferences(referenceTypes[m], types[m])
			tally.locals, tally.typedApart = tally.locals+checked, tally.typedApart+len(differ)
			for _, d := range differ {
				tally.typeCauses[typeCause(p, d)]++
				t.Logf("type in %s: %s", m, d)
			}
			more, less := difference(reference[m], ours), difference(ours, reference[m])
			if len(more)+len(less) == 0 {
				tally.same++
			}
			if onlyCasts(more) && onlyCasts(less) {
				tally.close++
			}
			if len(more)+len(less) > 0 {
				c := cause(more, less)
				if tally.causes[c]++; tally.causes[c] <= 3 {
					t.Logf("%s: %s\n   Soot only: %.300q\n   ours only: %.300q", c, m, more, less)
				}
			}
		}
	}
}
