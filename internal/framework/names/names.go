// The embedded table.

package names

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/klauspost/compress/zstd"
)

//go:generate bash generate.sh

//go:embed names.bin
var packed []byte

//go:embed later.txt
var later string

// laterClasses are the public classes of java.* that Java 8, whose library this version of
// the platform has, does not know. Libraries ask for them to see what they run on.
var laterClasses = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, name := range strings.Fields(later) {
		all["L"+name+";"] = true
	}
	return all
})

// SDK is the version of the platform whose names these are.
const SDK = 26

// class is an entry of the table.
type class struct {
	above   []string // superclass and interfaces without java.lang.Object
	members string   // each after a tab, between line ends; a tab alone ends the public ones
}

// table is opened by the first who misses something.
var table = sync.OnceValue(func() map[string]class {
	decoder, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(1<<28))
	if err != nil {
		panic("BUG: the embedded names: " + err.Error())
	}
	defer decoder.Close()
	data, err := decoder.DecodeAll(packed, nil)
	if err != nil {
		panic("BUG: the embedded names: " + err.Error())
	}
	t := map[string]class{}
	for _, entry := range strings.Split(string(data), "\nL") { // members begin with a tab
		head, members, _ := strings.Cut(entry, "\n")
		words := strings.Fields(head)
		t["L"+strings.TrimPrefix(words[0], "L")] = class{words[1:], "\n" + members + "\n"}
	}
	return t
})

// Public returns the classes that are documented for apps, by their descriptors, and what
// they declare of public members, in the notation of Has.
func Public() map[string][]string {
	all := make(map[string][]string)
	for desc, c := range table() {
		if public, _, ok := strings.Cut(c.members, "\n\t\n"); ok {
			all[desc] = strings.Fields(public)
		}
	}
	return all
}

// Has reports whether the platform has what a reference names: a class by its
// descriptor, or a member of it or of what stands above it, as in
// "Landroid/os/Build;->DEVICE:Ljava/lang/String;". A reference that ends behind the colon
// or the parameters stands for those of every type. Of names outside of android.* the
// table knows nothing but which classes came after Java 8, and says yes to all others, but
// not of what such a part would inherit from them.
func Has(reference string) bool {
	desc, member, isMember := strings.Cut(reference, "->")
	if !strings.HasPrefix(desc, "Landroid/") {
		return !laterClasses()[desc]
	}
	c, ok := table()[desc]
	if !ok || !isMember {
		return ok
	}
	return c.has(member)
}

func (c class) has(member string) bool {
	line := "\n\t" + member
	part := strings.HasSuffix(member, ":") || strings.HasSuffix(member, ")")
	if !part {
		line += "\n"
	}
	if strings.Contains(c.members, line) {
		return true
	}
	if strings.HasPrefix(member, "<init>") {
		return false // constructors are not inherited
	}
	for _, above := range c.above {
		if part && !strings.HasPrefix(above, "Landroid/") {
			continue // who asks by reflection asks for what may not be there
		}
		if Has(above + "->" + member) {
			return true
		}
	}
	return false
}
