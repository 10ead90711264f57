package verify_test

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
)

func ExampleFlow_Each() {
	data, err := os.ReadFile("../testdata/hello.dex")
	if err != nil {
		panic(err)
	}
	files, err := dex.Parse("hello.dex", data)
	if err != nil {
		panic(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		panic(err)
	}
	m, _ := p.FindMethod("LHello;->main([Ljava/lang/String;)V")
	v := verify.New(p, nil)
	flow, _ := v.Method(m)
	flow.Each(func(in *dex.Insn, regs []verify.Type) bool {
		fmt.Printf("%04x %-16s v0: %s, v1: %s\n", in.PC, in.Op, v.Text(regs[0]), v.Text(regs[1]))
		return true
	})
	// Output:
	// 0000 sget-object      v0: undefined, v1: [Ljava/lang/String;
	// 0002 invoke-virtual   v0: Ljava/lang/String;, v1: [Ljava/lang/String;
	// 0005 return-void      v0: Ljava/lang/String;, v1: [Ljava/lang/String;
	// 0006 move-exception   v0: conflict, v1: [Ljava/lang/String;
	// 0007 throw            v0: Ljava/lang/Exception;, v1: [Ljava/lang/String;
}

func ExampleData() {
	data, err := os.ReadFile("../testdata/hello.dex")
	if err != nil {
		panic(err)
	}
	data[len(data)-1] ^= 0xff
	_, findings := verify.Data("hello.dex", data)
	for _, f := range findings[:1] {
		fmt.Println(f)
	}
	// Output:
	// hello.dex: header at offset 0x8: error: checksum c72e573c, that of the content is c82d583b [checksum]
}
