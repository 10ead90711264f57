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
// thing.
func TestCostOfTightCode(t *testing.T) {
	if os.Getenv("CI") != "true" {
		t.Skip("compiles Java: set CI=true")
	}
	f := compileJava(t, `
class Fib { static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } public static void main(String[] a) { System.out.println(fib(22)); } }
class Loop { public static void main(String[] a) { int x = 0; for (int i = 0; i < 300000; i++) { x += i * 7; if ((x & 3) == 0) x ^= i; } System.out.println(x); } }
public class Main { }`)
	res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{Package: "x.y", MinSDK: 26, Limit: 64 << 20})
	if err != nil {
		t.Fatal(err)
	}
	w := newTwice(t, []*dex.File{f}, res)
	for class, most := range map[string]float64{"LFib;": 3.5, "LLoop;": 2.5} {
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
