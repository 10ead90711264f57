package command

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/oracle"
)

// builds are the same program: with lines, an anonymous class, a lambda and a method
// added above, and its members in another order.
var builds = []string{`package p;
public class Main {
  private static int share(int all, int n) { return all / n; }
  static class Inner { int count; int run() { return share(10, count); } }
  public static void main(String[] args) {
    Inner inner = new Inner();
    Runnable r = new Runnable() {
      public void run() { java.util.function.IntSupplier s = () -> inner.run(); s.getAsInt(); }
    };
    r.run();
  }
}
`, `package p;

// A comment,

// and another one.
public class Main {
  static int before = 3;
  public static void main(String[] args) {
    before++;
    Runnable other = new Runnable() { public void run() { java.util.function.IntSupplier s = () -> before; before += s.getAsInt(); } };
    other.run();

    Inner inner = new Inner();
    Runnable r = new Runnable() {
      public void run() { java.util.function.IntSupplier t = () -> 1, s = () -> inner.run(); t.getAsInt(); s.getAsInt(); }
    };
    r.run();
  }
  static class Inner { int count; int run() { return share(10, count); } }
  private static int added(int a) { return a + 1; }
  private static int share(int all, int n) { return all / n; }
}
`, `package p;
public class Main {
  public static void main(String[] args) {
    Inner inner = new Inner();
    inner.run();
  }
  static class Inner { int count; int run() { return 10 / count; } }
}
`}

// TestFingerprintsOverRebuilds compiles a program and a changed one, lets a JVM crash them
// and compares what SARIF calls the crash. The third is another crash.
func TestFingerprintsOverRebuilds(t *testing.T) {
	javac, java, dx := oracle.Tool(t, "javac"), oracle.Tool(t, "java"), oracle.Jar(t, "dx.jar")
	var got []map[string]string
	for i, source := range builds {
		dir := t.TempDir()
		file, classes, app, report := filepath.Join(dir, "Main.java"), filepath.Join(dir, "classes"), filepath.Join(dir, "app.dex"), filepath.Join(dir, "crash.txt")
		if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
			t.Fatal(err)
		}
		debug := []string{"-g", "-g:lines,source"}[i%2]
		if err := oracle.Run(javac, "-nowarn", debug, "--release", "8", "-d", classes, file); err != nil {
			t.Fatal(err)
		}
		if err := oracle.Run(java, "-cp", dx, "com.android.dx.command.Main", "--dex", "--min-sdk-version=26", "--output="+app, classes); err != nil {
			t.Fatal(err)
		}
		var crash bytes.Buffer
		c := exec.Command(java, "-cp", classes, "p.Main")
		c.Stderr = &crash
		if err := c.Run(); err == nil || !strings.Contains(crash.String(), "ArithmeticException") {
			t.Fatalf("the program did not crash: %s", crash.String())
		}
		if err := os.WriteFile(report, crash.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		var out, bad bytes.Buffer
		if code := Run([]string{"slice", app, "--crash", report, "--format", "sarif"}, nil, &out, &bad); code != cli.ExitDone {
			t.Fatalf("exit code %d:\n%s\n%s", code, bad.String(), crash.String())
		}
		var log struct {
			Runs []struct {
				Results []struct {
					PartialFingerprints map[string]string
				}
			}
		}
		if err := json.Unmarshal(out.Bytes(), &log); err != nil {
			t.Fatal(err)
		}
		got = append(got, log.Runs[0].Results[0].PartialFingerprints)
	}
	if len(got[0]) != 2 {
		t.Errorf("%d fingerprints, want 2: %v", len(got[0]), got[0])
	}
	if diff := cmp.Diff(got[0], got[1]); diff != "" {
		t.Errorf("a rebuild has other fingerprints:\n%s", diff)
	}
	for name := range got[0] {
		if got[0][name] == got[2][name] {
			t.Errorf("%s of another crash is the same", name)
		}
	}
}
