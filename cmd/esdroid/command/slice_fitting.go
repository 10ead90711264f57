// Of several apps, or versions of one: which of them a crash report is of.

package command

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// fit tells how well an app has what a report shows.
type fit struct {
	frames, exact int // of the app in the stack, and those that it has with their lines
	why           error
}

func (t fit) String() string {
	if t.why != nil {
		return t.why.Error()
	}
	return fmt.Sprintf("it has %d of the report's %d frames with their lines", t.exact, t.frames)
}

// better compares two fits: an app in which the crash is found beats one in which it is
// not, then the share of frames with their lines counts.
func (t fit) better(o fit) bool {
	if (t.why == nil) != (o.why == nil) {
		return t.why == nil
	}
	return t.why == nil && t.exact*o.frames > o.exact*t.frames
}

// fitting returns the path of the app that fits the report, and says why.
func (f *sliceFlags) fitting(c *cobra.Command, paths []string) (string, error) {
	if f.crash == "" || f.trace != "" {
		return "", cli.UsageError("several apps go with --crash alone, without --trace: give one app")
	}
	if f.crash == "-" {
		text, err := io.ReadAll(c.InOrStdin())
		if err != nil {
			return "", err
		}
		c.SetIn(bytes.NewReader(text))
		defer c.SetIn(bytes.NewReader(text))
	}
	fits := make([]fit, len(paths))
	best := 0
	for i, path := range paths {
		var err error
		if fits[i], err = f.fit(c, path); err != nil {
			return "", err
		}
		if fits[i].better(fits[best]) {
			best = i
		}
	}
	if fits[best].why != nil {
		err := fmt.Errorf("none of the %d apps fits the report", len(paths))
		for i, path := range paths {
			err = fmt.Errorf("%w\n  %s: %w", err, path, fits[i].why)
		}
		return "", &cli.ExitError{Code: cli.ExitNegative, Err: err}
	}
	for i, path := range paths {
		switch {
		case i == best:
			fmt.Fprintf(c.ErrOrStderr(), "note: %s is taken: %s\n", path, fits[i])
		case !fits[best].better(fits[i]):
			fmt.Fprintf(c.ErrOrStderr(), "note: %s fits as well: %s\n", path, fits[i])
		default:
			fmt.Fprintf(c.ErrOrStderr(), "note: %s is not: %s\n", path, fits[i])
		}
	}
	return paths[best], nil
}

// fit looks for the report's frames in one app.
func (f *sliceFlags) fit(c *cobra.Command, path string) (fit, error) {
	in := c.InOrStdin()
	if again, ok := in.(*bytes.Reader); ok {
		if _, err := again.Seek(0, io.SeekStart); err != nil {
			return fit{}, err
		}
	}
	reports, err := readReports(f.crash, in)
	if err != nil {
		return fit{}, err
	}
	p, err := apk.Open(path)
	if err != nil {
		return fit{}, err
	}
	prog, err := p.Program()
	if err != nil {
		return fit{}, err
	}
	var options []criterion.LocateOption
	own := crash.App{HasClass: func(d string) bool { _, ok := prog.Class(d); return ok }}
	if f.mapping != "" {
		m, err := crash.ReadMappingFile(f.mapping)
		if err != nil {
			return fit{}, err
		}
		options = append(options, criterion.WithMapping(m))
		own.HasClass = func(d string) bool {
			if _, ok := prog.Class(d); ok {
				return true
			}
			_, ok := m.ResidualClass(javaClass(d))
			return ok
		}
	}
	if m, err := p.Manifest(); err == nil && m != nil {
		own.Package = m.Package
	}
	chosen, err := crash.Choose(reports, own)
	if err != nil {
		return fit{why: err}, nil
	}
	located, err := criterion.Locate(jimple.New(prog), chosen, options...)
	var refusal *criterion.Refusal
	switch {
	case errors.As(err, &refusal):
		return fit{why: errors.New(refusal.Reason)}, nil
	case err != nil:
		return fit{}, err
	}
	t := fit{frames: len(located.Stack)}
	for _, frame := range located.Stack {
		if frame.Note == "" && len(frame.Calls) > 0 && !(frame.Index == located.Stack[0].Index && located.ByShape) {
			t.exact++
		}
	}
	return t, nil
}
