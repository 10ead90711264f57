// Calls that leave the app, where a report does not show what they called.

package slice

import (
	"strings"

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
			c := candidate{body: s.body, index: i, stmt: &s.body.Stmts[i]}
			class, name, proto := c.methodRef()
			if class == "" {
				continue
			}
			if _, own := p.Dex.FindMethod(s.body.File.MethodText(c.stmt.Ref)); own {
				continue
			}
			summary := android.Summaries().Lookup(android.MethodRef{Class: class, Name: name, Desc: proto, Static: c.stmt.Op == jimple.OpStatic})
			throws := false
			for e := range summary.Effects {
				throws = throws || summary.Effects[e].Op == android.Throw && thrownAs(summary.Effects[e].Exception, exception)
			}
			switch {
			case throws:
				a.stmts = append(a.stmts, i)
			case class != "Ljava/lang/StringBuilder;" && class != "Ljava/lang/Object;" && !(name == "valueOf" && c.stmt.Op == jimple.OpStatic):
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
	if len(others) != 1 || len(others[0].stmts) != 1 || machineMade(exception) || isLinkageError(exception) {
		return nil
	}
	return others
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
	if javaName(descriptor) == exception {
		return true
	}
	types := android.Framework()
	t, of := types.Lookup(descriptorOf(exception)), types.Lookup(descriptor)
	return t != android.NoType && of != android.NoType && types.IsSubtype(t, of) && !strings.HasSuffix(descriptor, "/RuntimeException;")
}
