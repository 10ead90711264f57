// The table from exception and message to instruction and operand.

package criterion

import (
	"regexp"
	"strings"

	"github.com/esdroid/esdroid/jimple"
)

// Place says in which frame the faulty instruction is.
type Place int

const (
	// InFrame: the app's own instruction threw.
	InFrame Place = iota
	// InCall: the app called code outside it, which threw.
	InCall
)

// Rule is one row of the table. The first row that fits an exception and finds
// an instruction decides.
type Rule struct {
	Name        string
	Exceptions  []string // class names; a leading * stands for any beginning; none for any exception
	Message     string   // regular expression that the message contains, "" for any
	Place       Place
	Instruction string // which instructions can be it, in words
	Operand     string // which operands are at fault, in words
	Fault       string // what is wrong with them, in words

	message *regexp.Regexp
	match   func(*Candidate) bool
	pick    func(*Candidate) []int
	// earliest: of several statements the first one threw, since it is the first
	// use that resolves a reference.
	earliest bool
	guarded  bool // the fault is the condition under which the statement ran
	// Named is what is wrong with a receiver that was asked for something by a constant
	// name, in words that the name follows; "" where the rule knows no such case.
	Named string
	// Content tells that what the objects at fault hold may be the fault.
	Content bool
	// Weak tells that programs test for the fault before they come there: a condition
	// before the statement was too weak.
	Weak bool
	// Thread tells that the fault is the thread: what put the code on it.
	Thread bool
	// Once tells that the call does what can be done but once: it may have been done before.
	Once bool
	// State tells that the fault is the state of an object: what the app took it for may be
	// wrong.
	State bool
	// Owner tells that it may be the state of the activity that the object belongs to.
	Owner bool
	// Missing tells that a value is not there: what should have set it may be the fault.
	Missing bool
	// Index tells that the fault is an index, or what has too few elements for it.
	Index bool
}

// Rules returns the table, in the order in which it is searched.
func Rules() []Rule { return append([]Rule(nil), rules...) }

func init() {
	for i := range rules {
		if r := &rules[i]; r.Message != "" {
			r.message = regexp.MustCompile(r.Message)
		}
	}
}

// fits tells whether the rule speaks of the exception.
func (r *Rule) fits(typ, message string, place Place) bool {
	if r.Place != place || r.message != nil && !r.message.MatchString(oneLine(message)) {
		return false
	}
	for _, e := range r.Exceptions {
		if suffix, ok := strings.CutPrefix(e, "*"); ok && strings.HasSuffix(typ, suffix) || e == typ || strings.HasSuffix(e, "."+typ) {
			return true
		}
	}
	return len(r.Exceptions) == 0
}

// NullPointer is the exception of a null that is used as an object.
const NullPointer = "java.lang.NullPointerException"

