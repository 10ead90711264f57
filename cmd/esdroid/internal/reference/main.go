// The program: from the command tree to the page.

package main

import (
	"log"
	"os"

	"github.com/esdroid/esdroid/cmd/esdroid/command"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: reference FILE")
	}
	f, err := os.Create(os.Args[1])
	if err == nil {
		err = command.WriteReference(f)
	}
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		log.Fatal(err)
	}
}
