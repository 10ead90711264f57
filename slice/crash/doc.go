// Package crash reads crash reports as people have them: logcat in any of its
// formats, Android Studio's and DDMS's copies of it, bug reports, drop box
// entries, Play Console, Crashlytics and other services' text, monkey and
// instrumentation output, ANR traces and tombstones; several in one file,
// processes interleaved, lines quoted, wrapped or cut.
//
// A [Report] is one failure: who crashed, where in the text, and the chain of
// exceptions. An [Exception] has a type, a message, its own [Frame] lines,
// innermost first, what it suppressed and what caused it. Frames that a trace
// leaves out as "... n more" belong to the enclosing exception's tail;
// [Exception.Stack] puts them back.
//
// The root cause of a report is the deepest cause that still runs code of the
// app; its frames and the types of the chain make the [Signature] that decides
// whether two reports show the same bug.
//
// A [Mapping] is a mapping.txt of ProGuard or R8. [Mapping.Retrace] turns a
// residual frame, one that names the shrunk program, into the original frames
// inlined into it; where the mapping allows several answers, all are kept as
// alternatives. [Mapping.Residual] goes the other way, for reports that a
// service retraced before anyone could read them.
package crash
