// Running tools.

package oracle

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ShortRuns are options of a JVM that does not spend most of its time on compiling
// what runs for seconds.
var ShortRuns = []string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"}

// Run runs a program, JVMs with [ShortRuns]; the error holds what it printed.
func Run(program string, args ...string) error { return RunIn("", program, args...) }

// RunIn is Run in a folder.
func RunIn(dir, program string, args ...string) error {
	cmd := exec.Command(program, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "JAVA_ARGS="+strings.Join(ShortRuns, " ")) // of Debian's wrappers
	switch filepath.Base(program) {
	case "java":
		cmd.Args = slices.Concat(cmd.Args[:1], ShortRuns, args)
	case "javac":
		cmd.Args = slices.Concat(cmd.Args[:1], []string{"-J" + ShortRuns[0], "-J" + ShortRuns[1]}, args)
	}
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%.2000s", filepath.Base(program), strings.Join(args, " "), err, out)
	}
	return nil
}

// SmaliJars are the archives that Debian's smali and baksmali consist of.
func SmaliJars() []string {
	var out []string
	for _, name := range []string{"smali", "baksmali", "dexlib2", "smali-util", "antlr3-runtime", "guava", "jcommander"} {
		out = append(out, filepath.Join("/usr/share/java", name+".jar"))
	}
	return out
}

// Baksmali returns the folder of smali files that baksmali prints of a dex file.
func Baksmali(t testing.TB, data []byte, args ...string) string {
	t.Helper()
	return Made(t, new(Key).Program(t, "baksmali", SmaliJars()...).Text(args...).Bytes(data), func(dir string) error {
		in := filepath.Join(t.TempDir(), "classes.dex")
		if err := os.WriteFile(in, data, 0o666); err != nil {
			return err
		}
		return Run("baksmali", append(append([]string{"disassemble", "-j", "2", "-o", dir}, args...), in)...)
	})
}
