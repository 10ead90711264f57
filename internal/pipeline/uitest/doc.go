// Package uitest writes a sequence of events as tests that other people's tools run:
// Espresso and UI Automator, in Kotlin and Java.
package uitest
