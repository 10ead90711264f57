// Command esdroid finds out which statements, events and values crash an
// Android app, and why.
package main

import (
	"os"

	"github.com/esdroid/esdroid/cmd/esdroid/command"
)

//go:generate go run ./internal/licenses command/licenses.txt
//go:generate go run ./internal/reference ../../docs/commands.md

func main() {
	os.Exit(command.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
