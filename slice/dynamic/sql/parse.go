// Reading statements, and parts of them that calls are given by themselves.

package sql

import (
	"slices"
	"strconv"
)

type parser struct {
	tokens     []token
	at         int
	parameters int
	failed     bool
}

// Parse reads a statement; false if it was not understood.
func Parse(s string) (*Statement, bool) {
	p, ok := begin(s, 0)
	if !ok {
		return nil, false
	}
	out := p.statement()
	p.take(";")
	return out, out != nil && !p.failed && p.peek().kind == end
}

// ParseOrder reads an order; false if it was not understood.
func ParseOrder(s string) ([]Order, bool) {
	p, ok := begin(s, 0)
	if !ok {
		return nil, false
	}
	o := p.order()
	return o, !p.failed && p.peek().kind == end
}

// ParseLimit reads how many rows are given, and how many are left out before them.
func ParseLimit(s string) (limit, offset *Expr, ok bool) {
	p, ok := begin(s, 0)
	if !ok {
		return nil, nil, false
	}
	limit, offset = p.limit()
	return limit, offset, !p.failed && p.peek().kind == end
}

// ParseResult reads a column of an answer.
func ParseResult(s string) Result {
	p, ok := begin(s, 0)
	if !ok {
		return Result{Name: s, Expr: Expr{Unknown: true}}
	}
	r := p.result()
	if p.failed || p.peek().kind != end {
		r.Expr = Expr{Unknown: true}
	}
	return r
}

func begin(s string, before int) (*parser, bool) {
	tokens, ok := scan(s)
	return &parser{tokens: tokens, parameters: before}, ok
}

func (p *parser) peek() token {
	if p.at >= len(p.tokens) {
		return token{}
	}
	return p.tokens[p.at]
}

func (p *parser) next() token {
	t := p.peek()
	p.at++
	return t
}

// take goes on if the next words are these.
func (p *parser) take(words ...string) bool {
	for i, w := range words {
		if p.at+i >= len(p.tokens) {
			return false
		}
		if t := p.tokens[p.at+i]; t.text != w || t.kind != name && t.kind != mark {
			return false
		}
	}
	p.at += len(words)
	return true
}

func (p *parser) must(words ...string) {
	if !p.take(words...) {
		p.failed = true
	}
}

func (p *parser) identifier() string {
	t := p.next()
	if t.kind != name && t.kind != quoted {
		p.failed = true
	}
	return t.text
}

// skip goes to the end of what parentheses hold, or fails.
func (p *parser) skip() {
	depth := 1
	for depth > 0 && !p.failed {
		switch t := p.next(); {
		case t.kind == end:
			p.failed = true
		case t.kind == mark && t.text == "(":
			depth++
		case t.kind == mark && t.text == ")":
			depth--
		}
	}
}

func (p *parser) statement() *Statement {
	switch {
	case p.take("create"):
		if p.take("table") || p.take("temp", "table") || p.take("temporary", "table") {
			return p.create()
		}
		if p.take("index") || p.take("unique", "index") {
			p.at = len(p.tokens)
			return &Statement{Verb: Other}
		}
	case p.take("pragma"), p.take("analyze"), p.take("vacuum"):
		p.at = len(p.tokens)
		return &Statement{Verb: Other}
	case p.take("drop", "table"):
		p.take("if", "exists")
		return &Statement{Verb: Drop, Table: p.identifier()}
	case p.take("insert", "or", "replace", "into"), p.take("replace", "into"):
		return p.insert(Replace)
	case p.take("insert", "into"):
		return p.insert(Insert)
	case p.take("update"):
		s := &Statement{Verb: Update, Table: p.identifier()}
		p.must("set")
		for more := true; more && !p.failed; more = p.take(",") {
			column := p.identifier()
			p.must("=")
			s.Set = append(s.Set, Assignment{column, p.computed()})
		}
		s.Where = p.whereClause()
		return s
	case p.take("delete", "from"):
		s := &Statement{Verb: Delete, Table: p.identifier()}
		s.Where = p.whereClause()
		return s
	case p.take("select"):
		return p.selects()
	}
	return nil
}

