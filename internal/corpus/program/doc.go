// Package program opens the apps that tests run on as programs. It stands apart
// from package corpus so that the tests inside package dex can use that one.
package program
