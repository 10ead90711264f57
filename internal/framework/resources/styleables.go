// Styleables: the arrays of attributes that the platform's classes read.

package resources

import (
	"strconv"
	"strings"
)

// Styleable is an array of attributes in order of their ids.
type Styleable struct {
	Name  string
	Names []string // of the attributes
	IDs   []uint32
}

// Styleables returns those of the platform, by name.
func Styleables() []Styleable {
	var all []Styleable
	for line := range strings.Lines(styleables) {
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		s := Styleable{Name: fields[0]}
		for _, f := range fields[1:] {
			name, id, _ := strings.Cut(f, "=")
			n, err := strconv.ParseUint(id, 16, 32)
			if err != nil {
				continue
			}
			s.Names = append(s.Names, name)
			s.IDs = append(s.IDs, uint32(n))
		}
		all = append(all, s)
	}
	return all
}
