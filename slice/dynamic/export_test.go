package dynamic

import (
	"bufio"
	"bytes"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

// RawIndex returns an index as it is before it is compressed, of a graph made by hand, and the
// program that it is of.
func RawIndex(t testing.TB) ([]byte, *dex.Program) {
	g := sum(t)
	var raw bytes.Buffer
	w := &indexWriter{w: bufio.NewWriter(&raw)}
	if g.writeIndex(w); w.w.Flush() != nil || w.err != nil {
		t.Fatal(w.err)
	}
	return raw.Bytes(), g.Program
}

// ReadRaw reads what RawIndex returns.
func ReadRaw(raw []byte, p *dex.Program) (*Graph, error) {
	g, r := NewGraph(p), &indexReader{r: bufio.NewReader(bytes.NewReader(raw))}
	g.readIndex(r)
	return g, r.err
}
