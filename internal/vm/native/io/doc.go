// Package io holds the natives of java.io, java.nio, java.net and
// java.util.zip: the virtual disk and network, charsets, numbers in byte
// arrays, and compression.
//
// Terms:
//
//   - disk: the world's file system as libcore.io.Disk shows it to the Java
//     sources; a failure is an IOException whose message is the operating
//     system's
//   - coder: one charset's decoding and encoding of a piece of input
package io
