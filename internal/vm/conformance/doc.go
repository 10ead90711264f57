// Package conformance compares the embedded device with OpenJDK: it holds Java
// programs, what OpenJDK prints for each, and the tests which run them.
//
// An area is a folder of testdata: programs Name.java, each one class with a
// main method and no other top-level class; what OpenJDK 17 printed, Name.out;
// and all programs of the area as one blob, programs.dex.s2, so that the test
// needs no JDK. Where Android prints something else by right, Name.android.out
// says what, and DIFFERENCES.md of the area why.
//
// The area kotlin holds programs Name.kt, each in a package of its own, its name
// in lower case, and beside the programs' blob Kotlin's standard library as dex:
// all of it, since what the programs reach is half of it anyway.
//
// A program prints to System.out only, the same on every run, and reads
// nothing from outside but Name.in as its standard input. Programs of an area share one run of OpenJDK; one that
// ends it with System.exit, prints whole stack traces, or counts on being
// alone has "// alone" as its first line.
//
// After a change of programs run
//
//	go generate ./internal/vm/conformance
//
// which compiles the areas that changed and writes what OpenJDK prints.
package conformance

//go:generate go run ./generate
