package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Every package compiles for every system that is promised; nothing is linked.
func TestPlatforms(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles everything six times")
	}
	for _, platform := range []string{"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64"} {
		system, processor, _ := strings.Cut(platform, "/")
		c := exec.Command("go", "build", "github.com/esdroid/esdroid/cmd/esdroid", "github.com/esdroid/esdroid/cmd/esdroid/command")
		c.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0")
		if said, err := c.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", platform, err, said)
		}
	}
}

// Starting costs what the command costs: no package of the program may start an
// engine, or read files of other users, before it is asked to.
func TestStartsOnHostileMachine(t *testing.T) {
	dir := t.TempDir()
	program := dir + "/esdroid"
	if said, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	readOnly := dir + "/read-only"
	if err := os.Mkdir(readOnly, 0o555); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"version"},
		{"graph", "../../testdata/apps/silicompressor/app.apk", "--kind", "components", "--format", "svg"},
	} {
		for _, temp := range []string{readOnly, dir + "/absent", program} {
			c := exec.Command(program, args...)
			c.Env = []string{"TMPDIR=" + temp, "HOME=" + temp, "PATH="}
			said, err := c.CombinedOutput()
			if err != nil || len(said) == 0 {
				t.Errorf("%q with TMPDIR=%s: %v\n%.500s", args, temp, err, said)
			}
		}
	}
}
