// Command licenses writes the licences of everything that the program is made of:
// NOTICE, which names what is in the sources, and the text of each linked module's.
//
//	go run ./internal/licenses command/licenses.txt
package main
