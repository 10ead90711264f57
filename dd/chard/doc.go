// Package chard removes events that do nothing from a recorded sequence without
// replaying it, after J. Yan, H. Zhou, X. Deng, P. Wang, R. Yan, J. Yan,
// J. Zhang: Efficient testing of GUI applications by event sequence reduction
// (Science of Computer Programming 201, 2021), whose tool is called CHARD.
//
// Terms:
//
//   - A [Record] is one user event with what was seen of it: the object it hit,
//     the window before and after, whether the window changed, whether the app's
//     own code ran. What a recording does not tell is [Unknown].
//   - An ineffective event changes nothing that matters: a no-op, a rejected or
//     optional key, or part of a combination that cancels itself out. Nine
//     [Rules] find them, four by looking at one event and five by a small state
//     machine over the sequence ([Ineffective]).
//   - The hierarchy ([Hierarchy]) is the graph of the windows of a sequence; a
//     window's level is its distance from the first one.
//   - Key events are what is left for a crash: [Short] keeps the shortest way
//     through the windows to the crash, [Duplicate] one event of each kind, and
//     Ineffective all that is not ineffective. The shorter ones are guesses;
//     the strategy ([New]) replays them in this order.
//
// The paper prints its state machines and the table of levels as pictures; what
// could not be read there is reconstructed from the text and marked so where it
// is implemented.
package chard
