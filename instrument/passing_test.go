package instrument_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

// passing throws through methods that can fail by those that they call alone:
// static ones, virtual ones with two targets, accessors with and without an
// object.
const passing = `
public class Main {
  private int f;
  private void fail(int k) { if (k > 2) throw new IllegalStateException(); f += 10 / k; }
  private static int once(int k) { return 12 / (k - 3); }
  static int twice(int k) { return once(k) + once(k + 1); }
  static int thrice(int k) { return twice(k) + once(k); }
  int over(int k) { return once(k); }
  int under(int k) { return over(k); }
  static int fresh(int k) { return new Main().under(k); }
  static int deep(int k) { return k == 0 ? once(3) : deep(k - 1); }
  static class Sub extends Main { int over(int k) { return 7 / (k - 4); } }
  class Inner { void run(Main m, int k) { m.fail(k); } }
  static String attempt(int kind, int k) {
    Main m = new Main();
    try {
      switch (kind) {
        case 0: return "" + thrice(k);
        case 1: return "" + m.under(k) + new Sub().under(k);
        case 2: m.new Inner().run(new Main(), k); return "ran";
        case 3: m.new Inner().run(k == 1 ? null : m, k); return "ran";
        case 4: return "" + fresh(k);
        default: return "" + deep(k);
      }
    } catch (RuntimeException e) { return e.getClass().getName(); }
  }
  public static void main(String[] a) {
    for (int kind = 0; kind < 6; kind++) for (int k = 0; k < 6; k++) System.out.println(attempt(kind, k));
    thrice(2);
  }
}`

// TestExceptionsPassOn records exceptions that go through methods without a
// handler of the probes.
func TestExceptionsPassOn(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a JVM")
	}
	f := compileJava(t, passing)
	res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	w := newTwice(t, []*dex.File{f}, res)
	p, err := dex.NewProgram(w.after...)
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	handlers := map[string]bool{
		"thrice(I)I": false, "twice(I)I": false, "under(I)I": false, "over(I)I": false, "fresh(I)I": false, "deep(I)I": false, "access$000(LMain;I)V": false,
		"once(I)I": true, "fail(I)V": true, "main([Ljava/lang/String;)V": true,
	}
	for m := range p.Methods {
		method, main := strings.CutPrefix(p.MethodText(dex.MethodID(m)), "LMain;->")
		handled, ok := handlers[method]
		if !main || !ok {
			continue
		}
		seen++
		code, _, err := p.Code(dex.MethodID(m))
		if err != nil {
			t.Fatal(err)
		}
		tries, err := code.Tries()
		if err != nil || len(tries) > 0 != handled {
			t.Errorf("%s has %d tries, %v", method, len(tries), err)
		}
	}
	if seen != len(handlers) {
		t.Errorf("%d methods of %d", seen, len(handlers))
	}
	source := filepath.Join(t.TempDir(), "Main.java")
	if err := os.WriteFile(source, []byte(passing), 0o600); err != nil {
		t.Fatal(err)
	}
	w.run(t, suite.Program{Name: "Main", Class: "Main", Source: source})
	if same, marked := w.recordsTheSame(t); !same || marked {
		t.Errorf("records the same: %v, with something assumed: %v", same, marked)
	}
}
