package pdg_test

import (
	"fmt"
	"log"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
)

// An app is opened and asked: who calls a method, which events it has and what lets
// one cause another, and what the value of a statement depends on.
func Example() {
	p, err := apk.Open("../testdata/apps/silicompressor/app.apk")
	if err != nil {
		log.Fatal(err)
	}
	app, err := pdg.Open(p)
	if err != nil {
		log.Fatal(err)
	}

	// The call graph is asked method by method; nobody but the framework calls this one.
	m, ok := app.Prog.FindMethod("Lcom/i/sc/SiliCompressor;->compressImageClick(Landroid/view/View;)V")
	if !ok {
		log.Fatal("the app has no such method")
	}
	fmt.Println("called from the app:", len(app.Callers(m)), "callback:", app.IsCallback(m))

	// The event graph tells what made the framework call it, and whose data it reads.
	for _, e := range app.Events().Edges {
		if e.To == m && e.Kind != pdg.Lifecycle {
			fmt.Println(strings.TrimSpace(fmt.Sprintln(e.Kind, "from", app.Prog.MethodName(e.From), e.Via)))
		}
	}

	// What the value of a statement is made of: the division reads fields by way of
	// locals, and the fields were written elsewhere.
	var division pdg.Node
	body := app.Body(m)
	for i := range body.Stmts {
		if n := (pdg.Node{Method: m, Stmt: int32(i)}); body.Stmts[i].Op == jimple.OpDiv {
			division = n
		}
	}
	for _, read := range app.Deps(nil, division) {
		if read.Kind != pdg.Value {
			continue
		}
		for _, write := range app.Deps(nil, read.Node) {
			if write.Kind == pdg.Heap {
				fmt.Println(app.Text(write.Node))
			}
		}
	}
	for _, u := range app.Unmodelled([]pdg.Node{division}) {
		fmt.Println("the answer rests on", u.What, u.Target)
	}

	// Output:
	// called from the app: 0 callback: true
	// heap from heightDecrementClick Lcom/i/sc/SiliCompressor;->height:I
	// register from onCreate
	// heap from widthDecrementClick Lcom/i/sc/SiliCompressor;->width:I
	// $r0.<com.i.sc.SiliCompressor: int width> = $i0
	// $r0.<com.i.sc.SiliCompressor: int width> = $i1
	// $r0.<com.i.sc.SiliCompressor: int height> = $i0
	// $r0.<com.i.sc.SiliCompressor: int height> = $i1
}
