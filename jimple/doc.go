// Package jimple lifts Dalvik methods to typed three-address code in the manner
// of Soot's Jimple, and computes what dependence analysis needs of it.
//
// A Program lifts one method at a time, when it is first asked for; a Body is
// immutable and safe for concurrent use. A statement is named by its method and
// its index, a dense pair of int32; Body.At leads from a dex pc to its
// statements and Stmt.PC back, Body.OnLine from a source line.
//
//	type      role
//	Program   bodies on demand; class hierarchy (Hierarchy tells of the framework)
//	Body      one method: locals, statements, constants, catch clauses
//	Stmt      one statement: Kind (as in Jimple's grammar), Op (what it computes), defined local
//	Value     an operand: a local or a constant
//	Local     a web of a register, with its inferred type
//	CFG       basic blocks, with an exceptional edge for each statement that throws to a handler
//	DomTree   dominators and post-dominators
//	Loops     natural loops
//	ControlDeps control dependence
//
// Terms:
//
//   - use number: operands are numbered densely within a body; operand k of
//     statement i has the number FirstUse(i)+k
//   - definition: a statement that assigns a local. A statement that throws
//     does not define: exceptional edges carry the state before it
//   - web: definitions and uses of a register that are connected by flow, which
//     become one local. Constants have no type in dex files, so each web and
//     kind of use has its own copy: one const/4 may become $i0 = 0 and $n0 = null,
//     both with the same pc
//   - dead: no path from the entry leads there. Dead statements are kept and
//     marked; nothing flows from them into live code
//   - trap: a catch clause over a range of statements
//
// How dex becomes statements: move-result joins its call, filled-new-array
// becomes a new array and assignments of its elements with the same pc,
// fill-array-data is one statement (OpFillArray), everything else is one
// statement an instruction. Nothing is removed, in particular nothing that can
// throw; ConstOf and the Folded style show constants at their uses as Soot does.
//
// WriteClass writes what Soot's front end parses, but for method handles and
// method types as constants, which Soot prints and cannot read itself.
//
// The passes are listed in lift.go.
package jimple
