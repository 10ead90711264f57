// Package llvm writes methods as a module in LLVM IR, so that slicers and pointer
// analyses made for LLVM can take apps.
//
// How Java becomes LLVM:
//
//   - Names are those of dex with dots for slashes and, where they are longer
//     than 250 bytes, a hash for their end; debug information has the exact
//     method reference as linkage name.
//   - A reference is a pointer to %"Ljava.lang.Object;", whose only field is the
//     class: a pointer to a global such as @"class:Lcom.x.Y;". The struct of an
//     app class begins with that of its superclass and holds its own fields;
//     framework classes have no fields of their own. An array is a struct of
//     header, length and elements.
//   - Functions are named by their method, @"Lcom.x.Y;->m(I)V". Methods that the
//     module does not define are declared, framework methods among them.
//   - A virtual or interface call goes to @"virtual:…", which compares the class
//     of the receiver with the app's classes that have a method of their own and
//     calls theirs, else what the framework would run.
//   - Static fields are globals, fields of framework objects are reached through
//     declared functions @"field:…" that return their address.
//   - An exception is explicit: @exception holds the one in flight. Every call is
//     followed by a test of it, and what can throw by itself (null, division by
//     zero, array bounds, casts) by a test of its condition that calls a declared
//     @"throw:…". Both lead to the handlers in order, or out of the function.
//   - A local is an alloca of its name; opt -passes=mem2reg makes it values.
//     Integers narrower than int are extended to i32 in locals.
//   - Debug locations carry the source line, and the dex pc as the column (0 if
//     it does not fit into 16 bits).
//   - @"clinit" runs all class initialisers in the order of the file. When the
//     machine would run each of them is not modelled.
//
// Dead code is left out. Pointers are typed, as LLVM up to 16 reads them.
package llvm
