// Package regex is the engine behind java.util.regex: a backtracking matcher
// over UTF-16 with Java's syntax as Android understands it.
//
// A pattern is parsed to a tree, the tree is compiled to a flat program, and
// the program runs on an explicit backtrack stack, so that neither long inputs
// nor deep backtracking use the Go stack. Every step is charged to a budget
// that the caller gives; a pattern that explodes ends in ErrBudget or
// ErrStack, never in a hang.
//
// Android's engine is ICU's, not OpenJDK's. Where the two differ this package
// follows Android: \d, \w, \s and \b are Unicode-aware, case-insensitive
// matching folds all scripts, and syntax errors carry ICU's texts.
//
// Terms. An anchoring bound makes ^ and $ see the ends of the region as ends
// of the input; a transparent bound lets look-around see past them. An
// atomic group never gives back what it matched.
package regex
