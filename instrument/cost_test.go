package instrument_test

import (
	"context"
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// TestCostOfTightCode holds what probes cost code that does little but one
// thing. Matrix and Bubble load the array that they use from another array or
// from a field each time around.
func TestCostOfTightCode(t *testing.T) {
	if os.Getenv("CI") != "true" {
		t.Skip("compiles Java: set CI=true")
	}
	f := compileJava(t, `
class Fib { static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } public static void main(String[] a) { System.out.println(fib(22)); } }
class Loop { public static void main(String[] a) { int x = 0; for (int i = 0; i < 300000; i++) { x += i * 7; if ((x & 3) == 0) x ^= i; } System.out.println(x); } }
class Sieve { public static void main(String[] a) { boolean[] c = new boolean[20000]; int n = 0; for (int k = 0; k < 5; k++) { n = 0; for (int i = 2; i < c.length; i++) { if (!c[i]) n++; for (int j = 2 * i; j < c.length; j += i) c[j] = true; } } System.out.println(n); } }
class Sort { static void sort(int[] a) { for (int i = 1; i < a.length; i++) { int v = a[i], j = i - 1; while (j >= 0 && a[j] > v) { a[j + 1] = a[j]; j--; } a[j + 1] = v; } } public static void main(String[] x) { int[] a = new int[300]; for (int k = 0; k < 3; k++) { for (int i = 0; i < a.length; i++) a[i] = i * 7919 % 1009; sort(a); } System.out.println(a[0] + a[299]); } }
class Matrix { public static void main(String[] x) { int[][] a = new int[40][40], b = new int[40][40], c = new int[40][40]; for (int i = 0; i < 40; i++) for (int j = 0; j < 40; j++) { a[i][j] = i + j; b[i][j] = i - j; } for (int i = 0; i < 40; i++) for (int j = 0; j < 40; j++) { int[] row = a[i]; int s = 0; for (int k = 0; k < 40; k++) s += row[k] * b[k][j]; c[i][j] = s; } System.out.println(c[3][5]); } }
class Bubble { int[] v; int n; void run() { for (int i = 0; i < n; i++) for (int j = 0; j + 1 < n - i; j++) if (v[j] > v[j + 1]) { int t = v[j]; v[j] = v[j + 1]; v[j + 1] = t; } } public static void main(String[] x) { Bubble b = new Bubble(); b.n = 200; b.v = new int[200]; for (int i = 0; i < 200; i++) b.v[i] = i * 7919 % 211; b.run(); System.out.println(b.v[0] + b.v[199]); } }
public class Main { }`)
	res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: 64 << 20})
	if err != nil {
		t.Fatal(err)
	}
	w := newTwice(t, []*dex.File{f}, res)
	for class, most := range map[string]float64{"LFib;": 3.5, "LLoop;": 2.0, "LSieve;": 1.8, "LSort;": 1.6, "LMatrix;": 2.3, "LBubble;": 2.1} {
		var n [2]int64
		for i, files := range [][]*dex.File{w.files, w.after} {
			own := world.New(1)
			own.Properties["com.esdroid.trace"] = "/data/local/tmp/run.rec"
			m, err := machine.New(vm.Config{Program: files, World: own, Limits: vm.Limits{Instructions: 2e9}})
			if err != nil {
				t.Fatal(err)
			}
			n[i] = m.RunMain(context.Background(), class, nil).Instructions
		}
		cost := float64(n[1]) / float64(n[0])
		t.Logf("%s %d → %d instructions, %.2f×", class, n[0], n[1], cost)
		if cost > most {
			t.Errorf("%s costs %.2f× the instructions, want at most %.2f×", class, cost, most)
		}
	}
}
