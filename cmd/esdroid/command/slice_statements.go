// esdroid slice --at, --forward and --from: slices of chosen statements.

package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/criterion"
)

// statements slices from the statements that --at names.
func (f *sliceFlags) statements(ctx context.Context, c *cobra.Command, path string) error {
	app, err := f.open(path)
	if err != nil {
		return err
	}
	at, err := statements(app, f.at)
	if err != nil {
		return err
	}
	if f.from != "" {
		return f.between(ctx, c, app, func(from []criterion.Ref, size slice.Size, o slice.Options) *slice.Slice {
			return slice.Chop(ctx, app, from, at, size, o)
		})
	}
	progress, finish := sliceProgress(c.ErrOrStderr())
	o := slice.Options{Budget: f.budget, Nearest: f.nearest, Progress: progress}
	size, title := slice.Thin, "What gives "+f.at+" its values"
	if f.full {
		size, title = slice.Full, "What "+f.at+" depends on"
		o.Nearest *= fullNearest
	}
	var s *slice.Slice
	if f.forward {
		title = "What depends on " + f.at
		s = slice.Forward(ctx, app, at, size, o)
	} else {
		s = slice.Backward(ctx, app, at, size, o)
	}
	finish()
	return f.write(ctx, c, report.NewStatements(app, title, s, f.forward), s)
}

// between writes the chop that begins at the statements that --from names.
func (f *sliceFlags) between(ctx context.Context, c *cobra.Command, app *pdg.App, chop func([]criterion.Ref, slice.Size, slice.Options) *slice.Slice) error {
	from, err := statements(app, f.from)
	if err != nil {
		return err
	}
	size := slice.Thin
	if f.full {
		size = slice.Full
	}
	progress, finish := sliceProgress(c.ErrOrStderr())
	s := chop(from, size, slice.Options{Budget: f.budget, Progress: progress})
	finish()
	if len(s.Elements) == 0 {
		if s.Partial {
			return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("no way from %s among the %d nearest statements (--budget allows more)", f.from, f.budget)}
		}
		hint := ""
		if !f.full {
			hint = " by its values; --full follows conditions, objects and calls too"
		}
		return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("it does not depend on %s%s", f.from, hint)}
	}
	target := f.at
	if target == "" {
		target = "the crash"
	}
	return f.write(ctx, c, report.NewStatements(app, fmt.Sprintf("Between %s and %s", f.from, target), s, false), s)
}

// write writes a slice of statements in the format that the flags name.
func (f *sliceFlags) write(ctx context.Context, c *cobra.Command, r *report.Statements, s *slice.Slice) error {
	err := f.out.Write(c.OutOrStdout(), c.ErrOrStderr(), func(out io.Writer) error {
		switch {
		case f.out.Format == "json":
			return r.JSON(out)
		case cli.StoryFormats[f.out.Format] != nil:
			return cli.StoryFormats[f.out.Format](out, r.Story())
		case cli.GraphFormats[f.out.Format] != nil:
			return cli.GraphFormats[f.out.Format](ctx, out, r.Graph())
		}
		return r.Text(out, report.TextOptions{Max: f.max, Inside: f.inside})
	})
	if err == nil && s.Partial {
		return &cli.ExitError{Code: cli.ExitPartial}
	}
	return err
}
