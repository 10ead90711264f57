// How a run ends.

package vm

import "fmt"

// OutcomeKind tells outcomes apart.
type OutcomeKind uint8

// The kinds of outcomes.
const (
	Finished         OutcomeKind = iota // every thread but daemons ended, or the program exited
	Uncaught                            // an exception that nobody caught
	Deadlock                            // threads wait for each other forever
	InstructionLimit                    // too many instructions
	WallLimit                           // too long on the host's clock
	HeapLimit                           // one step needs more memory than there is
	Canceled                            // the context was cancelled
	Unmodelled                          // the program needs a platform member that is not there
	Unverifiable                        // code that no device would run
	Internal                            // a fault of the machine itself
)

var outcomeNames = [...]string{"finished", "uncaught exception", "deadlock", "instruction limit", "wall time limit", "heap limit", "canceled",
	"unmodelled", "unverifiable", "internal fault"}

func (k OutcomeKind) String() string { return outcomeNames[k] }

// MarshalText makes JSON show the name.
func (k OutcomeKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Outcome is how a run ended. Heap, stack and thread limits are no outcomes:
// they are OutOfMemoryError and StackOverflowError, which a program may catch,
// but for natives that find no room for what they need in between.
type Outcome struct {
	Kind     OutcomeKind
	ExitCode int

	// Exception is what nobody caught, in Thread.
	Exception *Object
	Thread    string

	// Member is the platform member that is missing, Count how many
	// instructions of the loaded code refer to it.
	Member string
	Count  int

	// Stack is where the run ended, innermost first: the callers of Member, the
	// place of unverifiable code.
	Stack Backtrace

	// Reason says more in words.
	Reason string

	Instructions int64
}

// String says how the run ended in a line.
func (o Outcome) String() string {
	switch o.Kind {
	case Finished:
		return fmt.Sprintf("finished with exit code %d", o.ExitCode)
	case Uncaught:
		return fmt.Sprintf("uncaught exception in thread %q: %s", o.Thread, o.Reason)
	case Unmodelled:
		at := ""
		for _, f := range o.Stack {
			if !f.Method.Class.Boot {
				at = ", needed by " + f.Reference()
				break
			}
		}
		if o.Count == 0 { // nothing that the code names, such as a native library
			return fmt.Sprintf("unmodelled: %s%s", o.Member, at)
		}
		return fmt.Sprintf("unmodelled: %s%s (%d references)", o.Member, at, o.Count)
	}
	if o.Reason != "" {
		return o.Kind.String() + ": " + o.Reason
	}
	return o.Kind.String()
}

// end ends the run; the first to do so decides the outcome. Threads notice at
// their next call, back-branch or return from a native.
func (vm *VM) end(o Outcome) {
	if vm.outcome == nil {
		vm.outcome = &o
	}
	vm.ending = true
}

// unmodelled ends the run for want of a platform member, unless that is only looked up
// for a call on null: whatever the member does, it is not reached.
func (t *Thread) unmodelled(member string) {
	if n := len(t.frames); t.onNull == n && n > 0 {
		t.throwNullAt(&t.frames[n-1])
		return
	}
	stack := t.Backtrace(0)
	t.vm.end(Outcome{Kind: Unmodelled, Member: member, Count: t.vm.references(member), Stack: stack})
}

// Unmodelled ends the run because the program needs a platform member that is
// not there. The native must return at once.
func (t *Thread) Unmodelled(member string) Slot {
	t.unmodelled(member)
	return Slot{}
}

// Exit ends the run with an exit code, as System.exit does. The native must
// return at once.
func (t *Thread) Exit(code int) { t.vm.end(Outcome{Kind: Finished, ExitCode: code}) }

// Fatal ends the run with an exception that nobody caught, as Android's default
// handler does. The native must return at once.
func (t *Thread) Fatal(exception *Object) {
	t.report(exception)
	t.vm.end(Outcome{Kind: Uncaught, ExitCode: 1, Exception: exception, Thread: t.Name(), Reason: describe(exception)})
}

// describe names an exception by class and message, without running code.
func describe(o *Object) string {
	s := javaName(o.class.Name)
	if f := o.class.FindField("detailMessage", "Ljava/lang/String;"); f != nil && f.ref && !f.IsStatic() {
		if m := o.Field(f).R; m != nil {
			s += ": " + clip(GoString(m))
		}
	}
	return s
}
