// An input that can be left waiting.

package cli

import (
	"context"
	"io"
)

// UntilDone is an input whose reads end when the context does.
func UntilDone(ctx context.Context, in io.Reader) io.Reader { return &abandonable{ctx, in} }

// abandonable is what UntilDone returns.
type abandonable struct {
	ctx context.Context
	in  io.Reader
}

func (r *abandonable) Read(b []byte) (int, error) {
	type result struct {
		data []byte
		err  error
	}
	done := make(chan result, 1)
	go func() {
		own := make([]byte, len(b)) // the reader may be gone when this is done
		n, err := r.in.Read(own)
		done <- result{own[:n], err}
	}()
	select {
	case <-r.ctx.Done():
		return 0, r.ctx.Err()
	case got := <-done:
		return copy(b, got.data), got.err
	}
}
