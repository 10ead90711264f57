package main

import (
	"strings"
	"testing"
)

func TestSummarize(t *testing.T) {
	const in = `{"Action":"output","Package":"a/b","Test":"TestX","Output":"=== RUN   TestX\n"}
{"Action":"output","Package":"a/b","Test":"TestX","Output":"    x_test.go:12: oracle missing: dot\n"}
{"Action":"output","Package":"a/b","Test":"TestX","Output":"--- SKIP: TestX (0.00s)\n"}
{"Action":"skip","Package":"a/b","Test":"TestX","Elapsed":0}
{"Action":"output","Package":"a/b","Test":"TestFine","Output":"chatter\n"}
{"Action":"pass","Package":"a/b","Test":"TestFine","Elapsed":10.6}
{"Action":"pass","Package":"a/b","Test":"TestFine/part","Elapsed":10.5}
{"Action":"pass","Package":"a/c","Test":"TestSlow","Elapsed":99}
{"Action":"output","Package":"a/b","Test":"TestY","Output":"    y_test.go:1: want 2\n"}
{"Action":"fail","Package":"a/b","Test":"TestY","Elapsed":0}
{"Action":"fail","Package":"a/b","Elapsed":1.5}
{"Action":"pass","Package":"a/c","Elapsed":0.25}
`
	const want = `    y_test.go:1: want 2
FAIL a/b 1.5s
ok   a/c 0.2s
took longest, beside each other:
    99s c.TestSlow
    11s b.TestFine
skipped:
  oracle missing: dot: b.TestX
`
	var out strings.Builder
	failed, err := summarize(strings.NewReader(in), &out)
	if err != nil || !failed || out.String() != want {
		t.Errorf("%t, %v:\n%s", failed, err, &out)
	}
	if failed, err := summarize(strings.NewReader(`{"Action":"pass","Package":"a/c"}`), &out); failed || err != nil {
		t.Error(failed, err)
	}
}
