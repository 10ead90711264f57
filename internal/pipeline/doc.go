// Package pipeline goes from an app to an explained, minimised and confirmed crash:
// produce, minimise, trace, slice, confirm, report. Each phase leaves files in a folder,
// from which the next one starts, in this process or in a later one.
//
// Terms:
//
//   - phase: a part of the way; it has been gone when its last file is there, which is
//     written atomically
//   - target: the crash that is looked for: one that a report gives, else the first that
//     exploration meets; two crashes are the same by crash.ByAppFrames
//   - episode: a fresh start of the app and the events after it, until it ends or the
//     exploration has seen enough of it
//   - guess: the events on which the crash depends by the event graph of one recorded
//     run; tried first by the reducer, which then certifies what it got
//   - move: what the exploration can do to the app now, in one or more events: as its user,
//     as another app, as the system or as the network (room moves)
//   - wait: a pause before an event. One that takes the place of events that only pass the time
//     is part of the minimal sequence; one that is tried to let run what is late confirms
//     a cause.
//   - cause: an element of the thin slice; confirmed if the crash stays away once it is
//     changed, and nothing before it is different
package pipeline
