// Command generate compiles the programs of package android unless their blob
// is of the present sources.
package main
