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
// What the judge itself stands in for, or lacks, the programs in java/documented use: their
// .out files are written by hand, by what is documented of phones.
//
// A file that ends in .calls makes a program that calls every public method of a class: on
// several objects, with values of several kinds, null and others at the edge among them. A
// line of its output has the calls of one method on one object: arguments, result or
// exception, and what changed. Its lines are
//
//   - class NAMES: the class, and those above it whose methods are called, too
//   - on EXPRESSION: an object to begin with
//   - state EXPRESSION: what is seen of an object, r; by default its text. With "getters"
//     for the expression it is all that documented methods without parameters say of it, and
//     what a call changed of that is printed
//   - give TYPE VALUES: values for parameters of a type, parted by " | ", in the place of
//     those in calls/values
//   - skip METHOD REASON: what is not called, with or without the types of its parameters
//
// Its class is named after the file and ends in Calls. What is known to differ on the
// device stands in a file that ends in .differs, with the reason.
//
// After a change of the programs run
//
//	go generate ./internal/framework/conformance
//
// or, for some areas, go run ./generate AREA... in its folder. It needs a JDK, dx, aapt and the platform's own code (see package
// internal/device/platform).
package conformance

//go:generate go run ./generate
