// Package crafted writes dex files that are small and expensive: each has one method
// that is long, branches much, or makes some analysis meet everything with everything.
// Tests hold what esdroid does with them to bounds.
package crafted
