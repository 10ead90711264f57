// Sliding windows after 1-minimality: what no single removal shows (Vulcan,
// OOPSLA 2023, "local exhaustive patterns enumeration").

package dd

import "math/bits"

// Windows deletes every group of two or more events within any w consecutive
// ones, largest groups first, until nothing more can be deleted. It finds
// contrary pairs, such as opening a screen and going back, of which neither can
// go alone.
func Windows(r *Run, c []int, w int) ([]int, error) {
	if w < 2 {
		return c, nil
	}
	r.Stage("windows")
	for {
		w := min(w, len(c))
		if w < 2 {
			return c, nil
		}
		groups := windowGroups(len(c), w)
		hit, err := r.First(len(groups), func(i int) []int {
			gone := make([]int, len(groups[i]))
			for k, pos := range groups[i] {
				gone[k] = c[pos]
			}
			return Without(c, gone)
		})
		if err != nil || hit < 0 {
			return c, err
		}
		gone := make([]int, len(groups[hit]))
		for k, pos := range groups[hit] {
			gone[k] = c[pos]
		}
		c = Without(c, gone)
		if err := r.Accept(c); err != nil {
			return c, err
		}
	}
}

// windowGroups lists the groups of two or more positions below n that lie within
// w consecutive ones, larger ones first, each once.
func windowGroups(n, w int) [][]int {
	var out [][]int
	for size := w; size >= 2; size-- {
		for lo := 0; lo < n; lo++ {
			for mask := 1; mask < 1<<w; mask += 2 { // the lowest position is in the group
				if bits.OnesCount(uint(mask)) != size || lo+bits.Len(uint(mask)) > n {
					continue
				}
				var group []int
				for k := range w {
					if mask&(1<<k) != 0 {
						group = append(group, lo+k)
					}
				}
				out = append(out, group)
			}
		}
	}
	return out
}
