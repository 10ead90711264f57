package verify_test

import (
	"encoding/binary"
	"fmt"
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

// However much there is to remark on, an error is told, and what was not checked is not
// followed: in a method, in a program and in a file.
func TestErrorsBehindManyRemarks(t *testing.T) {
	b := build.New(35)
	a := b.Class(dex.AccPublic, "La/A;")
	const calls = 150
	for _, name := range []string{"a", "b", "c"} {
		code := a.Method(dex.AccPublic|dex.AccStatic, name, "(I)V").Code(0)
		for range calls {
			code.Op(dex.OpInvokeStatic, code.P(0), "La/B;->x(I)V")
		}
		code.Op(dex.OpConst16, code.P(0), 1000).Op(dex.OpReturnVoid)
	}
	data, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	p := parse(t, data)
	for m := range p.Methods {
		binary.LittleEndian.PutUint16(data[p.Methods[m].CodeOff+4:], 0) // outs_size: each call is remarked on
	}
	if findings := verify.Program(p, nil); len(findings) != 100 || verify.Refused(findings) {
		t.Fatalf("%d findings, want 100 remarks", len(findings))
	}
	last := dex.MethodID(len(p.Methods) - 1)
	data[p.Methods[last].CodeOff+16+2*3*calls+1] = 250 // a register that there is not
	if flow, findings := verify.New(p, nil).Method(last); flow != nil || !verify.Refused(findings) {
		t.Errorf("the method: flow %v, %d findings, none of them an error", flow, len(findings))
	}
	if !verify.Refused(verify.Program(p, nil)) {
		t.Error("the program has no error")
	}

	b = build.New(35)
	for i := range calls {
		b.Class(dex.AccPublic, fmt.Sprintf("La/A%d;", i)).Source("A.java")
	}
	if data, err = b.Bytes(); err != nil {
		t.Fatal(err)
	}
	classes := binary.LittleEndian.Uint32(data[0x64:])
	for i := range uint32(calls) {
		binary.LittleEndian.PutUint32(data[classes+32*i+16:], 1<<20) // no string: remarked on
	}
	check := func() []verify.Finding {
		fixChecksum(data)
		_, findings := verify.Data("m.dex", data)
		return findings
	}
	if findings := check(); len(findings) != 100 || verify.Refused(findings) {
		t.Fatalf("%d findings, want 100 remarks", len(findings))
	}
	binary.LittleEndian.PutUint32(data[classes+32*(calls-1)+4:], uint32(dex.AccAbstract|dex.AccFinal))
	if findings := check(); len(findings) != 100 || !verify.Refused(findings) {
		t.Errorf("the file: %d findings, none of them an error", len(findings))
	}
}

// From version 037 on a class follows its superclass and its interfaces in the file, and is
// none of them itself.
func TestClassesFollowThoseAbove(t *testing.T) {
	for _, c := range []struct {
		version int
		order   [2]int // of the definitions of a superclass and of what extends it
		self    bool   // the latter extends itself
		refused bool
	}{
		{37, [2]int{0, 1}, false, false}, {37, [2]int{1, 0}, false, true}, {35, [2]int{1, 0}, false, false}, {37, [2]int{0, 1}, true, true},
	} {
		b := build.New(c.version)
		b.Class(dex.AccPublic, "La/Above;")
		b.Class(dex.AccPublic, "La/Below;").Super("La/Above;")
		data, err := b.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		classes := data[binary.LittleEndian.Uint32(data[0x64:]):]
		above, below := slices.Clone(classes[:32]), slices.Clone(classes[32:64])
		if c.self {
			copy(below[8:12], below[:4])
		}
		copy(classes[32*c.order[0]:], above)
		copy(classes[32*c.order[1]:], below)
		fixChecksum(data)
		_, findings := verify.Data("m.dex", data)
		if verify.Refused(findings) != c.refused || c.refused && !slices.ContainsFunc(findings, func(f verify.Finding) bool { return f.Rule == "class-order" }) {
			t.Errorf("%+v: %v", c, findings)
		}
	}
}

// A method whose types would take too much memory is not followed, which is said; nothing is
// refused because of it.
func TestMethodsThatAreNotFollowed(t *testing.T) {
	for blocks, followed := range map[int]bool{2_000: true, 21_000: false} {
		p := one(t, "()V", 400, func(code *build.Code) {
			code.Const(0, 0)
			for i := range blocks {
				code.Label(fmt.Sprint(i)).Op(dex.OpIfEqz, 0, fmt.Sprint(i+1))
			}
			code.Label(fmt.Sprint(blocks)).Op(dex.OpReturnVoid)
		})
		flow, findings := verify.New(p, nil).Method(0)
		said := slices.ContainsFunc(findings, func(f verify.Finding) bool { return f.Rule == verify.NotFollowed })
		if verify.Refused(findings) || (flow != nil) != followed || said == followed {
			t.Errorf("%d blocks: followed %t, %v", blocks, flow != nil, findings)
		}
	}
}
