package slice

import (
	"archive/zip"
	"context"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// The thin slice is a part of the full one, wherever both are cut; statements are numbered
// in the order in which they are met, and each element leads to the criterion.
func TestThinIsPartOfFull(t *testing.T) {
	z, err := zip.OpenReader("testdata/causes/causes.zip")
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	paths, err := filepath.Glob("testdata/causes/*.java")
	if err != nil {
		t.Fatal(err)
	}
	grown := 0
	for _, path := range paths {
		p := readPlanted(t, path)
		app := openProgram(t, &z.Reader, p.name, manifestOf(p.pkg, p.lines))
		reports := crash.ParseText(p.text)
		if len(reports) == 0 {
			continue
		}
		c, err := criterion.Locate(app.Code, &reports[0])
		if err != nil {
			continue
		}
		for _, nearest := range [][2]int{{5, 2}, {5, 5}, {60, 20}, {0, 0}} {
			thin := Static(context.Background(), app, c, Thin, Options{Nearest: nearest[0]})
			full := Static(context.Background(), app, c, Full, Options{Nearest: nearest[1]})
			before := len(full.Elements)
			full.Include(thin)
			if len(full.Elements) > before {
				grown++
			}
			has := map[Element]bool{}
			for _, e := range full.Elements {
				has[Element{Ref: e.Ref, Entry: e.Entry}] = true
			}
			for _, e := range thin.Elements {
				if !has[Element{Ref: e.Ref, Entry: e.Entry}] {
					t.Errorf("%s: %s is in the thin slice alone", p.name, criterion.Describe(app.Code, e.Ref))
				}
			}
			for _, s := range []*Slice{thin, full} {
				known := 0
				for i, e := range s.Elements {
					if !e.Served && !e.Entry {
						known = max(known, e.Statement+1)
						if e.Statement > known {
							t.Errorf("%s: element %d is of statement %d, %d are known", p.name, i, e.Statement, known)
						}
					}
					if at, ok := s.Find(e.Ref); !e.Entry && (!ok || s.Elements[at].Ref != e.Ref) {
						t.Errorf("%s: element %d is not found", p.name, i)
					}
					steps := 0
					for to := e.Next; to >= 0 && steps <= len(s.Elements); to = s.Elements[to].Next {
						steps++
					}
					if steps > len(s.Elements) {
						t.Errorf("%s: element %d leads nowhere", p.name, i)
					}
				}
				if n := nearest[0]; s == thin && n > 0 && s.Statements() > n {
					t.Errorf("%s: %d statements, at most %d", p.name, s.Statements(), n)
				}
			}
		}
	}
	if grown == 0 {
		t.Error("no full slice lacked anything: the test tests nothing")
	}
}
