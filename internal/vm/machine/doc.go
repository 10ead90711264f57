// Package machine puts a complete embedded device together: the interpreter of
// package vm, the class library of package boot, and its natives.
package machine
