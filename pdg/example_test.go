package pdg_test

import (
	"context"
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

	// A thin slice, from the division: what the value is made of.
	var division pdg.Node
	body := app.Body(m)
	for i := range body.Stmts {
		if n := (pdg.Node{Method: m, Stmt: int32(i)}); body.Stmts[i].Op == jimple.OpDiv {
			division = n
		}
	}
	slice := app.Backward(context.Background(), []pdg.Node{division}, pdg.Query{Kinds: pdg.Thin, Limit: 100})
	for _, e := range slice.Elements() {
		if e.Part == pdg.Whole && e.Dep.Kind == pdg.Heap {
			fmt.Println(app.Text(e.Node))
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
