// Command generate compiles the Java sources of the class library into its
// blob, boot.dex.s2. It does nothing when the blob names the present sources.
package main
