// Where the code of a method comes from.

package report

import (
	"path"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/report/story"
)

// sourceOf returns the folder, with a slash at its end, and the file that a method comes from.
func sourceOf(p *dex.Program, m dex.MethodID) (dir, file string) {
	c := &p.Classes[p.Methods[m].Class]
	name := strings.TrimSuffix(strings.TrimPrefix(c.Descriptor, "L"), ";")
	dir, simple := path.Split(name)
	said := ""
	if c.Def.Source != dex.NoIndex {
		said = c.File.String(c.Def.Source)
	}
	return dir, sourceFile(said, simple)
}

// placeOf names a method and a line of it for a story.
func placeOf(p *dex.Program, m dex.MethodID, line int) story.Place {
	dir, file := sourceOf(p, m)
	class := strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(p.Classes[p.Methods[m].Class].Descriptor, "L"), ";"), "/", ".")
	return story.Place{Class: class, Member: class[strings.LastIndexByte(class, '.')+1:] + "." + p.MethodName(m), Method: p.MethodText(m), Path: dir + file, Line: max(line, 0)}
}

// named reports whether a class says the name of a source file, and not a library's and
// its version ("com.google.android.gms:play-services-base@@18.9.0") or a shortened one.
func named(said string) bool {
	base, ending := said, ""
	if i := strings.LastIndexByte(said, '.'); i >= 0 {
		base, ending = said[:i], said[i+1:]
	}
	return ending != "" && len(base) > 2 && !strings.ContainsAny(said, "/\\:@ ")
}

// sourceFile returns the file that a class comes from. What the class says need be
// none: shrinkers write SourceFile, PG or r8-map-id-…, compilers D8$$SyntheticClass
// for what they make of a lambda. Then it is the file that its outermost class has by
// custom.
func sourceFile(said, simple string) string {
	if named(said) {
		return said
	}
	outer := strings.TrimPrefix(simple, "-$$Lambda$") // D8 once put the word before the class
	if strings.HasPrefix(outer, "-") {
		return simple // made of lambdas of several classes
	}
	if i := strings.IndexByte(outer, '$'); i > 0 {
		outer = outer[:i]
	}
	return outer + ".java"
}
