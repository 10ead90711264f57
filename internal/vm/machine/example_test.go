package machine_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// A program that prints, in a world whose seed is 1.
func ExampleNew() {
	data, err := os.ReadFile(filepath.FromSlash("../../../testdata/vm/Primes.dex"))
	if err != nil {
		log.Fatal(err)
	}
	files, err := dex.Parse("Primes.dex", data)
	if err != nil {
		log.Fatal(err)
	}
	w := world.New(1)
	w.Stdout = os.Stdout
	m, err := machine.New(vm.Config{Program: files, World: w})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(m.RunMain(context.Background(), "LPrimes;", []string{"1000"}))
	// Output:
	// 168 primes up to 1000
	// finished with exit code 0
}
