// Package interest makes an oracle of a program that says whether a sequence is
// interesting, as the test-case reducers for compilers have it.
//
// The program gets the file of the sequence as its last argument and runs in an
// empty folder of its own. Its exit code answers: 0 interesting (the crash is
// reproduced), 75 (EX_TEMPFAIL) no answer, 126 and 127 (it cannot be run) end
// the reduction, anything else not interesting. It finds in its environment
//
//	ESDROID_SEQ     the file of the sequence, again
//	ESDROID_DEVICE  the device to use: an entry of the list given, or its number
//	ESDROID_OUT     a folder for what it wants to tell (see below)
//	TMPDIR          a folder for its temporary files
//
// and may write $ESDROID_OUT/outcome.json, all of whose fields are optional:
//
//	{"signature": "…", "report": "…", "events": 12,
//	 "steps": [{"state": {"activity": "…"}, "covered": [1, 2]}, …]}
//
// signature identifies the crash that was seen, of whatever kind: another crash
// than the one looked for is kept as a finding. events is how many events were
// replayed before the crash. steps[0] is what the launch led to, steps[i] what
// the i-th event did.
//
// When the time is over, or this process dies, the program and all processes of its
// group are killed.
package interest
