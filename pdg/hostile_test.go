// Apps made to be expensive: callbacks and components that all lead to each other,
// deep inheritance, circles of calls.

package pdg

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus/sketch"
)

// hostile lists programs that grow with a size, each with the beginning of the note
// that its event graph must have, if any.
var hostile = []struct {
	name  string
	size  int
	note  string
	long  bool // for the race detector
	write func(b *strings.Builder, n int)
}{
	{"listeners that register each other", 1500, "what makes very many callbacks run", false, func(b *strings.Builder, n int) {
		b.WriteString("class Hub {\n static field View$OnClickListener any\n static field int state\n static void add(View v) {\n  v.setOnClickListener(Hub.any)\n  Hub.state = Hub.state\n }\n}\n")
		for i := range n {
			fmt.Fprintf(b, "class L%d implements View$OnClickListener {\n void onClick(View v) {\n  Hub.any = new L%d()\n  Hub.add(v)\n }\n}\n", i, (i+1)%n)
		}
	}},
	{"activities that start any other", 1000, "what makes very many callbacks run", true, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "class A%d extends Activity {\n void onCreate(Bundle b) { this.startActivity((Intent) b.get(\"next\")) }\n void onPause() { }\n void onResume() { }\n}\n", i)
		}
	}},
	{"callbacks that run all methods", 1500, "data that very many callbacks share", true, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "class R%d implements Runnable {\n static field int f\n void run() { R%d.step() }\n static void step() {\n  R%d.f = R%d.f\n  R%d.step()\n }\n static void post(View v) { v.post(new R%d()) }\n}\n", i, i, i, (i+7)%n, (i+1)%n, i)
		}
	}},
	{"deep inheritance", 800, "", false, func(b *strings.Builder, n int) {
		b.WriteString("class D0 extends Activity {\n void onCreate(Bundle b) { this.go(b) }\n void go(Bundle b) { }\n}\n")
		for i := 1; i < n; i++ {
			fmt.Fprintf(b, "class D%d extends D%d {\n void onCreate(Bundle b) { super.onCreate(b) }\n void go(Bundle b) { super.go(b) }\n}\n", i, i-1)
		}
	}},
}

// TestHostilePrograms: what is large because somebody wanted it so takes bounded time
// and memory, and the graph says what it lacks.
func TestHostilePrograms(t *testing.T) {
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			if h.long && raceDetector {
				t.Skip("takes the race detector very long, and has no other goroutine")
			}
			n := h.size
			if os.Getenv("CI") == "" || raceDetector {
				n /= 2
			}
			var text strings.Builder
			h.write(&text, n)
			prog, err := sketch.Compile(text.String())
			if err != nil {
				t.Fatal(err)
			}
			m := &apk.Manifest{Package: "t", MinSDK: 16, TargetSDK: 28}
			for c := range prog.Classes {
				if d := prog.Classes[c].Descriptor; strings.HasPrefix(d, "Lt/A") || strings.HasPrefix(d, "Lt/D") {
					m.Application.Components = append(m.Application.Components, apk.Component{Kind: apk.Activity, Class: strings.ReplaceAll(d[1:len(d)-1], "/", "."), Enabled: true})
				}
			}
			a, err := New(prog, WithManifest(m))
			if err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := processor()
			g := a.Events()
			took := processor() - start
			runtime.ReadMemStats(&after)
			allocated := (after.TotalAlloc - before.TotalAlloc) >> 20
			notes := g.View(true).Notes
			t.Logf("%d events, %d edges in %v, %d MB allocated; %q", len(g.Events), len(g.Edges), took, allocated, notes)
			if len(g.Events) < n {
				t.Errorf("%d events of %d", len(g.Events), n)
			}
			if len(g.Edges) > maxControlEdges+maxDataEdges+20*len(g.Events) {
				t.Errorf("%d edges", len(g.Edges))
			}
			if took > 20*time.Second || allocated > 1<<10 {
				t.Errorf("%v, %d MB", took, allocated)
			}
			if cut := slices.ContainsFunc(notes, func(s string) bool { return h.note != "" && strings.HasPrefix(s, h.note) }); !cut && h.note != "" {
				t.Errorf("nothing is said of what was cut: %q", notes)
			}
		})
	}
}
