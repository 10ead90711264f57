// The records of a trace.

package trace

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// Kind names what a record says.
type Kind uint8

// The kinds of records. The comment names the fields of Record that count.
const (
	KindEnter         Kind = iota // Method: a frame of it is pushed
	KindBlock                     // N: block N of the frame's method began
	KindStep                      // PC: the instruction at PC began; instead of blocks
	KindLeave                     // the frame returned
	KindUnwind                    // ID, Text: the frame is left by exception ID of type Text
	KindThrow                     // PC, ID, Text: the instruction at PC raised exception ID of type Text
	KindCatch                     // PC, ID: exception ID arrived at the handler at PC
	KindObject                    // PC, N, ID: operand N of the instruction at PC is object ID
	KindIndex                     // PC, N: the instruction at PC uses array index N
	KindValue                     // PC, N, Text: operand N of the instruction at PC has the value Text
	KindCallbackBegin             // N, Text: callback instance N begins; Text describes its trigger
	KindCallbackEnd               // N: callback instance N ended
	KindGap                       // N, Text: N records are lost (0: unknown how many), for the reason Text
	KindCrash                     // Text: the crash report
	KindAssumed                   // Text: the next record was repaired or inferred, and from what
	KindPosition                  // N: the next step's position in the log that the trace was imported from
	KindProcess                   // N: what follows in this thread belongs to process N; processes share no objects
	kindClock                     // N: orders threads; made and consumed by writer and reader
	kindStack                     // the frames at the beginning of a chunk; likewise
	kindCount
)

var kindNames = [kindCount]string{"enter", "block", "step", "leave", "unwind", "throw", "catch", "object", "index", "value",
	"callback", "end", "gap", "crash", "assumed", "position", "process", "clock", "stack"}

func (k Kind) String() string {
	if k < kindCount {
		return kindNames[k]
	}
	return fmt.Sprintf("kind-%d", uint8(k))
}

// fields says which operands each kind has, in the order in which they are written.
type fields uint8

const (
	hasMethod fields = 1 << iota
	hasPC
	hasN
	hasID
	hasText
)

var kindFields = [kindCount]fields{
	KindEnter: hasMethod, KindBlock: hasN, KindStep: hasPC, KindLeave: 0, KindUnwind: hasID | hasText,
	KindThrow: hasPC | hasID | hasText, KindCatch: hasPC | hasID, KindObject: hasPC | hasN | hasID,
	KindIndex: hasPC | hasN, KindValue: hasPC | hasN | hasText, KindCallbackBegin: hasN | hasText,
	KindCallbackEnd: hasN, KindGap: hasN | hasText, KindCrash: hasText, KindAssumed: hasText,
	KindPosition: hasN, KindProcess: hasN, kindClock: hasN, kindStack: 0,
}

// Record is one record of a trace. Fields that its kind does not use are zero.
type Record struct {
	Kind   Kind
	Thread int32
	Method dex.MethodID
	PC     uint32
	N      int64
	ID     uint64 // object identity, unique in the trace; 0 is null
	Text   string
}

// Operand numbers of KindObject and KindValue records.
const (
	OperandResult = -1 // what the instruction produced
	OperandBase   = 0  // receiver, array or object whose field is accessed; further operands count up
)
