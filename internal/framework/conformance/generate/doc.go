// Command generate compiles the programs of package conformance and asks the platform's
// own code what they print.
package main
