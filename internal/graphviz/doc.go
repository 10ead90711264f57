// Package graphviz draws graphs in the DOT language as SVG, without an installation
// of Graphviz: graphviz.wasm is Graphviz 12.1.2, translated to WebAssembly by
// github.com/goccy/go-graphviz v0.2.9, and runs in github.com/tetratelabs/wazero.
//
// That module's own Go code is not used, because it starts Graphviz whenever a program
// starts and trusts machine code that it finds in a folder below the temporary
// directory, to which every user of the machine can write. Here nothing happens before
// the first drawing, and translated code is kept in the user's own cache directory, if
// that is nobody else's.
package graphviz

//go:generate go run ./generate
