package smali_test

import (
	"fmt"
	"os"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/smali"
)

func ExamplePrinter_AppendClass() {
	data, err := os.ReadFile("../testdata/hello.dex")
	if err != nil {
		panic(err)
	}
	files, err := dex.Parse("hello.dex", data)
	if err != nil {
		panic(err)
	}
	text, err := smali.New(files[0]).AppendClass(nil, 0)
	if err != nil {
		panic(err)
	}
	_, methods, _ := strings.Cut(string(text), "# direct methods\n")
	fmt.Print(methods)
	// Output:
	// .method public static main([Ljava/lang/String;)V
	//     .registers 2
	//     .param p0, "args"    # [Ljava/lang/String;
	//
	//     .line 3
	//     :try_start_0
	//     sget-object v0, LHello;->greeting:Ljava/lang/String;
	//
	//     invoke-virtual {v0}, Ljava/lang/String;->length()I
	//     :try_end_5
	//     .catch Ljava/lang/Exception; {:try_start_0 .. :try_end_5} :catch_6
	//
	//     return-void
	//
	//     :catch_6
	//     move-exception v0
	//
	//     throw v0
	// .end method
}
