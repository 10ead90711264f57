// Reading what rows must fulfil. A condition that is not understood is a part that says so: the
// others still count.

package sql

import "slices"

// ParseWhere reads a condition whose first parameter has the given number, less one.
func ParseWhere(s string, before int) Where {
	p, ok := begin(s, before)
	if !ok {
		return Where{Unknown: true}
	}
	w := p.where()
	if p.failed || p.peek().kind != end {
		w.Unknown = true
	}
	return w
}

func (p *parser) whereClause() Where {
	if p.take("where") {
		return p.where()
	}
	return Where{}
}

// where reads what rows must fulfil. Parts that are of another kind than tests of columns are
// passed over.
func (p *parser) where() Where {
	return p.several("or", func() Where { return p.several("and", p.condition) })
}

// several reads conditions between which a word stands.
func (p *parser) several(word string, one func() Where) Where {
	all := []Where{one()}
	for !p.failed && p.take(word) {
		all = append(all, one())
	}
	switch {
	case len(all) == 1:
		return all[0]
	case word == "or":
		return Where{Any: all}
	}
	return Where{All: all}
}

func (p *parser) condition() Where {
	from, parameters, failed := p.at, p.parameters, p.failed
	if w, ok := p.simple(); ok && !p.failed && p.ends() {
		return w
	}
	p.at, p.parameters, p.failed = from, parameters, failed // another kind of condition is no fault
	for depth := 0; p.peek().kind != end && (depth > 0 || p.at == from || !p.ends()); p.at++ {
		switch t := p.peek(); {
		case t.kind != mark:
		case t.text == "?":
			p.parameters++
		case t.text == "(":
			depth++
		case t.text == ")":
			depth--
		}
	}
	return Where{Unknown: true}
}

// ends reports whether a condition ends here.
func (p *parser) ends() bool {
	t := p.peek()
	switch t.kind {
	case end:
		return true
	case mark:
		return t.text == ";" || t.text == ")"
	}
	return t.kind == name && slices.Contains([]string{"and", "or", "order", "limit"}, t.text)
}

// simple reads a condition without what joins it to others.
func (p *parser) simple() (Where, bool) {
	switch {
	case p.take("not"):
		w, ok := p.simple()
		return Where{Not: &w}, ok
	case p.take("("):
		w := p.where()
		return w, p.take(")")
	}
	a := p.operand()
	if a.Column != "" && a.Of == "" && !a.Unknown {
		return p.test(a.Column)
	}
	how := p.next().text
	b := p.operand()
	turned, ok := map[string]string{"=": "=", "==": "=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}[how]
	return Where{Test: &Test{b.Column, turned, a}}, ok && !a.Unknown && !a.Null && a.Column == "" && b.Column != "" && b.Of == ""
}

// test reads what a column is compared with.
func (p *parser) test(column string) (Where, bool) {
	ok := true
	to := func(how string) Where {
		e := p.operand()
		ok = ok && e.Column == "" && !e.Unknown && !e.Null
		return Where{Test: &Test{column, how, e}}
	}
	not := func(w Where) Where { return Where{Not: &w} }
	if p.take("is") {
		other := p.take("not")
		null := p.take("null")
		w := Where{Test: &Test{column, "=", Expr{Null: true}}}
		if !null {
			w = to("=")
		}
		if other {
			w = not(w)
		}
		return w, ok
	}
	other := p.take("not")
	var w Where
	switch {
	case p.take("like"):
		w = to("like")
	case p.take("between"):
		low := to(">=")
		ok = p.take("and") && ok
		w = Where{All: []Where{low, to("<=")}}
	case p.take("in", "("):
		for more := true; more && ok && !p.failed; more = p.take(",") {
			w.Any = append(w.Any, to("="))
		}
		ok = p.take(")") && ok
	case other:
		return Where{}, false
	default:
		switch t := p.next(); t.text {
		case "=", "==":
			w = to("=")
		case "!=", "<>":
			w = not(to("="))
		case "<", "<=", ">", ">=":
			w = to(t.text)
		default:
			return Where{}, false
		}
	}
	if other {
		w = not(w)
	}
	return w, ok
}
