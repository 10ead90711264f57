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
	"path/filepath"
	"syscall"
)

// toOutput calls write with the named file, or with standard output if there
// is none. A file appears when all of it has been written; a failure or Ctrl-C
// leaves what was there before. Devices and pipes are written as they come.
func toOutput(stdout io.Writer, name string, write func(io.Writer) error) error {
	if name == "" {
		return buffered(stdout, write)
	}
	target := name
	if real, err := filepath.EvalSymlinks(name); err == nil {
		target = real
	}
	mode := os.FileMode(0o666)
	if info, err := os.Stat(target); err == nil && !info.Mode().IsRegular() {
		f, err := os.OpenFile(target, os.O_WRONLY, 0)
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
	f, err := createBeside(target, mode)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", name, pathCause(err))
	}
	defer os.Remove(f.Name()) // of no effect once renamed
	err = buffered(interruptible{ctx, f}, write)
	if e := f.Close(); err == nil {
		err = e
	}
	if ctx.Err() != nil {
		return &ExitError{Code: ExitPartial, Err: fmt.Errorf("interrupted, %s was not written", name)}
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), target)
}

// createBeside creates a new file in the folder of target.
func createBeside(target string, mode os.FileMode) (*os.File, error) {
	for n := 0; ; n++ {
		name := filepath.Join(filepath.Dir(target), fmt.Sprintf(".%.200s.%d-%d", filepath.Base(target), os.Getpid(), n))
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if !errors.Is(err, os.ErrExist) {
			return f, err
		}
	}
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
