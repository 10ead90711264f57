// ESDroid's slice files (*.dat).

package esdroidlog

import (
	"bufio"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
)

// SliceLine is one line of a slice file.
type SliceLine struct {
	Legacy    int // position among the accepted lines of the log; -1 for statements of visited bodies
	Method    string
	Class     string
	Statement string
}

var reSlice = regexp.MustCompile(`^(-?\d+)ZZZ([^:]+):([^:]+):(.*)$`)

// ReadSlice reads a slice file; its first line is the criterion.
func ReadSlice(in io.Reader) ([]SliceLine, error) {
	s := bufio.NewScanner(in)
	s.Buffer(nil, 1<<24)
	var out []SliceLine
	for n := 1; s.Scan(); n++ {
		text := strings.TrimSuffix(s.Text(), "\r")
		if strings.TrimSpace(text) == "" {
			continue
		}
		m := reSlice.FindStringSubmatch(text)
		if m == nil {
			return nil, fmt.Errorf("slice file, line %d: want <position>ZZZ<method>:<class>:<statement>, have %.60q", n, text)
		}
		position, err := strconv.Atoi(m[1])
		if err != nil {
			return nil, fmt.Errorf("slice file, line %d: position: %w", n, err)
		}
		out = append(out, SliceLine{position, m[2], m[3], m[4]})
	}
	return out, s.Err()
}
