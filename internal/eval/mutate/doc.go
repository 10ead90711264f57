// Package mutate seeds faults into apps, of the kinds that the crash reports of real apps
// are about: a check that is missing or the wrong way round, a number off by one, a wrong
// key, lifecycle steps in the wrong order, an extra that nobody put, a format that its
// values do not have.
//
// The faults are made in the Dalvik code. All other code, the resources and the line
// numbers stay, so that the source line of the instruction that was changed is the ground
// truth of what a tool should find.
//
// Terms:
//
//   - operator: a kind of fault
//   - fault: an operator at one instruction, in one of its variants
//   - missing: a fault whose line does nothing any more that could be found by what ran
package mutate
