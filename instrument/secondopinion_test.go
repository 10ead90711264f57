package instrument_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/oracle"
)

// unconvertible reports the classes of an app of which class files say
// nothing: the converter leaves calls of method handles out and keeps what
// takes their results.
func unconvertible(t *testing.T, files []*dex.File) map[string]bool {
	t.Helper()
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for m := range p.Methods {
		code, ok, err := p.Code(dex.MethodID(m))
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			continue
		}
		if err := code.All(func(in *dex.Insn) bool {
			if in.Op >= dex.OpInvokePolymorphic && in.Op <= dex.OpInvokeCustomRange {
				out[p.Classes[p.Methods[m].Class].Descriptor] = true
			}
			return true
		}); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// checked is an app whose class files the JVM has verified.
type checked struct {
	app      *realApp
	archives []string
	classes  int
	unlinked string            // how many need what is not there
	rejected map[string]string // why, by descriptor: by the converter or by the JVM
}

// verifyClasses converts apps to class files and has a JVM verify them. Where
// an app lacks a class, it is looked for in its entry of behind, and in the
// apps in front.
func verifyClasses(t *testing.T, parts []dexPart, behind map[*realApp][]string) []*checked {
	t.Helper()
	android := oracle.Jar(t, "android.jar")
	var files []conversion
	for _, p := range parts {
		files = append(files, conversion{p.data, p.classes, p.shells})
	}
	archives, failed := convert(t, files)
	var out []*checked
	byName := map[string]*checked{}
	for i, p := range parts {
		c := byName[p.app.name]
		if c == nil {
			c = &checked{app: p.app, rejected: map[string]string{}}
			byName[p.app.name] = c
			out = append(out, c)
		}
		c.archives = append(c.archives, archives[i])
		c.classes += len(p.classes)
		for class, why := range failed[i] {
			c.rejected["L"+class+";"] = "not converted: " + why
		}
	}
	var jobs [][]string
	for i, c := range out {
		job := append([]string{c.app.name}, c.archives...)
		job = append(append(job, ""), behind[c.app]...)
		for _, other := range slices.Backward(out[:i]) {
			job = append(job, other.archives...)
		}
		jobs = append(jobs, append(job, android))
	}
	command := javaProgram(t, "Verify")
	for line := range strings.Lines(run(t, lines(jobs), command[0], command[1:]...)) {
		switch f := strings.Split(strings.TrimSpace(line), "\t"); f[0] {
		case "REJECTED":
			byName[f[1]].rejected["L"+f[2]+";"] = strings.Join(f[3:], " ")
		case "VERIFIED":
			byName[f[1]].unlinked = f[3]
		}
	}
	return out
}

// TestSecondOpinion converts instrumented apps to class files and has a JVM
// verify them: it must reject nothing that it accepts of the untouched app. Of
// that it therefore sees no more than what it rejects of the instrumented one.
func TestSecondOpinion(t *testing.T) {
	if testing.Short() {
		t.Skip("converts apps with enjarify")
	}
	after := verifyClasses(t, newClasses(t), nil)
	var doubtful []dexPart
	behind := map[*realApp][]string{}
	for _, c := range after {
		t.Logf("%s: %d classes, %s need what is not there, %d rejected", c.app.name, c.classes, c.unlinked, len(c.rejected))
		if c.unlinked == "" {
			t.Errorf("%s: the JVM did not come to an end", c.app.name)
		}
		known := unconvertible(t, c.app.before)
		for class := range c.rejected {
			if known[class] {
				delete(c.rejected, class)
			}
		}
		if len(c.rejected) == 0 {
			continue
		}
		behind[c.app] = c.archives
		for i, f := range c.app.before {
			part := dexPart{app: c.app, number: i + 1, data: f.Data()}
			for k := range f.NumClassDefs() {
				if d := f.TypeDescriptor(f.ClassDef(uint32(k)).Type); c.rejected[d] != "" {
					part.classes = append(part.classes, d)
				}
			}
			if len(part.classes) > 0 {
				doubtful = append(doubtful, part)
			}
		}
	}
	before := map[*realApp]map[string]string{}
	if len(doubtful) > 0 {
		for _, c := range verifyClasses(t, doubtful, behind) {
			before[c.app] = c.rejected
		}
	}
	for _, c := range after {
		for class, why := range c.rejected {
			if before[c.app][class] == "" {
				t.Errorf("%s: the JVM rejects %s, which it accepts untouched: %s", c.app.name, class, why)
			}
		}
	}
}
