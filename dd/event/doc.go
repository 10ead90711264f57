// Package event holds what users do to an app, and the files that record it.
//
// An [Event] is one user or system action: a tap, a swipe, a key, a rotation.
// A [Sequence] is a launch and the events after it; reducers take events away
// and never the launch. A [State] is what the user sees in front of an event:
// the activity, the window in it and, finer, the abstracted widget tree.
//
// Recorders write low-level events (a finger down, moves, a finger up); the
// readers group them into user events and keep the ids of the low-level events
// in [Event.Source], and the recorder's own lines in [Event.Raw], so that a
// sequence written back in its own format comes out as it went in. What a
// format cannot say is reported as a [Warning] by its reader or writer.
//
// The states of a recorded sequence form the GUI state hierarchy ([Tree]):
// events that belong to one visit of a state are siblings, and what happened
// between leaving a state and coming back to it lies below the event that left.
package event
