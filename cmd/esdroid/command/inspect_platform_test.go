package command

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

// withLibrary returns a copy of an app that carries native code.
func withLibrary(t *testing.T, path string) string {
	t.Helper()
	from, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range from.File {
		if err := z.Copy(f); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := z.Create("lib/arm64-v8a/libsample.so"); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(t.TempDir(), "native.apk")
	if err := os.WriteFile(to, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return to
}

func TestInspectPlatform(t *testing.T) {
	hello := filepath.Join(corpus.Root(), "dex", "testdata", "hello.dex")
	app := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk")
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{hello}, cli.ExitDone, hello + ": all 1 methods; they need "},
		{[]string{app, "--package", "java"}, cli.ExitDone, "the class library has all of them"},
		{[]string{app, "--package", "java.none"}, cli.ExitDone, "they need 0 members"},
		{[]string{app, "--sites", "-1"}, cli.ExitUsage, "--sites -1: give 0 or more"},
		{[]string{filepath.Join(t.TempDir(), "none.apk")}, cli.ExitBadInput, "none.apk"},
		{nil, cli.ExitUsage, "Usage: esdroid inspect platform APP"},
	} {
		var out bytes.Buffer
		if code := Run(append([]string{"inspect", "platform"}, tt.args...), nil, &out, &out); code != tt.code || !strings.Contains(out.String(), tt.want) {
			t.Errorf("inspect platform %v: exit code %d, want %d; output %.600q, want it to contain %q", tt.args, code, tt.code, out.String(), tt.want)
		}
	}
	native := withLibrary(t, app)
	for _, format := range []struct{ flag, want string }{
		{"--all", "native code, which the device cannot run; a run that gets to it stops there:\n  libsample.so\n"},
		{"--json", "\"complete\": false,\n"},
	} {
		var out bytes.Buffer
		if code := Run([]string{"device", "check", native, format.flag}, nil, &out, &out); code != cli.ExitNegative || !strings.Contains(out.String(), format.want) {
			t.Errorf("device check %s: exit code %d; output %.600q, want it to contain %q", format.flag, code, out.String(), format.want)
		}
	}
	large := corpus.Public(t, "apidemos.apk")
	var out, text bytes.Buffer
	if code := Run([]string{"inspect", "platform", "--package", "javax", "--json", large}, nil, &out, &out); code != cli.ExitNegative {
		t.Errorf("exit code %d", code)
	}
	var got struct {
		Complete                                   bool
		Methods, Reachable, Needed, MissingMembers int
		Missing                                    []struct {
			Kind, Name string
			Count      int
			Sites      []string
			Members    []string
		}
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil || got.Complete || got.Reachable < 1000 || got.Reachable > got.Methods || len(got.Missing) == 0 {
		t.Fatalf("JSON: error %v, %d of %d methods, %d missing", err, got.Reachable, got.Methods, len(got.Missing))
	}
	// The drawing interfaces of OpenGL ES are modelled by nobody.
	m := got.Missing[0]
	if m.Name != "Ljavax/microedition/khronos/opengles/GL10;" || m.Kind != "class" || m.Count < 100 || len(m.Sites) != 1 || len(m.Members) < 50 {
		t.Errorf("needed most: %+v", m)
	}
	if code := Run([]string{"inspect", "platform", "--package", "javax", large}, nil, &text, &text); code != cli.ExitNegative || !strings.Contains(text.String(), "  class  "+m.Name+", needed ") ||
		!strings.Contains(text.String(), "         at "+m.Sites[0]) {
		t.Errorf("exit code %d, output %.600q", code, text.String())
	}
}

func TestInspectAPI(t *testing.T) {
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{nil, cli.ExitDone, "\nandroid.preference "},
		{nil, cli.ExitDone, "\nall "},
		{[]string{"android.preference"}, cli.ExitDone, "android.preference  24 of 24  404 of 404  100 %\n"},
		{[]string{"android.opengl", "--missing"}, cli.ExitDone, "\nmissing Landroid/opengl/GLES20;\n"},
		{[]string{"android.no"}, cli.ExitUsage, "android.no: Android 8.0 has no such package"},
	} {
		var out bytes.Buffer
		if code := Run(append([]string{"inspect", "api"}, tt.args...), nil, &out, &out); code != tt.code || !strings.Contains(out.String(), tt.want) {
			t.Errorf("inspect api %v: exit code %d, want %d; output %.600q, want it to contain %q", tt.args, code, tt.code, out.String(), tt.want)
		}
	}
}
