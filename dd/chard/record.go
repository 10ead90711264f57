// The event record: what the rules look at (section 3 of the paper).

package chard

import (
	"strings"

	"github.com/esdroid/esdroid/dd/event"
)

// A Record is one event of a sequence as the rules see it.
type Record struct {
	Index int          // in the sequence; −1 is the launch
	Event *event.Event // what was recorded

	IDs    []int  // of the low-level events, or the event's number from 1
	Type   string // the monkey's name of the kind: Touch, SysOp, …
	Object string // identity of the widget or name of the key; empty: none
	Hit    Truth  // whether there is an object

	Source, Target event.State // around the event; only the windows are compared
	WindowChange   Truth       // chg_w
	InternalChange Truth       // chg_i: the app's code ran

	Methods []string
	Crash   bool // the event that ended the recording
}

// Records returns the launch and the events of a sequence as records. An event
// leads to the window that the next one was made in (definition 3.4); only where
// that is not known, to the one that was seen right after it.
func Records(s *event.Sequence) []*Record {
	widgets, internals := knows(s)
	launch := s.Launch
	if launch == nil {
		launch = &event.Event{Kind: event.Launch, Package: s.Package, Component: s.Activity}
	}
	out := make([]*Record, 0, len(s.Events)+1)
	out = append(out, newRecord(launch, -1, widgets, internals))
	out[0].Hit = No
	for i := range s.Events {
		out = append(out, newRecord(&s.Events[i], i, widgets, internals))
	}
	for i, r := range out {
		r.connect(out, i)
	}
	return out
}

// selected returns the records of the launch and of the candidate's events. The
// crashing one is the event at which the recording crashed or, where that is not
// in the candidate, the last one.
func selected(s *event.Sequence, candidate []int) []*Record {
	all := Records(s)
	out := make([]*Record, 0, len(candidate)+1)
	out = append(out, all[0])
	for _, i := range candidate {
		r := *all[i+1]
		r.Crash = s.Crash != "" && i == s.CrashAt
		out = append(out, &r)
	}
	for _, r := range out {
		if r.Crash {
			return out
		}
	}
	if len(out) > 1 {
		out[len(out)-1].Crash = true
	}
	return out
}

// knows reports what the recorder wrote down at all: a tap without a widget hit
// nothing only if other taps have one.
func knows(s *event.Sequence) (widgets, internals bool) {
	for i := range s.Events {
		e := &s.Events[i]
		widgets = widgets || e.Widget != nil
		internals = internals || e.Callbacks != nil || e.Methods != nil
	}
	return widgets, internals
}

func newRecord(e *event.Event, index int, widgets, internals bool) *Record {
	r := &Record{Index: index, Event: e, IDs: e.Source, Type: e.MonkeyType(), Methods: e.Methods}
	if len(r.Methods) == 0 {
		r.Methods = e.Callbacks
	}
	if len(r.IDs) == 0 {
		r.IDs = []int{index + 2} // the launch is number 1
	}
	switch {
	case e.KeyName() != "":
		r.Object, r.Hit = strings.TrimPrefix(e.KeyName(), "KEYCODE_"), Yes
	case e.Widget != nil:
		r.Object, r.Hit = identity(e.Widget), Yes
	case e.Kind == event.Tap || e.Kind == event.LongPress || e.Kind == event.Swipe || e.Kind == event.Pinch:
		r.Hit = Unknown
		if widgets {
			r.Hit = No
		}
	default:
		r.Hit = No
	}
	switch {
	case len(e.Callbacks) > 0 || len(e.Methods) > 0:
		r.InternalChange = Yes
	case internals:
		r.InternalChange = No
	}
	return r
}

// identity names a widget within its window.
func identity(w *event.Widget) string {
	id := w.ID
	if id == "" {
		id = w.Path
	}
	if id == "" {
		id = w.Text
	}
	return w.Class + "#" + id
}

// connect fills in the windows around the event from its neighbours.
func (r *Record) connect(all []*Record, i int) {
	before, after := r.Event.Before, r.Event.After
	if before == nil && i > 0 {
		before = all[i-1].Event.After
	}
	if i+1 < len(all) && all[i+1].Event.Before != nil {
		after = all[i+1].Event.Before
	}
	if before != nil {
		r.Source = *before
	}
	if after != nil {
		r.Target = *after
	}
	switch {
	case r.Index < 0:
		r.WindowChange = Yes
	case before == nil || after == nil:
		r.Target = r.Source
		if after != nil {
			r.Target = *after
		}
		r.WindowChange = Unknown
	default:
		r.WindowChange = truth(!before.SameWindow(*after))
	}
}

// window is the identity of a window (activity, dialog or popup, layout).
type window struct{ activity, name, layout string }

func windowOf(s event.State) window { return window{s.Activity, s.Window, s.Layout} }

// sourceWindow and targetWindow return the windows around the event.
func (r *Record) sourceWindow() window { return windowOf(r.Source) }
func (r *Record) targetWindow() window { return windowOf(r.Target) }

// quiet reports that the app's code did not run, lifecycle callbacks aside:
// those run whenever a window opens or closes.
func (r *Record) quiet() Truth {
	if r.InternalChange != Yes {
		return r.InternalChange.Not()
	}
	callbacks := r.Event.Callbacks
	if len(callbacks) == 0 {
		callbacks = r.Event.Methods
	}
	for _, c := range callbacks {
		if !lifecycle[methodName(c)] {
			return No
		}
	}
	return Yes
}

// methodName returns the bare name of a method written in any of the usual
// ways: Lp/C;->m(I)V, p.C.m, m.
func methodName(s string) string {
	s, _, _ = strings.Cut(s, "(")
	if i := strings.LastIndexAny(s, ".>;:#"); i >= 0 {
		s = s[i+1:]
	}
	return s
}

// lifecycle are the callbacks that opening and closing windows runs by itself.
var lifecycle = map[string]bool{
	"onCreate": true, "onStart": true, "onRestart": true, "onResume": true, "onPause": true, "onStop": true,
	"onDestroy": true, "onPostCreate": true, "onPostResume": true, "onNewIntent": true,
	"onSaveInstanceState": true, "onRestoreInstanceState": true, "onWindowFocusChanged": true,
	"onAttachedToWindow": true, "onDetachedFromWindow": true, "onUserInteraction": true, "onUserLeaveHint": true,
	"onBackPressed": true, "onCreateOptionsMenu": true, "onPrepareOptionsMenu": true, "onOptionsMenuClosed": true,
	"onCreateDialog": true, "onPrepareDialog": true, "onCreateContextMenu": true, "onContextMenuClosed": true,
	"onMenuOpened": true, "onPanelClosed": true, "onShow": true, "onDismiss": true, "onCancel": true,
	"onAttach": true, "onDetach": true, "onCreateView": true, "onViewCreated": true, "onActivityCreated": true,
	"onDestroyView": true, "onAttachFragment": true, "onContentChanged": true, "onConfigurationChanged": true,
}

// supposed returns the record with what is not known taken for not done. Of a
// rotation or a broadcast nothing is supposed: it acts without hitting anything.
func (r *Record) supposed() *Record {
	c := *r
	if c.WindowChange == Unknown {
		c.WindowChange = No
	}
	switch c.Event.Kind {
	case event.Tap, event.LongPress, event.Swipe, event.Pinch, event.Trackball, event.Key, event.Back, event.Home, event.Menu:
		if c.InternalChange == Unknown {
			c.InternalChange = No
		}
		if c.Hit == Unknown {
			c.Hit = No
		}
	}
	return &c
}
