package slice

import (
	"archive/zip"
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// TestIntentsFromOutside: what any app can send comes from outside, through the methods and
// fields that hand it on; what is kept in by the manifest, a permission or the system is not.
func TestIntentsFromOutside(t *testing.T) {
	z, err := zip.OpenReader("testdata/causes/causes.zip")
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	p := readPlanted(t, "testdata/causes/outside.java")
	app := openProgram(t, &z.Reader, p.name, manifestOf(p.pkg, p.lines))
	outside := map[string]bool{"Order": true, "Open": true, "Shown": true}
	for class, asks := range map[string]string{"Order": "getStringExtra", "Open": "getStringExtra", "Shown": "getString", "Private": "getStringExtra",
		"Closed": "getStringExtra", "Power": "getIntExtra", "Work": "getStringExtra", "A": "getStringExtra"} {
		found := false
		for m := range app.Prog.Methods {
			b := app.Body(dex.MethodID(m))
			if b == nil || app.Prog.Classes[app.Prog.Methods[m].Class].Descriptor != "Lcom/outside/"+class+";" {
				continue
			}
			for i := range b.Stmts {
				if b.Stmts[i].Op == jimple.OpVirtual && calls(b, int32(i), asks) {
					found = true
					if _, ok := app.FromOutside(pdg.Node{Method: dex.MethodID(m), Stmt: int32(i)}); ok != outside[class] {
						t.Errorf("%s asks an intent from outside: %t, want %t", class, ok, outside[class])
					}
				}
			}
		}
		if !found {
			t.Errorf("%s asks nothing", class)
		}
	}
	reports := crash.ParseText(p.text)
	c, err := criterion.Locate(app.Code, &reports[0])
	if err != nil {
		t.Fatal(err)
	}
	facts := Facts(app, c, Static(context.Background(), app, c, Thin, Options{Nearest: 60}))
	if !slices.ContainsFunc(facts, func(s string) bool {
		return strings.Contains(s, "any app can send this intent (com.outside.ORDER): the receiver OrderReceiver is exported")
	}) {
		t.Errorf("facts %q", facts)
	}
}
