// Output files: complete or not there at all.

package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/esdroid/esdroid/internal/pending"
	"github.com/esdroid/esdroid/internal/schema"
)

// ToOutput calls write with the named file, or with standard output if there
// is none. A file appears when all of it has been written; a failure or Ctrl-C
// leaves what was there before. Devices and pipes are written as they come.
func ToOutput(stdout io.Writer, name string, write func(io.Writer) error) error {
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
		return fmt.Errorf("cannot write %s: %w", name, PathCause(err))
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

// PrintJSON writes v as indented JSON.
func PrintJSON(w io.Writer, v any) error {
	return schema.Print(w, v)
}

// Table prints rows in columns, aligned to the left with two spaces between.
func Table(w io.Writer, rows [][]string) {
	var widths []int
	for _, r := range rows {
		for i, cell := range r {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], len([]rune(cell)))
		}
	}
	for _, r := range rows {
		var b strings.Builder
		for i, cell := range r {
			b.WriteString(cell)
			if i < len(r)-1 {
				b.WriteString(strings.Repeat(" ", widths[i]-len([]rune(cell))+2))
			}
		}
		fmt.Fprintln(w, strings.TrimRight(b.String(), " "))
	}
}

// WriteFile writes a file atomically.
func WriteFile(name string, content io.WriterTo) error {
	f, err := pending.Create(name, 0o644)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", name, PathCause(err))
	}
	defer f.Discard()
	if _, err := content.WriteTo(f); err != nil {
		return fmt.Errorf("cannot write %s: %w", name, PathCause(err))
	}
	if err := f.Commit(); err != nil {
		return fmt.Errorf("cannot write %s: %w", name, PathCause(err))
	}
	return nil
}

// PathCause returns an error of the file system without the call and the path.
func PathCause(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	return err
}
