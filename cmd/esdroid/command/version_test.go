package command

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

func TestLicenses(t *testing.T) {
	code, out, stderr := esdroid(t, "version", "--licenses")
	if code != cli.ExitDone {
		t.Fatal(code, stderr)
	}
	modules, err := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}{{end}}{{end}}", "..").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range append(strings.Fields(strings.ReplaceAll(string(modules), " ", "@")), "fdlibm", "JSR 166", "SAX 2", "Unicode, Inc.", "Eclipse Public License", "Go and its standard library") {
		if want = strings.ReplaceAll(want, "@", " "); !strings.Contains(out, want) {
			t.Errorf("nothing of %s: run go generate ./cmd/esdroid", want)
		}
	}
}
