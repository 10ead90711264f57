// Package pdg finds out what depends on what in an app: which calls reach which
// methods, which statements give others their values or decide whether they
// run, and which callbacks cause others.
//
// Everything is demand-driven. An App indexes all dex files once, linearly:
// class hierarchy, call sites by method reference, field accesses by field,
// allocations by class. Methods are lifted, and dependences computed, when a
// query reaches them. Whole-app graphs exist for export.
//
// Terms:
//
//   - TypeID: a class that the app defines (then it equals the dex.ClassID) or
//     that is only referred to, mostly a framework type
//   - selector: method name and prototype, as virtual calls look methods up
//   - Site: an instruction, as method and pc
//   - Node: a statement, as method and index into its jimple.Body
//   - sound: a relation that contains everything that can happen at run time;
//     precise: one that contains little else
//   - CHA: class-hierarchy analysis, calls reach every override in a subtype;
//     RTA: only those of classes that are instantiated; refined: only those that
//     the receiver's possible objects have
//   - entry point: a method that the framework calls on an object it made itself
//   - callback: a method that the framework calls on an object that the app made
//     and that escaped to it; the escaping call is its registration
//   - event: a callback as a node of the event graph, with its component and what
//     triggers it; what is too much to be held or drawn is left out of the graph and
//     said in its notes
//   - guess: an edge that rests on an unresolved intent, an object that nothing is
//     known of, or a framework method that nobody described
//   - unmodelled: reflection, native code, dynamic loading, framework calls known
//     by the default rule only; each answer lists those it rests on
package pdg
