package vm_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"sync"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
	"github.com/esdroid/esdroid/internal/vm/native"
	"github.com/esdroid/esdroid/internal/vm/record"
)

// thorough reports whether tests try everything, or else samples of every kind:
// what needs minutes is for CI, and not for the race detector, which finds nothing
// in the hundredth run of one thread that it did not find in the first.
func thorough() bool { return os.Getenv("CI") == "true" && !cost.RaceDetector }

// The programs of testdata/programs, by generate.
var programs = sync.OnceValues(func() ([]*dex.File, error) {
	packed, err := os.ReadFile("testdata/programs.dex.s2")
	if err != nil {
		return nil, err
	}
	_, data, err := blob.Unpack(packed)
	if err != nil {
		return nil, err
	}
	return dex.Parse("programs.dex", data)
})

var library = sync.OnceValues(func() ([]*dex.File, error) { return dex.Parse("boot.dex", boot.Dex()) })

// bindings are the natives with those of the programs, which print.
func bindings(out *bytes.Buffer) *vm.Bindings {
	b := &vm.Bindings{}
	native.Bind(b)
	for _, c := range []string{"LBasics;", "LBench;", "LGreedy;", "LHostile;", "LLeaves;", "LNested;", "LParsers;", "LStubborn;", "LThreads;"} {
		print := func(desc string, value func(vm.Slot) any) {
			b.Method(c, "print", desc, func(t *vm.Thread, a []vm.Slot) vm.Slot {
				fmt.Fprintln(out, value(a[0]))
				return vm.Slot{}
			})
		}
		print("(Ljava/lang/String;)V", func(s vm.Slot) any { return vm.GoString(s.R) })
		print("(I)V", func(s vm.Slot) any { return s.Int() })
		print("(J)V", func(s vm.Slot) any { return s.Long() })
		print("(D)V", func(s vm.Slot) any { return s.Double() })
	}
	return b
}

// newMachine returns a machine that runs the programs, and what they print.
func newMachine(tb testing.TB, cfg vm.Config) (*vm.VM, *bytes.Buffer) {
	tb.Helper()
	var err error
	if cfg.Boot, err = library(); err != nil {
		tb.Fatal(err)
	}
	if cfg.Program == nil {
		if cfg.Program, err = programs(); err != nil {
			tb.Fatal(err)
		}
	}
	out := &bytes.Buffer{}
	cfg.Bindings, cfg.Debug = bindings(out), true
	m, err := vm.New(cfg)
	if err != nil {
		tb.Fatal(err)
	}
	return m, out
}

func run(tb testing.TB, class string, cfg vm.Config) (string, vm.Outcome) {
	tb.Helper()
	m, out := newMachine(tb, cfg)
	o := m.RunMain(context.Background(), class, nil)
	return out.String(), o
}

// traced runs a program with the recorder.
func traced(tb testing.TB, class string, cfg vm.Config) ([]byte, vm.Outcome) {
	tb.Helper()
	files, err := programs()
	if err != nil {
		tb.Fatal(err)
	}
	var file bytes.Buffer
	r, err := record.New(&file, files, record.Options{})
	if err != nil {
		tb.Fatal(err)
	}
	cfg.Hooks = r.Hooks()
	_, o := run(tb, class, cfg)
	if err := r.Close(o); err != nil {
		tb.Fatal(err)
	}
	return file.Bytes(), o
}

func TestProgramsAreCurrent(t *testing.T) {
	packed, err := os.ReadFile("testdata/programs.dex.s2")
	if err != nil {
		t.Fatal(err)
	}
	sources, err := build.Sources("testdata/programs", ".java")
	if err != nil {
		t.Fatal(err)
	}
	digest, err := build.DigestOf("testdata/programs", sources)
	if err != nil {
		t.Fatal(err)
	}
	if blob.Sources(packed) != digest {
		t.Error("testdata/programs.dex.s2 was made from other sources: run go generate ./internal/vm")
	}
}

// TestBasics runs instructions and exceptions against texts that were checked
// by hand against what Android documents and ART's own tests expect.
func TestBasics(t *testing.T) {
	want, err := os.ReadFile("testdata/Basics.out")
	if err != nil {
		t.Fatal(err)
	}
	out, o := run(t, "LBasics;", vm.Config{})
	if o.Kind != vm.Finished || out != string(want) {
		t.Errorf("%s, prints\n%s\nwant\n%s", o, out, want)
	}
}
