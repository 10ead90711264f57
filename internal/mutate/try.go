// Trying: the tests run once for each mutant that they reach.

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// try runs the tests with each mutant and writes the survivors.
func (b *build) try(ctx context.Context, all []mutant, w io.Writer) (tried, survived int, err error) {
	if len(all) == 0 {
		return 0, 0, nil
	}
	list := filepath.Join(b.dir, "reached")
	out, passed, err := b.pass(ctx, envReached+"="+list)
	if err != nil {
		return 0, 0, err
	}
	if !passed {
		return 0, 0, fmt.Errorf("the tests fail without any change:\n%s", out)
	}
	text, err := os.ReadFile(list)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return 0, 0, err
	}
	reached := map[string]bool{}
	for _, id := range strings.Fields(string(text)) {
		reached[id] = true
	}
	for i, m := range all {
		id, note := strconv.Itoa(i+1), ", and no test reaches it"
		lives := true
		if reached[id] {
			note = ""
			if out, lives, err = b.pass(ctx, envMutant+"="+id); err != nil {
				return tried, survived, err
			}
			if late(out) {
				fmt.Fprintf(w, "%s:%d: %s: killed, as the tests did not end in %v\n", m.file, m.line, m.what, b.limit)
			}
		}
		if tried++; lives {
			survived++
			fmt.Fprintf(w, "%s:%d: %s%s\n", m.file, m.line, m.what, note)
		}
	}
	return tried, survived, nil
}

// late reports whether the tests were still running at the limit: a mutant that does not end,
// or a machine too busy for the limit.
func late(out []byte) bool { return bytes.Contains(out, []byte("panic: test timed out after")) }

// pass runs the tests with a setting and reports whether all pass in time.
func (b *build) pass(ctx context.Context, setting string) (out []byte, passed bool, err error) {
	args := []string{"-test.short", "-test.failfast", "-test.timeout", b.limit.String()}
	if b.run != "" {
		args = append(args, "-test.run", b.run)
	}
	for i, program := range b.tests {
		args := args
		if b.draws[i] {
			args = append(slices.Clone(args), "-rapid.nofailfile") // what failed a mutant is no test of the code
		}
		ctx, cancel := context.WithTimeout(ctx, b.limit+time.Second)
		cmd := exec.CommandContext(ctx, program, args...)
		cmd.Dir, cmd.Env, cmd.WaitDelay = b.in[i], append(os.Environ(), setting), time.Second
		out, err := cmd.CombinedOutput()
		cancel()
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) || errors.Is(err, exec.ErrWaitDelay) || errors.Is(err, context.DeadlineExceeded) {
			return out, false, nil
		} else if err != nil {
			return out, false, err
		}
	}
	return nil, true, nil
}
