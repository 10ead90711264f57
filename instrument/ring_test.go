package instrument_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/trace"
)

// longRun records far more than the ring holds, in threads of which one keeps
// its first chunk all the time, and then crashes.
const longRun = `
public class Main {
  static int depth;
  static int work(int n) { int s = 0; for (int i = 0; i < n; i++) { s = step(s, i); } return s; }
  static int step(int s, int i) { if ((i & 3) == 0) return s + i; return s ^ i; }
  static void last(int[] a, int n) { a[n] = work(20); }
  static void idle(Object lock, boolean[] done) throws Exception { synchronized (lock) { while (!done[0]) lock.wait(); } work(3); }
  public static void main(String[] args) throws Exception {
    final Object lock = new Object(); final boolean[] done = new boolean[1];
    Thread idle = new Thread() { public void run() { try { idle(lock, done); } catch (Exception e) { throw new RuntimeException(e); } } };
    idle.start();
    for (int k = 0; k < 5; k++) { Thread t = new Thread() { public void run() { work(20000); } }; t.start(); t.join(); }
    System.out.println(work(50000));
    synchronized (lock) { done[0] = true; lock.notifyAll(); }
    idle.join();
    Thread crash = new Thread() { public void run() { last(new int[2], 7); } };
    crash.start(); crash.join();
  }
}`

// TestRing compares the end of a ring with that of a recording of everything.
func TestRing(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a JVM")
	}
	f := compileJava(t, longRun)
	record := func(limit int, ring bool) string {
		res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: limit, Ring: ring})
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "run.rec")
		if out := runJVM(t, res.Dex, path); !strings.Contains(out, "ArrayIndexOutOfBounds") {
			t.Fatalf("printed\n%s", out)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if len(data) > limit {
			t.Errorf("the recording has %d bytes, may have %d", len(data), limit)
		}
		decoded, err := decode.Bytes(data, res.Map, []*dex.File{f})
		if err != nil {
			t.Fatal(err)
		}
		r, err := trace.NewReader(decoded)
		if err != nil {
			t.Fatal(err)
		}
		p, err := dex.NewProgram(f)
		if err != nil {
			t.Fatal(err)
		}
		_, findings, err := trace.Validate(r, p)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range findings {
			t.Errorf("%v", f)
		}
		var text bytes.Buffer
		if err := trace.WriteText(&text, r, p); err != nil {
			t.Fatal(err)
		}
		return text.String()
	}
	whole, ring, stopped := record(8<<20, false), record(8<<15, true), record(8<<15, false)
	const crash = "enter LMain$3;->run()V"
	last := func(s string) (kinds []string) {
		at := strings.LastIndex(s, crash)
		if at < 0 {
			return nil
		}
		for _, line := range strings.Split(s[strings.LastIndexByte(s[:at], '\n')+1:], "\n") {
			if fields := strings.Fields(line); len(fields) > 2 && (fields[1] == "enter" || fields[1] == "block" || fields[1] == "leave" || fields[1] == "throw") {
				kinds = append(kinds, strings.Join(fields[1:3], " "))
			}
		}
		return kinds
	}
	want, got := last(whole), last(ring)
	if len(want) < 40 || strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the ring ends with %d records\n%s\nwant %d\n%s", len(got), strings.Join(got, "\n"), len(want), strings.Join(want, "\n"))
	}
	if strings.Contains(whole, " gap") || !strings.Contains(ring, "older records were written over") {
		t.Error("losses are not told right")
	}
	if strings.Contains(stopped, "enter LMain;->last") || !strings.Contains(stopped, "the recording was full") {
		t.Error("a full recording went on")
	}
	// The thread that kept its chunk is whole.
	if !strings.Contains(ring, "enter LMain;->idle") {
		t.Error("a chunk in use was written over")
	}
}
