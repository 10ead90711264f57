// Package pattern has regular expressions that are compiled when they are first used:
// a program that has many of them starts without that work.
package pattern
