// Package lang holds the natives of java.lang: strings and their builders,
// numbers as text, characters, mathematics, the system, threads and throwables.
//
// Messages are those of Android 7 where it differs from OpenJDK.
package lang
