// Command generate compiles the conformance programs of every area that
// changed and records what OpenJDK prints for them.
package main
