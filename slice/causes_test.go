// Apps in which one fault is planted: testdata/causes.

package slice

import (
	"archive/zip"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// planted is one app of testdata/causes.
type planted struct {
	name, pkg string
	lines     []string
	causes    map[int]bool
	text      string // of the crash
	failing   int    // line of the innermost frame with a label
}

var (
	labelledFrame = regexp.MustCompile(`^// at (.*) @(\w+)$`)
	lineLabel     = regexp.MustCompile(`//@(\w+)`)
)

// readPlanted reads an app of a folder, whose library is in lib.
func readPlanted(t *testing.T, file string) planted {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p := planted{name: strings.TrimSuffix(filepath.Base(file), ".java"), lines: strings.Split(string(data), "\n"), causes: map[int]bool{}}
	places := map[string]string{}
	numbers := map[string]int{}
	note := func(file string, lines []string) {
		for i, line := range lines {
			if m := lineLabel.FindStringSubmatch(line); m != nil {
				places[m[1]], numbers[m[1]] = fmt.Sprintf("%s:%d", file, i+1), i+1
			}
		}
	}
	libraries, err := filepath.Glob(filepath.Join(filepath.Dir(file), "lib/*/*/*/*.java"))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range libraries {
		source, err := os.ReadFile(l)
		if err != nil {
			t.Fatal(err)
		}
		note(filepath.Base(l), strings.Split(string(source), "\n"))
	}
	note("P.java", p.lines)
	for i, line := range p.lines {
		if pkg, ok := strings.CutPrefix(line, "package "); ok {
			p.pkg = strings.TrimSuffix(pkg, ";")
		}
		if strings.Contains(line, "//CAUSE") {
			p.causes[i+1] = true
		}
		switch {
		case strings.HasPrefix(line, "// CRASH "):
			p.text += line[9:] + "\n"
		case strings.HasPrefix(line, "// Caused by"):
			p.text += line[3:] + "\n"
		case labelledFrame.MatchString(line):
			m := labelledFrame.FindStringSubmatch(line)
			p.text += "\tat " + m[1] + "(" + places[m[2]] + ")\n"
			if p.failing == 0 {
				p.failing = numbers[m[2]]
			}
		case strings.HasPrefix(line, "// at "):
			p.text += "\t" + line[3:] + "\n"
		}
	}
	return p
}

// TestPlantedCauses: the failing statement is right, and the planted cause is among the
// first ten source lines of the thin slice.
func TestPlantedCauses(t *testing.T) {
	files, err := filepath.Glob("testdata/causes/*.java")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d apps, %v", len(files), err)
	}
	z, err := zip.OpenReader("testdata/causes/causes.zip")
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for _, file := range files {
		p := readPlanted(t, file)
		t.Run(p.name, func(t *testing.T) {
			app := openProgram(t, &z.Reader, p.name, manifestOf(p.pkg, p.lines))
			reports := crash.ParseText(p.text)
			if len(reports) != 1 || len(p.causes) == 0 {
				t.Fatalf("%d reports, %d causes in\n%s", len(reports), len(p.causes), p.text)
			}
			c, err := criterion.Locate(app.Code, &reports[0])
			if err != nil {
				t.Fatal(err)
			}
			site := c.Sites[0]
			if line := int(app.Body(site.Method).Stmts[site.Stmt].Line); len(c.Sites) != 1 || line != p.failing {
				t.Errorf("%d statements failed, the first in line %d, want line %d", len(c.Sites), line, p.failing)
			}
			s := Static(context.Background(), app, c, Thin, Options{Nearest: 60})
			own := strings.ReplaceAll(p.pkg, ".", "/") + "/"
			seen := map[string]bool{}
			for i := range s.Elements {
				e := &s.Elements[i]
				class := app.Prog.Classes[app.Prog.Methods[e.Method].Class].Descriptor
				line := int(app.Body(e.Method).Stmts[e.Stmt].Line)
				if p.causes[line] && strings.HasPrefix(class, "L"+own) && len(seen) < 10 {
					return
				}
				if line > 0 { // parameters have none
					seen[fmt.Sprint(class, line)] = true
				}
			}
			t.Errorf("no cause is among the first ten of %d lines", len(seen))
		})
	}
}
