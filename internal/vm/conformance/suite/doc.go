// Package suite lists the conformance programs by area, compiles them, and runs
// them on OpenJDK.
package suite
