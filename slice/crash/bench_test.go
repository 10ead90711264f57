package crash

import (
	"fmt"
	"strings"
	"testing"
)

// BenchmarkParse reads a log of 100 000 lines with one crash in it, the size of
// a bug report's system log.
func BenchmarkParse(b *testing.B) {
	var text strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&text, "05-20 13:09:%02d.%03d %5d %5d D Tag%-4d : frame %d took (%d) ms: at rest\n", i/1000%60, i%1000, i%97+100, i%89+100, i%50, i, i%16)
		if i == 50_000 {
			_, texts := shapes(b)
			text.WriteString(texts["threadtime-caused-by"])
		}
	}
	s := text.String()
	b.SetBytes(int64(len(s)))
	for b.Loop() {
		if n := len(ParseText(s)); n != 1 {
			b.Fatal(n, "reports")
		}
	}
}
