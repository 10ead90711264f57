// The data types of the intermediate code: statements, operands, locals.

package jimple

import "github.com/esdroid/esdroid/dex"

// Body is one method as typed three-address code. It is immutable and safe for
// concurrent use; what is derived from it is computed once, when first asked for.
type Body struct {
	Method dex.MethodID
	File   *dex.File // to which the indices in statements and constants refer
	Locals []Local
	Stmts  []Stmt
	Consts []Const
	Traps  []Trap // in the order in which they are tried

	program   *Program
	operands  []Value
	switches  []Switch
	tries     [][]Handler // distinct handler lists, by Stmt.Try
	pcs       []pcEntry   // ascending by pc
	raw       []dex.Line  // what devices report, where it is not what Stmt.Line tells
	fills     []fill
	endPC     uint32
	analysis  analyses
	signature signature
}

// signature is what a body needs to know of its own method.
type signature struct {
	class  string
	static bool
	params []string
	ret    string
}

// Local is a variable: one web of a register, the definitions and uses that
// belong together.
type Local struct {
	Name     string // in Soot's style, such as $r0
	Type     Type
	Register int32 // the dex register, -1 for those that have none
}

// Value is an operand: a local if it is zero or positive, else a constant.
type Value int32

// IsLocal reports whether the operand is a local.
func (v Value) IsLocal() bool { return v >= 0 }

// Local returns the operand's index into Body.Locals; it must be a local.
func (v Value) Local() int32 { return int32(v) }

// ConstIndex returns the operand's index into Body.Consts; it must be a constant.
func (v Value) ConstIndex() int32 { return int32(^v) }

func constValue(i int32) Value { return Value(^i) }

// NoLocal stands for the absence of a defined local.
const NoLocal = int32(-1)

// ConstKind says what a constant is.
type ConstKind uint8

// The kinds of constants.
const (
	ConstInt ConstKind = iota
	ConstLong
	ConstFloat
	ConstDouble
	ConstNull
	ConstString       // Index into string_ids
	ConstClass        // Index into type_ids
	ConstMethodHandle // Index into method_handles
	ConstMethodType   // Index into proto_ids
)

// Const is a constant. Floats and doubles are in Bits as their IEEE bits.
type Const struct {
	Kind  ConstKind
	Bits  int64
	Index uint32 // of strings, classes, method handles and method types
}

// Kind is the kind of a statement, as in Jimple's grammar.
type Kind uint8

// The kinds of statements.
const (
	Identity     Kind = iota // local := @this, @parameterN or @caughtexception
	Assign                   // to a local, a field or an array element
	Invoke                   // a call whose result is not used
	If                       // a conditional jump
	Goto                     // a jump
	TableSwitch              // a switch over consecutive keys
	LookupSwitch             // a switch over any keys
	Return                   // with a value
	ReturnVoid
	Throw
	EnterMonitor
	ExitMonitor
	Nop
)

// Op says what a statement computes.
type Op uint8

// The operations. The comment tells the operands in order.
const (
	OpNone       Op = iota
	OpThis          // identity
	OpParam         // identity; Stmt.Ref is the parameter's number
	OpCaught        // identity
	OpConst         // constant
	OpCopy          // value
	OpCast          // value; Stmt.Ref is a type index or, of primitives, see Stmt.Cast
	OpInstanceOf    // value; Ref is a type index
	OpNew           // Ref is a type index
	OpNewArray      // length; Ref is the index of the array type
	OpLength        // array
	OpGetField      // base; Ref is a field index
	OpPutField      // base, value; Ref is a field index
	OpGetStatic     // Ref is a field index
	OpPutStatic     // value; Ref is a field index
	OpGetElement    // array, index
	OpPutElement    // array, index, value
	OpFillArray     // array; see Body.Fill
	OpNeg           // value
	OpAdd           // left, right; and so all down to OpCmpg
	OpSub
	OpMul
	OpDiv
	OpRem
	OpAnd
	OpOr
	OpXor
	OpShl
	OpShr
	OpUshr
	OpCmp
	OpCmpl
	OpCmpg
	OpEq // left, right, of If; and so all down to OpLe
	OpNe
	OpLt
	OpGe
	OpGt
	OpLe
	OpVirtual     // base, arguments; Ref is a method index
	OpSuper       // base, arguments; a specialinvoke
	OpDirect      // base, arguments; a specialinvoke
	OpStatic      // arguments
	OpInterface   // base, arguments
	OpPolymorphic // base, arguments; Stmt.Proto is the prototype of the call
	OpCustom      // arguments; Ref is a call site index
)

