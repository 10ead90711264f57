// Formats of reports, and where they go.

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/esdroid/esdroid/internal/report/csv"
	"github.com/esdroid/esdroid/internal/report/html"
	"github.com/esdroid/esdroid/internal/report/markdown"
	"github.com/esdroid/esdroid/internal/report/picture"
	"github.com/esdroid/esdroid/internal/report/sarif"
	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/pdg/view"
)

// StoryFormats are the formats that are made of a story.
var StoryFormats = map[string]func(io.Writer, *story.Story) error{"html": html.Write, "markdown": markdown.Write, "sarif": sarif.Write, "csv": csv.Write}

// GraphFormats are the formats that are made of a graph.
var GraphFormats = map[string]func(context.Context, io.Writer, *view.Graph) error{
	"dot":     func(_ context.Context, w io.Writer, g *view.Graph) error { return g.WriteDOT(w) },
	"svg":     func(ctx context.Context, w io.Writer, g *view.Graph) error { return g.WriteSVG(ctx, w) },
	"graphml": func(_ context.Context, w io.Writer, g *view.Graph) error { return g.WriteGraphML(w) },
}

// LinkFlag says where the nodes of a picture lead.
type LinkFlag string

// Add adds the flag.
func (l *LinkFlag) Add(f *pflag.FlagSet) {
	f.StringVar((*string)(l), "links", "", "address of a source line, with {path}, {class} and {line}, such as 'https://host/blob/main/src/main/java/{path}#L{line}': nodes of a picture lead there")
}

// Write writes a story in a format that is made of one, drawn if it is one of graphs: its
// full slice, or the way of the value.
func (l LinkFlag) Write(ctx context.Context, w io.Writer, format string, s *story.Story, full bool) error {
	if draw := GraphFormats[format]; draw != nil {
		return draw(ctx, w, picture.Graph(s, picture.Options{Full: full, Links: string(l)}))
	}
	return StoryFormats[format](w, s)
}

// OutputFlags are the flags that say in which form something goes where.
type OutputFlags struct {
	Format, output string
	open, Json     bool
	formats        []string // that the command knows
}

// Add adds the flags to a command that knows so many formats.
func (o *OutputFlags) Add(f *pflag.FlagSet, formats ...string) {
	o.formats = formats
	f.StringVar(&o.Format, "format", "text", alternatives(formats))
	f.StringVarP(&o.output, "output", "o", "", "file to write instead of standard output")
	f.BoolVar(&o.open, "open", false, "open what was written with the program for it; without --output it is a new file in the folder for temporary ones")
}

// alternatives writes a list as people do.
func alternatives(list []string) string {
	n := len(list) - 1
	return strings.Join(list[:n], ", ") + " or " + list[n]
}

// Check completes and checks the flags.
func (o *OutputFlags) Check() error {
	if o.Json {
		if o.Format != "json" && o.Format != "text" { // text is the default
			return UsageError("--json and --format %s are different formats: give one of them", o.Format)
		}
		o.Format = "json"
	}
	if !slices.Contains(o.formats, o.Format) {
		return UsageError("unknown format %q: use %s", o.Format, alternatives(o.formats))
	}
	if o.open && o.output == "" {
		dir, err := os.MkdirTemp("", "esdroid-*")
		if err != nil {
			return err
		}
		o.output = filepath.Join(dir, "report"+extension(o.Format))
	}
	return nil
}

// WriteReport writes a story in one of StoryFormats to a file, "" for stdout, and opens
// it if that is asked for.
func WriteReport(stdout, stderr io.Writer, format, output string, open bool, s *story.Story) error {
	o := OutputFlags{Format: format, output: output, open: open, formats: []string{format}}
	if err := o.Check(); err != nil {
		return err
	}
	return o.Write(stdout, stderr, func(w io.Writer) error { return StoryFormats[format](w, s) })
}

func extension(format string) string {
	switch format {
	case "text":
		return ".txt"
	case "markdown":
		return ".md"
	}
	return "." + format
}

// Write calls write with where the output goes, and opens it then if that was asked for.
func (o *OutputFlags) Write(stdout, stderr io.Writer, write func(io.Writer) error) error {
	if err := ToOutput(stdout, o.output, write); err != nil || !o.open {
		return err
	}
	fmt.Fprintln(stderr, "opening", o.output)
	return OpenFile(o.output)
}

// OpenFile opens a file with the program that the desktop has for it.
func OpenFile(name string) error {
	path, err := filepath.Abs(name)
	if err != nil {
		return err
	}
	return OpenAddress(path)
}

// OpenAddress opens a file or an address of the web.
func OpenAddress(path string) error {
	var c *exec.Cmd
	switch runtime.GOOS {
	case "darwin":
		c = exec.Command("open", path)
	case "windows":
		c = exec.Command("rundll32", "url.dll,FileProtocolHandler", path)
	default:
		c = exec.Command("xdg-open", path)
	}
	if err := c.Start(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return fmt.Errorf("%s is there, but nothing here can open it: there is no %s", path, c.Args[0])
		}
		return fmt.Errorf("%s is there, but cannot be opened: %w", path, err)
	}
	return c.Process.Release()
}
