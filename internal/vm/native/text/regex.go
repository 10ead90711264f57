// java.util.regex.Pattern and Matcher on top of package regex.

package text

import (
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/native/regex"
)

const patternClass, matcherClass = "Ljava/util/regex/Pattern;", "Ljava/util/regex/Matcher;"

// Bits of an outcome and kinds of attempt, as Matcher.java names them.
const (
	found      = 1
	hitEnd     = 2
	requireEnd = 4

	modeFind    = 0
	modeMatches = 2
)

func bindRegex(b *vm.Bindings) {
	b.Method(patternClass, "compile0", "(Ljava/lang/String;I[I)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !t.Reserve(int64(a[1].R.Len()) * 64) { // trees are large
			return vm.Slot{}
		}
		p, bad := regex.Compile(vm.UTF16(a[1].R), int(a[2].Int()))
		if bad != nil {
			a[3].R.Ints()[0] = int32(bad.Index)
			return vm.Ref(t.NewString(bad.Text))
		}
		a[0].R.Native = p
		return vm.Slot{}
	})
	b.Method(patternClass, "groupCount", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(a[0].R.Native.(*regex.Program).Groups))
	})
	b.Method(patternClass, "groupNumber", "(Ljava/lang/String;)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(a[0].R.Native.(*regex.Program).Names[vm.GoString(a[1].R)]))
	})
	b.Method(matcherClass, "run", "(Ljava/util/regex/Pattern;Ljava/lang/String;IIIIIZZ[I)I", match)
}

// attempt is a matcher with the text it was made for.
type attempt struct {
	*regex.Matcher
	text *vm.Object
}

// SizeBytes and VisitObjects tell what the matcher takes and holds.
func (a *attempt) SizeBytes() int64 { return a.Matcher.SizeBytes() }

func (a *attempt) VisitObjects(visit func(*vm.Object)) { visit(a.text) }

func match(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[1].R == nil || a[2].R == nil { // past the constructors
		return t.Throw("Ljava/lang/IllegalStateException;", "the matcher has no pattern or no text")
	}
	self, pattern, text := a[0].R, a[1].R.Native.(*regex.Program), a[2].R
	m, _ := self.Native.(*attempt)
	if m == nil || m.text != text || m.Prog != pattern {
		m = &attempt{regex.NewMatcher(pattern, vm.UTF16(text)), text}
		self.Native = m
	}
	start, mode := int(a[3].Int()), a[4].Int()
	before := m.SizeBytes()
	m.From, m.To, m.LastEnd = int(a[5].Int()), int(a[6].Int()), int(a[7].Int())
	m.Anchoring, m.Transparent = a[8].Bool(), a[9].Bool()
	m.Charge = func(steps int) bool { return t.Spend(int64(steps)) }
	var ok bool
	var err error
	if mode == modeFind {
		ok, err = m.Find(start)
	} else {
		ok, err = m.Match(start, mode == modeMatches)
	}
	m.Charge = nil
	switch err {
	case regex.ErrBudget:
		return vm.Slot{} // the run is over
	case nil:
		if !t.Reserve(m.SizeBytes() - before) {
			return vm.Slot{}
		}
	case regex.ErrStack:
		return t.Throw("Ljava/lang/StackOverflowError;", "Regular expression backtrack stack overflow")
	}
	groups := a[10].R.Ints()
	for i, at := range m.Caps {
		groups[i] = int32(at)
	}
	outcome := int32(0)
	if ok {
		outcome |= found
	}
	if m.HitEnd {
		outcome |= hitEnd
	}
	if m.RequireEnd {
		outcome |= requireEnd
	}
	return vm.Int(outcome)
}
