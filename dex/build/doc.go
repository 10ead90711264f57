// Package build writes Dalvik classes by hand.
//
// A Builder adds classes to a file of a model.Program; classes have fields and
// methods, methods have code. Instructions are written with Code.Op in the
// operand order of smali: registers and literals as integers, references as
// text, branch targets as label names. The first mistake is kept with the class
// and method in which it was made, and comes back from Err and Bytes.
//
//	b := build.New(35)
//	c := b.Class(dex.AccPublic, "Lx/Main;")
//	m := c.Method(dex.AccPublic|dex.AccStatic, "half", "(I)I")
//	code := m.Code(1) // registers beside the arguments
//	code.Op(dex.OpDivIntLit8, 0, code.P(0), 2)
//	code.Op(dex.OpReturn, 0)
//	data, err := b.Bytes()
package build
