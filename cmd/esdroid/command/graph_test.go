package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestGraph(t *testing.T) {
	app := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk")
	bad := filepath.Join(t.TempDir(), "bad.txt")
	if err := os.WriteFile(bad, []byte("class A\n  f(: none\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	// A user says that what a text shows is made of the number that it is asked for.
	own := filepath.Join(t.TempDir(), "own.txt")
	if err := os.WriteFile(own, []byte("class android.app.Activity\n  findViewById(i): ret = global.mine[i]\n\nclass com.i.sc.SiliCompressor\n  setContentView(l): global.mine[*] = l\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	compress := "com.i.sc.SiliCompressor.compressImageClick"
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"--kind", "event"}, cli.ExitDone, "digraph G"},
		{[]string{"--kind", "event", "--format", "svg"}, cli.ExitDone, "<svg"},
		{[]string{"--kind", "components", "--json"}, cli.ExitDone, `"launcher"`},
		{[]string{"--kind", "icc", "--format", "graphml"}, cli.ExitDone, "<graphml"},
		{[]string{"--kind", "call", "--framework", "--class", "com.i.sc.SiliCompressor"}, cli.ExitDone, "findViewById"},
		{[]string{"--kind", "cfg", "--method", compress}, cli.ExitDone, "next"},
		{[]string{"--kind", "ddg", "--method", compress, "--json"}, cli.ExitDone, "height:I"},
		{[]string{"--kind", "pdg", "--around", "Lcom/i/sc/SiliCompressor;->compressImageClick(Landroid/view/View;)V@0004"}, cli.ExitDone, "heap"},
		{[]string{"--kind", "pdg", "--format", "svg"}, cli.ExitUsage, "cannot be drawn"},
		{[]string{"--kind", "pdg", "--format", "graphml"}, cli.ExitDone, "compressImageClick"},
		{[]string{"--kind", "cfg", "--max-nodes", "5"}, cli.ExitUsage, "is not cut"},
		{[]string{"--kind", "nonsense"}, cli.ExitUsage, "unknown kind"},
		{[]string{"--format", "png"}, cli.ExitUsage, "unknown format"},
		{[]string{"--kind", "cfg", "--class", "com.i.sc.Nobody"}, cli.ExitNegative, "no class"},
		{[]string{"--kind", "cfg", "--method", compress, "--class", "X"}, cli.ExitUsage, "exclude each other"},
		{[]string{"--summaries", bad}, cli.ExitBadInput, "bad.txt:2:5"},
		{[]string{"--kind", "event", "--json", "--summaries", own}, cli.ExitDone, `"label": "mine"`},
	} {
		var out bytes.Buffer
		code := Run(append([]string{"graph", app}, tt.args...), nil, &out, &out)
		if code != tt.code || !strings.Contains(out.String(), tt.want) {
			t.Errorf("esdroid graph %v: exit code %d, want %d; output lacks %q:\n%.600s", tt.args, code, tt.code, tt.want, out.String())
		}
	}
}
