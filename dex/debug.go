// Debug information: lines and local variables.
//
// The state machine is that of the dex format's debug_info_item.

package dex

// Line says that the source line begins at pc.
type Line struct {
	PC   uint32
	Line uint32
}

// Local is the life of a source variable in a register.
type Local struct {
	Register  uint16
	Start     uint32 // pc
	End       uint32 // pc, exclusive
	Name      string
	Type      string
	Signature string // generic signature, "" if none
}

// DebugEventKind names what a debug event says.
type DebugEventKind uint8

// The debug events.
const (
	DebugLine DebugEventKind = iota // the line beginning at PC
	DebugStartLocal
	DebugEndLocal
	DebugRestartLocal
	DebugPrologueEnd
	DebugEpilogueBegin
	DebugSetFile
)

// DebugEvent is one step of the debug state machine, with the state at it.
type DebugEvent struct {
	Kind                  DebugEventKind
	PC                    uint32
	Line                  uint32
	Register              uint32 // of the local events
	Name, Type, Signature uint32 // indices or NoIndex; Name is the file's name for DebugSetFile
}

// HasDebugInfo reports whether the method has a debug_info_item at all.
func (c *Code) HasDebugInfo() bool { return c.debugInfo != 0 }

// DebugOffset returns the place of the debug_info_item, 0 if there is none.
func (c *Code) DebugOffset() uint32 { return c.debugInfo }

// DebugParameters returns the string indices of the parameter names; NoIndex
// for those without one.
func (c *Code) DebugParameters() ([]uint32, error) {
	if c.debugInfo == 0 {
		return nil, nil
	}
	_, names, err := c.debugHeader()
	return names, err
}

// Hostile files let all methods share debug information of any length. What is
// out of all proportion to the code is not read: the names where there are more
// than any method has parameters, and what follows steps that lead nowhere.
func (c *Code) maxDebugNames() uint32 { return 1<<10 + uint32(c.Ins) }
func (c *Code) maxDebugSteps() int    { return 1<<10 + 16*int(c.Units()) }

// debugHeader returns the parameter names and a cursor behind them. It has no
// data where the names are out of proportion.
func (c *Code) debugHeader() (cursor, []uint32, error) {
	cur := c.file.cursorAt("debug_info_item", -1, c.debugInfo)
	cur.uleb() // line_start, read again by DebugEvents
	count := cur.uleb()
	if !cur.need(uint64(count)) {
		return cur, nil, cur.err
	}
	if count > c.maxDebugNames() {
		return cursor{}, nil, nil
	}
	names := make([]uint32, count)
	for i := range names {
		names[i] = cur.uleb1()
		if names[i] != NoIndex && names[i] >= c.file.head.strings.count {
			cur.fail("parameter name: string index %d, only %d exist", names[i], c.file.head.strings.count)
		}
	}
	if cur.err != nil {
		return cur, nil, cur.err // no caller may look up a name that does not exist
	}
	return cur, names, nil
}

// DebugLineStart returns the line register's first value.
func (c *Code) DebugLineStart() uint32 {
	cur := c.file.cursorAt("debug_info_item", -1, c.debugInfo)
	return cur.uleb()
}

