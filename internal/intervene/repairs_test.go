package intervene

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// Objects that only a factory can make, collections that can be changed, keys that a
// container has, and numbers without their format are put in the place of what was at fault.
func TestRepairingObjects(t *testing.T) {
	const (
		calendar = "Ljava/util/Calendar;"
		list     = "Ljava/util/List;"
		hashMap  = "Ljava/util/HashMap;"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "LMain;")
	// print prints an object.
	print := c.Method(dex.AccPublic|dex.AccStatic, "print", "(Ljava/lang/Object;)V").Code(2)
	print.Op(dex.OpSgetObject, 0, "Ljava/lang/System;->out:Ljava/io/PrintStream;").Op(dex.OpInvokeVirtual, 0, 2, "Ljava/io/PrintStream;->print(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	none := c.Method(dex.AccPublic|dex.AccStatic, "none", "()"+calendar).Code(1)
	none.Const(0, 0).Op(dex.OpReturnObject, 0)
	main := func(name string) *build.Code {
		return b.Class(dex.AccPublic, name).Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(4)
	}
	main("LFactory;").Op(dex.OpInvokeStatic, "LMain;->none()"+calendar).Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->getClass()Ljava/lang/Class;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeStatic, 0, "LMain;->print(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	main("LCopy;").Op(dex.OpInvokeStatic, "Ljava/util/Collections;->emptyList()"+list).Op(dex.OpMoveResultObject, 0).
		Op(dex.OpConstString, 1, "new").Op(dex.OpInvokeInterface, 0, 1, list+"->add(Ljava/lang/Object;)Z").
		Op(dex.OpInvokeStatic, 0, "LMain;->print(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	for name, key := range map[string]string{"LLikely;": "Colour", "LThere;": "other"} {
		main(name).Op(dex.OpNewInstance, 0, hashMap).Op(dex.OpInvokeDirect, 0, hashMap+"-><init>()V").
			Op(dex.OpConstString, 1, "zone").Op(dex.OpConstString, 2, "east").Op(dex.OpInvokeVirtual, 0, 1, 2, hashMap+"->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").
			Op(dex.OpConstString, 1, "color").Op(dex.OpConstString, 2, "red").Op(dex.OpInvokeVirtual, 0, 1, 2, hashMap+"->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").
			Op(dex.OpConstString, 1, "other").Const(2, 0).Op(dex.OpInvokeVirtual, 0, 1, 2, hashMap+"->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").
			Op(dex.OpConstString, 3, key).Op(dex.OpInvokeVirtual, 0, 3, hashMap+"->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpInvokeStatic, 0, "LMain;->print(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	}
	key := b.Class(dex.AccPublic, "LKey;")
	key.Method(dex.AccPublic, "equals", "(Ljava/lang/Object;)Z").Code(3).Const(0, 1).Op(dex.OpReturn, 0)
	main("LEqual;").Op(dex.OpNewInstance, 0, hashMap).Op(dex.OpInvokeDirect, 0, hashMap+"-><init>()V").
		Op(dex.OpNewInstance, 1, "LKey;").Op(dex.OpInvokeDirect, 1, "Ljava/lang/Object;-><init>()V").Op(dex.OpConstString, 2, "red").
		Op(dex.OpInvokeVirtual, 0, 1, 2, hashMap+"->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").
		Op(dex.OpNewInstance, 1, "LKey;").Op(dex.OpInvokeDirect, 1, "Ljava/lang/Object;-><init>()V").
		Op(dex.OpInvokeVirtual, 0, 1, hashMap+"->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeStatic, 0, "LMain;->print(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	for name, format := range map[string]string{"LHex;": "Ljava/lang/Integer;->toHexString(I)Ljava/lang/String;", "LBased;": "Ljava/lang/Long;->toString(JI)Ljava/lang/String;"} {
		c := main(name)
		if name == "LHex;" {
			c.Const(1, 26).Op(dex.OpInvokeStatic, 1, format)
		} else {
			c.Op(dex.OpConstWide16, 0, 26).Const(2, 16).Op(dex.OpInvokeStatic, 0, 1, 2, format)
		}
		c.Op(dex.OpMoveResultObject, 1).Op(dex.OpInvokeStatic, 1, "LMain;->print(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	}
	main("LSum;").Const(0, 4).Const(1, 3).Op(dex.OpAddInt2addr, 0, 1).Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->valueOf(I)Ljava/lang/Integer;").
		Op(dex.OpMoveResultObject, 0).Op(dex.OpInvokeStatic, 0, "LMain;->print(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	file, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		class, stmt string
		hints       Hints
		kind        ValueKind
		want        string // "": the change cannot be made
		is          string
	}{
		{"LFactory;", "none()", Hints{}, Fresh, "class java.util.GregorianCalendar", "a java.util.GregorianCalendar"},
		{"LCopy;", "emptyList()", Hints{Mutable: true}, Copy, "[new]", "a java.util.ArrayList"},
		{"LLikely;", "get(", Hints{}, Held, "red", `"color"`},
		{"LThere;", "get(", Hints{}, Held, "", ""},
		{"LEqual;", "get(", Hints{}, Held, "red", "an equal key that is there"},
		{"LSum;", " + ", Hints{}, Operand, "4", "4"},
		{"LHex;", "toHexString(", Hints{}, Unformatted, "26", `"26"`},
		{"LBased;", "toString(", Hints{}, Unformatted, "26", `"26"`},
	} {
		m, ok := p.FindMethod(k.class + "->main([Ljava/lang/String;)V")
		if !ok {
			t.Fatal(k.class)
		}
		body, err := jimple.New(p).Body(m)
		if err != nil {
			t.Fatal(err)
		}
		tried := false
		for i := range body.Stmts {
			if tried || !strings.Contains(body.Text(int32(i)), k.stmt) {
				continue
			}
			first, more := Repairs(body, int32(i), 1, k.hints)
			for _, change := range append(first, more...) {
				if tried || change.With.Kind != k.kind || change.Branch || change.Left || change.Twice {
					continue
				}
				tried = true
				r := &Run{Change: change}
				got := output(t, []*dex.File{file}, r, k.class)
				if r.Applied != (k.want != "") || r.Applied && (got != k.want || r.Is != k.is) {
					t.Errorf("%s: printed %q with %s, applied %t; want %q with %s", k.class, got, r.Is, r.Applied, k.want, k.is)
				}
			}
		}
		if !tried {
			t.Errorf("%s: nothing was tried", k.class)
		}
	}
}

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "4 primes up to 10": "1 primes up to 1", "-7": "1", "2016-13-01": "1-1-1", "12:70": "1:1", "x=-3;y=-4": "x=1;y=1", "-1/0": "1/1", "a-1": "a-1",
	} {
		if got := plain(text, 1); got != want {
			t.Errorf("plain(%q) = %q, want %q", text, got, want)
		}
	}
}

// The object that an inner one is in is not replaced; what another field holds is.
func TestEnclosingStays(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "LMain$1;")
	for _, field := range []string{"this$0", "next"} {
		c.Field(0, field, "LMain;")
		m := c.Method(dex.AccPublic, field, "()I").Code(1)
		m.Op(dex.OpIgetObject, 0, m.P(0), "LMain$1;->"+field+":LMain;").Op(dex.OpInvokeVirtual, 0, "LMain;->hashCode()I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	for field, want := range map[string]bool{"this$0": false, "next": true} {
		m, _ := p.FindMethod("LMain$1;->" + field + "()I")
		body, err := jimple.New(p).Body(m)
		if err != nil {
			t.Fatal(err)
		}
		for i := range body.Stmts {
			if body.Stmts[i].Op != jimple.OpGetField {
				continue
			}
			if first, _ := Repairs(body, int32(i), 1, Hints{}); len(first) > 0 != want {
				t.Errorf("%s: %d changes", field, len(first))
			}
		}
	}
}
