// Package framework is android.* of the embedded device: its Java sources below
// java/, the images made from them, and the natives they need.
//
// What apps extend or are called back from is Java; leaves (resource tables, text
// metrics, pictures, databases) are declared native there and bound to Go by the
// packages below native/. The sources are Java 8 without lambdas, compiled against
// the class library of package internal/vm/boot and themselves. A member of the
// platform that is missing here stays missing, so that the machine can report it.
//
// Terms:
//
//   - image: a dex file with the classes of some packages; one dex file for each
//     group of packages, so that a change of one leaves the others as they are
//
// After a change of the sources run
//
//	go generate ./internal/framework
package framework
