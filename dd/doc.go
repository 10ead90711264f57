// Package dd reduces event sequences: it looks for the shortest one that still
// gives the same crash.
//
// A [Problem] is a table of events. A candidate is a list of indices into that
// table, in the order of replay; the usual candidate is an increasing list of
// the indices that are kept, but events that are variants of others, or that
// come from several recordings, may stand in the table too. The launch is not
// part of the table: every trial starts with it.
//
// An [Oracle] runs one candidate once and answers with an [Outcome]:
// reproduced, not reproduced, or unresolved (device trouble, time-out).
// Unresolved is not an answer. The oracle may be flaky, so outcomes are counted
// per candidate, never folded into a boolean.
//
// A [Strategy] is a reduction algorithm. It sees the oracle only through a
// [Run], which votes over repeated runs, caches, schedules trials over several
// devices with a commit order that does not depend on timing, keeps the journal
// from which an interrupted run resumes, the best result so far, the budget and
// the statistics. [Chain] is our own; those of others are in package published
// and in the rooms chard and nd3min, and package minimize puts them together.
//
// Terms: a trial is one execution of a candidate; a test is the decision about
// a candidate, made from one or more trials; a result is 1-minimal if no single
// event can be taken away.
package dd
