// The parser of terms, calls and paths.

package android

func (p *parser) values() ([]Value, error) { return p.separated("|") }

func (p *parser) terms() ([]Value, error) { return p.separated(",") }

// separated parses terms up to the first that the separator does not follow.
func (p *parser) separated(separator string) ([]Value, error) {
	var list []Value
	for {
		v, err := p.term()
		if err != nil {
			return nil, err
		}
		list = append(list, v)
		if p.tok != separator {
			return list, nil
		}
		if err := p.next(); err != nil {
			return nil, err
		}
	}
}

func verb(word string) (Timing, bool) {
	for t, v := range timingVerbs {
		if v == word {
			return Timing(t), true
		}
	}
	return 0, false
}

func isName(tok string) bool { return tok != "" && isWord(tok[0]) && (tok[0] < '0' || tok[0] > '9') }

func (p *parser) term() (Value, error) {
	tok := p.tok
	if timing, ok := verb(tok); ok {
		return p.callTerm(timing)
	}
	if tok == "new" {
		v := Value{Kind: ValueNew}
		err := p.next()
		if err == nil && isName(p.tok) && p.tok != "if" {
			v.Label, err = p.typeName()
			v.Label = typeDescriptor(v.Label)
		}
		return v, err
	}
	if c, ok := constant(tok); ok {
		return Value{Kind: ValueConst, Const: c}, p.next()
	}
	if _, known := p.root(tok); known {
		path, err := p.path()
		return Value{Kind: ValuePath, Path: path}, err
	}
	if !isName(tok) {
		return Value{}, p.fail("found %q where a value is needed", tok)
	}
	if err := p.next(); err != nil {
		return Value{}, err
	}
	if p.tok != "(" {
		return Value{}, p.fail("%q is not a parameter; a derived value is written %s(…)", tok, tok)
	}
	if err := p.next(); err != nil {
		return Value{}, err
	}
	if tok == "input" {
		kind, err := p.identifier("a kind of input")
		if err != nil {
			return Value{}, err
		}
		return Value{Kind: ValueInput, Label: kind}, p.expect(")")
	}
	v := Value{Kind: ValueDerived, Label: tok}
	if p.tok != ")" {
		var err error
		if v.Args, err = p.terms(); err != nil {
			return Value{}, err
		}
	}
	return v, p.expect(")")
}

func (p *parser) callTerm(timing Timing) (Value, error) {
	if err := p.next(); err != nil {
		return Value{}, err
	}
	c := &Callback{Timing: timing}
	root, known := p.root(p.tok)
	if !known {
		return Value{}, p.fail("%q is neither this, a parameter nor a local", p.tok)
	}
	c.Receiver = root
	if err := p.next(); err != nil {
		return Value{}, err
	}
	// The last ".name" before "(" is the method.
	for {
		switch p.tok {
		case "[":
			step, err := p.keyStep(Elements)
			if err != nil {
				return Value{}, err
			}
			c.Receiver.Steps = append(c.Receiver.Steps, step)
			continue
		case ".":
		default:
			return Value{}, p.fail("found %q where a method call is needed", p.tok)
		}
		if err := p.next(); err != nil {
			return Value{}, err
		}
		if p.tok == "[" {
			continue
		}
		name, err := p.identifier("a method name")
		if err != nil {
			return Value{}, err
		}
		if p.tok == "(" {
			c.Method = name
			break
		}
		step := Step{Field: p.set.Field(name)}
		if p.tok == "[" {
			if step, err = p.keyStep(step.Field); err != nil {
				return Value{}, err
			}
		}
		c.Receiver.Steps = append(c.Receiver.Steps, step)
	}
	if err := p.next(); err != nil {
		return Value{}, err
	}
	if p.tok != ")" {
		var err error
		if c.Args, err = p.terms(); err != nil {
			return Value{}, err
		}
	}
	return Value{Kind: ValueCall, Call: c}, p.expect(")")
}

// root resolves a name that can begin a path.
func (p *parser) root(name string) (Path, bool) {
	switch name {
	case "this":
		return Path{Root: RootThis}, true
	case "ret":
		return Path{Root: RootRet}, true
	case "global":
		return Path{Root: RootGlobal}, true
	}
	for i, q := range p.rule.params {
		if q.name == name {
			return Path{Root: RootArg, Index: int8(i)}, true
		}
	}
	if i, ok := p.locals[name]; ok {
		return Path{Root: RootLocal, Index: i}, true
	}
	return Path{}, false
}

func (p *parser) path() (Path, error) {
	path, known := p.root(p.tok)
	if !known {
		return Path{}, p.fail("%q is neither this, ret, global, a parameter nor a local", p.tok)
	}
	if err := p.next(); err != nil {
		return Path{}, err
	}
	for p.tok == "." || p.tok == "[" {
		field := Elements
		if p.tok == "." {
			if err := p.next(); err != nil {
				return Path{}, err
			}
			if p.tok != "[" { // ".[" goes through the object to its elements
				name, err := p.identifier("a field")
				if err != nil {
					return Path{}, err
				}
				field = p.set.Field(name)
			}
		}
		step := Step{Field: field}
		if p.tok == "[" {
			var err error
			if step, err = p.keyStep(field); err != nil {
				return Path{}, err
			}
		}
		path.Steps = append(path.Steps, step)
		if len(path.Steps) > 8 {
			return Path{}, p.fail("a path of more than 8 steps")
		}
	}
	return path, nil
}

// location is a path with at least one step.
func (p *parser) location() (Path, error) {
	path, err := p.path()
	if err == nil && len(path.Steps) == 0 {
		err = p.fail("a location is needed, such as this.field or this[key]")
	}
	return path, err
}

func (p *parser) keyStep(field FieldID) (Step, error) {
	if err := p.expect("["); err != nil {
		return Step{}, err
	}
	step := Step{Field: field}
	if p.tok == "+" {
		step.Key = Key{Kind: KeyAny, Next: true}
		if err := p.next(); err != nil {
			return Step{}, err
		}
		if p.tok != "]" {
			path, err := p.path()
			if err != nil {
				return Step{}, err
			}
			step.Key.Path = &path
		}
	} else if p.tok == "*" {
		step.Key.Kind = KeyAny
		if err := p.next(); err != nil {
			return Step{}, err
		}
	} else if c, ok := constant(p.tok); ok {
		step.Key = Key{Kind: KeyConst, Const: c}
		if err := p.next(); err != nil {
			return Step{}, err
		}
	} else {
		path, err := p.path()
		if err != nil {
			return Step{}, err
		}
		step.Key = Key{Kind: KeyPath, Path: &path}
	}
	return step, p.expect("]")
}
