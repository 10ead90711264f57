// Debug information: a subprogram for each function, a location for each
// statement.

package llvm

import (
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

func (b *builder) addMetadata(d metadata.Definition) {
	d.SetID(int64(len(b.metadata)))
	b.metadata = append(b.metadata, d)
}

func (b *builder) debugUnit() {
	empty := &metadata.Tuple{MetadataID: -1}
	b.addMetadata(empty)
	b.subtype = &metadata.DISubroutineType{MetadataID: -1, Types: empty}
	b.addMetadata(b.subtype)
	b.unit = &metadata.DICompileUnit{
		MetadataID: -1, Distinct: true, Language: enum.DwarfLangJava, File: b.file("classes.dex", ""),
		Producer: "esdroid", EmissionKind: enum.EmissionKindFullDebug,
	}
	b.addMetadata(b.unit)
}

func (b *builder) file(name, dir string) *metadata.DIFile {
	key := dir + "/" + name
	f, ok := b.files[key]
	if !ok {
		f = &metadata.DIFile{MetadataID: -1, Filename: name, Directory: dir}
		b.addMetadata(f)
		b.files[key] = f
	}
	return f
}

// subprogram makes the debug entry of a method.
func (b *builder) subprogram(m dex.MethodID, body *jimple.Body) *metadata.DISubprogram {
	class := &b.p.Dex.Classes[b.p.Dex.Methods[m].Class]
	name, dir := "SourceFile", ""
	if class.Def.Source != dex.NoIndex {
		name = class.File.String(class.Def.Source)
	}
	if slash := strings.LastIndexByte(class.Descriptor, '/'); slash > 0 {
		dir = class.Descriptor[1:slash]
	}
	line := int64(0)
	for i := range body.Stmts {
		if l := int64(body.Stmts[i].Line); l > 0 && (line == 0 || l < line) {
			line = l
		}
	}
	sp := &metadata.DISubprogram{
		MetadataID: -1, Distinct: true, Scope: b.file(name, dir), Name: b.p.Dex.MethodName(m), LinkageName: b.p.Dex.MethodText(m),
		File: b.file(name, dir), Line: line, Type: b.subtype, ScopeLine: line, SPFlags: enum.DISPFlagDefinition, Unit: b.unit,
	}
	b.addMetadata(sp)
	return sp
}

// location returns the debug location of a statement.
func location(sp *metadata.DISubprogram, s *jimple.Stmt) ir.Metadata {
	column := int64(s.PC)
	if column > 0xffff {
		column = 0
	}
	return ir.Metadata{{Name: "dbg", Node: &metadata.DILocation{MetadataID: -1, Line: int64(s.Line), Column: column, Scope: sp}}}
}

// attach gives an instruction the location md.
func attach(inst ir.Instruction, md ir.Metadata) {
	switch i := inst.(type) {
	case *ir.InstLoad:
		i.Metadata = md
	case *ir.InstStore:
		i.Metadata = md
	case *ir.InstCall:
		i.Metadata = md
	case *ir.InstGetElementPtr:
		i.Metadata = md
	case *ir.InstBitCast:
		i.Metadata = md
	case *ir.InstICmp:
		i.Metadata = md
	case *ir.InstFCmp:
		i.Metadata = md
	case *ir.InstAdd:
		i.Metadata = md
	case *ir.InstSub:
		i.Metadata = md
	case *ir.InstMul:
		i.Metadata = md
	case *ir.InstSDiv:
		i.Metadata = md
	case *ir.InstSRem:
		i.Metadata = md
	case *ir.InstFAdd:
		i.Metadata = md
	case *ir.InstFSub:
		i.Metadata = md
	case *ir.InstFMul:
		i.Metadata = md
	case *ir.InstFDiv:
		i.Metadata = md
	case *ir.InstFRem:
		i.Metadata = md
	case *ir.InstFNeg:
		i.Metadata = md
	case *ir.InstAnd:
		i.Metadata = md
	case *ir.InstOr:
		i.Metadata = md
	case *ir.InstXor:
		i.Metadata = md
	case *ir.InstShl:
		i.Metadata = md
	case *ir.InstAShr:
		i.Metadata = md
	case *ir.InstLShr:
		i.Metadata = md
	case *ir.InstSelect:
		i.Metadata = md
	case *ir.InstZExt:
		i.Metadata = md
	case *ir.InstSExt:
		i.Metadata = md
	case *ir.InstTrunc:
		i.Metadata = md
	case *ir.InstSIToFP:
		i.Metadata = md
	case *ir.InstFPExt:
		i.Metadata = md
	case *ir.InstFPTrunc:
		i.Metadata = md
	case *ir.InstPtrToInt:
		i.Metadata = md
	}
}

// finishDebug adds the definitions to the module.
func (b *builder) finishDebug() {
	flag := func(behaviour int64, name string, v int64) *metadata.Tuple {
		t := &metadata.Tuple{MetadataID: -1, Fields: []metadata.Field{
			constant.NewInt(types.I32, behaviour), &metadata.String{Value: name}, constant.NewInt(types.I32, v),
		}}
		b.addMetadata(t)
		return t
	}
	b.m.NamedMetadataDefs["llvm.module.flags"] = &metadata.NamedDef{Name: "llvm.module.flags", Nodes: []metadata.Node{
		flag(2, "Debug Info Version", 3), flag(2, "Dwarf Version", 4),
	}}
	b.m.NamedMetadataDefs["llvm.dbg.cu"] = &metadata.NamedDef{Name: "llvm.dbg.cu", Nodes: []metadata.Node{b.unit}}
	b.m.MetadataDefs = append(b.m.MetadataDefs, b.metadata...)
}
