// Package verify checks dex files as a device does before it runs them.
//
// The structural check looks at a file's sections: what lies where, in which
// order, and whether every index and text is valid (File). The flow check
// follows each method's instructions with the types of all registers (Method,
// Program).
//
// Terms:
//
//   - finding: one place where a file breaks a rule. An Error is a reason for a
//     device to refuse the file or the class; a Remark is one to run the method
//     more slowly, or to throw when an instruction is reached, or merely odd.
//   - rule: the short name of what is broken, such as branch-target
//   - unresolved class: one that neither the app nor the resolver knows. As on
//     a device that lacks a class, nothing is refused because of it.
//   - state: the types of all registers before an instruction
package verify