// IsInvoke reports whether the operation is a call.
func (op Op) IsInvoke() bool { return op >= OpVirtual && op <= OpCustom }

// HasReceiver reports whether the operation is a call whose first operand is
// the receiver.
func (op Op) HasReceiver() bool { return op.IsInvoke() && op != OpStatic && op != OpCustom }

// IsBinary reports whether the operation is arithmetic of two operands.
func (op Op) IsBinary() bool { return op >= OpAdd && op <= OpCmpg }

// IsField reports whether the operation reads or writes a field.
func (op Op) IsField() bool { return op >= OpGetField && op <= OpPutStatic }

// StmtFlags are properties of a statement.
type StmtFlags uint8

// The properties of statements.
const (
	Throws    StmtFlags = 1 << iota // can throw
	Dead                            // no path from the entry leads here
	Synthetic                       // no instruction of its own: identities and inserted handlers
)

// Stmt is one statement.
type Stmt struct {
	Kind    Kind
	Op      Op
	Flags   StmtFlags
	Cast    byte   // of OpCast between primitives: the descriptor of the result, else 0
	numArgs uint16 // operands
	Proto   uint16 // of OpPolymorphic
	args    uint32 // first operand in Body.operands
	Def     int32  // the local that it defines, or NoLocal
	Ref     uint32 // index of the type, field, method or call site, as Op says
	Target  int32  // the statement that a jump leads to; of switches the index for Body.Switch
	PC      uint32 // dex pc; 0 for identities of this and parameters
	Line    int32  // line of the source where it is written, 0 if unknown
	Try     int32  // list of handlers that cover the statement, -1 for none
}

// Throws reports whether the statement can throw.
func (s *Stmt) Throws() bool { return s.Flags&Throws != 0 }

// Dead reports whether no path from the entry leads to the statement.
func (s *Stmt) Dead() bool { return s.Flags&Dead != 0 }

// Synthetic reports whether the statement has no dex instruction of its own.
func (s *Stmt) Synthetic() bool { return s.Flags&Synthetic != 0 }

// Args returns the operands of statement i; the slice must not be changed.
func (b *Body) Args(i int32) []Value {
	s := &b.Stmts[i]
	return b.operands[s.args : s.args+uint32(s.numArgs) : s.args+uint32(s.numArgs)]
}

// FirstUse returns the use number of the first operand of statement i; operand
// k has the number FirstUse(i)+k. Use numbers are dense within a body.
func (b *Body) FirstUse(i int32) int32 { return int32(b.Stmts[i].args) }

// NumUses returns the number of operands of all statements.
func (b *Body) NumUses() int { return len(b.operands) }

// Operand returns the operand with the given use number.
func (b *Body) Operand(use int32) Value { return b.operands[use] }

// Const returns the constant that operand v is.
func (b *Body) Const(v Value) Const { return b.Consts[v.ConstIndex()] }

// Switch is the target table of a switch statement.
type Switch struct {
	Keys    []int32
	Targets []int32 // statements, beside Keys
	Default int32
}

// Switch returns the table of switch statement i.
func (b *Body) Switch(i int32) *Switch { return &b.switches[b.Stmts[i].Target] }

type fill struct {
	width int
	data  []byte
}

// Fill returns what an OpFillArray statement stores: the width of an element in
// bytes and the elements, little-endian.
func (b *Body) Fill(i int32) (width int, elements []byte) {
	f := b.fills[b.Stmts[i].Target]
	return f.width, f.data
}

// Handler is one catch clause that covers a statement.
type Handler struct {
	Type   Type // "" for a catch-all
	Target int32
}

// Handlers returns the catch clauses that cover statement i, in the order in
// which they are tried, whether it throws or not.
func (b *Body) Handlers(i int32) []Handler {
	if t := b.Stmts[i].Try; t >= 0 {
		return b.tries[t]
	}
	return nil
}

// Trap is a catch clause over a range of statements.
type Trap struct {
	Type       Type // "" for a catch-all
	Start, End int32
	Target     int32
}

type pcEntry struct {
	pc    uint32
	first int32 // statement
}

// Program returns the program to which the body belongs.
func (b *Body) Program() *Program { return b.program }

// EndPC returns the length of the method in code units.
func (b *Body) EndPC() uint32 { return b.endPC }
