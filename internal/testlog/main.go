// Events of go test, sorted into what failed and what was skipped.

package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
)

// An event is one line of go test -json; see go doc test2json.
type event struct {
	Action, Package, Test, Output, ImportPath string
	Elapsed                                   float64
}

func main() {
	failed, err := summarize(os.Stdin, os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "testlog:", err)
	}
	if failed || err != nil {
		os.Exit(1)
	}
}

// summarize prints the summary of a stream of events, and tells whether a test failed.
func summarize(in io.Reader, out io.Writer) (failed bool, err error) {
	output := map[[2]string][]string{} // of what has not ended yet, by package and test
	skipped := map[string][]string{}   // tests by reason
	var slow []event                   // tests that took long
	lines := bufio.NewReader(in)
	for {
		line, end := lines.ReadString('\n')
		if end != nil && end != io.EOF {
			return failed, end
		}
		if line == "" {
			break
		}
		var e event
		if json.Unmarshal([]byte(line), &e) != nil { // what a build or a crash says
			fmt.Fprint(out, line)
			continue
		}
		name := [2]string{e.Package, e.Test}
		if e.Elapsed >= long && e.Test != "" && !strings.Contains(e.Test, "/") {
			slow = append(slow, e)
		}
		switch e.Action {
		case "output":
			output[name] = append(output[name], e.Output)
		case "build-output":
			fmt.Fprint(out, e.Output)
		case "build-fail":
			failed = true
		case "fail":
			failed = true
			fmt.Fprint(out, strings.Join(output[name], ""))
			delete(output, name)
			if e.Test == "" {
				fmt.Fprintf(out, "FAIL %s %.1fs\n", e.Package, e.Elapsed)
			}
		case "skip":
			if e.Test != "" {
				r := reason(output[name])
				skipped[r] = append(skipped[r], last(e.Package)+"."+e.Test)
			}
			delete(output, name)
		case "pass":
			if e.Test == "" {
				fmt.Fprintf(out, "ok   %s %.1fs\n", e.Package, e.Elapsed)
			}
			delete(output, name)
		}
	}
	if len(slow) > 0 {
		fmt.Fprintln(out, "took longest, beside each other:")
	}
	slices.SortStableFunc(slow, func(a, b event) int { return cmp.Compare(b.Elapsed, a.Elapsed) })
	for _, e := range slow {
		fmt.Fprintf(out, "  %4.0fs %s.%s\n", e.Elapsed, last(e.Package), e.Test)
	}
	if len(skipped) > 0 {
		fmt.Fprintln(out, "skipped:")
	}
	for _, r := range slices.Sorted(maps.Keys(skipped)) {
		slices.Sort(skipped[r])
		fmt.Fprintf(out, "  %s: %s\n", r, strings.Join(skipped[r], ", "))
	}
	return failed, nil
}

// long is from how many seconds on a test is named at the end.
const long = 10

// last is the last part of a package's path.
func last(pkg string) string { return pkg[strings.LastIndexByte(pkg, '/')+1:] }

// reason finds what a test said last before it was skipped, without file and line.
func reason(output []string) string {
	for _, line := range slices.Backward(output) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "---") || strings.HasPrefix(line, "===") {
			continue
		}
		if _, text, ok := strings.Cut(line, ".go:"); ok {
			if _, text, ok := strings.Cut(text, ": "); ok {
				return text
			}
		}
		return line
	}
	return "no reason given"
}
