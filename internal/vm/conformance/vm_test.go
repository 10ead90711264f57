package conformance

import (
	"bytes"
	"context"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// TestVM runs every program on the embedded device and compares what it prints.
func TestVM(t *testing.T) {
	for _, a := range areas(t) {
		t.Run(a.Name, func(t *testing.T) {
			program, err := a.Files()
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range a.Programs {
				t.Run(p.Name, func(t *testing.T) { compare(t, program, p) })
			}
		})
	}
}

func compare(t *testing.T, program []*dex.File, p suite.Program) {
	want, err := p.Expected()
	if err != nil {
		t.Fatal(err)
	}
	var out, errors bytes.Buffer
	in, err := p.Input()
	if err != nil {
		t.Fatal(err)
	}
	w := world.New(1)
	w.Stdin = bytes.NewReader(in)
	w.Stdout, w.Stderr = &out, &errors
	m, err := machine.New(vm.Config{Program: program, World: w})
	if err != nil {
		t.Fatal(err)
	}
	o := m.RunMain(context.Background(), p.Descriptor(), nil)
	if o.Kind != vm.Finished && o.Kind != vm.Uncaught || !bytes.Equal(out.Bytes(), want) {
		t.Errorf("%s\n%s%s", o, difference(out.Bytes(), want), errors.Bytes())
		for _, f := range o.Stack {
			t.Logf("\tat %s", f)
		}
	}
}

// difference shows the first lines that differ.
func difference(got, want []byte) string {
	g, w := bytes.SplitAfter(got, []byte("\n")), bytes.SplitAfter(want, []byte("\n"))
	for i := range max(len(g), len(w)) {
		var x, y []byte
		if i < len(g) {
			x = g[i]
		}
		if i < len(w) {
			y = w[i]
		}
		if !bytes.Equal(x, y) {
			var before []byte
			if i > 0 && i <= len(w) {
				before = w[i-1]
			}
			return "after " + string(before) + "got  " + string(x) + "\nwant " + string(y) + "\n"
		}
	}
	return ""
}
