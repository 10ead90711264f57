// Command opgen turns opcodes.txt, the one description of the Dalvik
// instruction set, into the Go tables that decoding, printing and checking use.
package main
