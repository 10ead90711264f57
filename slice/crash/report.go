// What a crash report consists of: reports, exceptions, frames.

package crash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/owner"
)

// Kind tells what sort of failure a report shows.
type Kind string

// The kinds of reports. Only Java exceptions and the stacks of ANRs name code
// that can be sliced.
const (
	Java   Kind = "exception"
	ANR    Kind = "anr"
	Native Kind = "native"
	Dart   Kind = "dart"
)

// Report is one failure found in a text.
type Report struct {
	Kind      Kind       `json:"kind"`
	Format    string     `json:"format"`              // shape of the text: "logcat threadtime", "play console", "tombstone" …
	Fatal     bool       `json:"fatal"`               // it ended the process, as far as the text tells
	Process   string     `json:"process,omitempty"`   // process name: the package, or package:suffix
	PID       int        `json:"pid,omitempty"`       // 0 when unknown
	Thread    string     `json:"thread,omitempty"`    // thread name without coroutine suffix
	Coroutine string     `json:"coroutine,omitempty"` // "coroutine#2" of kotlinx's debug mode
	Time      string     `json:"time,omitempty"`      // as printed
	FirstLine int        `json:"firstLine"`           // 1-based lines of the text
	LastLine  int        `json:"lastLine"`
	Exception *Exception `json:"exception"`
	Notes     []string   `json:"notes,omitempty"` // what is odd: truncated, no header …
}

// Exception is one throwable of a chain. Of an ANR it is the state of the main
// thread, with the type "ANR"; of a native crash the signal, without frames.
type Exception struct {
	Type       string       `json:"type"`
	Message    string       `json:"message,omitempty"`
	HasMessage bool         `json:"hasMessage"`
	Frames     []Frame      `json:"frames"`           // innermost first, as printed
	Common     int          `json:"common,omitempty"` // n of "... n more"
	Suppressed []*Exception `json:"suppressed,omitempty"`
	Cause      *Exception   `json:"cause,omitempty"`

	enclosing *Exception // what "... n more" refers to
	depth     int        // indentation of its header
}

// Frame is one line of a stack trace.
type Frame struct {
	Class  string `json:"class"`  // binary name with dots: com.x.Foo$Bar
	Method string `json:"method"` // <init> and <clinit> included
	// File is as printed: Foo.java, SourceFile, Unknown Source, r8-map-id-…; empty when absent.
	File string `json:"file,omitempty"`
	// Line is the number after the colon, or [NoLine]. Without debug info it is
	// a dex pc, 0 included: ART prints those as "Unknown Source:pc" (runtime/thread.cc).
	Line   int    `json:"line"`
	Native bool   `json:"native,omitempty"`
	Loader string `json:"loader,omitempty"` // class loader and module: "java.base", "app/"
	// Signature is what only a mapping file knows: of an original frame its
	// parameter types ("int,java.lang.String"), of a residual one the descriptor.
	Signature string `json:"signature,omitempty"`
}

// NoLine stands for a frame without a number.
const NoLine = -1

// String prints the frame as the platform does.
func (f Frame) String() string {
	var b strings.Builder
	if f.Loader != "" {
		b.WriteString(f.Loader)
		b.WriteByte('/')
	}
	b.WriteString(f.Class)
	b.WriteByte('.')
	b.WriteString(f.Method)
	b.WriteByte('(')
	switch {
	case f.Native:
		b.WriteString("Native Method")
	case f.File == "" && f.Line < 0:
		b.WriteString("Unknown Source")
	default:
		b.WriteString(f.File)
	}
	if f.Line >= 0 && !f.Native {
		b.WriteByte(':')
		b.WriteString(strconv.Itoa(f.Line))
	}
	b.WriteByte(')')
	return b.String()
}

// Descriptor returns the class as Dalvik writes it: Lcom/x/Foo$Bar;.
func (f Frame) Descriptor() string {
	return dex.ClassDescriptor(f.Class)
}

// SourceUnknown tells that the frame's file was not recorded, so that a line is
// the dex pc.
func (f Frame) SourceUnknown() bool { return f.File == "" || f.File == "Unknown Source" }

// Header returns "type: message".
func (e *Exception) Header() string {
	if !e.HasMessage {
		return e.Type
	}
	return e.Type + ": " + e.Message
}

