// What is left of a candidate without one of its parts.

package published

// complement returns c without its part parts[i].
func complement(parts [][]int, i int) []int {
	var out []int
	for j, p := range parts {
		if j != i {
			out = append(out, p...)
		}
	}
	if out == nil {
		out = []int{}
	}
	return out
}
