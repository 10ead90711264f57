// Shortcuts: methods so short that calls run them without a frame.

package vm

import "github.com/esdroid/esdroid/dex"

// way says how the interpreter's loop calls a method. What comes behind
// wayNative are shortcuts; their instructions count all the same.
type way uint8

const (
	waySlow   way = iota // not called yet, or synchronized
	wayFrame             // it needs nothing but a frame
	wayNative            // it needs nothing but its arguments in a row
	wayEmpty             // it returns
	wayGet               // it returns a primitive field of its receiver
	wayGetRef            // a reference field
	wayPut               // it sets a primitive field, which needs no narrowing
	wayPutRef
	wayLength // String.length
	wayCharAt // String.charAt
	wayLeaf   // of the class library, and known
)

// shorten gives a method its shortcut if its operations, as far as they are
// resolved, have one.
func (m *Method) shorten() {
	c := m.code
	if c == nil || m.way != wayFrame || c.listened || len(c.tries) > 0 || len(c.ops) > 3 || c.registers > leafFrames { // with opEnd
		return
	}
	first := &c.ops[0]
	if first.op == opReturnVoid {
		m.way, m.cost = wayEmpty, opSize
		return
	}
	if m.IsStatic() || len(c.ops) != 3 {
		return
	}
	this, second := uint16(c.registers-c.ins), &c.ops[1]
	switch {
	case first.op == opInvokeExactChecked && second.op == opReturnVoid:
		// A constructor without anything to do but for its superclass's.
		s := (*callSite)(first.p)
		if s.target.way == wayEmpty && s.target.cost < leafFrames*opSize && len(s.regs) == 1 && first.a == this && first.b == noResult {
			m.way, m.cost = wayEmpty, 2*opSize+s.target.cost
		}
	case first.op == opIget && second.op == opReturn && first.b == this && second.a == first.a:
		m.way = wayGet
	case first.op == opIgetRef && second.op == opReturnRef && first.b == this && second.a == first.a:
		m.way = wayGetRef
	case second.op != opReturnVoid || m.values != 2 || first.b != this || first.a != this+1:
	case first.op == opIput:
		m.way = wayPut
	case first.op == opIputRef:
		m.way = wayPutRef
	}
	if m.way >= wayGet {
		m.slot, m.cost = uint32(first.lit), 2*opSize
	}
}

// shortenNative gives the most frequent natives their shortcuts.
func (m *Method) shortenNative() {
	if m.Flags&dex.AccSynchronized != 0 {
		return
	}
	m.way = wayNative
	if m.Class != m.Class.vm.stringClass || m.Class.vm.listensToPlatform() {
		return
	}
	switch m.Name + m.Desc {
	case "length()I":
		m.way = wayLength
	case "charAt(I)C":
		m.way = wayCharAt
	}
}
