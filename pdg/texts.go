// Texts that are put together from constants: concatenation, builders, resources,
// the name of the package. Intents and addresses are often made so.

package pdg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/jimple"
)

const (
	maxTexts     = 16 // alternatives of one text
	maxTextDepth = 4  // nested concatenations
)

// texts returns the texts that a value can be; ok is false if it may be others.
func (v *eval) texts(set originSet) (list []string, ok bool) { return v.textsOf(set, 0) }

func (v *eval) textsOf(set originSet, depth int) (list []string, ok bool) {
	ok = set.traced
	for _, o := range set.list {
		more, known := v.textsOfOne(o, depth)
		list, ok = append(list, more...), ok && known
	}
	slices.Sort(list)
	list = slices.Compact(list)
	if len(list) > maxTexts {
		return list[:maxTexts], false
	}
	return list, ok
}

func (v *eval) textsOfOne(o origin, depth int) ([]string, bool) {
	a := v.a
	switch o.kind {
	case originConst:
		if text, err := strconv.Unquote(o.text); err == nil {
			return []string{text}, true
		}
		return []string{o.text}, true
	case originPlace:
		switch a.Summaries.FieldName(o.field) {
		case "string":
			if id, err := strconv.ParseInt(o.text, 10, 64); err == nil {
				return a.stringResource(uint32(id))
			}
		case "package":
			if a.Manifest != nil {
				return []string{a.Manifest.Package}, true
			}
		}
	case originDerived, originAlloc:
		b := a.Body(o.method)
		if b == nil || !b.Stmts[o.stmt].Op.IsInvoke() || depth > maxTextDepth {
			return nil, false
		}
		c := a.call(b, o.stmt)
		if c.ref < 0 {
			return nil, false
		}
		switch a.x.selName[a.x.refSel[c.ref]].name {
		case "concat":
			head, ok1 := v.textsOf(v.origins(b.Method, b.FirstUse(o.stmt)), depth+1)
			tail, ok2 := v.textsOf(v.origins(b.Method, b.FirstUse(o.stmt)+1), depth+1)
			return product(head, tail), ok1 && ok2
		case "toString":
			return v.built(b, o.stmt, depth)
		case "getName", "getCanonicalName":
			if class := v.reflected(b, o.stmt, 0, depth+1); strings.HasSuffix(class, ";") {
				return []string{dotted(class)}, true
			}
		case "substring":
			return v.cutOut(b, o.stmt, depth)
		}
	}
	return nil, false
}

// cutOut returns the texts of a call of substring with constants.
func (v *eval) cutOut(b *jimple.Body, i int32, depth int) ([]string, bool) {
	whole, ok := v.textsOf(v.origins(b.Method, b.FirstUse(i)), depth+1)
	if !ok {
		return nil, false
	}
	var at []int
	for k := 1; k < len(b.Args(i)); k++ {
		list, ok := v.origins(b.Method, b.FirstUse(i)+int32(k)).constants()
		if !ok || len(list) != 1 {
			return nil, false
		}
		n, err := strconv.Atoi(list[0])
		if err != nil {
			return nil, false
		}
		at = append(at, n)
	}
	var out []string
	for _, text := range whole {
		from, to := at[0], len(text)
		if len(at) == 2 {
			to = at[1]
		}
		if from < 0 || from > to || to > len(text) {
			return nil, false // that call throws
		}
		out = append(out, text[from:to])
	}
	return out, true
}

// stringResource returns what a string is in any configuration.
func (a *App) stringResource(id uint32) ([]string, bool) {
	if a.readString != nil {
		text, ok := a.readString(id)
		return []string{text}, ok
	}
	if a.Package == nil {
		return nil, false
	}
	t, err := a.Package.Resources()
	if err != nil {
		return nil, false
	}
	var list []string
	for _, e := range t.Entries(id) {
		if e.Value.Type == res.TypeString {
			list = append(list, e.Value.Str)
		}
	}
	return list, len(list) > 0
}

// built returns the texts of a builder whose toString is called in the method that
// made it, without a branch between: as compilers write a concatenation. Where a
// part is not known, the texts are what comes before it, and ok is false.
func (v *eval) built(b *jimple.Body, end int32, depth int) (list []string, ok bool) {
	a := v.a
	object := v.origins(b.Method, b.FirstUse(end))
	if len(object.list) != 1 || object.list[0].kind != originAlloc || object.list[0].method != b.Method || object.list[0].stmt >= end {
		return nil, false
	}
	list = []string{""}
	for i := object.list[0].stmt + 1; i < end; i++ {
		s := &b.Stmts[i]
		if s.Kind == jimple.If || s.Kind == jimple.TableSwitch || s.Kind == jimple.LookupSwitch || s.Kind == jimple.Goto && s.Target != i+1 {
			return nil, false
		}
		if !s.Op.IsInvoke() || !s.Op.HasReceiver() {
			continue
		}
		on := v.origins(b.Method, b.FirstUse(i))
		if on.complete && !slices.Contains(on.list, object.list[0]) {
			continue
		}
		c := a.call(b, i)
		if c.ref < 0 || len(on.list) != 1 || !on.complete {
			return list, false
		}
		name := a.x.selName[a.x.refSel[c.ref]]
		params, _ := dex.ParamTypes(name.proto)
		if len(params) == 0 && name.name == "<init>" || slices.Equal(params, []string{"I"}) && name.name == "<init>" {
			continue
		}
		if len(params) != 1 || name.name != "append" && name.name != "<init>" {
			return list, false
		}
		part, known := v.textsOf(v.origins(b.Method, b.FirstUse(i)+1), depth+1)
		switch params[0] {
		case "C":
			for k, text := range part {
				if code, err := strconv.Atoi(text); err == nil {
					part[k] = string(rune(code))
				}
			}
		case "I", "J", "Ljava/lang/String;", "Ljava/lang/CharSequence;", "Ljava/lang/Object;":
		default:
			return list, false
		}
		if !known || len(part) == 0 {
			return list, false
		}
		if list = product(list, part); len(list) > maxTexts {
			return nil, false
		}
	}
	return list, true
}

// product returns each text of one list before each of another.
func product(heads, tails []string) []string {
	var list []string
	for _, h := range heads {
		for _, t := range tails {
			list = append(list, h+t)
		}
	}
	return list
}
