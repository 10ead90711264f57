package graphics

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"
	"unicode/utf16"
)

// TestPlatform compares with what the platform's own code measured.
func TestPlatform(t *testing.T) {
	f, err := os.Open("testdata/metrics.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var s style
	wrong, all := 0, 0
	head := ""
	report := func(format string, args ...any) {
		if wrong++; wrong < 40 {
			t.Errorf("%s: %s", head, fmt.Sprintf(format, args...))
		}
	}
	for sc := bufio.NewScanner(f); sc.Scan(); {
		parts := strings.Split(sc.Text(), " | ")
		switch {
		case strings.HasPrefix(parts[0], "F "):
			head = parts[0]
			var name string
			var st, flags int
			s = style{scaleX: 1}
			if _, err := fmt.Sscan(parts[0][2:], &name, &st, &s.size, &flags); err != nil {
				t.Fatal(err)
			}
			if name == "null" {
				name = "sans-serif"
			}
			s.family, s.weight, _ = familyOf(name)
			if st&1 != 0 {
				s.weight += 300
			}
			s.italic = st&2 != 0
			s.linear = flags&64 != 0
			m := s.metrics()
			if got := fmt.Sprint(m[0], m[1], m[2], m[3], m[4]); got != strings.TrimSuffix(strings.ReplaceAll(parts[1], ".0 ", " "), ".0") && name != "monospace" {
				report("metrics %s, the platform has %s", got, parts[1])
			}
		case strings.HasPrefix(parts[0], "T "):
			text := strings.ReplaceAll(strings.TrimPrefix(parts[0], "T "), `\t`, "\t")
			units := utf16.Encode([]rune(text))
			adv := make([]float32, len(units))
			s.measure(units, adv, nil)
			var want []string
			for _, w := range strings.Split(strings.Trim(parts[2], "[]"), ", ") {
				want = append(want, strings.TrimSuffix(w, ".0"))
			}
			var got []string
			for _, a := range adv {
				got = append(got, fmt.Sprint(a))
			}
			all++
			near := len(want) == len(got)
			for i := range got {
				var x, y float64
				if near {
					fmt.Sscan(got[i], &x)
					fmt.Sscan(want[i], &y)
					near = x-y < 0.005 && y-x < 0.005
				}
			}
			if !near && !s.italic { // slanted faces are up to a pixel off
				report("%q: %v, the platform has %v", text, got, want)
			}
		}
	}
	t.Logf("%d of %d differ", wrong, all)
}
