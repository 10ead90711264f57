// esdroid vm run: run the main method of a class.

package vms

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/pending"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/record"
	"github.com/esdroid/esdroid/internal/vm/world"
)

func init() { vmCommands = append(vmCommands, newVMRun) }

// vmReport is what --json prints.
type vmReport struct {
	Outcome      vm.OutcomeKind `json:"outcome"`
	ExitCode     int            `json:"exitCode"`
	Thread       string         `json:"thread,omitempty"`
	Exception    string         `json:"exception,omitempty"`
	Member       string         `json:"member,omitempty"`
	References   int            `json:"references,omitempty"`
	Reason       string         `json:"reason,omitempty"`
	Stack        []string       `json:"stack,omitempty"`
	Instructions int64          `json:"instructions"`
	Seconds      float64        `json:"virtualSeconds"`
}

// vmOptions are the flags of vm run.
type vmOptions struct {
	limits                          vm.Limits
	heap, disk, seed                int64
	trace, stdin                    string
	properties, environment, mounts []string
	locale, timeZone                string
	asJSON                          bool
}

func newVMRun() *cobra.Command {
	var o vmOptions
	c := &cobra.Command{
		Use:   "run FILE [MAINCLASS [ARGUMENT...]]",
		Short: "Run the main method of a class in a .dex, .jar, .zip or .apk file",
		Long: `Run the main method of a class in a .dex, .jar, .zip or .apk file. MAINCLASS may
be left out if only one class has a main method.

The program sees a virtual world: its own clock, randomness that comes from
--seed, files in memory and no network. The same file, arguments, input and seed
give the same run, instruction by instruction.

The exit code is the program's own if it calls System.exit, 0 if it ends, 1 if it
ends with an uncaught exception or a deadlock, 3 if a limit or Ctrl-C stops it, 4
if the file cannot be run, and 5 if the program needs a part of the platform that
the machine does not have; --json tells them apart.`,
		Example: `  esdroid vm run hello.dex
  esdroid vm run hello.dex com.example.Main --trace run.trace --seed 7
  esdroid vm run hello.dex Main --max-time 10s --json -- --an-argument
  esdroid vm run sort.jar Sort --stdin words.txt --mount data:/sdcard/data`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error { return o.run(c, args) },
	}
	f := c.Flags()
	f.Int64Var(&o.seed, "seed", 0, "where everything random comes from")
	f.StringVar(&o.trace, "trace", "", "write an execution trace to this file")
	f.StringVar(&o.stdin, "stdin", "", "let the program read this file as its standard input")
	f.StringArrayVar(&o.environment, "env", nil, "set a variable of the program's environment, NAME=VALUE (repeatable)")
	f.StringArrayVar(&o.properties, "property", nil, "set a system property, NAME=VALUE (repeatable)")
	f.StringArrayVar(&o.mounts, "mount", nil, "show a folder of this computer to the program, which may write there, FOLDER:PATH (repeatable)")
	f.StringVar(&o.locale, "locale", "en-US", "language and region of the device")
	f.StringVar(&o.timeZone, "time-zone", "UTC", "time zone of the device, such as Europe/Berlin")
	f.Int64Var(&o.limits.Instructions, "max-instructions", 10_000_000_000, "instructions after which the run is stopped")
	f.DurationVar(&o.limits.Wall, "max-time", 0, "time of this computer after which the run is stopped, such as 30s; 0 for no limit")
	f.Int64Var(&o.heap, "heap", 256, "megabytes of live objects beyond which OutOfMemoryError is thrown")
	f.Int64Var(&o.disk, "disk", 256, "megabytes that the program's files may take")
	f.IntVar(&o.limits.Threads, "max-threads", 1000, "threads alive at once")
	f.IntVar(&o.limits.Depth, "max-depth", 10000, "calls inside each other beyond which StackOverflowError is thrown")
	f.BoolVar(&o.asJSON, "json", false, "print how the run ended as JSON, behind the program's own output")
	return c
}

