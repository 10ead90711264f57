package legible

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// Bounds in pixels, of which a point has 4/3, and in points.
const (
	minLetter = 9
	maxSide   = 4000
)

var (
	size      = regexp.MustCompile(`<svg width="([0-9.]+)pt" height="([0-9.]+)pt"`)
	polygon   = regexp.MustCompile(`<(?:polygon|polyline)[^>]* points="([^"]*)"`)
	path      = regexp.MustCompile(`<path[^>]* d="([^"]*)"`)
	ellipse   = regexp.MustCompile(`<ellipse[^>]* cx="([-0-9.]+)" cy="([-0-9.]+)" rx="([0-9.]+)" ry="([0-9.]+)"`)
	text      = regexp.MustCompile(`<text[^>]* text-anchor="(\w+)" x="([-0-9.]+)" y="([-0-9.]+)"[^>]* font-size="([0-9.]+)"[^>]*>([^<]*)</text>`)
	number    = regexp.MustCompile(`-?[0-9]+(?:\.[0-9]+)?`)
	unescaped = strings.NewReplacer("&#160;", " ", "&#45;", "-", "&gt;", ">", "&lt;", "<", "&#39;", "'", "&quot;", `"`, "&amp;", "&")
)

// Check returns how many nodes a picture has, and what is wrong with it.
func Check(svg string) (nodes int, faults []string) {
	m := size.FindStringSubmatch(svg)
	if m == nil {
		return 0, []string{"the picture does not say its size"}
	}
	if w, h := value(m[1]), value(m[2]); w > maxSide || h > maxSide {
		faults = append(faults, fmt.Sprintf("the picture is %g by %g points", w, h))
	}
	for _, m := range text.FindAllStringSubmatch(svg, -1) {
		if value(m[4])*4/3 < minLetter {
			faults = append(faults, fmt.Sprintf("letters of %s points: %s", m[4], m[5]))
		}
	}
	for _, node := range strings.Split(svg, `class="node"`)[1:] {
		node, _, _ = strings.Cut(node, "</g>\n<!--") // what follows is no part of it
		if strings.Contains(node, ">legend<") {
			continue
		}
		nodes++
		inside := shape(node)
		for _, m := range text.FindAllStringSubmatch(node, -1) {
			font := value(m[4])
			width := float64(len([]rune(unescaped.Replace(m[5])))) * font * 0.6 // letters of one width
			left := value(m[2])
			switch m[1] {
			case "middle":
				left -= width / 2
			case "end":
				left -= width
			}
			if inside != nil && !inside(left, value(m[3])-font/3, width) {
				faults = append(faults, fmt.Sprintf("%q does not lie inside of its node", unescaped.Replace(m[5])))
			}
		}
	}
	return nodes, faults
}

// shape returns whether a text of a width, whose middle is at y, lies inside of a node; nil
// for one that is drawn as its text alone.
func shape(node string) func(left, y, width float64) bool {
	const slack = 1 // points: letters are measured by their average
	if m := ellipse.FindStringSubmatch(node); m != nil {
		cx, cy, rx, ry := value(m[1]), value(m[2]), value(m[3]), value(m[4])
		return func(left, y, width float64) bool {
			half := rx * math.Sqrt(max(0, 1-(y-cy)*(y-cy)/(ry*ry)))
			return left >= cx-half-slack && left+width <= cx+half+slack
		}
	}
	for _, kind := range []*regexp.Regexp{polygon, path} {
		m := kind.FindStringSubmatch(node)
		if m == nil {
			continue
		}
		left, right, top, bottom := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
		for i, n := range number.FindAllString(m[1], -1) {
			if x := value(n); i%2 == 0 {
				left, right = min(left, x), max(right, x)
			} else {
				top, bottom = min(top, x), max(bottom, x)
			}
		}
		return func(x, y, width float64) bool {
			return x >= left-slack && x+width <= right+slack && y >= top-slack && y <= bottom+slack
		}
	}
	return nil
}

func value(text string) float64 {
	x, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return math.NaN()
	}
	return x
}