// create reads what follows CREATE TABLE.
func (p *parser) create() *Statement {
	s := &Statement{Verb: Create, Fresh: !p.take("if", "not", "exists"), Table: p.identifier()}
	p.must("(")
	for more := true; more && !p.failed; more = p.take(",") {
		switch {
		case p.take("primary", "key"), p.take("unique"):
			p.must("(")
			s.unique(p)
		case p.take("foreign"), p.take("check"), p.take("constraint"):
			p.rest()
		default:
			s.Columns = append(s.Columns, p.column())
		}
	}
	p.must(")")
	return s
}

// unique marks the column of a constraint; of one over several, none is alone.
func (s *Statement) unique(p *parser) {
	var names []string
	for more := true; more && !p.failed; more = p.take(",") {
		names = append(names, p.identifier())
	}
	p.must(")")
	p.rest()
	for i := range s.Columns {
		if len(names) == 1 && s.Columns[i].Name == names[0] {
			s.Columns[i].Unique = true
		}
	}
	if len(names) != 1 {
		p.failed = true // which rows replace each other is not known
	}
}

// rest goes on to the comma or parenthesis that ends a part.
func (p *parser) rest() {
	for !p.failed {
		t := p.peek()
		if t.kind == end || t.kind == mark && (t.text == "," || t.text == ")") {
			return
		}
		p.at++
		if t.kind == mark && t.text == "(" {
			p.skip()
		}
	}
}

func (p *parser) column() Column {
	c := Column{Name: p.identifier()}
	integer := p.peek().text == "integer"
	told, ofType := "", true // the words of its type come first
	for !p.failed {
		t := p.peek()
		switch {
		case t.kind == end || t.kind == mark && (t.text == "," || t.text == ")"):
			c.Of = affinity(told)
			return c
		case p.take("primary", "key"):
			c.Primary, c.Unique, ofType = integer, true, false
		case p.take("unique"):
			c.Unique, ofType = true, false
		case p.take("default"):
			ofType = false
			e := Expr{Unknown: true}
			if p.peek().text != "(" {
				e = p.expr()
			}
			c.Default = &e
		default:
			p.at++
			ofType = ofType && t.kind == name && !slices.Contains([]string{"not", "null", "constraint", "collate", "check", "references"}, t.text)
			if ofType {
				told += t.text
			}
			c.Collated = c.Collated || t.kind == name && t.text == "collate"
			if t.kind == mark && t.text == "(" {
				p.skip()
			}
		}
	}
	return c
}

func (p *parser) insert(verb Verb) *Statement {
	s := &Statement{Verb: verb, Table: p.identifier()}
	var columns []string
	if p.take("(") {
		for more := true; more && !p.failed; more = p.take(",") {
			columns = append(columns, p.identifier())
		}
		p.must(")")
	}
	p.must("values", "(")
	for more := true; more && !p.failed; more = p.take(",") {
		column := ""
		if len(s.Set) < len(columns) {
			column = columns[len(s.Set)]
		}
		s.Set = append(s.Set, Assignment{column, p.expr()})
	}
	p.must(")")
	p.failed = p.failed || columns != nil && len(columns) != len(s.Set)
	return s
}

func (p *parser) selects() *Statement {
	s := &Statement{Verb: Select}
	p.failed = p.failed || p.take("distinct")
	for more := true; more && !p.failed; more = p.take(",") {
		s.Results = append(s.Results, p.result())
	}
	p.must("from")
	s.Table = p.identifier()
	p.take("as")
	if t := p.peek(); (t.kind == name || t.kind == quoted) && !clause[t.text] {
		p.at++ // its other name
	}
	s.Where = p.whereClause()
	if p.take("order", "by") {
		s.Order = p.order()
	}
	if p.take("limit") {
		s.Limit, s.Offset = p.limit()
	}
	return s
}

