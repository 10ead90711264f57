package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	facts := flag.String("facts", "", "write the facts of the given jars as text into this `directory`")
	compile := flag.String("compile", "", "compile the text files of this `directory`")
	names := flag.String("names", "", "write the names of android.* in this platform `jar`")
	signatures := flag.String("public", "", "with -names: the signatures that are public, in the notation of internal/framework/names/extract")
	out := flag.String("o", "types.bin", "compiled table `file`")
	flag.Parse()
	var err error
	switch {
	case *facts != "" && flag.NArg() > 0:
		err = writeFacts(*facts, flag.Args())
	case *compile != "":
		err = compileTable(*compile, *out)
	case *names != "":
		err = writeNames(*names, *signatures, *out)
	default:
		flag.Usage()
		os.Exit(2)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "typegen:", err)
		os.Exit(1)
	}
}
