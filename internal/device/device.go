// The interface of devices.

package device

import (
	"context"
	"io"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
)

// Device runs one app. Its methods are called one at a time.
type Device interface {
	// Install puts an app on the device in the place of the one before.
	Install(ctx context.Context, app *apk.App) error
	// Reset ends the app and forgets its data.
	Reset(ctx context.Context) error
	// Record has the next start of the app record its execution trace on w; nil
	// for none. The trace is complete after Stop.
	Record(w io.Writer) error
	// Launch starts an activity, by class; "" is the launcher's.
	Launch(ctx context.Context, component string) (Result, error)
	// Send performs an event and waits until the app is at rest.
	Send(ctx context.Context, e *event.Event) (Result, error)
	// Activity returns the class of the activity in front, "" if it is not the app's.
	Activity(ctx context.Context) (string, error)
	// State returns what is on the screen.
	State(ctx context.Context) (*State, error)
	// Screenshot returns a picture of the screen.
	Screenshot(ctx context.Context) (*Picture, error)
	// Crash returns the report of the crash that ended the app, as logcat shows it,
	// "" if there was none.
	Crash() string
	// Log writes the device's log as logcat does.
	Log(w io.Writer) error
	// Stop ends the app, keeps its data, and completes a trace.
	Stop() error
	// Close gives the device up.
	Close() error
}

// Status is how the app is.
type Status uint8

// The statuses.
const (
	Running       Status = iota
	Crashed              // by an exception that nobody caught
	NotResponding        // its main thread did not come to rest
	Exited               // it ended itself
	Unmodelled           // it needs what this device does not have
	Limited              // a limit, or the context, ended the run
	Broken               // the device failed
)

var statusNames = [...]string{"running", "crashed", "not responding", "exited", "unmodelled", "limit", "device failure"}

func (s Status) String() string { return statusNames[s] }

// MarshalText makes JSON show the name.
func (s Status) MarshalText() ([]byte, error) { return []byte(statusNames[s]), nil }

// Result is how the app is after an event.
type Result struct {
	Status Status `json:"status"`
	// Reason says more: the exception, the limit, the fault.
	Reason string `json:"reason,omitempty"`
	// Member is what the device does not have, References how many instructions of
	// the app refer to it.
	Member     string   `json:"member,omitempty"`
	References int      `json:"references,omitempty"`
	Stack      []string `json:"stack,omitempty"`
	// Outside are the intents that went to other apps meanwhile.
	Outside []string `json:"outside,omitempty"`
}

// Over reports whether the app takes no more events.
func (r *Result) Over() bool { return r.Status != Running }