func (o *vmOptions) run(c *cobra.Command, args []string) error {
	files, err := cli.OpenCode(args[0])
	if err != nil {
		return err
	}
	class, err := MainClass(args, files)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the process itself
	w, err := o.world(ctx, c)
	if err != nil {
		return err
	}
	defer w.Files.Close()
	if err := Install(w, args[0]); err != nil {
		return err
	}
	machine.BoundMemory(w, o.limits.Heap)
	cfg := vm.Config{Program: files, World: w, Limits: o.limits}
	var rec *record.Recorder
	var file *pending.File
	if o.trace != "" {
		if file, err = pending.Create(o.trace, 0o644); err != nil {
			return err
		}
		defer file.Discard()
		if rec, err = record.New(file, files, record.Options{Note: fmt.Sprintf("seed %d", o.seed)}); err != nil {
			return err
		}
		cfg.Hooks = rec.Hooks()
	}
	m, err := machine.New(cfg)
	if err != nil {
		return cli.InApp(args[0], err)
	}
	out := m.RunMain(ctx, class, args[min(2, len(args)):])
	if rec != nil {
		if err := rec.Close(out); err != nil {
			return fmt.Errorf("writing %s: %w", o.trace, err)
		}
		if err := file.Commit(); err != nil {
			return err
		}
	}
	if o.asJSON {
		if err := printVMReport(c.OutOrStdout(), &out, w); err != nil {
			return err
		}
	}
	return vmExit(&out, o.asJSON)
}

// installed is where the machine says that the program is, and where its class loader
// looks for what lies beside the code.
const installed = "/data/app/base.apk"

// Install puts the archive that a program came in where a device would have it. It
// takes nothing from the disk that the program may fill.
func Install(w *world.World, path string) error {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return nil // splits: their resources are not the program's
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if bytes.HasPrefix(data, []byte("PK")) {
		w.Files.Quota += int64(len(data))
		w.Files.AddFile(installed, data, 0o644)
	}
	return nil
}

// world makes the world that the flags describe.
func (o *vmOptions) world(ctx context.Context, c *cobra.Command) (*world.World, error) {
	usage := func(format string, args ...any) error {
		return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf(format, args...)}
	}
	if o.heap < 1 || o.heap > 1<<16 {
		return nil, usage("--heap %d: expected megabytes from 1 to 65536", o.heap)
	}
	if o.disk < 0 || o.disk > 1<<16 {
		return nil, usage("--disk %d: expected megabytes up to 65536", o.disk)
	}
	if o.limits.Instructions < 1 || o.limits.Threads < 1 || o.limits.Depth < 1 || o.limits.Wall < 0 {
		return nil, usage("a limit must be positive")
	}
	o.limits.Heap = o.heap << 20
	w := world.New(o.seed)
	w.Files.Quota = o.disk << 20
	w.Locale, w.TimeZone = o.locale, o.timeZone
	in := c.InOrStdin()
	if o.stdin != "" {
		f, err := os.Open(o.stdin)
		if err != nil {
			return nil, err
		}
		context.AfterFunc(ctx, func() { f.Close() })
		in = f
	}
	w.Stdin = cli.UntilDone(ctx, in)
	w.Stdout, w.Stderr = c.OutOrStdout(), c.ErrOrStderr()
	for _, set := range []struct {
		flag   string
		values []string
		to     map[string]string
	}{{"--property", o.properties, w.Properties}, {"--env", o.environment, w.Env}} {
		for _, p := range set.values {
			name, value, ok := strings.Cut(p, "=")
			if !ok || name == "" {
				return nil, usage("%s %q: expected NAME=VALUE", set.flag, p)
			}
			set.to[name] = value
		}
	}
	for _, m := range o.mounts {
		i := strings.LastIndex(m, ":/")
		if i < 1 {
			return nil, usage("--mount %q: expected FOLDER:PATH, such as data:/sdcard/data", m)
		}
		if err := w.Files.Mount(m[i+1:], m[:i]); err != nil {
			return nil, fmt.Errorf("--mount %s: %w", m, err)
		}
	}
	return w, nil
}

