// The module: which methods it defines, and its types and globals.

package llvm

import (
	"crypto/sha256"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// Options choose what a module defines. Everything else that it mentions is
// declared.
type Options struct {
	// Defines tells whether the module defines a method; nil for all methods.
	Defines func(dex.MethodID) bool
}

// maxOperands bounds the function that is held at a time: few bytes of code can have a
// call's 255 operands each, and each operand becomes several instructions.
const maxOperands = 1 << 18

// Write writes a module with the chosen methods of p. Methods that cannot be lifted,
// or are beyond the limit, are declared only; once all else is written, a jimple.Unlifted names them.
//
// Text of LLVM names types before functions use them, and which types there are is only
// known behind the last function. So functions wait in a temporary file, and memory holds
// one of them at a time.
func Write(w io.Writer, p *jimple.Program, options Options) error {
	s, err := newSpool()
	if err != nil {
		return err
	}
	defer s.remove()
	b, unlifted, err := compose(p, options, s)
	if err != nil {
		return err
	}
	if err := b.write(w, s); err != nil || len(unlifted) == 0 {
		return err
	}
	return unlifted
}

// compose makes a module whose functions of methods go to a spool; it names the methods
// that cannot be lifted and are declared only.
func compose(p *jimple.Program, options Options, s *spool) (*builder, jimple.Unlifted, error) {
	b := &builder{
		p: p, m: ir.NewModule(), options: options,
		structs: map[string]*types.StructType{}, arrays: map[string]*types.StructType{},
		funcs: map[string]*ir.Func{}, globals: map[string]*ir.Global{}, files: map[string]*metadata.DIFile{},
	}
	b.m.SourceFilename = "classes.dex"
	b.object = types.NewStruct(types.I8Ptr)
	b.m.NewTypeDef(symbol("Ljava/lang/Object;"), b.object)
	b.structs["Ljava/lang/Object;"] = b.object
	b.ref = types.NewPointer(b.object)
	b.exception = b.m.NewGlobalDef("exception", constant.NewNull(b.ref))
	b.debugUnit()
	var defined []dex.MethodID
	for i := range p.Dex.Methods {
		id := dex.MethodID(i)
		if options.Defines == nil || options.Defines(id) {
			defined = append(defined, id)
		}
	}
	b.subtypes()
	var unlifted jimple.Unlifted
	for _, id := range defined {
		body, err := p.Body(id)
		if err != nil {
			unlifted = append(unlifted, err) // declared where it is called
			continue
		}
		if body == nil {
			continue
		}
		if n := body.NumUses(); n > maxOperands {
			unlifted = append(unlifted, fmt.Errorf("%s: %d operands, and a function is made of at most %d", p.Dex.MethodText(id), n, maxOperands))
			p.Release(id)
			continue
		}
		if f := b.methodFunc("", p.Dex.MethodText(id), p.Dex.MethodProto(id), p.Dex.Methods[id].Access&dex.AccStatic == 0); !s.has[f] { // hostile: a class defines a method twice
			b.function(body, f)
			if err := s.add(f); err != nil {
				return nil, nil, err
			}
		}
		p.Release(id)
	}
	b.dispatchers()
	b.initialisers(defined)
	b.finishDebug()
	return b, unlifted, nil
}

// write writes the module: types, the functions of the spool, and the rest.
func (b *builder) write(w io.Writer, s *spool) error {
	types := &ir.Module{SourceFilename: b.m.SourceFilename, TypeDefs: b.m.TypeDefs}
	if _, err := types.WriteTo(w); err != nil {
		return err
	}
	if err := s.copy(w); err != nil {
		return err
	}
	rest := b.m
	rest.SourceFilename, rest.TypeDefs = "", nil
	rest.Funcs = slices.DeleteFunc(rest.Funcs, func(f *ir.Func) bool { return s.has[f] })
	_, err := rest.WriteTo(w)
	return err
}

// maxSymbol is the longest name of a function after which dot-cfg can name a
// file: it adds a dot and ".dot", and file systems end at 255 bytes.
const maxSymbol = 250

// symbol returns the name in LLVM IR for a name in dex: with dots for slashes
// and a hash for the end of a long one, because tools such as dot-cfg name files
// after functions.
func symbol(name string) string {
	if len(name) > maxSymbol {
		hash := fmt.Sprintf("~%x", sha256.Sum256([]byte(name)))[:17]
		name = strings.ToValidUTF8(name[:maxSymbol-len(hash)], "") + hash
	}
	return strings.ReplaceAll(name, "/", ".")
}

// builder holds what the functions of a module share.
type builder struct {
	p       *jimple.Program
	m       *ir.Module
	options Options

	object    *types.StructType
	ref       *types.PointerType
	exception *ir.Global

	structs map[string]*types.StructType // by class descriptor
	arrays  map[string]*types.StructType // by array descriptor
	funcs   map[string]*ir.Func          // by name
	globals map[string]*ir.Global        // by name
	strings int

	subs     map[dex.ClassID][]dex.ClassID // direct app subtypes
	pending  []dispatch
	unit     *metadata.DICompileUnit
	files    map[string]*metadata.DIFile
	subtype  *metadata.DISubroutineType
	metadata []metadata.Definition
}

// defines reports whether the module defines method m.
func (b *builder) defines(m dex.MethodID) bool {
	return b.p.Dex.Methods[m].CodeOff != 0 && (b.options.Defines == nil || b.options.Defines(m))
}

// lltype returns the type that fields, elements, parameters and results have.
func (b *builder) lltype(t jimple.Type) types.Type {
	switch t {
	case jimple.Void:
		return types.Void
	case jimple.Boolean, jimple.Byte:
		return types.I8
	case jimple.Short, jimple.Char:
		return types.I16
	}
	return b.kindType(t.Kind())
}

// kindType returns the type that locals have.
func (b *builder) kindType(k jimple.TypeKind) types.Type {
	switch k {
	case jimple.KindFloat:
		return types.Float
	case jimple.KindLong:
		return types.I64
	case jimple.KindDouble:
		return types.Double
	case jimple.KindRef:
		return b.ref
	}
	return types.I32
}

// zero returns the default value of a type.
func zero(t types.Type) constant.Constant {
	switch t := t.(type) {
	case *types.IntType:
		return constant.NewInt(t, 0)
	case *types.FloatType:
		return constant.NewFloat(t, 0)
	case *types.PointerType:
		return constant.NewNull(t)
	}
	return constant.NewZeroInitializer(t)
}

// maxDepth bounds the superclasses of a class that hostile files may make cyclic.
const maxDepth = 64

// structOf returns the struct of a class. Classes that the app does not define
// have no fields besides the header.
func (b *builder) structOf(descriptor string, depth int) *types.StructType {
	if s, ok := b.structs[descriptor]; ok {
		return s
	}
	id, ok := b.p.Dex.Class(descriptor)
	if !ok || depth > maxDepth {
		return b.object
	}
	class := &b.p.Dex.Classes[id]
	var super types.Type = b.object
	if class.Def.Super != dex.NoIndex {
		super = b.structOf(class.File.TypeDescriptor(class.Def.Super), depth+1)
	}
	s := types.NewStruct(super)
	for f := class.FirstInstance; f < class.EndField; f++ {
		ref := class.File.FieldRef(b.p.Dex.Fields[f].Ref)
		s.Fields = append(s.Fields, b.lltype(jimple.Type(class.File.TypeDescriptor(ref.Type))))
	}
	b.structs[descriptor] = s
	b.m.NewTypeDef(symbol(descriptor), s)
	return s
}

// arrayOf returns the struct of an array type.
func (b *builder) arrayOf(t jimple.Type) *types.StructType {
	key := string(t)
	if t.Element().IsRef() {
		key = "[Ljava/lang/Object;" // all references are alike
	}
	if s, ok := b.arrays[key]; ok {
		return s
	}
	s := types.NewStruct(b.object, types.I32, types.NewArray(0, b.lltype(t.Element())))
	b.arrays[key] = s
	b.m.NewTypeDef(symbol(key), s)
	return s
}

// classGlobal returns the global that stands for a class; objects point at it.
func (b *builder) classGlobal(descriptor string) constant.Constant {
	name := "class:" + descriptor
	g, ok := b.globals[name]
	if !ok {
		g = b.m.NewGlobal(symbol(name), types.I8)
		g.Linkage = enum.LinkageExternal
		if _, app := b.p.Dex.Class(descriptor); app || descriptor[0] == '[' {
			g.Init, g.Linkage = constant.NewInt(types.I8, 0), enum.LinkageNone
		}
		b.globals[name] = g
	}
	return g
}

// declare returns the function with a name, declared if it does not exist.
func (b *builder) declare(name string, ret types.Type, params ...types.Type) *ir.Func {
	if f, ok := b.funcs[name]; ok {
		return f
	}
	list := make([]*ir.Param, len(params))
	for i, t := range params {
		list[i] = ir.NewParam("", t)
	}
	f := b.m.NewFunc(symbol(name), ret, list...)
	b.funcs[name] = f
	return f
}

// methodFunc returns the function of a method by text, with the types of its
// prototype.
func (b *builder) methodFunc(prefix, text, proto string, receiver bool) *ir.Func {
	var params []types.Type
	if receiver {
		params = append(params, b.ref)
	}
	list, _ := dex.ParamTypes(proto)
	for _, t := range list {
		params = append(params, b.lltype(jimple.Type(t)))
	}
	return b.declare(prefix+text, b.lltype(jimple.Type(dex.ReturnType(proto))), params...)
}

// staticField returns the global of a static field.
func (b *builder) staticField(f *dex.File, index uint32) *ir.Global {
	ref := f.FieldRef(index)
	class, name, typ := f.TypeDescriptor(ref.Class), f.String(ref.Name), f.TypeDescriptor(ref.Type)
	id, ok := b.findField(class, name, typ)
	text := f.FieldText(index)
	if ok {
		text = b.p.Dex.FieldText(id)
	}
	g, known := b.globals[text]
	if !known {
		t := b.lltype(jimple.Type(typ))
		g = b.m.NewGlobal(symbol(text), t)
		g.Linkage = enum.LinkageExternal
		if ok {
			g.Init, g.Linkage = zero(t), enum.LinkageNone
			b.initialValue(g, id)
		}
		b.globals[text] = g
	}
	return g
}

// initialValue takes the value of a static field from the dex file, if it is a
// number.
func (b *builder) initialValue(g *ir.Global, id dex.FieldID) {
	class := &b.p.Dex.Classes[b.p.Dex.Fields[id].Class]
	values, err := class.File.StaticValues(class.Def)
	if err != nil || int(id-class.FirstField) >= len(values) || id >= class.FirstInstance {
		return
	}
	v := values[id-class.FirstField]
	switch t := g.ContentType.(type) {
	case *types.IntType:
		switch v.Kind {
		case dex.ValueByte, dex.ValueShort, dex.ValueChar, dex.ValueInt, dex.ValueLong, dex.ValueBoolean:
			g.Init = constant.NewInt(t, truncate(v.Bits, t.BitSize))
		}
	case *types.FloatType:
		if v.Kind == dex.ValueFloat || v.Kind == dex.ValueDouble {
			g.Init = floatConstant(t, v.Float())
		}
	}
}

// findField finds the app's field that a reference means, in the class, its
// interfaces or superclasses.
func (b *builder) findField(class, name, typ string) (dex.FieldID, bool) {
	work := []string{class}
	for n := 0; n < len(work) && n < maxDepth; n++ {
		if id, ok := b.p.Dex.Class(work[n]); ok {
			if f, ok := b.p.Dex.Field(id, name, typ); ok {
				return f, true
			}
			super, interfaces, _ := b.p.Supertypes(work[n])
			work = append(work, interfaces...)
			if super != "" {
				work = append(work, super)
			}
		}
	}
	return 0, false
}

// findMethod finds the app's method that runs for a name and prototype in a
// class: its own or that of the nearest superclass.
func (b *builder) findMethod(class, name, proto string) (dex.MethodID, bool) {
	for range maxDepth {
		id, ok := b.p.Dex.Class(class)
		if !ok {
			return 0, false
		}
		if m, ok := b.p.Dex.Method(id, name, proto); ok {
			return m, true
		}
		super, _, _ := b.p.Supertypes(class)
		if super == "" {
			return 0, false
		}
		class = super
	}
	return 0, false
}

// initialisers makes a function that calls the class initialisers.
func (b *builder) initialisers(defined []dex.MethodID) {
	f := b.m.NewFunc("clinit", types.Void)
	entry := f.NewBlock("entry")
	for _, id := range defined {
		if text := b.p.Dex.MethodText(id); b.defines(id) && b.p.Dex.MethodName(id) == "<clinit>" {
			entry.NewCall(b.funcs[text])
		}
	}
	entry.NewRet(nil)
}
