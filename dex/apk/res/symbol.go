// Names for the values of attributes: match_parent for -1, singleTop for 1.

package res

import (
	"cmp"
	_ "embed"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed symbols.txt
var symbolsText string

// Symbols are the named values of an attribute.
type Symbols struct {
	// Flags says that names are joined; otherwise one is chosen.
	Flags  bool
	Names  []string
	Values []uint32
}

var platformSymbols = sync.OnceValue(func() map[uint32]*Symbols {
	out := map[uint32]*Symbols{}
	for line := range strings.Lines(symbolsText) {
		fields := strings.Fields(line)
		if len(fields) < 2 || fields[0] == "#" {
			continue
		}
		s := &Symbols{Flags: fields[1] == "flags"}
		for _, f := range fields[2:] {
			name, number, _ := strings.Cut(f, "=")
			v, err := strconv.ParseInt(number, 0, 64)
			if err != nil {
				panic("symbols.txt: " + line)
			}
			s.Names, s.Values = append(s.Names, name), append(s.Values, uint32(v))
		}
		out[PlatformAttr(fields[0])] = s
	}
	return out
})

// PlatformSymbols returns the named values of a platform attribute, or nil.
func PlatformSymbols(attr uint32) *Symbols {
	if attr>>24 != 1 {
		return nil
	}
	return platformSymbols()[attr]
}

// Text returns a value by name, or "" if it has none.
func (s *Symbols) Text(v uint32) string {
	if s == nil {
		return ""
	}
	if i := slices.Index(s.Values, v); i >= 0 {
		return s.Names[i]
	}
	if !s.Flags || v == 0 {
		return ""
	}
	order := make([]int, len(s.Values))
	for i := range order {
		order[i] = i
	}
	// Names for several bits come first: center before center_vertical.
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Compare(bits.OnesCount32(s.Values[b]), bits.OnesCount32(s.Values[a]))
	})
	var parts []string
	left := v
	for _, i := range order {
		if f := s.Values[i]; f != 0 && f&v == f && f&left != 0 {
			parts = append(parts, s.Names[i])
			left &^= f
		}
	}
	if len(parts) == 0 {
		return ""
	}
	if left != 0 {
		parts = append(parts, fmt.Sprintf("0x%x", left))
	}
	return strings.Join(parts, "|")
}
