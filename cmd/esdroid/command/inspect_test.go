package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestInspect(t *testing.T) {
	apk := filepath.Join(corpus.Crash(t, "bites"), "app.apk")
	out := filepath.Join(t.TempDir(), "out")
	const method = "Lcaldwell/ben/bites/MethodList$5;->onClick(Landroid/content/DialogInterface;I)V"
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"jimple", apk, "caldwell.ben.bites.MethodList$5"}, cli.ExitDone, "class caldwell.ben.bites.MethodList$5 extends java.lang.Object implements android.content.DialogInterface$OnClickListener\n{\n    final caldwell.ben.bites.MethodList this$0;\n"},
		{[]string{"jimple", apk, "--folded", "caldwell.ben.bites.MethodList$5"}, cli.ExitDone, "staticinvoke <java.lang.Integer: java.lang.Integer valueOf(int)>(0);"},
		{[]string{"jimple", apk, "no.such.Class"}, cli.ExitNegative, "no class Lno/such/Class;"},
		{[]string{"jimple", apk, "-o", out}, cli.ExitDone, ""},
		{[]string{"method", apk, method}, cli.ExitDone, "staticinvoke <java.lang.Integer: java.lang.Integer valueOf(java.lang.String)>($r15)"},
		{[]string{"method", apk, "caldwell.ben.bites.MethodList$5.onClick", "--json"}, cli.ExitDone, `"method": "` + method + `"`},
		{[]string{"method", apk, method, "-f", "dot"}, cli.ExitDone, "[style=dashed, color=red]"},
		{[]string{"method", apk, method, "-f", "svg"}, cli.ExitDone, "</svg>"},
		{[]string{"method", apk, method, "-f", "html"}, cli.ExitDone, "<h2>folded</h2>"},
		{[]string{"method", apk, method, "-f", "xml"}, cli.ExitUsage, "choose text, json"},
		{[]string{"method", apk, "nothing"}, cli.ExitUsage, "names no method"},
		{[]string{"method", apk, "caldwell.ben.bites.MethodList$5.missing"}, cli.ExitNegative, "it has\n  <init>"},
		{[]string{"method", apk, "caldwell.ben.bites.RecipeBookProvider.query.x"}, cli.ExitNegative, "no class"},
	} {
		var text bytes.Buffer
		if code := Run(append([]string{"inspect"}, tt.args...), nil, &text, &text); code != tt.code || !strings.Contains(text.String(), tt.want) {
			t.Errorf("inspect %v: exit code %d, want %d; output %.300q, want it to contain %q", tt.args, code, tt.code, text.String(), tt.want)
		}
	}
	if _, err := os.Stat(filepath.Join(out, "caldwell.ben.bites.Bites.jimple")); err != nil {
		t.Error(err)
	}
}

// Obfuscated names end up as files of their own, inside the folder.
func TestInspectJimpleOddNames(t *testing.T) {
	names := []string{"La/A;", "La/a;", "LA/a;", "Lé/ü$日本;", "L../../up;", "La/*?;", "La/??;",
		"L" + strings.Repeat("long", 100) + ";", "L" + strings.Repeat("p/", 200) + "Deep;"}
	b := build.New(39)
	for _, name := range names {
		b.Class(dex.AccPublic, name).Constructor(dex.AccPublic)
	}
	data, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path, out := filepath.Join(dir, "odd.dex"), filepath.Join(dir, "in", "out")
	if err := os.WriteFile(path, data, 0o666); err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if code := Run([]string{"inspect", "jimple", path, "-o", out}, nil, &text, &text); code != cli.ExitDone {
		t.Fatalf("exit code %d: %s", code, text.String())
	}
	inside, _ := filepath.Glob(filepath.Join(out, "*.jimple"))
	all, _ := os.ReadDir(dir)
	if len(inside) != len(names) || len(all) != 2 {
		t.Errorf("%d files for %d classes, beside them %v", len(inside), len(names), all)
	}
}
