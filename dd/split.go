// Splitting a candidate into parts.

package dd

// Split cuts c into n consecutive parts whose lengths differ by at most one, the
// longer ones last (Zeller's split, as the ESDroid artifact has it): (7,3) gives
// 2, 2, 3. n must be between 1 and len(c).
func Split(c []int, n int) [][]int {
	parts := make([][]int, n)
	pos := 0
	for i := range parts {
		k := (len(c) - pos) / (n - i)
		parts[i] = c[pos : pos+k : pos+k]
		pos += k
	}
	return parts
}
