// Package native holds the Go natives of the boot classes, one sub-package an
// area, each with a function Bind.
//
// A native is a Go function that does what a method does which the boot library's
// Java sources declare native. The terms are those of package vm.
package native
