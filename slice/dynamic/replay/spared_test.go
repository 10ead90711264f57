package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestSpared: of an entry that a later call left as it was since there was one, that call is in
// the thin slice; not where the entry was put in anew since.
func TestSpared(t *testing.T) {
	const (
		method = "Lx/Main;->run()V"
		name   = "Ljava/util/Map;->"
		put    = name + "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
		absent = name + "putIfAbsent(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
		get    = name + "get(Ljava/lang/Object;)Ljava/lang/Object;"
	)
	for _, anew := range []bool{false, true} {
		b := build.New(35)
		m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(4)
		m.Op(dex.OpNewInstance, 0, "Ljava/util/HashMap;").Op(dex.OpInvokeDirect, 0, "Ljava/util/HashMap;-><init>()V")
		m.Op(dex.OpConstString, 1, "key").Op(dex.OpConstString, 2, "first").Op(dex.OpInvokeInterface, 0, 1, 2, put)
		m.Op(dex.OpConstString, 2, "second").Op(dex.OpInvokeInterface, 0, 1, 2, absent)
		if anew {
			m.Op(dex.OpConstString, 2, "third").Op(dex.OpInvokeInterface, 0, 1, 2, put)
		}
		m.Op(dex.OpInvokeInterface, 0, 1, get).Op(dex.OpMoveResultObject, 2).Op(dex.OpInvokeStatic, 2, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		s.callback(1, method)
		want := map[string]dynamic.Role{"invoke-interface": dynamic.Kept}
		if anew {
			want = map[string]dynamic.Role{}
		}
		wantRoles(t, s.roles("Ljava/lang/NumberFormatException;", false), want)
	}
}

// TestCutFill: of a list that is empty since an exception, which was caught, kept what follows from
// filling it, the call that ended so.
func TestCutFill(t *testing.T) {
	const (
		list = "Ljava/util/ArrayList;"
		read = "Lx/Main;->parse(Ljava/lang/String;)Ljava/util/List;"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	p := c.Method(dex.AccPublic|dex.AccStatic, "parse", "(Ljava/lang/String;)Ljava/util/List;").Code(3)
	p.Op(dex.OpNewInstance, 0, list).Op(dex.OpInvokeDirect, 0, list+"-><init>()V")
	p.Label("from").Op(dex.OpInvokeStatic, p.P(0), "Ljava/lang/Integer;->valueOf(Ljava/lang/String;)Ljava/lang/Integer;").Op(dex.OpMoveResultObject, 1)
	p.Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->add(Ljava/lang/Object;)Z").Label("to").Op(dex.OpReturnObject, 0)
	p.Label("handler").Op(dex.OpMoveException, 1).Op(dex.OpReturnObject, 0)
	p.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "handler")
	m := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	m.Op(dex.OpConstString, 0, "x").Op(dex.OpInvokeStatic, 0, read).Op(dex.OpMoveResultObject, 0)
	m.Op(dex.OpInvokeStatic, 0, "Ljava/util/Collections;->max(Ljava/util/Collection;)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	data, _ := recordVM(t, s.p, "Lx/Main;")
	g := replayTrace(t, s.p, data)
	wantRoles(t, rolesIn(t, g, "Ljava/util/NoSuchElementException;", false), map[string]dynamic.Role{"invoke-static": dynamic.Cut})
}

// TestCutNothing: a call whose exception was caught kept nothing from being put where the handler
// came to that all the same.
func TestCutNothing(t *testing.T) {
	const list = "Ljava/util/ArrayList;"
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
	m.Op(dex.OpNewInstance, 0, list).Op(dex.OpInvokeDirect, 0, list+"-><init>()V").Op(dex.OpConstString, 1, "x")
	m.Label("from").Op(dex.OpInvokeStatic, 1, "Ljava/lang/Integer;->valueOf(Ljava/lang/String;)Ljava/lang/Integer;").Label("to").Op(dex.OpGoto, "on")
	m.Label("handler").Op(dex.OpMoveException, 2)
	m.Label("on").Op(dex.OpInvokeVirtual, 0, 1, list+"->add(Ljava/lang/Object;)Z").Const(2, 1)
	m.Op(dex.OpInvokeVirtual, 0, 2, list+"->get(I)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	m.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "handler")
	s := parse(t, b)
	data, _ := recordVM(t, s.p, "Lx/Main;")
	wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/IndexOutOfBoundsException;", false), map[string]dynamic.Role{})
}

// TestMaking: of a field that the constructor of an object left as it was and another one of the
// class sets, the constructor is told; not where none sets it, or this one but for a branch, which
// is told itself.
func TestMaking(t *testing.T) {
	const field = "Lx/Main;->name:Ljava/lang/String;"
	for _, how := range []string{"another sets it", "none sets it", "a branch kept it"} {
		sets := how == "another sets it"
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		c.Field(dex.AccPublic, "name", "Ljava/lang/String;")
		if how == "a branch kept it" {
			own := c.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(2)
			own.Op(dex.OpInvokeDirect, own.P(0), "Ljava/lang/Object;-><init>()V").Const(0, 0).Op(dex.OpIfEqz, 0, "past")
			own.Op(dex.OpConstString, 1, "x").Op(dex.OpIputObject, 1, own.P(0), field).Label("past").Op(dex.OpReturnVoid)
		} else {
			c.Constructor(dex.AccPublic)
		}
		if sets {
			other := c.Method(dex.AccPublic|dex.AccConstructor, "<init>", "(Ljava/lang/String;)V").Code(0)
			other.Op(dex.OpInvokeDirect, other.P(0), "Ljava/lang/Object;-><init>()V").Op(dex.OpIputObject, other.P(1), other.P(0), field).Op(dex.OpReturnVoid)
		}
		m := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		m.Op(dex.OpNewInstance, 0, "Lx/Main;").Op(dex.OpInvokeDirect, 0, "Lx/Main;-><init>()V")
		m.Op(dex.OpIgetObject, 0, 0, field).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		s := parse(t, b)
		data, _ := recordVM(t, s.p, "Lx/Main;")
		want := map[string]dynamic.Role{}
		if sets {
			want["invoke-direct"] = dynamic.Kept
		}
		if how == "a branch kept it" {
			want["if-eqz"] = dynamic.Kept
		}
		wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NullPointerException;", true), want)
	}
}

// TestLacksEntry: of an entry of a JSON text that a branch about an argument kept out, the branch.
func TestLacksEntry(t *testing.T) {
	const json = "Lorg/json/JSONObject;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "saved", "Ljava/lang/String;")
	w := c.Method(dex.AccPublic|dex.AccStatic, "write", "(Z)V").Code(3)
	w.Op(dex.OpNewInstance, 0, json).Op(dex.OpInvokeDirect, 0, json+"-><init>()V").Op(dex.OpIfEqz, w.P(0), "end").Op(dex.OpConstString, 1, "mail")
	w.Op(dex.OpInvokeVirtual, 0, 1, 1, json+"->put(Ljava/lang/String;Ljava/lang/Object;)"+json).Label("end")
	w.Op(dex.OpInvokeVirtual, 0, json+"->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).Op(dex.OpSputObject, 0, "Lx/Main;->saved:Ljava/lang/String;").Op(dex.OpReturnVoid)
	r := c.Method(dex.AccPublic|dex.AccStatic, "read", "()V").Code(2)
	r.Op(dex.OpSgetObject, 0, "Lx/Main;->saved:Ljava/lang/String;").Op(dex.OpNewInstance, 1, json).Op(dex.OpInvokeDirect, 1, 0, json+"-><init>(Ljava/lang/String;)V")
	r.Op(dex.OpConstString, 0, "mail").Op(dex.OpInvokeVirtual, 1, 0, json+"->getString(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.skipping("Lx/Main;->write(Z)V", 7, 12)
	s.callback(1, "Lx/Main;->read()V")
	wantRoles(t, s.roles("Lorg/json/JSONException;", false), map[string]dynamic.Role{"if-eqz": dynamic.Kept})
}
