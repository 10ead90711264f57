package command

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/corpus"
)

// esdroid runs a command and returns its exit code and both outputs.
func esdroid(t *testing.T, args ...string) (int, string, string) {
	t.Helper()
	var out, errs bytes.Buffer
	code := Run(args, strings.NewReader(""), &out, &errs)
	return code, out.String(), errs.String()
}

// smallestApp returns the smallest app at hand.
func smallestApp(t *testing.T) string {
	t.Helper()
	best, size := "", int64(1<<62)
	for _, path := range corpus.APKs(t) {
		if info, err := os.Stat(path); err == nil && info.Size() < size {
			best, size = path, info.Size()
		}
	}
	return best
}

func TestAPKCommands(t *testing.T) {
	app := smallestApp(t) // before HOME changes: the cache of public apps is below it
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	for _, args := range [][]string{
		{"info"}, {"list"}, {"manifest"}, {"resources"}, {"verify"}, {"manifest", "--tree"},
		{"info", "--json"}, {"list", "--json"}, {"manifest", "--json"}, {"resources", "--json"}, {"verify", "--json"}, {"align", "--check", "--json"},
	} {
		code, out, errs := esdroid(t, append([]string{"apk", args[0], app}, args[1:]...)...)
		if code > cli.ExitNegative || errs != "" || out == "" {
			t.Errorf("apk %v: exit code %d, errors %q, %d bytes of output", args, code, errs, len(out))
		}
		if args[len(args)-1] == "--json" && !json.Valid([]byte(out)) {
			t.Errorf("apk %v: not JSON: %.200s", args, out)
		}
		if args[0] == "resources" && strings.Count(out, `"type": "value"`) != strings.Count(out, `"type": "value",`) {
			t.Error("a value has none: empty ones are left out")
		}
	}

	signed := filepath.Join(t.TempDir(), "signed.apk")
	if code, out, errs := esdroid(t, "apk", "sign", app, "--debuggable", "-o", signed); code != 0 {
		t.Fatalf("apk sign: exit code %d: %s%s", code, out, errs)
	}
	if code, out, _ := esdroid(t, "apk", "verify", signed); code != 0 || !strings.Contains(out, "Android Debug") {
		t.Errorf("apk verify of what we signed: exit code %d: %s", code, out)
	}
	if code, out, _ := esdroid(t, "apk", "align", "--check", signed); code != 0 {
		t.Errorf("apk align --check of what we signed: exit code %d: %s", code, out)
	}
	if code, out, _ := esdroid(t, "apk", "manifest", signed); code != 0 || !strings.Contains(out, `android:debuggable="true"`) {
		t.Errorf("apk manifest of what we made debuggable: exit code %d: %s", code, out)
	}
	again := filepath.Join(t.TempDir(), "again.apk")
	if code, _, errs := esdroid(t, "apk", "sign", signed, "-o", again); code != 0 {
		t.Fatal(errs)
	}
	first, _ := os.ReadFile(signed)
	second, _ := os.ReadFile(again)
	if !bytes.Equal(first, second) {
		t.Error("signing what is signed, with the same key, changes it")
	}
	data := bytes.Clone(first)
	data[len(data)/3] ^= 1
	if err := os.WriteFile(signed, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if code, out, _ := esdroid(t, "apk", "verify", signed); code != cli.ExitNegative {
		t.Errorf("apk verify of a damaged package: exit code %d: %s", code, out)
	}
}

func TestAPKExtract(t *testing.T) {
	b := zip.NewBuilder()
	for _, name := range []string{"classes.dex", "../evil", "/abs", "a/../../evil", "res/a.xml", "dir/file"} {
		if err := b.Add(name, []byte("content of "+name), true); err != nil {
			t.Fatal(err)
		}
	}
	dir := t.TempDir()
	app := filepath.Join(dir, "app.jar")
	var data bytes.Buffer
	if _, err := b.Sections().WriteTo(&data); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(app, data.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "deep", "out")
	code, stdout, errs := esdroid(t, "apk", "extract", app, "-o", out, "--decode")
	if code != 0 || !strings.HasPrefix(stdout, "3 files") || strings.Count(errs, "left out") != 3 {
		t.Errorf("exit code %d: %s%s", code, stdout, errs)
	}
	if got, err := os.ReadFile(filepath.Join(out, "dir", "file")); err != nil || string(got) != "content of dir/file" {
		t.Errorf("dir/file reads %q, %v", got, err)
	}
	for _, evil := range []string{filepath.Join(dir, "evil"), filepath.Join(dir, "deep", "evil"), "/abs"} {
		if _, err := os.Stat(evil); err == nil {
			t.Errorf("%s was written", evil)
		}
	}
	if code, stdout, _ := esdroid(t, "apk", "extract", app, "dir", "-o", filepath.Join(dir, "some")); code != 0 || !strings.HasPrefix(stdout, "1 files") {
		t.Errorf("exit code %d: %s", code, stdout)
	}
	if code, _, _ := esdroid(t, "apk", "extract", app, "none*", "-o", filepath.Join(dir, "none")); code != cli.ExitNegative {
		t.Errorf("exit code %d", code)
	}
}

func TestAPKBadInput(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	app := smallestApp(t)
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"info", filepath.Join(dir, "none.apk")}, cli.ExitBadInput, "none.apk: no such file"},
		{[]string{"info", write("empty.apk", "")}, cli.ExitBadInput, "it is empty; give an .apk"},
		{[]string{"info", write("text.apk", "hello world")}, cli.ExitBadInput, "it begins with 68 65 6c 6c 6f"},
		{[]string{"info", dir}, cli.ExitBadInput, "cut.apk: not a zip archive"},
		{[]string{"info", write("cut.apk", "PK\x03\x04"+strings.Repeat("x", 100))}, cli.ExitBadInput, "no end of central directory record"},
		{[]string{"manifest", write("a.dex", "dex\n035\x00")}, cli.ExitBadInput, "a bare dex file has no AndroidManifest.xml; give the .apk"},
		{[]string{"xml", app, "res/layout/none.xml"}, cli.ExitBadInput, "no entry res/layout/none.xml; 'esdroid apk list'"},
		{[]string{"resources", app, "string/none_such"}, cli.ExitNegative, "no resource string/none_such"},
		{[]string{"sign", app, "--key", write("key.pem", "-----BEGIN NOTHING-----\n")}, cli.ExitBadInput, "no private key"},
		{[]string{"sign", app, "--key", write("key.p12", "garbage")}, cli.ExitBadInput, "neither PEM nor a PKCS #12 key store"},
		{[]string{"info"}, cli.ExitUsage, "Usage: esdroid apk info APP"},
	} {
		code, _, errs := esdroid(t, append([]string{"apk"}, tt.args...)...)
		if code != tt.code || !strings.Contains(errs, tt.want) {
			t.Errorf("apk %v: exit code %d, want %d; error %q, want %q in it", tt.args, code, tt.code, errs, tt.want)
		}
		if tt.code == cli.ExitBadInput && strings.Count(errs, "\n") != 1 {
			t.Errorf("apk %v: more than one line: %q", tt.args, errs)
		}
	}
}
