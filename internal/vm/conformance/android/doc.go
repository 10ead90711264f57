// Package android holds Java programs for the parts of the platform that
// OpenJDK lacks: org.json, org.xmlpull, Android's parsers by name. What each
// must print, Name.out, was read line by line against what Android documents;
// that of JsonObjects was written from it, that of TreesOfTexts is what Android's own
// classes print on a JVM, that of SaxTexts what Expat makes of the texts; the others
// began as what the embedded device printed.
//
// After a change of programs run
//
//	go generate ./internal/vm/conformance/android
//
// which compiles them against the sources of the class library into one blob,
// programs.dex.s2, so that the tests need no JDK.
package android

//go:generate go run ./generate
