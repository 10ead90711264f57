// Package conformance holds programs that use the platform as apps do, and what they
// print on the platform's own code. The embedded device must print the same.
//
// A program is a class with a main method in java/AREA; what it prints is in the file
// beside it that ends in .out. All programs of an area run one after the other in one app,
// each in a turn of the main thread of its own, ten seconds of virtual time apart, so that
// what it posts or starts can end.
//
// A program prints through Out.say, and what fails through Out.fails, which leaves out
// texts that are the virtual machine's own. Where programs need activities or resources,
// host/AREA has the app that runs them; else host has one for all.
//
// After a change of the programs run
//
//	go generate ./internal/framework/conformance
//
// which needs a JDK, dx, aapt and the platform's own code (see package
// internal/device/platform).
package conformance

//go:generate go run ./generate
