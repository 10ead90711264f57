// Command generate compiles the Java programs of the machine's own tests and
// benchmarks into testdata/programs.dex.s2.
package main
