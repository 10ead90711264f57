package vm_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/internal/vm"
)

// TestApps calls methods of classes of real apps with nulls and zeros. Whatever
// happens, it is what a device would do too or something unmodelled: no code of
// theirs is refused, and the machine does not fail.
func TestApps(t *testing.T) {
	classes := 150 // of an app
	switch {
	case cost.RaceDetector:
		classes = 5
	case testing.Short():
		classes = 20
	}
	total, unmodelled := 0, 0
	for _, path := range corpus.APKs(t) {
		app, err := apk.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		dexes, err := app.DexFiles()
		if err != nil {
			t.Fatal(err)
		}
		var files []*dex.File
		var names []string
		for _, d := range dexes {
			parsed, err := dex.Parse(d.Name, d.Data)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, parsed...)
			for _, f := range parsed {
				for i := range uint32(f.NumClassDefs()) {
					names = append(names, f.TypeDescriptor(f.ClassDef(i).Type))
				}
			}
		}
		for i := 0; i < len(names); i += 1 + len(names)/classes {
			m, _ := newMachine(t, vm.Config{Program: files, Limits: vm.Limits{Instructions: 1_000_000, Heap: 16 << 20, Depth: 300}})
			verified := true
			o := m.Run(context.Background(), func(t *vm.Thread) { verified = callAll(t, names[i]) })
			total++
			switch {
			case o.Kind == vm.Internal || o.Kind == vm.Unverifiable || !verified:
				t.Errorf("%s, %s: %s (verified: %t)", filepath.Base(path), names[i], o, verified)
			case o.Kind == vm.Unmodelled:
				unmodelled++
			}
		}
	}
	t.Logf("%d classes, %d need something unmodelled", total, unmodelled)
}

// callAll calls the methods of a class with nulls and zeros. It returns false
// if the code was refused.
func callAll(t *vm.Thread, class string) bool {
	refused := func() bool {
		e := t.Pending()
		t.ClearPending()
		return e != nil && e.Class().Name == "Ljava/lang/VerifyError;"
	}
	c, ok := t.FindClass(class)
	if !ok || !t.Init(c) {
		return !refused()
	}
	for _, m := range c.Methods {
		var args []vm.Slot
		if !m.IsStatic() {
			if c.IsInterface() {
				continue
			}
			args = append(args, vm.Ref(t.New(c)))
		}
		t.Call(m, append(args, make([]vm.Slot, len(m.Params))...)...)
		if refused() {
			return false
		}
	}
	return true
}
