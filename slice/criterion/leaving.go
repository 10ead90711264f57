// Calls that leave the app, where a report does not show what they called.

package criterion

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// leaving keeps the calls of the platform that can throw an exception: those whose
// summary says so, or else the only one that does more than to put texts together or
// wrap numbers, unless the machine itself throws the exception.
func leaving(p *jimple.Program, spots []spot, exception string) []spot {
	var sure, others []spot
	for _, s := range spots {
		a, b := s, s
		a.stmts, b.stmts = nil, nil
		for _, i := range s.stmts {
			c := Candidate{Body: s.body, Index: i, Stmt: &s.body.Stmts[i]}
			class, name, proto := c.MethodRef()
			if class == "" {
				continue
			}
			if _, own := p.Dex.FindMethod(s.body.File.MethodText(c.Stmt.Ref)); own {
				continue
			}
			summary := android.Summaries().Lookup(android.MethodRef{Class: class, Name: name, Desc: proto, Static: c.Stmt.Op == jimple.OpStatic})
			throws := false
			for e := range summary.Effects {
				throws = throws || summary.Effects[e].Op == android.Throw && thrownAs(summary.Effects[e].Exception, exception)
			}
			switch {
			case throws:
				a.stmts = append(a.stmts, i)
			case class != "Ljava/lang/StringBuilder;" && class != "Ljava/lang/Object;" && !(name == "valueOf" && c.Stmt.Op == jimple.OpStatic):
				b.stmts = append(b.stmts, i)
			}
		}
		if len(a.stmts) > 0 {
			sure = append(sure, a)
		}
		if len(b.stmts) > 0 {
			others = append(others, b)
		}
	}
	if len(sure) > 0 {
		return sure
	}
	if typical := throwing(exception); typical != nil {
		for i := range others {
			b := others[i].body
			others[i].stmts = slices.DeleteFunc(others[i].stmts, func(i int32) bool {
				c := Candidate{Body: b, Index: i, Stmt: &b.Stmts[i]}
				class, name, _ := c.MethodRef()
				return !typical(class, name)
			})
		}
		others = slices.DeleteFunc(others, func(s spot) bool { return len(s.stmts) == 0 })
		return others
	}
	if len(others) != 1 || len(others[0].stmts) != 1 || machineMade(exception) || isLinkageError(exception) {
		return nil
	}
	return others
}

// throwing returns which calls of the platform throw an exception that says little else,
// or nil where that is not known.
func throwing(exception string) func(class, name string) bool {
	switch exception[strings.LastIndexAny(exception, ".$")+1:] {
	case "CalledFromWrongThreadException":
		return func(class, name string) bool {
			return IsA(class, "Landroid/view/View;") && (strings.HasPrefix(name, "set") || strings.HasPrefix(name, "add") || strings.HasPrefix(name, "remove") || name == "invalidate" || name == "requestLayout")
		}
	case "UnsupportedOperationException":
		return func(class, name string) bool {
			return (IsA(class, "Ljava/util/Collection;") || IsA(class, "Ljava/util/Map;") || IsA(class, "Ljava/util/Iterator;")) && changes[name]
		}
	}
	return nil
}

// changes are the methods by which collections change.
var changes = map[string]bool{"add": true, "addAll": true, "remove": true, "removeAll": true, "retainAll": true, "clear": true, "put": true, "putAll": true, "set": true, "removeIf": true, "sort": true}

// IsA tells whether a class of the platform is another one or a kind of it.
func IsA(class, of string) bool {
	types := android.Framework()
	t, super := types.Lookup(class), types.Lookup(of)
	return t != android.NoType && super != android.NoType && types.IsSubtype(t, super)
}

// machineMade tells whether the machine throws an exception for what an instruction does.
func machineMade(exception string) bool {
	switch strings.TrimPrefix(exception, "java.lang.") {
	case "ArithmeticException", "NullPointerException", "ClassCastException", "NegativeArraySizeException", "ArrayStoreException",
		"ArrayIndexOutOfBoundsException", "IllegalMonitorStateException", "StackOverflowError", "OutOfMemoryError":
		return true
	}
	return false
}

// thrownAs tells whether a summary's exception, or a kind of it, is the report's.
func thrownAs(descriptor, exception string) bool {
	if JavaName(descriptor) == exception {
		return true
	}
	types := android.Framework()
	t, of := types.Lookup(dex.ClassDescriptor(exception)), types.Lookup(descriptor)
	return t != android.NoType && of != android.NoType && types.IsSubtype(t, of) && !strings.HasSuffix(descriptor, "/RuntimeException;")
}
