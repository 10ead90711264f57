// The texts of exceptions that instructions throw, as ART words them.
//
// Source of the facts: runtime/common_throws.cc of the platform and the outputs
// its run-tests expect (122-npe, 201-built-in-except-detail-messages).

package vm

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

const (
	objectName = "Ljava/lang/Object;"
	stringName = "Ljava/lang/String;"
)

// javaName spells a descriptor as source does: java.lang.String, int[].
func javaName(desc string) string { return dex.JavaName(desc) }

// methodRefText spells method id i of a file as in "int java.lang.String.length()".
func methodRefText(f *dex.File, i uint32) string {
	r := f.MethodRef(i)
	return memberText(f.TypeDescriptor(r.Class), f.String(r.Name), f.ProtoDescriptor(r.Proto))
}

func methodText(m *Method) string { return memberText(m.Class.Name, m.Name, m.Desc) }

func memberText(class, name, desc string) string {
	params, _ := dex.ParamTypes(desc)
	var b strings.Builder
	b.WriteString(javaName(dex.ReturnType(desc)))
	b.WriteByte(' ')
	b.WriteString(javaName(class))
	b.WriteByte('.')
	b.WriteString(name)
	b.WriteByte('(')
	for i, p := range params {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(javaName(p))
	}
	b.WriteByte(')')
	return b.String()
}

// fieldRefText spells field id i of a file as in "int a.B.c".
func fieldRefText(f *dex.File, i uint32) string {
	r := f.FieldRef(i)
	return javaName(f.TypeDescriptor(r.Type)) + " " + javaName(f.TypeDescriptor(r.Class)) + "." + f.String(r.Name)
}
