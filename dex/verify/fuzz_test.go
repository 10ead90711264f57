package verify_test

import (
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/hostile"
)

// FuzzVerify verifies whatever can be read, within bounds of time and memory.
// The types of an accepted method can be asked for everywhere.
func FuzzVerify(f *testing.F) {
	for _, name := range []string{"../testdata/hello.dex", "../testdata/rare.dex", "testdata/faulty.dex"} {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var files []*dex.File
		hostile.Bound(t, len(data), func() { files, _ = verify.Data("fuzz.dex", data) })
		if len(files) == 0 {
			return
		}
		p, err := dex.NewProgram(files...)
		if err != nil {
			return
		}
		hostile.Bound(t, len(data), func() { verify.Program(p, nil) })
		v := verify.New(p, nil)
		for m := range min(20, len(p.Methods)) {
			if code, ok, err := p.Code(dex.MethodID(m)); err != nil || !ok || int(code.Registers)*int(code.Units()) > 1<<16 {
				continue
			}
			if flow, findings := v.Method(dex.MethodID(m)); flow != nil {
				flow.Each(func(in *dex.Insn, regs []verify.Type) bool {
					for _, r := range regs {
						_ = v.Text(r)
					}
					return true
				})
			} else if len(findings) == 0 && p.Methods[m].CodeOff != 0 {
				t.Errorf("%s: neither followed nor found faulty", p.MethodText(dex.MethodID(m)))
			}
		}
	})
}
