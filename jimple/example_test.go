package jimple_test

import (
	"fmt"
	"log"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// Print the statements of a method with the statements that define what they use.
func Example() {
	files, err := dex.Parse("classes.dex", divideDex)
	if err != nil {
		log.Fatal(err)
	}
	program, err := dex.NewProgram(files...)
	if err != nil {
		log.Fatal(err)
	}
	id, _ := program.FindMethod("LDivide;->quotient(II)I")
	body, err := jimple.New(program).Body(id)
	if err != nil {
		log.Fatal(err)
	}
	for i := range body.Stmts {
		fmt.Printf("%d  %s", i, body.Text(int32(i)))
		for k := range body.Args(int32(i)) {
			fmt.Print("  ", body.Defs(body.FirstUse(int32(i))+int32(k)))
		}
		fmt.Println()
	}
	// Output:
	// 0  $i0 := @parameter0: int
	// 1  $i1 := @parameter1: int
	// 2  $i2 = $i0 / $i1  [0]  [1]
	// 3  return $i2  [2]
}
