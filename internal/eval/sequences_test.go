package eval

import (
	"context"
	"testing"
)

// The reducers on generated sequences give what the page says.
func TestSequences(t *testing.T) {
	tables, err := Sequences(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	onPage(t, "sequences", tables...)
}
