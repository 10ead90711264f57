package apk_test

import (
	"fmt"

	"github.com/esdroid/esdroid/dex/apk"
)

func ExampleOpen() {
	app, err := apk.Open("../../testdata/apps/silicompressor/app.apk")
	if err != nil {
		fmt.Println(err)
		return
	}
	m, err := app.Manifest()
	if err != nil {
		fmt.Println(err)
		return
	}
	dex, err := app.DexFiles()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m.Package, m.Launchers()[0].Class)
	for _, d := range dex {
		fmt.Println(d.Name)
	}
	// Output:
	// com.i.sc com.i.sc.SiliCompressor
	// classes.dex
}
