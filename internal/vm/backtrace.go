// Stack traces.

package vm

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// Frame is one call on a thread's stack.
type Frame struct {
	Method *Method
	PC     uint32 // in code units; of natives 0
}

// Backtrace is the frames of a stack, innermost first.
type Backtrace []Frame

// Reference returns the frame as a statement reference.
func (f Frame) Reference() string { return fmt.Sprintf("%s@%04x", f.Method.Text(), f.PC) }

// Line returns the source line of the frame, -2 in natives, -1 if unknown.
func (f Frame) Line() int {
	m := f.Method
	if m.Flags&dex.AccNative != 0 {
		return -2
	}
	c := m.code
	if c == nil {
		return -1
	}
	if !c.hasLines {
		c.hasLines = true
		c.lines, _ = c.item.Lines() // broken debug information is none
	}
	if line, ok := dex.LineAt(c.lines, f.PC); ok {
		return int(line)
	}
	return -1
}

// File returns the name of the source file, "" if unknown.
func (f Frame) File() string {
	c := f.Method.Class
	if c.File == nil || c.Def.Source == dex.NoIndex {
		return ""
	}
	return c.File.String(c.Def.Source)
}

// String returns the frame as a line of a stack trace has it behind "at".
func (f Frame) String() string {
	at := javaName(f.Method.Class.Name) + "." + f.Method.Name
	line := f.Line()
	switch file := f.File(); {
	case line == -2:
		return at + "(Native Method)"
	case file == "":
		return at + "(Unknown Source)"
	case line >= 0:
		return fmt.Sprintf("%s(%s:%d)", at, file, line)
	default:
		return at + "(" + file + ")"
	}
}

// maxBacktrace bounds what one exception keeps.
const maxBacktrace = 1 << 14

// Backtrace returns the frames of the thread, innermost first, without the
// skip innermost ones. A Throwable keeps it as its Native.
func (t *Thread) Backtrace(skip int) Backtrace {
	n := min(len(t.frames)-skip, maxBacktrace)
	if n <= 0 {
		return Backtrace{}
	}
	out := make(Backtrace, n)
	t.vm.allocated += int64(16 * n)
	t.left -= int64(n) * opSize // it is work, of which programs may ask for much
	for i := range out {
		f := &t.frames[len(t.frames)-1-skip-i]
		out[i] = Frame{f.m, f.pc()}
	}
	return out
}

// Depth returns how many frames the thread has.
func (t *Thread) Depth() int { return len(t.frames) }

// Caller returns the method that is n calls out from the running native, which
// is 0; nil if there are fewer.
func (t *Thread) Caller(n int) *Method {
	if i := len(t.frames) - 1 - n; i >= 0 {
		return t.frames[i].m
	}
	return nil
}
