// Which classes are made of which template, and writing them.

package main

import (
	"bytes"
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
)

//go:embed templates
var templates embed.FS

// primitive is a type and what templates say of it.
type primitive struct {
	Name     string // as parts of names have it
	Type     string
	Boxed    string
	Bytes    int
	Floating bool
}

var (
	shorts  = primitive{"Short", "short", "Short", 2, false}
	ints    = primitive{"Int", "int", "Integer", 4, false}
	longs   = primitive{"Long", "long", "Long", 8, false}
	floats  = primitive{"Float", "float", "Float", 4, true}
	doubles = primitive{"Double", "double", "Double", 8, true}
)

// Others are the other types that have streams.
func (p primitive) Others() []primitive {
	return slices.DeleteFunc(slices.Clone(streams), func(q primitive) bool { return q == p })
}

// Wider are the types of streams to which a stream of this one converts without a cast.
func (p primitive) Wider() []primitive { return streams[slices.Index(streams, p)+1:] }

// streams are the types that have streams, from the narrowest.
var streams = []primitive{ints, longs, doubles}

// classes are the templates, the files that they make, below the folder of the class
// library and with templates for names, and the types.
var classes = []struct {
	template, file string
	types          []primitive
}{
	{"Buffer", "java/nio/{{.Name}}Buffer", []primitive{shorts, ints, longs, floats, doubles}},
	{"Optional", "java/util/Optional{{.Name}}", streams},
	{"BinaryOperator", "java/util/function/{{.Name}}BinaryOperator", streams},
	{"Consumer", "java/util/function/{{.Name}}Consumer", streams},
	{"Function", "java/util/function/{{.Name}}Function", streams},
	{"Predicate", "java/util/function/{{.Name}}Predicate", streams},
	{"Supplier", "java/util/function/{{.Name}}Supplier", streams},
	{"UnaryOperator", "java/util/function/{{.Name}}UnaryOperator", streams},
	{"ObjConsumer", "java/util/function/Obj{{.Name}}Consumer", streams},
	{"ToBiFunction", "java/util/function/To{{.Name}}BiFunction", streams},
	{"ToFunction", "java/util/function/To{{.Name}}Function", streams},
	{"Stream", "java/util/stream/{{.Name}}Stream", streams},
	{"Pipeline", "java/util/stream/{{.Name}}Pipeline", streams},
	{"Atomic", "java/util/concurrent/atomic/Atomic{{.Boxed}}", []primitive{ints, longs}},
	{"AtomicArray", "java/util/concurrent/atomic/Atomic{{.Boxed}}Array", []primitive{ints, longs}},
	{"AbstractQueuedSynchronizer", `java/util/concurrent/locks/AbstractQueued{{if eq .Name "Long"}}Long{{end}}Synchronizer`, []primitive{ints, longs}},
}

func main() {
	files, err := render()
	for name, text := range files {
		if err == nil {
			err = os.WriteFile(filepath.Join("java", filepath.FromSlash(name)), text, 0o666)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "variants:", err)
		os.Exit(1)
	}
}

// render returns the text of each file.
func render() (map[string][]byte, error) {
	all, err := template.ParseFS(templates, "templates/*.tmpl")
	if err != nil {
		return nil, err
	}
	files := make(map[string][]byte)
	for _, c := range classes {
		name, err := template.New("").Parse(c.file + ".java")
		if err != nil {
			return nil, err
		}
		for _, p := range c.types {
			var file strings.Builder
			var text bytes.Buffer
			if err := name.Execute(&file, p); err != nil {
				return nil, err
			}
			if err := all.ExecuteTemplate(&text, c.template+".java.tmpl", p); err != nil {
				return nil, err
			}
			files[file.String()] = text.Bytes()
		}
	}
	return files, nil
}
