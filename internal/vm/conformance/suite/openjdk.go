// Running programs on OpenJDK.

package suite

import (
	"bytes"
	_ "embed" // for the runner
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

//go:embed Batch.java
var batch []byte

// The environment that the embedded device presents too.
var javaOptions = []string{"-Duser.timezone=UTC", "-Duser.language=en", "-Duser.country=US", "-Dfile.encoding=UTF-8",
	"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xshare:auto"}

// Compiled is an area's class files in a temporary folder and the dex file made from them.
type Compiled struct {
	Dex []byte

	area  *Area
	tools *build.Tools
	dir   string

	libraries string // further class path
}

// Compile compiles an area once, for both machines. Close removes what it made.
func (a *Area) Compile(tools *build.Tools) (*Compiled, error) {
	dir, err := os.MkdirTemp("", "esdroid-conformance-")
	if err != nil {
		return nil, err
	}
	c := &Compiled{area: a, tools: tools, dir: dir}
	if err := c.compile(); err != nil {
		c.Close()
		return nil, fmt.Errorf("area %s: %w", a.Name, err)
	}
	if c.Dex, err = tools.Dex(c.classes()); err != nil {
		c.Close()
		return nil, fmt.Errorf("area %s: %w", a.Name, err)
	}
	return c, nil
}

func (c *Compiled) compile() error {
	if !c.area.Kotlin() {
		return c.tools.Classes(c.classes(), c.area.platform(), c.area.Sources())
	}
	k, err := c.tools.FindKotlin()
	if err != nil {
		return err
	}
	c.libraries = k.Stdlib()
	return k.Classes(c.classes(), c.area.Sources())
}

func (c *Compiled) classes() string {
	dir := filepath.Join(c.dir, "classes")
	_ = os.MkdirAll(dir, 0o755) // a failure shows when javac writes there
	return dir
}

func (c *Compiled) classPath() []string {
	if c.libraries == "" {
		return []string{c.classes()}
	}
	return []string{c.classes(), c.libraries}
}

// Close removes the class files.
func (c *Compiled) Close() { _ = os.RemoveAll(c.dir) }

// Run runs programs of the area on OpenJDK and calls yield with what each printed, in order.
func (c *Compiled) Run(programs []Program, yield func(p Program, out []byte) error) error {
	j := JVM{Java: c.tools.Java, Classes: c.classPath(), Dir: c.dir}
	if err := j.Run(programs, yield); err != nil {
		return fmt.Errorf("area %s on OpenJDK: %w", c.area.Name, err)
	}
	return nil
}

// JVM runs programs from class files.
type JVM struct {
	Java    string   // the executable
	Options []string // of the machine
	Classes []string // folders and archives
	Dir     string   // for its own files
}

// Run runs programs and calls yield with what each printed, in order.
func (j *JVM) Run(programs []Program, yield func(p Program, out []byte) error) error {
	outputs := filepath.Join(j.Dir, "outputs")
	if err := os.MkdirAll(outputs, 0o755); err != nil {
		return err
	}
	runner := filepath.Join(j.Dir, "Batch.java")
	if err := os.WriteFile(runner, batch, 0o644); err != nil {
		return err
	}
	var shared []string
	for _, p := range programs {
		if !p.Alone {
			shared = append(shared, p.Class)
		}
		in, err := p.Input()
		if err == nil && in != nil {
			err = os.WriteFile(filepath.Join(outputs, p.Class+".in"), in, 0o644)
		}
		if err != nil {
			return err
		}
	}
	if len(shared) > 0 {
		args := append(j.options(), runner, j.path(), outputs)
		if said, err := exec.Command(j.Java, append(args, shared...)...).CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, said)
		}
	}
	for _, p := range programs {
		out, err := j.output(p, outputs)
		if err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
		if err := yield(p, out); err != nil {
			return err
		}
	}
	return nil
}

func (j *JVM) options() []string { return slices.Concat(javaOptions, j.Options) }

func (j *JVM) path() string { return strings.Join(j.Classes, string(os.PathListSeparator)) }

func (j *JVM) output(p Program, outputs string) ([]byte, error) {
	if !p.Alone {
		return os.ReadFile(filepath.Join(outputs, p.Class+".out"))
	}
	var out bytes.Buffer
	cmd := exec.Command(j.Java, append(j.options(), "-cp", j.path(), p.Class)...)
	in, err := p.Input()
	if err != nil {
		return nil, err
	}
	cmd.Stdin, cmd.Stdout = bytes.NewReader(in), &out
	// An exit code is part of what such a program may show, not a failure.
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		return nil, err
	}
	return out.Bytes(), nil
}
