// Mandoline's result files: slices as statements, without positions.

package mandolinelog

import (
	"bufio"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
)

// SliceRow is one statement of a result file.
type SliceRow struct {
	ID        int
	Method    string // sub-signature: void m(int)
	Class     string // dotted
	Statement string // Jimple
	Line      int    // of the source in results, of the .jimple dump in hand-made slices
	Source    int    // ID of the row that depends on it; -1 if unknown
}

var (
	reResult = regexp.MustCompile(`^(\d+), (.*?), ([\w.$]+), (.*), (-?\d+), (-?\d+), \((.*)\)$`)
	reManual = regexp.MustCompile(`^(\d+), (.*?\(.*?\)), ([\w.$]+), (.*?),? (-?\d+)[, ]*$`)
)

// ReadSlice reads a result file (result_*.csv) or a hand-made slice
// (manual_slice.csv) of Mandoline's data set. Row 0 is the criterion.
func ReadSlice(in io.Reader) ([]SliceRow, error) {
	s := bufio.NewScanner(in)
	s.Buffer(nil, 1<<24)
	var out []SliceRow
	for n := 1; s.Scan(); n++ {
		text := strings.TrimSpace(s.Text())
		if text == "" || strings.HasPrefix(text, "ID,") {
			continue
		}
		r := SliceRow{Source: -1}
		m := reResult.FindStringSubmatch(text)
		if m != nil {
			r.Source, _ = strconv.Atoi(m[6])
		} else if m = reManual.FindStringSubmatch(text); m == nil {
			return nil, fmt.Errorf("slice of Mandoline, line %d: want <id>, <method>, <class>, <statement>, <line>, have %.60q", n, text)
		}
		r.ID, _ = strconv.Atoi(m[1])
		r.Line, _ = strconv.Atoi(m[5])
		// Commas are written as semicolons.
		r.Method, r.Class, r.Statement = strings.ReplaceAll(m[2], ";", ","), m[3], strings.ReplaceAll(m[4], ";", ",")
		out = append(out, r)
	}
	return out, s.Err()
}
