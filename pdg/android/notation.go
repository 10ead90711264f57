// The text notation of summaries and its parser.
//
//	file    = { "class" Type { "," Type } NL { method } }
//	method  = INDENT name "(" params ")" ":" effect { ";" effect } NL
//	name    = identifier | "<init>" | [ identifier ] "*" [ identifier ]
//	params  = [ param { "," param } ] | "..."
//	param   = identifier [ ":" Type ]
//	effect  = path ( "=" | "+=" ) values        define a location, or ret
//	        | "~" path                          kill
//	        | "ret" "==" path                   the same object each time
//	        | "throws" Type [ "if" terms ] [ STRING ]
//	        | call | "pure" | "none"
//	values  = term { "|" term }                 one of them
//	term    = path | constant | "new" [ Type ] | "input" "(" kind ")"
//	        | label "(" [ terms ] ")"           derived from all of them
//	        | call
//	terms   = term { "," term }
//	call    = ( "call" | "post" | "spawn" | "later" | "event" | "earlier" ) path "." method "(" [ terms ] ")"
//	path    = ( "this" | "ret" | "global" | param | local ) { "." field | "[" key "]" | ".[" key "]" }
//	key     = "*" | constant | path | "+" [ path ]
//
// "x.f[k]" is one location: of field f in x, the one selected by k. "x.f.[k]" are
// two steps: the object that field f holds, then its element k. Where both sides
// of a definition end in "[*]", all elements are copied and keep their keys.
//
// "x[+]" is the next place of a sequence, "x[+i]" the place i, from which what lies there
// and behind moves on; where the places are not known, it is any of them.
//
// A method line that ends with ";" goes on in the next line; "#" begins a
// comment. Types are dotted names, java.lang may be left out; in params a simple
// name matches any package. "pure" makes the result depend on the receiver, all
// parameters, and the elements of arrays among them. A local is a name that an
// effect "local = new Type" introduces. Params without types match any
// overload of that length; the most specific line of a class wins, then the
// nearest class; a "*" line counts only when no class names the method.

package android

import (
	"fmt"
	"strconv"
	"strings"
)

// SyntaxError is a fault in a summary file.
type SyntaxError struct {
	Pos Position
	Msg string
}

func (e *SyntaxError) Error() string { return fmt.Sprintf("%s: %s", e.Pos, e.Msg) }

// rule is one method line.
type rule struct {
	class   string
	name    string
	suffix  string // of a wildcard: names that begin with name and end so
	wild    bool
	any     bool // "(...)"
	params  []param
	pure    bool
	effects []Effect
	locals  int
	origin  Origin
	pos     Position
}

type param struct{ name, typ string }

// parser turns lines into rules; fields are interned in its set.
type parser struct {
	scanner
	set    *SummarySet
	origin Origin
	rule   *rule
	locals map[string]int8
}

// parse reads a whole file.
func (set *SummarySet) parse(file, text string, origin Origin) ([]*rule, error) {
	var rules []*rule
	var classes []string
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], " \t\r")
		code := line
		if trimmed := strings.TrimSpace(code); trimmed == "" || trimmed[0] == '#' {
			continue
		}
		p := &parser{set: set, origin: origin, locals: map[string]int8{}}
		p.scanner = scanner{file: file, first: i + 1, lines: []string{line}}
		if line[0] != ' ' && line[0] != '\t' {
			var err error
			if classes, err = p.classLine(); err != nil {
				return nil, err
			}
			continue
		}
		if classes == nil {
			p.line, p.start = i+1, len(line)-len(strings.TrimLeft(line, " \t"))
			return nil, p.fail("a method line before the first class line")
		}
		for strings.HasSuffix(strings.TrimRight(p.lines[len(p.lines)-1], " \t"), ";") && i+1 < len(lines) {
			i++
			p.lines = append(p.lines, strings.TrimRight(lines[i], " \t\r"))
		}
		r, err := p.method()
		if err != nil {
			return nil, err
		}
		for _, class := range classes {
			c := *r
			c.class = class
			rules = append(rules, &c)
		}
	}
	return rules, nil
}

func (p *parser) classLine() ([]string, error) {
	if err := p.next(); err != nil {
		return nil, err
	}
	if err := p.expect("class"); err != nil {
		return nil, err
	}
	var list []string
	for {
		name, err := p.typeName()
		if err != nil {
			return nil, err
		}
		list = append(list, typeDescriptor(name))
		if p.tok != "," {
			break
		}
		if err := p.next(); err != nil {
			return nil, err
		}
	}
	if p.tok != "" {
		return nil, p.fail("unexpected %q after the class", p.tok)
	}
	return list, nil
}

