package crash_test

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/slice/crash"
)

func Example() {
	reports, err := crash.Parse(strings.NewReader(`
05-20 13:09:44.209 20466 20466 E AndroidRuntime: FATAL EXCEPTION: main
05-20 13:09:44.209 20466 20466 E AndroidRuntime: Process: com.x, PID: 20466
05-20 13:09:44.209 20466 20466 E AndroidRuntime: java.lang.ArithmeticException: divide by zero
05-20 13:09:44.209 20466 20466 E AndroidRuntime: 	at a.b.a(SourceFile:2)
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := crash.Choose(reports, crash.App{Package: "com.x"})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Process, r.Thread, r.RootCause(nil).Header())
	fmt.Println(r.Signature(crash.ByAppFrames, nil))
	// Output:
	// com.x main java.lang.ArithmeticException: divide by zero
	// kind exception
	// type java.lang.ArithmeticException
	// at a.b.a:2
}

func ExampleMapping_Retrace() {
	m, err := crash.ReadMapping(strings.NewReader(`com.x.Bill -> a.b:
    1:1:int com.x.Math.half(int):7:7 -> a
    1:1:void split():20 -> a
    2:2:void split():21:21 -> a
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, stack := range m.Retrace(crash.Frame{Class: "a.b", Method: "a", File: "SourceFile", Line: 1}) {
		for _, f := range stack {
			fmt.Println(f)
		}
	}
	// Output:
	// com.x.Math.half(Math.java:7)
	// com.x.Bill.split(Bill.java:20)
}
