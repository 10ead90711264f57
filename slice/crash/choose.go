// Picking the report that belongs to an app, and saying precisely why none does.

package crash

import (
	"errors"
	"fmt"
	"sort"
	"strings"
)

// ErrNoCrash is wrapped by the error for a text without any report.
var ErrNoCrash = errors.New("no crash in the text")

// OtherAppError says that all reports are of other apps.
type OtherAppError struct {
	Package string   // the app asked for
	Others  []string // the processes that crashed
}

func (e *OtherAppError) Error() string {
	return fmt.Sprintf("the text has no crash of %s: it shows crashes of %s", e.Package, strings.Join(e.Others, ", "))
}

// MissingCodeError says that the frames are not in the app.
type MissingCodeError struct {
	Package string
	Frames  []Frame // those that look like an app's own
}

func (e *MissingCodeError) Error() string {
	var names []string
	for i, f := range e.Frames {
		if i == 3 {
			names = append(names, fmt.Sprintf("and %d more", len(e.Frames)-3))
			break
		}
		names = append(names, f.String())
	}
	if len(names) == 0 {
		return fmt.Sprintf("no frame of the crash is code of %s: the framework threw without calling the app", e.Package)
	}
	return fmt.Sprintf("none of the crash's frames is code of %s: %s. The crash may come from another version of the app; if the app was shrunk and the report retraced, give its mapping file (--mapping)", e.Package, strings.Join(names, ", "))
}

// UnsupportedError says that the app's report shows no Java code.
type UnsupportedError struct{ Report *Report }

func (e *UnsupportedError) Error() string {
	r := e.Report
	who := r.Process
	if who == "" {
		who = "the process"
	}
	switch r.Kind {
	case Native:
		return fmt.Sprintf("lines %d-%d: %s died of a native crash (%s): esdroid explains exceptions of Java and Kotlin code, not machine code", r.FirstLine, r.LastLine, who, r.Exception.Header())
	case Dart:
		return fmt.Sprintf("line %d: %s has an error in Dart code (%s): esdroid explains exceptions of Java and Kotlin code", r.FirstLine, who, r.Exception.Message)
	case ANR:
		return fmt.Sprintf("line %d: %s did not respond, but the stack of its main thread is not in this text: take it from /data/anr/ or from a bug report", r.FirstLine, who)
	}
	return fmt.Sprintf("lines %d-%d: the report of %s has no frames: take the full stack trace from the crash log (logcat -b crash)", r.FirstLine, r.LastLine, who)
}

// App is what choosing a report needs to know of an app.
type App struct {
	Package  string                       // empty when unknown
	HasClass func(descriptor string) bool // nil when unknown
}

// Own tells whether a frame's class is in the app.
func (a App) Own(f Frame) bool {
	if a.HasClass == nil {
		return LikelyApp(f)
	}
	return a.HasClass(f.Descriptor())
}

// OfApp tells whether the report's process is the package's; reports without a
// process may be any app's.
func (r *Report) OfApp(pkg string) bool {
	if r.Process == "" || pkg == "" {
		return true
	}
	name, _, _ := strings.Cut(r.Process, ":")
	return name == pkg
}

// Choose picks the report to explain: of the app's reports the first fatal one
// that runs its code. The errors say what else the text shows.
func Choose(reports []Report, app App) (*Report, error) {
	if len(reports) == 0 {
		return nil, fmt.Errorf("%w: expected an exception with its \"at …\" lines, as logcat, a bug report, Play Console or Crashlytics print them", ErrNoCrash)
	}
	var own []*Report
	others := map[string]bool{}
	for i := range reports {
		if r := &reports[i]; r.OfApp(app.Package) {
			own = append(own, r)
		} else {
			others[r.Process] = true
		}
	}
	if len(own) == 0 {
		e := &OtherAppError{Package: app.Package}
		for name := range others {
			e.Others = append(e.Others, name)
		}
		sort.Strings(e.Others)
		return nil, e
	}
	var best *Report
	bestScore := -1
	for _, r := range own {
		if score := r.score(app); score > bestScore {
			best, bestScore = r, score
		}
	}
	if best.Kind == Native || best.Kind == Dart || best.stackless() {
		return best, &UnsupportedError{best}
	}
	if bestScore < hasOwnFrames {
		e := &MissingCodeError{Package: app.Package}
		if e.Package == "" {
			e.Package = "the app"
		}
		for _, x := range best.Chain() {
			for _, f := range x.Stack() {
				if LikelyApp(f) {
					e.Frames = append(e.Frames, f)
				}
			}
		}
		return best, e
	}
	return best, nil
}

const hasOwnFrames = 8

// score ranks reports: app frames first, then fatal ones, then those whose
// process is known to be the app's, then exceptions before ANRs.
func (r *Report) score(app App) int {
	s := 0
	if r.Kind == Native || r.Kind == Dart || r.stackless() {
		return 0
	}
	for _, e := range r.Chain() {
		for _, f := range e.Stack() {
			if app.Own(f) {
				s |= hasOwnFrames
			}
		}
	}
	if r.Fatal {
		s |= 4
	}
	if r.Process != "" && app.Package != "" {
		s |= 2
	}
	if r.Kind == Java {
		s |= 1
	}
	return s
}

// stackless tells that no exception of the report has a frame.
func (r *Report) stackless() bool {
	for _, e := range r.Chain() {
		if len(e.Frames) > 0 {
			return false
		}
	}
	return true
}