func (p *parser) method() (*rule, error) {
	if err := p.next(); err != nil {
		return nil, err
	}
	r := &rule{origin: p.origin, pos: Position{p.file, p.line, p.start + 1}}
	p.rule = r
	if p.tok != "*" {
		name, err := p.identifier("a method name")
		if err != nil {
			return nil, err
		}
		r.name = name
	}
	if p.tok == "*" {
		r.wild = true
		if err := p.next(); err != nil {
			return nil, err
		}
		if isName(p.tok) {
			r.suffix = p.tok
			if err := p.next(); err != nil {
				return nil, err
			}
		}
	}
	if err := p.params(); err != nil {
		return nil, err
	}
	if err := p.expect(":"); err != nil {
		return nil, err
	}
	for {
		if err := p.effect(); err != nil {
			return nil, err
		}
		if p.tok == "" {
			return r, nil
		}
		if err := p.expect(";"); err != nil {
			return nil, err
		}
		if p.tok == "" {
			return nil, p.fail("effect missing after \";\"")
		}
	}
}

func (p *parser) params() error {
	if err := p.expect("("); err != nil {
		return err
	}
	if p.tok == "..." {
		p.rule.any = true
		if err := p.next(); err != nil {
			return err
		}
		return p.expect(")")
	}
	for p.tok != ")" {
		name, err := p.identifier("a parameter name")
		if err != nil {
			return err
		}
		q := param{name: name}
		if p.tok == ":" {
			if err := p.next(); err != nil {
				return err
			}
			if q.typ, err = p.typeName(); err != nil {
				return err
			}
		}
		p.rule.params = append(p.rule.params, q)
		if p.tok != "," {
			break
		}
		if err := p.next(); err != nil {
			return err
		}
	}
	if len(p.rule.params) > 100 {
		return p.fail("more than 100 parameters")
	}
	return p.expect(")")
}

func (p *parser) effect() error {
	r := p.rule
	switch p.tok {
	case "pure":
		r.pure = true
		return p.next()
	case "none":
		return p.next()
	case "~":
		if err := p.next(); err != nil {
			return err
		}
		loc, err := p.location()
		r.effects = append(r.effects, Effect{Op: Kill, Loc: loc})
		return err
	case "throws":
		return p.throws()
	}
	if _, ok := verb(p.tok); ok {
		v, err := p.term()
		r.effects = append(r.effects, Effect{Op: Call, From: []Value{v}})
		return err
	}
	if _, known := p.root(p.tok); !known && isName(p.tok) {
		return p.local()
	}
	loc, err := p.path()
	if err != nil {
		return err
	}
	e := Effect{Op: Set, Loc: loc}
	switch p.tok {
	case "=":
	case "+=":
		e.Op = Add
	case "==":
		if loc.Root != RootRet || len(loc.Steps) > 0 {
			return p.fail("only \"ret ==\" can name the same object")
		}
		if err := p.next(); err != nil {
			return err
		}
		e.Op = Same
		if e.Loc, err = p.path(); err != nil {
			return err
		}
		r.effects = append(r.effects, e)
		return nil
	default:
		return p.fail("found %q where \"=\", \"+=\" or \"==\" is needed", p.tok)
	}
	if len(loc.Steps) == 0 && loc.Root != RootRet {
		return p.fail("only locations and ret can be assigned")
	}
	if err := p.next(); err != nil {
		return err
	}
	e.From, err = p.values()
	r.effects = append(r.effects, e)
	return err
}

// local parses "name = new Type", which names a fresh object.
func (p *parser) local() error {
	name := p.tok
	if err := p.next(); err != nil {
		return err
	}
	if p.tok != "=" {
		return p.fail("%q is neither a parameter nor a local (locals begin with \"%s = new Type\")", name, name)
	}
	if err := p.next(); err != nil {
		return err
	}
	v, err := p.term()
	if err != nil {
		return err
	}
	if v.Kind != ValueNew {
		return p.fail("a local can only be a new object")
	}
	if p.rule.locals >= 100 {
		return p.fail("more than 100 locals")
	}
	i := int8(p.rule.locals)
	p.rule.locals++
	p.locals[name] = i
	p.rule.effects = append(p.rule.effects, Effect{Op: Set, Loc: Path{Root: RootLocal, Index: i}, From: []Value{v}})
	return nil
}

func (p *parser) throws() error {
	if err := p.next(); err != nil {
		return err
	}
	name, err := p.typeName()
	if err != nil {
		return err
	}
	e := Effect{Op: Throw, Exception: typeDescriptor(name)}
	if p.tok == "if" {
		if err := p.next(); err != nil {
			return err
		}
		if e.From, err = p.terms(); err != nil {
			return err
		}
	}
	if strings.HasPrefix(p.tok, `"`) {
		e.Reason, _ = strconv.Unquote(p.tok)
		if err := p.next(); err != nil {
			return err
		}
	}
	p.rule.effects = append(p.rule.effects, e)
	return nil
}
