// The types that statements produce and take.

package jimple

// ResultType returns the type of the value that statement i assigns to the
// local it defines, "" if it defines none.
func (b *Body) ResultType(i int32) Type {
	s := &b.Stmts[i]
	if s.Def < 0 {
		return ""
	}
	args := b.Args(i)
	switch s.Op {
	case OpThis:
		return Type(b.signature.class)
	case OpParam:
		return Type(b.signature.params[s.Ref])
	case OpCaught:
		return b.Locals[s.Def].Type
	case OpConst, OpCopy, OpNeg:
		return b.typeOf(args[0])
	case OpCast:
		if s.Cast != 0 {
			return Type(s.Cast)
		}
		return b.TypeRef(s.Ref)
	case OpNew, OpNewArray:
		return b.TypeRef(s.Ref)
	case OpInstanceOf:
		return Boolean
	case OpLength, OpCmp, OpCmpl, OpCmpg:
		return Int
	case OpGetField, OpGetStatic:
		return b.TypeRef(b.File.FieldRef(s.Ref).Type)
	case OpGetElement:
		if t := b.typeOf(args[0]); t.IsArray() {
			return t.Element()
		}
		return b.Locals[s.Def].Type // of null: never assigned
	case OpShl, OpShr, OpUshr:
		return b.typeOf(args[0])
	}
	if s.Op.IsBinary() {
		if t := b.typeOf(args[0]); t.Kind() != KindInt || s.Op >= OpAnd && t == b.typeOf(args[1]) {
			return t
		}
		return Int
	}
	if s.Op.IsInvoke() {
		return Type(b.ReturnType(i))
	}
	return ""
}

// ReturnType returns the type that call statement i returns.
func (b *Body) ReturnType(i int32) Type {
	return b.TypeRef(b.File.Proto(b.protoIndex(i)).Return)
}

// protoIndex returns the prototype of call statement i.
func (b *Body) protoIndex(i int32) uint32 {
	s := &b.Stmts[i]
	switch s.Op {
	case OpPolymorphic:
		return uint32(s.Proto)
	case OpCustom:
		site, err := b.File.CallSite(s.Ref)
		if err != nil { // read before, when the method was lifted
			return 0
		}
		return site[2].Index()
	}
	return b.File.MethodRef(s.Ref).Proto
}

// OperandType returns the type that statement i wants of operand k: Object
// where any reference will do, "" where the other operand decides.
func (b *Body) OperandType(i int32, k int) Type {
	s := &b.Stmts[i]
	switch s.Op {
	case OpInstanceOf, OpLength, OpFillArray:
		return ObjectType
	case OpNewArray:
		return Int
	case OpGetField, OpPutField, OpPutStatic:
		ref := b.File.FieldRef(s.Ref)
		if k == 0 && s.Op != OpPutStatic {
			return b.TypeRef(ref.Class)
		}
		return b.TypeRef(ref.Type)
	case OpGetElement, OpPutElement:
		switch k {
		case 0:
			return ObjectType
		case 1:
			return Int
		}
		if t := b.typeOf(b.Args(i)[0]); t.IsArray() {
			return t.Element()
		}
		return ""
	case OpShl, OpShr, OpUshr:
		if k == 1 {
			return Int
		}
	}
	switch {
	case s.Op.IsInvoke():
		if s.Op.HasReceiver() {
			if k == 0 {
				return b.TypeRef(b.File.MethodRef(s.Ref).Class)
			}
			k--
		}
		return b.TypeRef(b.File.Proto(b.protoIndex(i)).Params.At(k))
	case s.Op == OpCast && s.Cast == 0:
		return ObjectType
	}
	switch s.Kind {
	case Return:
		return Type(b.signature.ret)
	case Throw:
		return Throwable
	case EnterMonitor, ExitMonitor:
		return ObjectType
	case TableSwitch, LookupSwitch:
		return Int
	case If:
		return b.typeOf(b.Args(i)[1-k])
	}
	return ""
}
