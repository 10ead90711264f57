package verify_test

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
)

// Switches may share a payload; so many that to look at each case for each of them would
// take the square of the code are refused.
func TestSwitchesThatShareAPayload(t *testing.T) {
	for switches, refused := range map[int]bool{2: false, 400: false, 1400: true} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "m", "(I)V").Code(0)
		for range switches - 1 { // as long as a switch
			code.Op(dex.OpConst, code.P(0), 1<<20)
		}
		code.PackedSwitch(code.P(0), 0, slices.Repeat([]string{"end"}, 1000)...).Label("end").Op(dex.OpReturnVoid)
		data, err := b.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		p := parse(t, data)
		units := data[p.Methods[0].CodeOff+16:]
		last := 3 * (switches - 1)
		payload := uint32(last) + binary.LittleEndian.Uint32(units[2*last+2:])
		for pc := 0; pc < last; pc += 3 {
			copy(units[2*pc:2*pc+2], units[2*last:])
			binary.LittleEndian.PutUint32(units[2*pc+2:], payload-uint32(pc))
		}
		_, findings := verify.New(p, nil).Method(0)
		if verify.Refused(findings) != refused || refused && findings[0].Rule != "switch-payload" {
			t.Errorf("%d switches: %v", switches, findings)
		}
	}
}

// A class names each of its interfaces once.
func TestInterfacesAreNamedOnce(t *testing.T) {
	for _, c := range []struct {
		interfaces []string
		refused    bool
	}{
		{[]string{"Lx/I;", "Lx/J;"}, false}, {[]string{"Lx/I;", "Lx/J;", "Lx/I;"}, true}, {[]string{"Lx/I;", "Lx/I;"}, true},
	} {
		b := build.New(35)
		b.Class(dex.AccPublic, "La/A;").Implements(c.interfaces...)
		data, err := b.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		_, findings := verify.Data("m.dex", data)
		broken := slices.ContainsFunc(findings, func(f verify.Finding) bool { return f.Rule == "interfaces" })
		if verify.Refused(findings) != c.refused || broken != c.refused {
			t.Errorf("%q: %v", c.interfaces, findings)
		}
	}
}
