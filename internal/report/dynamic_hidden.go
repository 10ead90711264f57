// Elements that have no line of their own in a text, and what the links over them say.

package report

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/written"
)

// hidden reports whether an element says nothing to a reader: a constant stands in the
// statement that uses it, and what the compiler made to hand on to written code has no line.
func (d *dynamicPrinter) hidden(e *dynamic.Element) bool {
	if e.Event || e.Stmt < 0 || dynamic.Node(e.ID) == d.x.Criterion.Node {
		return false
	}
	if e.Line <= 0 && d.code.Dex.Forwards(e.Method) {
		return true
	}
	b, err := d.code.Body(e.Method)
	return err == nil && written.Silent(b, e.Stmt)
}

// through makes the link over a constant, which is hidden, one that tells what was done for
// the constant: nothing gave it a value, it was loaded in a handler or at the end of a branch.
func (d *dynamicPrinter) through(link, first *dynamic.Link) {
	c, ok := d.x.Find(first.Element)
	if !ok || c.Stmt < 0 {
		return
	}
	if b, err := d.code.Body(c.Method); err != nil || b.Stmts[c.Stmt].Op != jimple.OpConst {
		return
	}
	switch first.Kind {
	case dynamic.EdgeThrow:
		link.Kind, link.Label = first.Kind, ""
		if caught := d.caught(c); caught != "" {
			link.Label = "caught " + caught
		}
	case dynamic.EdgeControl:
		link.Kind, link.Label = first.Kind, choiceLabel
	}
}

// choiceLabel marks, of a link over a constant, that a branch chose the constant.
const choiceLabel = "choice of a constant"

// caught names the exceptions of the handler in which an element is, "" if it is in none.
func (d *dynamicPrinter) caught(e *dynamic.Element) string {
	body, err := d.code.Body(e.Method)
	if err != nil || e.Stmt < 0 {
		return ""
	}
	start := int32(-1)
	var types []string
	for _, t := range body.Traps {
		if t.Target > e.Stmt || t.Target < start {
			continue
		}
		if t.Target > start {
			start, types = t.Target, nil
		}
		if t.Type == "" {
			continue // of anything
		}
		name := dex.JavaName(string(t.Type))
		if name = name[strings.LastIndexByte(name, '.')+1:]; !slices.Contains(types, name) {
			types = append(types, name)
		}
	}
	return strings.Join(types, " or ")
}
