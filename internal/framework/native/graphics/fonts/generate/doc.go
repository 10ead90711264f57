// Command generate makes fonts.s2 from the jar whose path is its argument.
package main
