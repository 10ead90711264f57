package instrument_test

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/probe"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/corpus"
)

const loggedProgram = `
import java.util.*;
public class Main {
  int total; int[] cells = new int[4]; String name = "a\n'b\"";
  Main(int n) { this(n, "x"); }
  Main(int n, String s) { super(); total = n + s.length(); }
  static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
  static String sw(int k) { switch (k) { case 1: return "one"; case 2: return "two"; case 1000: return "thousand"; default: return "many"; } }
  int onEvent(int k) { try { for (int i = 0; i < k; i++) { cells[i] = i * k; total += cells[i]; } } catch (ArrayIndexOutOfBoundsException e) { total = -1; } finally { total++; } return total; }
  static byte[] data() { return new byte[] {1, 2, 3, 4, 5}; }
  public static void main(String[] args) {
    Main m = new Main(3); int s = 0;
    for (int k : new int[] {1, 2, 1000, 77}) s += sw(k).length();
    for (byte b : data()) s = s * 7 + b;
    s += m.onEvent(3); s += m.onEvent(9); s += fib(6);
    Object o = s > 5 ? (Object) m.name : (Object) m; if (o instanceof String) s++;
    System.out.println("sum " + s); System.out.println(10 / (m.total - m.total));
  }
}`

// TestLogs imports the log that an instrumented program prints, and compares
// it with the recording of the same run.
func TestLogs(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a JVM")
	}
	f := compileJava(t, loggedProgram)
	files := []*dex.File{f}
	p, err := dex.NewProgram(f)
	if err != nil {
		t.Fatal(err)
	}
	steps := func(data []byte) map[string]int {
		r, err := trace.NewReader(data)
		if err != nil {
			t.Fatal(err)
		}
		_, findings, err := trace.Validate(r, p)
		if err != nil || len(findings) > 0 {
			t.Fatal(findings, err)
		}
		var text bytes.Buffer
		if err := trace.WriteText(&text, r, p); err != nil {
			t.Fatal(err)
		}
		out := map[string]int{}
		for _, line := range strings.Split(text.String(), "\n") {
			if f := strings.Fields(line); len(f) > 2 && (f[1] == "enter" || f[1] == "catch" || f[1] == "gap" || f[1] == "assumed") {
				if f[1] == "catch" || f[1] == "gap" || f[1] == "assumed" {
					f = f[:2]
				}
				out[strings.Join(f[1:], " ")]++
			}
		}
		return out
	}
	res, err := instrument.Instrument(context.Background(), files, instrument.Options{MinSDK: 26, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	recording := filepath.Join(t.TempDir(), "run.rec")
	printed := runJVM(t, res.Dex, recording)
	decoded, err := decode.Bytes(readFile(t, recording), res.Map, files)
	if err != nil {
		t.Fatal(err)
	}
	want := steps(decoded)
	delete(want, "assumed") // which of several instructions of a block threw
	for _, style := range []probe.LogStyle{probe.LogESDroid, probe.LogAndroidSlicer} {
		res, err := instrument.Instrument(context.Background(), files, instrument.Options{Package: "x.y", MinSDK: 26, Log: style})
		if err != nil {
			t.Fatal(err)
		}
		var log, rest strings.Builder
		for _, line := range strings.SplitAfter(runJVM(t, res.Dex, ""), "\n") {
			if strings.Contains(line, "ZZZ__inst__ZZZ") {
				fmt.Fprintf(&log, "10-02 22:22:26.308 100 100 I System.out: %s", line)
			} else {
				rest.WriteString(line)
			}
		}
		if rest.String() != printed {
			t.Errorf("the program printed\n%s\nwant\n%s", &rest, printed)
		}
		if n := strings.Count(log.String(), "EVENTID_") + strings.Count(log.String(), "CALLBACK_SLC"); n != 2 {
			t.Errorf("%d marks of callbacks, want 2", n)
		}
		read, err := esdroidlog.Read(strings.NewReader(log.String()))
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(files)})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := esdroidlog.Import(read, p, w, nil); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		got := steps(out.Bytes())
		for k, n := range want {
			if got[k] != n {
				t.Errorf("%d times %q in the log, %d times in the recording", got[k], k, n)
			}
		}
		for k, n := range got {
			if want[k] == 0 {
				t.Errorf("%d times %q in the log, never in the recording", n, k)
			}
		}
	}
}

// TestLogsOfRealApps verifies apps that print their statements.
func TestLogsOfRealApps(t *testing.T) {
	for _, name := range []string{"yahtzee", "bites", "passwordmaker"} {
		app, err := apk.Open(filepath.Join(corpus.Crash(t, name), "app.apk"))
		if err != nil {
			t.Fatal(err)
		}
		out, err := instrument.Package(context.Background(), app, instrument.Options{Log: probe.LogESDroid})
		if err != nil {
			t.Fatal(err)
		}
		var files []*dex.File
		for _, data := range out.Dex {
			fs, err := dex.Parse("classes.dex", data)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, fs...)
			for _, f := range fs {
				for _, finding := range verify.File(f) {
					t.Errorf("%s: %v", name, finding)
				}
			}
		}
		p, err := dex.NewProgram(files...)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range verify.Program(p, nil) {
			if f.Severity == verify.Error {
				t.Errorf("%s: %v", name, f)
			}
		}
	}
}