var rules = []Rule{
	{
		Name: "busy main thread", Exceptions: []string{"ANR"}, Place: InFrame,
		Instruction: "what the main thread was doing", Operand: "the condition before it", Fault: "keeps the main thread busy", guarded: true,
		match: func(c *Candidate) bool { return !c.Stmt.Synthetic() }, pick: all, earliest: true,
	},
	{
		Name: "blocked main thread", Exceptions: []string{"ANR"}, Place: InCall,
		Instruction: "the call in which the main thread waits", Operand: "the receiver and the arguments", Fault: "keeps the main thread waiting",
		match: call, pick: receiverFirst,
	},
	{
		Name: "null receiver", Exceptions: []string{NullPointer},
		Message: `Attempt to invoke|Cannot invoke`, Place: InFrame,
		Instruction: "the call of the method that the message names", Operand: "its receiver", Fault: "is null",
		match: func(c *Candidate) bool { return c.Stmt.Op.HasReceiver() && c.namesMethod() }, pick: first,
	},
	{
		Name: "null base of a field read", Exceptions: []string{NullPointer},
		Message: `Attempt to read from field|Cannot read field`, Place: InFrame,
		Instruction: "the read of the field that the message names", Operand: "the object", Fault: "is null",
		match: func(c *Candidate) bool { return c.Stmt.Op == jimple.OpGetField && c.namesField() }, pick: first,
	},
	{
		Name: "null base of a field write", Exceptions: []string{NullPointer},
		Message: `Attempt to write to field|Cannot assign field`, Place: InFrame,
		Instruction: "the write of the field that the message names", Operand: "the object", Fault: "is null",
		match: func(c *Candidate) bool { return c.Stmt.Op == jimple.OpPutField && c.namesField() }, pick: first,
	},
	{
		Name: "length of a null array", Exceptions: []string{NullPointer},
		Message: `Attempt to get length of null array|Cannot read the array length`, Place: InFrame,
		Instruction: "an array length", Operand: "the array", Fault: "is null",
		match: op(jimple.OpLength), pick: first,
	},
	{
		Name: "read from a null array", Exceptions: []string{NullPointer},
		Message: `Attempt to read from null array|Cannot load from`, Place: InFrame,
		Instruction: "a read of an array element", Operand: "the array", Fault: "is null",
		match: op(jimple.OpGetElement), pick: first,
	},
	{
		Name: "write to a null array", Exceptions: []string{NullPointer},
		Message: `Attempt to (?:write to|fill) null array|Cannot store to`, Place: InFrame,
		Instruction: "a write of an array element", Operand: "the array", Fault: "is null",
		match: op(jimple.OpPutElement, jimple.OpFillArray), pick: first,
	},
	{
		Name: "throw of null", Exceptions: []string{NullPointer},
		Message: `^Attempt to throw|throw with null|Cannot throw exception`, Place: InFrame,
		Instruction: "a throw", Operand: "the exception", Fault: "is null",
		match: kind(jimple.Throw), pick: first,
	},
	{
		Name: "lock of null", Exceptions: []string{NullPointer},
		Message: `synchroniz`, Place: InFrame,
		Instruction: "the entry of a synchronized block", Operand: "the object", Fault: "is null",
		match: kind(jimple.EnterMonitor, jimple.ExitMonitor), pick: first,
	},
	{
		Name: "division by zero", Exceptions: []string{"java.lang.ArithmeticException"},
		Message: `by zero|^$`, Place: InFrame,
		Instruction: "an integer division or remainder", Operand: "the divisor", Fault: "is zero",
		match: func(c *Candidate) bool { return c.divides() }, pick: at(1),
	},
	{
		Name: "array index", Exceptions: []string{"java.lang.ArrayIndexOutOfBoundsException", "java.lang.IndexOutOfBoundsException"},
		Place: InFrame, Instruction: "a read or write of an array element", Operand: "the index, then the array",
		Fault: "does not fit the array's length",
		match: func(c *Candidate) bool { return element(c) && (c.loose || !c.holds()) }, Index: true, pick: at(1, 0),
	},
	{
		Name: "negative array size", Exceptions: []string{"java.lang.NegativeArraySizeException"}, Place: InFrame,
		Instruction: "the creation of an array", Operand: "the length", Fault: "is negative",
		match: op(jimple.OpNewArray), pick: first,
	},
	{
		Name: "array store", Exceptions: []string{"java.lang.ArrayStoreException"}, Place: InFrame,
		Instruction: "a write of an array element", Operand: "the value, then the array", Fault: "is not of the array's element type",
		match: op(jimple.OpPutElement), pick: at(2, 0),
	},
	{
		Name: "class cast", Exceptions: []string{"java.lang.ClassCastException"}, Place: InFrame,
		Instruction: "a cast to the type that the message names", Operand: "the value", Fault: "is of another type",
		match: func(c *Candidate) bool { return c.casts() }, pick: first,
	},
	{
		Name: "monitor state", Exceptions: []string{"java.lang.IllegalMonitorStateException"}, Place: InFrame,
		Instruction: "the exit of a synchronized block", Operand: "the object", Fault: "is not locked by this thread",
		match: kind(jimple.ExitMonitor), pick: first,
	},
	{
		Name: "out of memory", Exceptions: []string{"java.lang.OutOfMemoryError"}, Place: InFrame,
		Instruction: "the creation of an array or object", Operand: "the length", Fault: "asks for more memory than there is",
		match: op(jimple.OpNewArray, jimple.OpNew), pick: first,
	},
	{
		Name: "null that Kotlin refuses", Exceptions: []string{NullPointer, "*IllegalStateException", "*IllegalArgumentException"},
		Message: `^$|must not be null|specified as non-null is null|^null cannot be cast to non-null type`, Place: InFrame,
		Instruction: "a check that Kotlin's compiler put in, whether the report has its frames or not", Operand: "the value that is checked", Fault: "is null",
		match: func(c *Candidate) bool { return c.kotlinChecks("check") }, pick: first,
	},
	{
		Name: "refusal of Kotlin", Exceptions: []string{NullPointer, "*KotlinNullPointerException", "*UninitializedPropertyAccessException"},
		Message: `^$|has not been initialized`, Place: InFrame,
		Instruction: "a call by which Kotlin's compiler throws, whether the report has its frames or not", Operand: "the condition before it", Fault: "led there",
		guarded: true, Missing: true, match: func(c *Candidate) bool { return c.kotlinChecks("throw") }, pick: none,
	},
	{
		Name: "app throw", Place: InFrame,
		Instruction: "a throw of an exception made on this line, or the making of it", Operand: "the exception and the condition before it",
		Fault: "is what the app found wrong", guarded: true,
		match: func(c *Candidate) bool { return c.throws() }, pick: first,
	},
	{
		Name: "method without a body", Exceptions: []string{"*AbstractMethodError", "*IncompatibleClassChangeError", "*IllegalAccessError"},
		Message: `abstract method|does not implement interface|implementing interface method`, Place: InFrame,
		Instruction: "the call of the method that the message names", Operand: "the object (receiver)",
		Fault: "is of a class that lacks the method, or does not have it as the app was compiled against",
		match: func(c *Candidate) bool { return c.Stmt.Op.HasReceiver() && c.refersToNamed() }, pick: first, earliest: true,
	},
	{
		Name: "missing code", Exceptions: append([]string{"*NoClassDefFoundError", "*ClassNotFoundException", "*ExceptionInInitializerError"}, unlinked...),
		Place: InFrame, Instruction: "what refers to the class or member that the message names", Operand: "none",
		Fault: "is missing, or not what the app was compiled against",
		match: func(c *Candidate) bool { return c.refersToNamed() }, pick: none, earliest: true,
	},
	{
		Name: "endless recursion", Exceptions: []string{"java.lang.StackOverflowError"}, Place: InFrame,
		Instruction: "a call", Operand: "the condition before it and the arguments", Fault: "never ends the recursion", guarded: true,
		match: func(c *Candidate) bool { return c.Stmt.Op.IsInvoke() }, pick: all,
	},
	{
		Name: "null without a message", Exceptions: []string{NullPointer}, Place: InFrame,
		Instruction: "whatever dereferences on this line", Operand: "the object that is dereferenced", Fault: "is null",
		match: func(c *Candidate) bool { return c.null.access == noAccess && c.Dereferences() }, pick: first,
	},

	// Calls that left the app.
	{
		Name: "endless recursion through other code", Exceptions: []string{"java.lang.StackOverflowError"}, Place: InCall,
		Instruction: "the call by which the app's method comes back to itself", Operand: "the condition before it and the arguments", Fault: "never ends the recursion", guarded: true,
		match: call, pick: all,
	},
	{
		Name: "format of several threads", Exceptions: []string{"*NumberFormatException", "*ArrayIndexOutOfBoundsException"}, Place: InCall,
		Instruction: "the call of a format that keeps its work in itself; a text that does not fit is another exception", Operand: "the format (receiver)",
		Fault: "is used by several threads at once, and is not made for that", Thread: true,
		match: func(c *Candidate) bool { return call(c) && c.keepsWork() }, pick: first,
	},
	{
		Name: "number of null", Exceptions: []string{"*NumberFormatException"}, Message: `^(?:null|s == null|Cannot parse null string(?:: null)?|Invalid (?:int|long): "null")$`, Place: InCall,
		Instruction: "the call that parses", Operand: "the text", Fault: "is null",
		match: call, pick: types(isText),
	},
	{
		Name: "number format", Exceptions: []string{"*NumberFormatException"}, Place: InCall,
		Instruction: "the call that parses", Operand: "the text", Fault: "is not a number of that kind",
		match: call, pick: types(isText),
	},
	{
		Name: "missing activity", Exceptions: []string{"android.content.ActivityNotFoundException"}, Place: InCall,
		Instruction: "the call that starts the activity", Operand: "the intent", Fault: "matches no activity on the device",
		Content: true, match: call, pick: types(isType("Landroid/content/Intent;", "[Landroid/content/Intent;", "Landroid/app/PendingIntent;", "Landroid/content/IntentSender;")),
	},
	{
		Name: "wrong thread", Exceptions: []string{"*CalledFromWrongThreadException"}, Place: InCall,
		Instruction: "the call that touches the view", Operand: "the thread: what put the code on it; then the view (receiver)", Fault: "belongs to another thread",
		match: call, pick: receiverFirst, Thread: true,
	},
	{
		Name: "no looper", Exceptions: []string{"java.lang.RuntimeException", "java.lang.NullPointerException"}, Message: `Looper\.prepare|has not called Looper`, Place: InCall,
		Instruction: "the call that needs a looper", Operand: "the thread: what put the code on it", Fault: "runs no message loop",
		match: call, pick: none, Thread: true,
	},
	{
		Name: "StrictMode", Exceptions: []string{"*DiskReadViolation", "*DiskWriteViolation", "*NetworkViolation", "*UnbufferedIoViolation", "*CustomViolation"}, Place: InCall,
		Instruction: "the call that reads, writes or waits", Operand: "the thread: what put the code on it", Fault: "does work of disk or network that belongs on another thread",
		match: call, pick: none, Thread: true,
	},
	{
		Name: "leaked resource", Message: `Explicit termination method|was acquired at attached stack trace|has leaked (?:Window|IntentReceiver|ServiceConnection)`, Place: InCall,
		Instruction: "the call that opens it", Operand: "none", Fault: "opens what is never closed",
		match: call, pick: none,
	},
	{
		Name: "foreground service", Exceptions: []string{"*ForegroundServiceTypeException", "*ForegroundServiceTypeNotAllowedException"}, Place: InCall,
		Instruction: "the call that shows the service", Operand: "the arguments", Fault: "needs android:foregroundServiceType in the manifest and the permission of that type",
		match: call, pick: argsThenReceiver,
	},
	{
		Name: "service from the background", Exceptions: []string{"*ForegroundServiceStartNotAllowedException", "*BackgroundServiceStartNotAllowedException"}, Place: InCall,
		Instruction: "the call that starts the service", Operand: "the arguments", Fault: "must not start while the app is in the background",
		Content: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "network on the main thread", Exceptions: []string{"*NetworkOnMainThreadException"}, Place: InCall,
		Instruction: "the call that uses the network", Operand: "the thread: what put the code on it", Fault: "is the main thread",
		match: call, pick: none, Thread: true,
	},
	{
		Name: "cursor column", Message: `(?i)column '?.*'? does not exist|col(?:umn)?:? -1|col -1|Requested column`, Place: InCall,
		Instruction: "the call that reads the cursor", Operand: "the column, then the cursor", Fault: "is not in the query's result",
		Named: "has no column", match: call, pick: argsThenReceiver,
	},
	{
		Name: "cursor position", Exceptions: []string{"*CursorIndexOutOfBoundsException"}, Place: InCall,
		Instruction: "the call that reads the cursor", Operand: "the cursor (its position and the number of rows)", Fault: "points at no row",
		Weak: true, match: call, pick: receiverFirst,
	},
	{
		Name: "closed resource", Exceptions: []string{"java.lang.IllegalStateException", "*SQLiteException", "*StaleDataException", "java.io.IOException",
			"*SQLiteMisuseException", "*ClosedChannelException", "*RejectedExecutionException", "java.lang.RuntimeException"},
		Message: `(?i)already.closed|not open|connection pool has been closed|is closed|closed object|was closed|Stream closed|Socket closed|after release|is released|recycled`, Place: InCall,
		Instruction: "the call that uses it", Operand: "the object (receiver), then the arguments", Fault: "was closed before",
		Content: true, State: true, match: call, pick: receiverFirst,
	},
	{
		Name: "SQL", Exceptions: []string{"*SQLiteException", "*SQLException", "*SQLiteConstraintException"}, Place: InCall,
		Instruction: "the call of the database", Operand: "the SQL text, names and values", Fault: "is not what the database can do",
		Content: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "illegal format", Exceptions: []string{"*IllegalFormatException", "*IllegalFormatConversionException", "*UnknownFormatConversionException",
			"*MissingFormatArgumentException", "*DuplicateFormatFlagsException", "*FormatFlagsConversionMismatchException", "*IllegalFormatFlagsException",
			"*IllegalFormatPrecisionException", "*IllegalFormatWidthException", "*MissingFormatWidthException", "*UnknownFormatFlagsException"},
		Place: InCall, Instruction: "the call that formats", Operand: "the format text, then the arguments; where the call has none, the state of the receiver",
		Fault: "is no format for the arguments", Content: true, match: call, pick: formatArgs,
	},
	{
		Name: "resource not found", Exceptions: []string{"*Resources$NotFoundException"}, Place: InCall,
		Instruction: "the call that asks for the resource", Operand: "the number", Fault: "names no resource",
		match: call, pick: types(isInt),
	},
	{
		Name: "string index", Exceptions: []string{"java.lang.StringIndexOutOfBoundsException"}, Place: InCall,
		Instruction: "the call on the text", Operand: "the indices, then the text", Fault: "does not fit the text's length",
		Content: true, match: call, Index: true, pick: intsThenReceiver,
	},
	{
		Name: "index", Exceptions: []string{"java.lang.IndexOutOfBoundsException", "java.lang.ArrayIndexOutOfBoundsException"}, Place: InCall,
		Instruction: "the call on the list, buffer or array", Operand: "the index, then the collection", Fault: "does not fit the size",
		Content: true, Weak: true, match: call, Index: true, pick: intsThenReceiver,
	},
	{
		Name: "empty collection", Exceptions: []string{"java.util.NoSuchElementException", "java.util.EmptyStackException", "java.util.InputMismatchException"}, Place: InCall,
		Instruction: "the call on the collection", Operand: "the collection (receiver), then the key", Fault: "has no such element",
		Weak: true, match: call, pick: receiverFirst,
	},
	{
		Name: "changed while iterating", Exceptions: []string{"java.util.ConcurrentModificationException"}, Place: InCall,
		Instruction: "the step of the iteration", Operand: "the iterator, by it the collection", Fault: "was changed in between",
		match: func(c *Candidate) bool { return call(c) && !c.makesIterator() }, pick: receiverFirst,
	},
	{
		Name: "window token", Exceptions: []string{"*BadTokenException", "*InvalidDisplayException"}, Place: InCall,
		Instruction: "the call that shows the window", Operand: "the dialog or window (receiver), then the view", Fault: "belongs to an activity that is gone",
		State: true, Owner: true, match: call, pick: receiverFirst,
	},
	{
		Name: "registration", Exceptions: []string{"java.lang.IllegalArgumentException"}, Message: `^(?:Receiver|Service) not registered`, Place: InCall,
		Instruction: "the call", Operand: "the argument: the receiver or connection", Fault: "is not registered",
		Content: true, Once: true, State: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "view with a parent", Exceptions: []string{"java.lang.IllegalStateException"}, Message: `child already has a parent`, Place: InCall,
		Instruction: "the call", Operand: "the view among the arguments, then the receiver", Fault: "has a parent already",
		Content: true, State: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "state of a fragment or view", Exceptions: []string{"java.lang.IllegalStateException", "java.lang.IllegalArgumentException"},
		Message: `(?i)not attached|already (?:added|has a parent)|after onSaveInstanceState|has been destroyed|not associated|no longer|isn't attached|Receiver not registered|Service not registered`, Place: InCall,
		Instruction: "the call", Operand: "the receiver, then the arguments", Fault: "is not in the state that the call needs",
		Content: true, State: true, Owner: true, match: call, pick: receiverFirst,
	},
	{
		Name: "null array handed on", Exceptions: []string{NullPointer}, Message: `null array|array length`, Place: InCall,
		Instruction: "the call", Operand: "the arrays among the arguments", Fault: "is null",
		match: call, pick: types(isArray),
	},
	{
		Name: "null inside an argument", Exceptions: []string{NullPointer}, Place: InCall,
		Instruction: "the call, none of whose arguments can be what the message says was null", Operand: "what the arguments hold, then the receiver", Fault: "holds a null",
		Content: true, Missing: true, match: nullInside, pick: insideArgs,
	},
	{
		Name: "null argument", Exceptions: []string{NullPointer}, Place: InCall,
		Instruction: "the call", Operand: "the references among the arguments, those of the type that the message names first", Fault: "is null",
		match: call, pick: nullArgs,
	},
	{
		Name: "type inside a container", Exceptions: []string{"java.lang.ClassCastException"}, Place: InCall,
		Instruction: "the call", Operand: "the receiver's content under the key, then the arguments", Fault: "is of another type",
		Named: "holds a value of another type under",
		match: call, pick: receiverFirst,
	},
	{
		Name: "permission", Exceptions: []string{"java.lang.SecurityException"}, Place: InCall,
		Instruction: "the call", Operand: "the intent, address or name that needs it", Fault: "needs a permission that the app does not hold",
		Content: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "key twice", Exceptions: []string{"java.lang.IllegalStateException"}, Message: `^Duplicate key`, Place: InCall,
		Instruction: "the call that makes a map", Operand: "the receiver: what it goes through; then the arguments", Fault: "gives two elements with the same key",
		Content: true, match: call, pick: receiverFirst,
	},
	{
		Name: "state", Exceptions: []string{"java.lang.IllegalMonitorStateException", "java.lang.IllegalThreadStateException", "java.util.concurrent.RejectedExecutionException", "java.util.concurrent.CancellationException"},
		Place: InCall, Instruction: "the call", Operand: "the receiver (its state), then the arguments", Fault: "is not in the state that the call needs",
		Content: true, State: true, match: call, pick: receiverFirst,
	},
	{
		Name: "state by the message", Exceptions: []string{"java.lang.IllegalStateException"},
		Message: `(?i)^$|\b(?:already|not yet|yet|before|after|first|once|twice|again|while|during|closed|destroyed|recycled|released|finished|started|stopped|running|prepared|ready|full|empty|initiali[sz]ed|(?:in|wrong|illegal|invalid|bad) state|no (?:successful )?match)\b`, Place: InCall,
		Instruction: "the call", Operand: "the receiver (its state), then the arguments", Fault: "is not in the state that the call needs",
		Content: true, State: true, match: call, pick: receiverFirst,
	},
	{
		Name: "another state", Exceptions: []string{"java.lang.IllegalStateException"}, Place: InCall,
		Instruction: "the call", Operand: "the receiver (its state), then the arguments", Fault: "may not be in the state that the call needs (the message tells what was wrong)",
		Content: true, State: true, match: call, pick: receiverFirst,
	},
	{
		Name: "unsupported operation", Exceptions: []string{"java.lang.UnsupportedOperationException"}, Place: InCall,
		Instruction: "the call", Operand: "the receiver, then the arguments", Fault: "does not support this",
		Content: true, match: call, pick: receiverFirst,
	},
	{
		Name: "class by name", Exceptions: []string{"java.lang.ClassNotFoundException"}, Place: InCall,
		Instruction: "the call", Operand: "the name", Fault: "names no class that the app has",
		Content: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "constant by name", Exceptions: []string{"java.lang.IllegalArgumentException"}, Message: `^No enum constant`, Place: InCall,
		Instruction: "the call", Operand: "the name", Fault: "names no constant of the enum",
		Content: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "JSON member", Exceptions: []string{"*JSONException"}, Message: `^No value for `, Place: InCall,
		Instruction: "the call that reads", Operand: "the name, then the object", Fault: "names nothing that is there",
		Named: "has no", Content: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "JSON type", Exceptions: []string{"*JSONException"}, Message: ` at .* cannot be converted to `, Place: InCall,
		Instruction: "the call that reads", Operand: "the name, then the object", Fault: "names a value of another type",
		Named: "has a value of another type as", Content: true, match: call, pick: argsThenReceiver,
	},
	{
		Name: "argument", Place: InCall,
		Instruction: "the call", Operand: "the arguments, then the receiver", Fault: "is not what the called code accepts",
		Content: true, match: call, pick: argsThenReceiver,
	},
}
