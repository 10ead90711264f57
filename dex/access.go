// Access flags of classes, fields and methods.

package dex

import "strings"

// AccessFlags are the access_flags of the format.
type AccessFlags uint32

// The access flags. Some bits mean different things on methods and fields.
const (
	AccPublic               AccessFlags = 0x1
	AccPrivate              AccessFlags = 0x2
	AccProtected            AccessFlags = 0x4
	AccStatic               AccessFlags = 0x8
	AccFinal                AccessFlags = 0x10
	AccSynchronized         AccessFlags = 0x20
	AccVolatile             AccessFlags = 0x40
	AccBridge               AccessFlags = 0x40
	AccTransient            AccessFlags = 0x80
	AccVarargs              AccessFlags = 0x80
	AccNative               AccessFlags = 0x100
	AccInterface            AccessFlags = 0x200
	AccAbstract             AccessFlags = 0x400
	AccStrict               AccessFlags = 0x800
	AccSynthetic            AccessFlags = 0x1000
	AccAnnotation           AccessFlags = 0x2000
	AccEnum                 AccessFlags = 0x4000
	AccConstructor          AccessFlags = 0x10000
	AccDeclaredSynchronized AccessFlags = 0x20000
)

// AccessOn says what a set of access flags belongs to.
type AccessOn uint8

// What access flags belong to.
const (
	OnClass AccessOn = iota
	OnField
	OnMethod
)

var accessNames = []struct {
	flag                 AccessFlags
	class, field, method string
}{
	{AccPublic, "public", "public", "public"},
	{AccPrivate, "private", "private", "private"},
	{AccProtected, "protected", "protected", "protected"},
	{AccStatic, "static", "static", "static"},
	{AccFinal, "final", "final", "final"},
	{AccSynchronized, "", "", "synchronized"},
	{AccVolatile, "", "volatile", "bridge"},
	{AccTransient, "", "transient", "varargs"},
	{AccNative, "", "", "native"},
	{AccInterface, "interface", "", ""},
	{AccAbstract, "abstract", "", "abstract"},
	{AccStrict, "", "", "strictfp"},
	{AccSynthetic, "synthetic", "synthetic", "synthetic"},
	{AccAnnotation, "annotation", "", ""},
	{AccEnum, "enum", "enum", ""},
	{AccConstructor, "", "", "constructor"},
	{AccDeclaredSynchronized, "", "", "declared-synchronized"},
}

// Names returns the flags as Java and smali spell them, separated by spaces.
// Bits without a meaning there are left out.
func (a AccessFlags) Names(on AccessOn) string {
	var out []string
	for _, n := range accessNames {
		if name := [...]string{n.class, n.field, n.method}[on]; a&n.flag != 0 && name != "" {
			out = append(out, name)
		}
	}
	return strings.Join(out, " ")
}
