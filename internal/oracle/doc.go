// Package oracle finds the independent tools that tests compare against:
// Debian's dexdump, smali, baksmali, apksigner, zipalign, aapt, LLVM, Graphviz
// and Chromium on PATH, jars from Maven Central and public APKs in a cache.
//
// A missing oracle skips the test that needs it, except when CI=true, where it
// fails. The script .ci/oracles installs all of them and fills the cache.
//
// What slow tools make of an input is kept in the cache too, under a [Key] of the
// input's content, the options and the tool's version: a second run over the same
// bytes takes no time, and a changed byte always runs the tool.
package oracle
