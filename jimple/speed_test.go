package jimple_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
)

var update = flag.Bool("update", false, "write the measured numbers into docs/benchmarks.md")

// TestLiftProcess is the process that BenchmarkSpeed measures: it lifts all methods
// of the APK named by the environment and keeps the bodies.
func TestLiftProcess(t *testing.T) {
	path := os.Getenv("ESDROID_LIFT_ALL")
	if path == "" {
		t.Skip("runs inside BenchmarkSpeed")
	}
	start := time.Now()
	p := jimple.New(program.Open(t, path))
	var methods, statements atomic.Int64
	eachMethod(p, func(m dex.MethodID) {
		b, err := p.Body(m)
		if err != nil {
			t.Error(err)
		} else if b != nil {
			methods.Add(1)
			statements.Add(int64(len(b.Stmts)))
		}
	})
	fmt.Printf("lifted %d methods, %d statements in %d us, %d KB\n", methods.Load(), statements.Load(), time.Since(start).Microseconds(), peakMemory())
}

// peakMemory returns the most memory that this process had, in KB; 0 if the
// system does not tell. What is known of a child when it has ended counts its
// parent's memory, too, from before the child became another program.
func peakMemory() (kb int64) {
	status, _ := os.ReadFile("/proc/self/status")
	if _, rest, ok := strings.Cut(string(status), "VmHWM:"); ok {
		fmt.Sscan(rest, &kb)
	}
	return kb
}

// BenchmarkSpeed measures Soot and this package on the same APK in one run.
func BenchmarkSpeed(b *testing.B) {
	path := corpus.Public(b, "apidemos.apk")
	driver := newSootDriver(b)
	const runs = 3
	var ours, theirs, ourCPU, theirCPU time.Duration
	var ourMemory, theirMemory int64
	var said string
	for range runs {
		cmd := exec.Command(os.Args[0], "-test.run", "^TestLiftProcess$")
		cmd.Env = append(os.Environ(), "ESDROID_LIFT_ALL="+path)
		out, err := cmd.Output()
		if err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
		var methods, statements, us, kb int64
		line := string(out[bytes.Index(out, []byte("lifted ")):])
		if _, err := fmt.Sscanf(line, "lifted %d methods, %d statements in %d us, %d KB", &methods, &statements, &us, &kb); err != nil {
			b.Fatalf("%v: %s", err, out)
		}
		said = fmt.Sprintf("%d methods, %d statements", methods, statements)
		if d := time.Duration(us) * time.Microsecond; ours == 0 || d < ours {
			ours = d
		}
		if kb == 0 {
			b.Skip("the system does not tell the peak of memory")
		}
		ourMemory = max(ourMemory, kb*1024)
		if cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); ourCPU == 0 || cpu < ourCPU {
			ourCPU = cpu
		}
	}
	for range 2 {
		output, cpu, memory := driver.alone(b, "apk", path, sootClassPath(b))
		if theirCPU == 0 || cpu < theirCPU {
			theirCPU = cpu
		}
		var classes, methods, failed, ms int64
		at := strings.LastIndex(strings.TrimRight(output, "\n"), "\n") + 1
		if _, err := fmt.Sscanf(output[at:], "%d classes, %d methods, %d failed, %d ms", &classes, &methods, &failed, &ms); err != nil {
			b.Fatalf("%v: %s", err, output)
		}
		if d := time.Duration(ms) * time.Millisecond; theirs == 0 || d < theirs {
			theirs = d
		}
		if theirMemory == 0 || memory < theirMemory {
			theirMemory = memory
		}
	}
	speed, memory := float64(theirs)/float64(ours), float64(theirMemory)/float64(ourMemory)
	b.Logf("%s: %v and %d MB; Soot %v and %d MB; ratios %.1f and %.1f", said, ours, ourMemory>>20, theirs, theirMemory>>20, speed, memory)
	if speed < 15 {
		b.Errorf("%.1f times as fast as Soot, want 15", speed)
	}
	if memory < 4 {
		b.Errorf("1/%.1f of Soot's memory, want 1/4", memory)
	}
	if *update {
		writeBenchmark(b, fmt.Sprintf(`| | time | processor time | peak memory |
|---|---:|---:|---:|
| esdroid | %.2f s | %.2f s | %d MB |
| Soot 4.6.0 | %.1f s | %.1f s | %d MB |
| ratio | %.0f | %.0f | %.1f |
`, ours.Seconds(), ourCPU.Seconds(), ourMemory>>20, theirs.Seconds(), theirCPU.Seconds(), theirMemory>>20,
			speed, float64(theirCPU)/float64(ourCPU), memory))
	}
}

const (
	benchmarkBegin = "<!-- lifting: begin (go test ./jimple -bench Speed -update) -->\n"
	benchmarkEnd   = "<!-- lifting: end -->\n"
)

func writeBenchmark(t testing.TB, table string) {
	path := filepath.Join(corpus.Root(), "docs", "benchmarks.md")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, found := strings.Cut(string(text), benchmarkBegin)
	_, after, closed := strings.Cut(rest, benchmarkEnd)
	if !found || !closed {
		t.Fatalf("%s has no place for the lifting table", path)
	}
	if err := os.WriteFile(path, []byte(before+benchmarkBegin+"\n"+table+"\n"+benchmarkEnd+after), 0o666); err != nil {
		t.Fatal(err)
	}
}

// BenchmarkLift lifts all methods of an app, one after the other.
func BenchmarkLift(b *testing.B) {
	code := program.Open(b, filepath.Join(corpus.Crash(b, "dalvikexplorer"), "app.apk"))
	b.ReportAllocs()
	for b.Loop() {
		p := jimple.New(code)
		for m := range code.Methods {
			if _, err := p.Body(dex.MethodID(m)); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkAnalyses computes chains, dominators and control dependence of all
// methods of an app.
func BenchmarkAnalyses(b *testing.B) {
	code := program.Open(b, filepath.Join(corpus.Crash(b, "dalvikexplorer"), "app.apk"))
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		p := jimple.New(code)
		var bodies []*jimple.Body
		for m := range code.Methods {
			if body, err := p.Body(dex.MethodID(m)); err != nil {
				b.Fatal(err)
			} else if body != nil {
				bodies = append(bodies, body)
			}
		}
		b.StartTimer()
		for _, body := range bodies {
			if body.NumUses() > 0 {
				body.Defs(0)
			}
			body.Dominators()
			body.ControlDeps(jimple.ExplicitExits)
		}
	}
}