// Stack returns all frames of the exception: its own and those that it shares
// with the enclosing one.
func (e *Exception) Stack() []Frame {
	shared := e.shared()
	if len(shared) == 0 {
		return e.Frames
	}
	return append(slices.Clone(e.Frames), shared...)
}

// shared returns the frames of the enclosing exception that "... n more" stands for, a
// tail of them. Of more than are there the enclosing trace was cut short: then they are
// what follows the method that both passed on different lines, which its cause prints last.
func (e *Exception) shared() []Frame {
	if e.Common == 0 || e.enclosing == nil {
		return nil
	}
	outer := e.enclosing.Stack()
	if e.Common <= len(outer) {
		return outer[len(outer)-e.Common:]
	}
	if len(e.Frames) > 0 {
		last := e.Frames[len(e.Frames)-1]
		at := slices.IndexFunc(outer, func(f Frame) bool { return f.Class == last.Class && f.Method == last.Method })
		if at >= 0 {
			return outer[at+1:]
		}
	}
	return outer
}

// Chain returns the exception and its causes, outermost first.
func (r *Report) Chain() []*Exception {
	var out []*Exception
	for e := r.Exception; e != nil; e = e.Cause {
		out = append(out, e)
	}
	return out
}

// RootCause returns the deepest cause whose stack has a frame that app accepts,
// and the deepest one when none has. A nil app stands for [LikelyApp]. A library's
// exception that was never thrown, but put behind another as its cause to tell more of it,
// as RxJava does with the value at hand, is passed over, and so is how reflection failed
// where the exception around it says what could not be made.
func (r *Report) RootCause(app func(Frame) bool) *Exception {
	if app == nil {
		app = LikelyApp
	}
	chain := r.Chain()
	for len(chain) > 1 && (chain[len(chain)-1].onlyTells(chain[len(chain)-2], app) || chain[len(chain)-1].NotMade() && chain[len(chain)-2].NotMade()) {
		chain = chain[:len(chain)-1]
	}
	for i := len(chain) - 1; i >= 0; i-- {
		for _, f := range chain[i].Stack() {
			if app(f) {
				return chain[i]
			}
		}
	}
	if len(chain) == 0 {
		return nil
	}
	return chain[len(chain)-1]
}

// NotMade reports whether an exception says that reflection could not make an object: there is
// no constructor without arguments, or none that may be called.
func (e *Exception) NotMade() bool {
	return e.Type == "java.lang.NoSuchMethodException" || e.Type == "java.lang.IllegalAccessException" || strings.HasSuffix(e.Type, "InstantiationException")
}

// onlyTells reports whether an exception seems to be put behind another by a library that
// caught that one: it is the library's, and all of its frames but those that it shares with
// the other are, while the other was thrown from code of the app.
func (e *Exception) onlyTells(other *Exception, app func(Frame) bool) bool {
	carried := func(class string) bool {
		o := owner.Of(class)
		return o.Carried()
	}
	return e.Common > 0 && len(e.Frames) > 0 && carried(e.Type) && slices.ContainsFunc(other.Frames, app) &&
		!slices.ContainsFunc(e.Frames, func(f Frame) bool { return !carried(f.Class) })
}

// Text prints the report as Throwable.printStackTrace does.
func (r *Report) Text() string {
	var b strings.Builder
	if r.Exception != nil {
		r.Exception.write(&b, "", "")
	}
	return b.String()
}

func (e *Exception) write(b *strings.Builder, indent, caption string) {
	b.WriteString(indent + caption + e.Header() + "\n")
	for _, f := range e.Frames {
		b.WriteString(indent + "\tat " + f.String() + "\n")
	}
	if e.Common > 0 {
		b.WriteString(indent + "\t... " + strconv.Itoa(e.Common) + " more\n")
	}
	for _, s := range e.Suppressed {
		s.write(b, indent+"\t", "Suppressed: ")
	}
	if e.Cause != nil {
		e.Cause.write(b, indent, "Caused by: ")
	}
}

// LikelyApp tells from the name alone whether a frame is code of the app
// rather than of the platform or of a published library. With the APK at hand
// ask that for the class instead.
func LikelyApp(f Frame) bool {
	return f.Class != "" && !strings.HasPrefix(f.Class, "$Proxy") && owner.Of(f.Class) == owner.App
}
