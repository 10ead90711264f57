// Output files: complete or not there at all.

package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/esdroid/esdroid/internal/pending"
)

// toOutput calls write with the named file, or with standard output if there
// is none. A file appears when all of it has been written; a failure or Ctrl-C
// leaves what was there before. Devices and pipes are written as they come.
func toOutput(stdout io.Writer, name string, write func(io.Writer) error) error {
	if name == "" {
		return buffered(stdout, write)
	}
	mode := os.FileMode(0o666)
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return errors.Join(buffered(f, write), f.Close())
	} else if err == nil {
		mode = info.Mode().Perm()
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the process at once
	f, err := pending.Create(name, mode)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", name, pathCause(err))
	}
	defer f.Discard()
	err = buffered(interruptible{ctx, f}, write)
	if ctx.Err() != nil {
		return &ExitError{Code: ExitPartial, Err: fmt.Errorf("interrupted, %s was not written", name)}
	}
	if err != nil {
		return err
	}
	return f.Commit()
}

func buffered(out io.Writer, write func(io.Writer) error) error {
	w := bufio.NewWriterSize(out, 1<<18)
	err := write(w)
	if e := w.Flush(); err == nil {
		err = e
	}
	return err
}

// interruptible is a writer that fails when its context has ended.
type interruptible struct {
	ctx context.Context
	w   io.Writer
}

func (i interruptible) Write(p []byte) (int, error) {
	if err := i.ctx.Err(); err != nil {
		return 0, err
	}
	return i.w.Write(p)
}