// MainClass returns the descriptor of the class to run.
func MainClass(args []string, files []*dex.File) (string, error) {
	var have []string
	for _, f := range files {
		for i := range uint32(f.NumClassDefs()) {
			if def := f.ClassDef(i); hasMain(f, def) {
				have = append(have, f.TypeDescriptor(def.Type))
			}
		}
	}
	var names []string
	for _, desc := range have[:min(len(have), 20)] {
		names = append(names, dex.JavaName(desc))
	}
	choice := "no class of it has a method public static void main(String[])"
	if len(names) > 0 {
		choice = "classes with a main method: " + strings.Join(names, ", ")
	}
	if len(args) < 2 {
		if len(have) == 1 {
			return have[0], nil
		}
		return "", &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%s: which class? %s", args[0], choice)}
	}
	class := strings.ReplaceAll(args[1], ".", "/")
	if !strings.HasPrefix(class, "L") || !strings.HasSuffix(class, ";") {
		class = "L" + class + ";"
	}
	for _, f := range files {
		for i := range uint32(f.NumClassDefs()) {
			if f.TypeDescriptor(f.ClassDef(i).Type) == class {
				return class, nil
			}
		}
	}
	return "", &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%s has no class %s; %s", args[0], args[1], choice)}
}

func hasMain(f *dex.File, def dex.ClassDef) bool {
	var data dex.ClassData
	if f.ClassData(def, &data) != nil {
		return false
	}
	for _, m := range data.DirectMethods {
		r := f.MethodRef(m.Method)
		if m.Access&(dex.AccPublic|dex.AccStatic) == dex.AccPublic|dex.AccStatic && f.String(r.Name) == "main" &&
			f.ProtoDescriptor(r.Proto) == "([Ljava/lang/String;)V" {
			return true
		}
	}
	return false
}

func printVMReport(w io.Writer, out *vm.Outcome, world *world.World) error {
	r := vmReport{Outcome: out.Kind, ExitCode: out.ExitCode, Thread: out.Thread, Member: out.Member, References: out.Count,
		Reason: out.Reason, Instructions: out.Instructions, Seconds: time.Duration(world.Clock.Elapsed()).Seconds()}
	if out.Kind == vm.Uncaught {
		r.Exception, r.Reason = out.Reason, ""
	}
	for _, f := range out.Stack {
		r.Stack = append(r.Stack, f.Reference())
	}
	return cli.PrintJSON(w, r)
}

// vmExit turns an outcome into the command's result.
func vmExit(out *vm.Outcome, quiet bool) error {
	code := cli.ExitPartial
	switch out.Kind {
	case vm.Finished:
		if code := out.ExitCode & 0xff; code != 0 { // what a process can return
			return &cli.ExitError{Code: code}
		}
		return nil
	case vm.Uncaught:
		return &cli.ExitError{Code: cli.ExitNegative} // its trace is on standard error
	case vm.Deadlock:
		code = cli.ExitNegative
	case vm.Unverifiable, vm.Internal:
		code = cli.ExitBadInput
	case vm.Unmodelled:
		code = cli.ExitDevice
	}
	if quiet {
		return &cli.ExitError{Code: code}
	}
	text := out.String()
	if out.Kind == vm.Internal {
		text = "the embedded machine failed; " + cli.ReportFault + "\n\t" + text
	}
	for i, f := range out.Stack {
		if i == 20 {
			text += fmt.Sprintf("\n\t… %d more", len(out.Stack)-i)
			break
		}
		text += "\n\tat " + f.String()
	}
	return &cli.ExitError{Code: code, Err: fmt.Errorf("%s", text)}
}
