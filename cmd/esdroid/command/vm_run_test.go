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
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
)

// vmPrograms writes the machine's own test programs to a file.
func vmPrograms(t *testing.T) string {
	t.Helper()
	packed, err := os.ReadFile("../../../internal/vm/testdata/programs.dex.s2")
	if err != nil {
		t.Fatal(err)
	}
	_, data, err := blob.Unpack(packed)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "programs.dex")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestVMRun(t *testing.T) {
	const primes = "../../../testdata/vm/Primes.dex"
	programs := vmPrograms(t)
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{primes}, cli.ExitNegative, "at Primes.main(Primes.java:"}, // it wants an argument
		{[]string{primes, "Primes", "100"}, cli.ExitDone, "25 primes up to 100"},
		{[]string{primes, "LPrimes;", "100"}, cli.ExitDone, "25 primes up to 100"},
		{[]string{programs, "Outside", "3"}, 3, "to the errors"}, // System.exit(3)
		{[]string{programs, "Hostile$Uncaught"}, cli.ExitNegative, "java.lang.ArrayIndexOutOfBoundsException: length=2; index=2\n\tat Hostile$Uncaught.main(Hostile.java:"},
		{[]string{programs, "Hostile$Waits"}, cli.ExitNegative, "deadlock: thread \"main\" is WAITING on java.lang.Object"},
		{[]string{programs, "Hostile$Endless", "--max-instructions", "100000"}, cli.ExitPartial, "instruction limit: the limit is 100000 instructions"},
		{[]string{programs, "Hostile$Endless", "--max-time", "50ms"}, cli.ExitPartial, "wall time limit: the limit is 50ms"},
		{[]string{programs, "Hostile$Missing"}, cli.ExitDevice, "unmodelled: Ljava/util/prefs/BackingStoreException;, needed by LHostile$Missing;->main([Ljava/lang/String;)V@0000 (3 references)"},
		{[]string{programs}, cli.ExitUsage, "which class? classes with a main method: "},
		{[]string{programs, "no.such.Main"}, cli.ExitUsage, "has no class no.such.Main; classes with a main method: "},
		{[]string{programs, "Outside", "--heap", "0"}, cli.ExitUsage, "--heap 0: expected megabytes"},
		{[]string{programs, "Outside", "--env", "x"}, cli.ExitUsage, "expected NAME=VALUE"},
		{[]string{programs, "Outside", "--mount", "x"}, cli.ExitUsage, "expected FOLDER:PATH"},
		{[]string{"no-such-file"}, cli.ExitBadInput, "no-such-file"},
		{[]string{"vm_run.go"}, cli.ExitBadInput, "vm_run.go"},
		{nil, cli.ExitUsage, "Usage: "},
	} {
		var text bytes.Buffer
		if code := Run(append([]string{"vm", "run"}, c.args...), nil, &text, &text); code != c.code || !strings.Contains(text.String(), c.want) {
			t.Errorf("vm run %v: exit code %d, want %d; output %.300q, want it to contain %q", c.args, code, c.code, text.String(), c.want)
		}
	}
}

// A program in an archive finds what lies beside its code.
func TestVMRunResources(t *testing.T) {
	code, err := os.ReadFile(vmPrograms(t))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, data := range map[string][]byte{"classes.dex": code, "texts/greeting.txt": []byte("good morning\n"),
		"texts/Words.properties": []byte("hello=hello\n"), "texts/Words_de.properties": []byte("hello=hallo\n"),
		"META-INF/services/Resources$Service": []byte("# what there is\nResources$First # the first\n\n Resources$Second\nResources$First\nResources$Third\n")} {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(data); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	jar := filepath.Join(t.TempDir(), "programs.jar")
	if err := os.WriteFile(jar, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	const want = "jar:file:/data/app/base.apk!/texts/greeting.txt\ngood morning\nnull\nso long\nhallo\n" +
		"first is made\nResources$First\nResources$Second\nResources$Service: Provider Resources$Third not found\n" +
		"Resources$First\nResources$Second\nfalse\n"
	if code := Run([]string{"vm", "run", jar, "Resources"}, nil, &out, &out); code != cli.ExitDone || out.String() != want {
		t.Errorf("exit code %d, output %q, want %q", code, out.String(), want)
	}
}

// The program sees the world that the flags describe, and twice the same.
func TestVMRunWorld(t *testing.T) {
	programs, dir := vmPrograms(t), t.TempDir()
	input, traced := filepath.Join(dir, "input.txt"), filepath.Join(t.TempDir(), "run.trace")
	if err := os.WriteFile(input, []byte("one\ntwo\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var first []byte
	for range 2 {
		var out, errs bytes.Buffer
		code := Run([]string{"vm", "run", programs, "Outside", "--stdin", input, "--env", "COLOUR=red", "--property", "shape=round", "--mount", dir + ":/sdcard/data",
			"--locale", "de-DE", "--time-zone", "Europe/Berlin", "--seed", "5", "--trace", traced, "--json", "--", "0", "x y"}, nil, &out, &errs)
		if code != cli.ExitDone || errs.String() != "to the errors\n" {
			t.Fatalf("exit code %d, %s", code, errs.String())
		}
		want := "[0, x y]\nread one\nread two\nred round\nde_DE Europe/Berlin\nfalse\n"
		rest, ok := strings.CutPrefix(out.String(), want)
		var report struct {
			Outcome      string
			Instructions int64
		}
		if err := json.Unmarshal([]byte(rest), &report); !ok || err != nil || report.Outcome != "finished" || report.Instructions == 0 {
			t.Errorf("printed %q, want %q and a report (%v)", out.String(), want, err)
		}
		data, err := os.ReadFile(traced)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := trace.NewReader(data); err != nil {
			t.Error(err)
		}
		if first == nil {
			first = data
		}
		if !bytes.Equal(first, data) {
			t.Error("the second trace differs")
		}
		written, err := os.ReadFile(filepath.Join(dir, "out.txt"))
		if err != nil || !strings.Contains(string(written), "input.txt") {
			t.Errorf("the program wrote %q (%v)", written, err)
		}
		os.Remove(filepath.Join(dir, "out.txt"))
	}
}

// A trace does not depend on where the program lies.
func TestVMRunTraceFromAnyFolder(t *testing.T) {
	code, err := os.ReadFile("../../../testdata/vm/Primes.dex")
	if err != nil {
		t.Fatal(err)
	}
	var first []byte
	for _, folder := range []string{"a", "another/folder"} {
		dir := filepath.Join(t.TempDir(), folder)
		program, traced := filepath.Join(dir, "Primes.dex"), filepath.Join(dir, "run.trace")
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(program, code, 0o644); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if got := Run([]string{"vm", "run", program, "Primes", "100", "--trace", traced}, nil, &out, &out); got != cli.ExitDone {
			t.Fatalf("exit code %d: %s", got, out.String())
		}
		data, err := os.ReadFile(traced)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = data
		} else if !bytes.Equal(first, data) {
			t.Errorf("the trace from %s differs", folder)
		}
	}
}
