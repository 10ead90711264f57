// What belongs to the platform, so that its absence is a gap of the model and
// not an error of the program.

package vm

import "strings"

// platformPrefixes are the packages that only the platform may define.
var platformPrefixes = []string{"Ljava/", "Ljavax/", "Landroid/", "Ldalvik/", "Llibcore/", "Lsun/", "Lorg/json/", "Lorg/xml/sax/",
	"Lorg/w3c/dom/", "Lorg/xmlpull/", "Lorg/apache/http/", "Lcom/android/internal/", "Lcom/android/org/", "Ljdk/"}

// bundledPrefixes are packages below those that apps bring themselves.
var bundledPrefixes = []string{"Landroid/support/", "Landroid/arch/", "Ljavax/inject/", "Ljavax/annotation/", "Landroid/databinding/", "Landroid/car/"}

// desktopPrefixes are packages of Java that no Android has, but for the classes of
// java.beans that the boot library holds and java.awt.font. Libraries made for both look
// whether they are there, and go on when NoClassDefFoundError says that they are not.
var desktopPrefixes = []string{"Ljava/applet/", "Ljava/awt/", "Ljava/beans/", "Ljava/lang/instrument/", "Ljava/lang/management/",
	"Ljava/lang/module/", "Ljava/rmi/", "Ljavax/accessibility/", "Ljavax/activation/", "Ljavax/imageio/", "Ljavax/jws/", "Ljavax/lang/model/",
	"Ljavax/management/", "Ljavax/naming/", "Ljavax/persistence/", "Ljavax/print/", "Ljavax/rmi/", "Ljavax/script/", "Ljavax/security/auth/kerberos/",
	"Ljavax/security/sasl/", "Ljavax/servlet/", "Ljavax/sound/", "Ljavax/swing/", "Ljavax/tools/", "Ljavax/transaction/", "Ljavax/ws/",
	"Ljavax/xml/bind/", "Ljavax/xml/crypto/", "Ljavax/xml/soap/", "Ljavax/xml/stream/", "Ljavax/xml/ws/"}

// IsPlatform reports whether a descriptor names a class, or an array of one, that only
// the platform may define.
func IsPlatform(desc string) bool {
	desc = strings.TrimLeft(desc, "[")
	for _, list := range [][]string{bundledPrefixes, desktopPrefixes} {
		for _, p := range list {
			if strings.HasPrefix(desc, p) && !strings.HasPrefix(desc, "Ljava/awt/font/") {
				return false
			}
		}
	}
	for _, p := range platformPrefixes {
		if strings.HasPrefix(desc, p) {
			return true
		}
	}
	return false
}

// platformPart returns the class of the platform that a member, missing in k,
// could belong to: the first boot class or interface above k other than
// java.lang.Object; nil if k is the program's all the way up.
func (vm *VM) platformPart(k *Class) *Class {
	if k.IsArray() || k.IsPrimitive() {
		return nil
	}
	for s := k; s != nil && s != vm.objectClass; s = s.Super {
		if s.Boot {
			return s
		}
	}
	for _, i := range k.all {
		if i.Boot {
			return i
		}
	}
	if k == vm.objectClass {
		return k
	}
	return nil
}

// references counts the instructions of the program that refer to a member or
// class of the platform, and those of loaded boot code if there are none.
func (vm *VM) references(member string) int {
	n := 0
	for _, s := range vm.files {
		if s.boot {
			continue
		}
		n += countReferences(s, member)
	}
	return n
}

func countReferences(s *source, member string) int {
	f := s.file
	methods, fields, types := map[uint32]bool{}, map[uint32]bool{}, map[uint32]bool{}
	_, name, isMember := strings.Cut(member, "->")
	class := strings.TrimSuffix(member, "->"+name)
	switch {
	case isMember && strings.Contains(name, "("):
		for i := range uint32(f.NumMethods()) {
			if r := f.MethodRef(i); f.String(r.Name)+f.ProtoDescriptor(r.Proto) == name {
				methods[i] = true
			}
		}
	case isMember:
		for i := range uint32(f.NumFields()) {
			if strings.HasSuffix(f.FieldText(i), "->"+name) {
				fields[i] = true
			}
		}
	default:
		for i := range uint32(f.NumTypes()) {
			if f.TypeDescriptor(i) == class {
				types[i] = true
			}
		}
		for i := range uint32(f.NumMethods()) {
			methods[i] = f.TypeDescriptor(f.MethodRef(i).Class) == class
		}
		for i := range uint32(f.NumFields()) {
			fields[i] = f.TypeDescriptor(f.FieldRef(i).Class) == class
		}
	}
	return s.countUses(methods, fields, types)
}