// DebugEvents runs the state machine and calls yield for each event until it
// returns false. Lines may lie behind the end of the code, since methods share
// lists of them.
func (c *Code) DebugEvents(yield func(DebugEvent) bool) error {
	if c.debugInfo == 0 {
		return nil
	}
	cur, _, err := c.debugHeader()
	if err != nil || cur.f == nil {
		return err
	}
	steps, farthest := c.maxDebugSteps(), uint32(0)
	state := DebugEvent{Line: c.DebugLineStart()}
	index := func(limit uint32, what string) uint32 {
		i := cur.uleb1()
		if i != NoIndex && i >= limit {
			cur.fail("%s index %d, only %d exist", what, i, limit)
		}
		return i
	}
	h := &c.file.head
	for {
		op := cur.u1()
		if cur.err != nil {
			return cur.err
		}
		if steps--; steps < 0 {
			return nil
		}
		e := DebugEvent{PC: state.PC, Line: state.Line, Register: NoIndex, Name: NoIndex, Type: NoIndex, Signature: NoIndex}
		switch op {
		case 0x00: // DBG_END_SEQUENCE
			return nil
		case 0x01: // DBG_ADVANCE_PC
			state.PC += cur.uleb()
			continue
		case 0x02: // DBG_ADVANCE_LINE
			state.Line += uint32(cur.sleb())
			continue
		case 0x03, 0x04: // DBG_START_LOCAL, DBG_START_LOCAL_EXTENDED
			e.Kind, e.Register = DebugStartLocal, cur.uleb()
			e.Name, e.Type = index(h.strings.count, "name string"), index(h.types.count, "type")
			if op == 0x04 {
				e.Signature = index(h.strings.count, "signature string")
			}
		case 0x05: // DBG_END_LOCAL
			e.Kind, e.Register = DebugEndLocal, cur.uleb()
		case 0x06: // DBG_RESTART_LOCAL
			e.Kind, e.Register = DebugRestartLocal, cur.uleb()
		case 0x07:
			e.Kind = DebugPrologueEnd
		case 0x08:
			e.Kind = DebugEpilogueBegin
		case 0x09:
			e.Kind, e.Name = DebugSetFile, index(h.strings.count, "file name string")
		default: // special opcodes: advance both, then emit a line
			adjusted := uint32(op) - 0x0a
			state.PC += adjusted / 15
			state.Line += adjusted%15 - 4
			if state.PC > farthest { // it leads on
				farthest = state.PC
				steps++
			}
			e.PC, e.Line = state.PC, state.Line
		}
		if cur.err != nil {
			return cur.err
		}
		if !yield(e) {
			return nil
		}
	}
}

// Lines returns where source lines begin, in the order of the debug
// information, which ascends by pc, up to the end of the code. It is empty for methods without lines.
func (c *Code) Lines() ([]Line, error) {
	var out []Line
	err := c.DebugEvents(func(e DebugEvent) bool {
		if e.Kind == DebugLine && e.PC < c.Units() {
			out = append(out, Line{e.PC, e.Line})
		}
		return e.PC < c.Units()
	})
	return out, err
}

// LineAt returns the source line of pc in a result of Lines, and false where
// pc has none. Devices report the last line that begins at or before pc.
func LineAt(lines []Line, pc uint32) (uint32, bool) {
	lo, hi := 0, len(lines)
	for lo < hi {
		if mid := (lo + hi) / 2; lines[mid].PC <= pc {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 {
		return 0, false
	}
	return lines[lo-1].Line, true
}

// Locals returns the source variables with the ranges in which they live,
// ordered by the end of the range, then by register. Parameters are included
// when the method's prototype and flags are given by param: for each argument
// register its name and type index.
func (c *Code) Locals(params []Local) ([]Local, error) {
	type slot struct {
		Local
		live bool
	}
	slots := make([]slot, c.Registers)
	for _, p := range params {
		if int(p.Register) < len(slots) {
			slots[p.Register] = slot{p, p.Name != ""}
		}
	}
	var out []Local
	end := func(r, pc uint32) {
		if s := &slots[r]; s.live {
			s.live = false
			if l := s.Local; l.Start < pc {
				l.End = pc
				out = append(out, l)
			}
		}
	}
	f := c.file
	err := c.DebugEvents(func(e DebugEvent) bool {
		if e.Register >= uint32(len(slots)) || e.PC > c.Units() {
			return e.PC <= c.Units()
		}
		switch e.Kind {
		case DebugStartLocal:
			end(e.Register, e.PC)
			l := Local{Register: uint16(e.Register), Start: e.PC}
			if e.Name != NoIndex {
				l.Name = f.String(e.Name)
			}
			if e.Type != NoIndex {
				l.Type = f.TypeDescriptor(e.Type)
			}
			if e.Signature != NoIndex {
				l.Signature = f.String(e.Signature)
			}
			slots[e.Register] = slot{l, l.Name != ""}
		case DebugEndLocal:
			end(e.Register, e.PC)
		case DebugRestartLocal:
			if s := &slots[e.Register]; !s.live && s.Name != "" {
				s.live, s.Start = true, e.PC
			}
		}
		return true
	})
	for r := range slots {
		end(uint32(r), c.Units())
	}
	return out, err
}
