// Package boot holds the class library of the embedded device: its Java
// sources below java/, and the dex file made from them, embedded and packed.
//
// What apps extend or are called back from is Java; leaves such as string and
// number handling are declared native here and bound to Go by internal/vm/native.
// The sources are Java 8 without lambdas and are compiled against nothing but
// themselves. A member of the platform that is missing here stays missing, so
// that the machine can report it, and is never stood in for by a default.
//
// Classes that are alike but for a primitive type, such as IntBuffer and LongBuffer, are
// made from the templates below variants/: change those.
//
// After a change of the sources run
//
//	go generate ./internal/vm/boot
//
// which needs a JDK and dx (see package build).
package boot
