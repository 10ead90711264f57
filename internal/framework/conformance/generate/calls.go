// Programs made of lists of calls.

package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/framework/names"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

// callsFiles are what shapes such programs besides their lists: what they print with, the
// values that all are given, and what makes them.
var callsFiles = []string{"calls/Calls.java", "calls/Samples.java", "calls/Widgets.java", "calls/values", "generate/calls/Generate.java"}

// callers writes the sources of programs that call what the lists name into dir, and
// returns them with those that they need.
func callers(dir, platform string, lists []string) ([]string, error) {
	public := names.Public()
	var b strings.Builder
	for _, desc := range slices.Sorted(maps.Keys(public)) {
		fmt.Fprintln(&b, desc)
		for _, member := range public[desc] {
			fmt.Fprintf(&b, "\t%s\n", member)
		}
	}
	file := filepath.Join(dir, "public")
	if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
		return nil, err
	}
	args := []string{"-cp", platform, callsFiles[4], file, callsFiles[3], dir}
	if err := oracle.Run("java", append(args, lists...)...); err != nil {
		return nil, err
	}
	made, err := build.Sources(dir, ".java")
	return append(made, callsFiles[:3]...), err
}
