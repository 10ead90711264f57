// The model of a framework summary: what one call does to locations and values.

package android

import "fmt"

// FieldID is the dense number of a location's field, shared by all summaries of
// one SummarySet. Instance fields that apps read and write directly, such as
// android.os.Message.what, are locations of the same simple name: see SummarySet.Field.
type FieldID int32

// Elements is the field of "x[k]": the elements of arrays and containers.
const Elements FieldID = 0

// Root is where a path begins.
type Root uint8

const (
	RootThis   Root = iota // receiver
	RootArg                // parameter Index, counted without the receiver
	RootRet                // the returned object
	RootGlobal             // the process: one object that is always there
	RootLocal              // object Index that the summary makes for itself
)

// Path names a value (no steps) or a location (at least one step). All steps but
// the last are loads on the way to the owner of the location.
type Path struct {
	Root  Root
	Index int8
	Steps []Step
}

// Step goes from an object to a location in it.
type Step struct {
	Field FieldID
	Key   Key
}

// KeyKind tells how a location of a step is selected among those of its field.
type KeyKind uint8

const (
	KeyNone  KeyKind = iota // the field has one location
	KeyAny                  // any or all of them, "[*]"
	KeyConst                // a constant, equal for all calls
	KeyPath                 // the value of a path, mostly a parameter
)

// Key selects a location by value. Keys are equal as Java's equals has it:
// numbers and strings by value, other objects by identity.
type Key struct {
	Kind  KeyKind
	Const Const
	Path  *Path
	// Next says, of KeyAny, that it is the next place of a sequence; with a Path, the place
	// before which that is put in.
	Next bool
}

// Const is a constant of the notation: an integer, a string, or null.
type Const struct {
	Text  string // printed form, unquoted for strings
	Str   bool
	Null  bool
	Value int64
}

// ValueKind tells where a value comes from.
type ValueKind uint8

const (
	ValuePath    ValueKind = iota // copy of a parameter, the receiver, or a location's content
	ValueConst                    // a constant
	ValueNew                      // a fresh object, of class Label if given
	ValueInput                    // from outside the program; Label says from where: user, file, network, time, …
	ValueDerived                  // computed by Label from Args; identity is not kept
	ValueCall                     // the result of a callback
)

// Removed is the label by which a summary derives what is left in a place when something was
// taken out of it.
const Removed = "removed"

// Value is one possible source of a value.
type Value struct {
	Kind  ValueKind
	Path  Path
	Const Const
	Label string
	Args  []Value
	Call  *Callback
}

// Timing tells when a callback runs.
type Timing uint8

const (
	Sync     Timing = iota // "call": before the framework method returns
	Main                   // "post": on the receiver's looper, mostly the main thread, after the current event
	Worker                 // "spawn": on another thread
	Deferred               // "later": when the system decides
	OnEvent                // "event": each time the user or the system causes that event
	Before                 // "earlier": it ran before the call, which only gets its result
)

var timingVerbs = [...]string{Sync: "call", Main: "post", Worker: "spawn", Deferred: "later", OnEvent: "event", Before: "earlier"}

func (t Timing) String() string { return timingVerbs[t] }

// Callback is a call from the framework into code that may be the app's.
type Callback struct {
	Timing   Timing
	Receiver Path
	Method   string // simple name; all overloads with len(Args) parameters
	Args     []Value
}

// Op is the kind of an effect.
type Op uint8

const (
	Set   Op = iota // Loc becomes one of From; the old content is gone
	Add             // Loc may become one of From, or keep, or combine with, its content
	Kill            // Loc is emptied
	Same            // the returned object is the object at Loc, each time
	Throw           // may raise Exception when From are bad
	Call            // runs From[0].Call
)

// Effect is one thing that a call does. All reads of a summary see the state
// before the call; its writes happen afterwards, in the order of the effects.
// Set with Loc "ret" and no steps gives the returned value.
type Effect struct {
	Op        Op
	Loc       Path
	From      []Value
	Exception string // type descriptor
	Reason    string
}

// Origin tells how far a summary can be trusted.
type Origin uint8

const (
	Builtin Origin = iota // embedded in the program
	User                  // from a user's file
	Guess                 // by the default rule: nobody described the method
)

// Position is a place in a summary file.
type Position struct {
	File         string
	Line, Column int
}

func (p Position) String() string { return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column) }

// Summary is the effect of one framework method.
type Summary struct {
	Class   string // type descriptor, of the class that the summary was written for
	Name    string
	Desc    string // prototype it was instantiated for
	Effects []Effect
	Locals  int // number of RootLocal objects
	Origin  Origin
	Pos     Position // of Builtin and User summaries
}

// Pure reports whether the summary neither writes locations nor calls back.
func (s *Summary) Pure() bool {
	for _, e := range s.Effects {
		if e.Op == Kill || e.Op == Call || (e.Op == Set || e.Op == Add) && e.Loc.Root != RootLocal && (e.Loc.Root != RootRet || len(e.Loc.Steps) > 0) {
			return false
		}
	}
	return true
}

// Callbacks calls yield for each callback of the summary.
func (s *Summary) Callbacks(yield func(*Callback) bool) {
	var walk func(vs []Value) bool
	walk = func(vs []Value) bool {
		for i := range vs {
			if vs[i].Kind == ValueCall && !yield(vs[i].Call) {
				return false
			}
			if !walk(vs[i].Args) {
				return false
			}
		}
		return true
	}
	for i := range s.Effects {
		if !walk(s.Effects[i].From) {
			return
		}
	}
}

// FromPaths reports whether parameters or locations are among the sources of values.
func FromPaths(list []Value) bool {
	for i := range list {
		if v := &list[i]; v.Kind == ValuePath || FromPaths(v.Args) {
			return true
		}
	}
	return false
}