// limit reads how many rows are given, and how many are left out before them.
func (p *parser) limit() (limit, offset *Expr) {
	first := p.expr()
	switch {
	case p.take("offset"):
		e := p.expr()
		return &first, &e
	case p.take(","):
		e := p.expr()
		return &e, &first
	}
	return &first, nil
}

// clause are the words that begin a part of a statement.
var clause = map[string]bool{"from": true, "where": true, "order": true, "group": true, "having": true, "limit": true, "join": true, "left": true, "inner": true, "cross": true, "natural": true, "union": true, "on": true}

func (p *parser) result() Result {
	if p.take("*") {
		return Result{All: true}
	}
	first := p.at
	r := Result{Expr: p.expr()}
	switch {
	case p.at-first == 1, r.Expr.Column != "" && r.Expr.Of == "":
		r.Name = r.Expr.Column
	default:
		for _, t := range p.tokens[first:min(p.at, len(p.tokens))] {
			r.Name += t.text
		}
	}
	if p.take("as") {
		r.Name = p.identifier()
	} else if t := p.peek(); (t.kind == name || t.kind == quoted) && !clause[t.text] {
		r.Name = p.identifier()
	}
	return r
}

// expr reads a value; what follows it must not be an operator.
func (p *parser) expr() Expr {
	e := p.operand()
	if t := p.peek(); t.kind == mark && t.text != "," && t.text != ")" && t.text != "=" && t.text != "==" && t.text != ";" {
		p.failed = true
	}
	return e
}

// computed reads a value that may be computed of several.
func (p *parser) computed() Expr {
	parts := []Expr{p.operand()}
	for !p.failed && (p.take("+") || p.take("-") || p.take("*") || p.take("/") || p.take("%") || p.take("||")) {
		parts = append(parts, p.operand())
	}
	for i := range parts {
		p.failed = p.failed || parts[i].Unknown || parts[i].Of != ""
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return Expr{Parts: parts}
}

func (p *parser) operand() Expr {
	t := p.next()
	switch t.kind {
	case text:
		return Expr{Text: &t.text}
	case number:
		n, err := strconv.ParseInt(t.text, 10, 64)
		if err != nil {
			return Expr{Unknown: true}
		}
		return Expr{Int: &n}
	case name, quoted:
		switch {
		case t.kind == name && t.text == "null":
			return Expr{Null: true}
		case p.take("."):
			return Expr{Column: p.identifier()}
		case p.take("("):
			return p.function(t.text)
		}
		return Expr{Column: t.text}
	case mark:
		switch t.text {
		case "?":
			p.parameters++
			if p.peek().kind == number {
				p.failed = true // parameters that are numbered
			}
			return Expr{Parameter: p.parameters}
		case "-":
			if e := p.operand(); e.Int != nil {
				n := -*e.Int
				return Expr{Int: &n}
			}
			return Expr{Unknown: true}
		}
	}
	p.failed = true
	return Expr{Unknown: true}
}

// function reads what stands behind the parenthesis of a call.
func (p *parser) function(of string) Expr {
	switch of {
	case "sum", "total", "avg", "max", "min", "count":
		if p.take("*") && p.take(")") {
			return Expr{Of: of}
		}
		if t := p.peek(); t.kind == name || t.kind == quoted {
			if e := p.operand(); e.Column != "" && e.Of == "" && p.take(")") {
				return Expr{Column: e.Column, Of: of}
			}
		}
	}
	p.skip()
	return Expr{Unknown: true}
}

func (p *parser) order() []Order {
	var out []Order
	for more := true; more && !p.failed; more = p.take(",") {
		e := p.operand()
		if e.Column == "" || e.Of != "" {
			p.failed = true
		}
		o := Order{Column: e.Column}
		if p.take("desc") {
			o.Descending = true
		} else {
			p.take("asc")
		}
		out = append(out, o)
	}
	return out
}
