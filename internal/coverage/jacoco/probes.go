// Where the probes of a method are, and what ran before those that were hit.

package jacoco

// label is what is known of a place between instructions.
type label struct {
	here        bool // it is one: something leads here, or a line begins
	target      bool // a jump, a handler or the beginning of the method leads here
	several     bool // more than one thing leads here
	successor   bool // what stands before it goes on here
	callsInLine bool // a line begins here and calls others
}

func (l *label) setTarget() {
	if l.target || l.successor {
		l.several = true
	}
	l.here, l.target = true, true
}

func (l *label) setSuccessor() {
	l.successor = true
	l.several = l.several || l.target
}

// probed says that a probe stands before the label: where ways join, and before lines
// that call others, which may not return.
func (l *label) probed() bool { return l.successor && (l.several || l.callsInLine) }

// markLabels finds the labels of a method; they are numbered by pc.
func markLabels(m *method, code []instruction) []label {
	labels := make([]label, len(m.code)+1)
	at := func(pc int) *label { return &labels[min(max(pc, 0), len(m.code))] }
	for _, h := range m.handlers {
		at(h.start).setTarget()
		at(h.target).setTarget()
	}
	for _, l := range m.lines {
		at(l.pc).here = true
	}
	for i := range code {
		for _, t := range code[i].targets {
			at(t).here = true
		}
	}
	lines := map[int]bool{}
	for _, l := range m.lines {
		lines[l.pc] = true
	}
	first, successor := true, false
	var line *label
	for i := range code {
		in := &code[i]
		if l := at(in.pc); l.here {
			if first {
				l.setTarget()
			}
			if successor {
				l.setSuccessor()
			}
			if lines[in.pc] {
				line = l
			}
		}
		first, successor = false, !in.isExit() && !in.isGoto() && !in.isSwitch()
		done := map[int]bool{}
		for _, t := range in.targets { // a switch leads to each place once
			if !done[t] {
				done[t] = true
				at(t).setTarget()
			}
		}
		if in.isCall() && line != nil {
			line.callsInLine = true
		}
	}
	return labels
}

// step is an instruction with what is known of its execution.
type step struct {
	line   int
	ran    bool
	before int // index of one from which it is got to without a probe between, or -1
}

// flow goes through a method as the instrumentation does.
type flow struct {
	next  int // number of the next probe of the class
	hit   func(probe int) bool
	steps []step
}

// run marks a step as executed, and what ran before it.
func (f *flow) run(i int) {
	for i >= 0 && !f.steps[i].ran {
		f.steps[i].ran = true
		i = f.steps[i].before
	}
}

// lead says that a step goes on at another one.
func (f *flow) lead(from, to int) {
	if from < 0 {
		return
	}
	f.steps[to].before = from
	if f.steps[to].ran {
		f.run(from)
	}
}

// probe places the next probe behind a step.
func (f *flow) probe(behind int) {
	if f.hit(f.next) && behind >= 0 {
		f.run(behind)
	}
	f.next++
}

// method places the probes of a method and returns its steps.
func (f *flow) method(m *method) ([]step, error) {
	code, err := decode(m.code)
	if err != nil {
		return nil, err
	}
	labels := markLabels(m, code)
	line, lineAt := 0, map[int]int{}
	for _, l := range m.lines { // of several at one place the last counts
		lineAt[l.pc] = l.line
	}
	type jump struct{ from, to int }
	var jumps []jump
	index := map[int]int{} // of steps by pc
	f.steps = make([]step, 0, len(code))
	last := -1 // step that goes on at the next one
	for i := range code {
		in := &code[i]
		if l := &labels[in.pc]; l.here {
			if l.probed() {
				f.probe(last)
				last = -1
			}
		}
		if n, ok := lineAt[in.pc]; ok {
			line = n
		}
		own := len(f.steps)
		index[in.pc] = own
		f.steps = append(f.steps, step{line: line, before: -1})
		f.lead(last, own)
		last = own
		done := map[int]bool{}
		for _, t := range in.targets {
			if done[t] {
				continue
			}
			done[t] = true
			if labels[t].several {
				f.probe(own)
			} else {
				jumps = append(jumps, jump{own, t})
			}
		}
		if in.isExit() {
			f.probe(own)
		}
		if in.isExit() || in.isGoto() || in.isSwitch() {
			last = -1
		}
	}
	for _, j := range jumps {
		if to, ok := index[j.to]; ok {
			f.lead(j.from, to)
		}
	}
	return f.steps, nil
}
