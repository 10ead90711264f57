// Package build turns Java sources into dex files. It serves the generators of
// the class library and of the conformance programs and the tests which prove
// that the committed blobs are current; nothing that a user runs needs it.
//
// Terms. The tools are a JDK (javac and java on PATH) and dx (dx.jar in the
// oracle cache).
package build
