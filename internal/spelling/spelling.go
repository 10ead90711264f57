package spelling

// longest is how many letters of a name count.
const longest = 64

// Distance is how many letters have to be put in, left out or changed to make one name of
// another. Of long ones the beginnings are compared.
func Distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	x, y = x[:min(len(x), longest)], y[:min(len(y), longest)]
	row := make([]int, len(y)+1) // of the letters of x so far
	for j := range row {
		row[j] = j
	}
	for i := range x {
		above := row[0]
		row[0] = i + 1
		for j := range y {
			change := above
			if x[i] != y[j] {
				change++
			}
			above = row[j+1]
			row[j+1] = min(change, row[j]+1, above+1)
		}
	}
	return row[len(y)]
}
