package crash

import (
	"strings"
	"testing"
)

// TestRetold reads traces whose lines lost the words between them.
func TestRetold(t *testing.T) {
	for name, text := range map[string]string{
		"German":        "Ausnahme im Thread \"main\" java.lang.ArithmeticException: divide by zero\n\tbei com.x.Split.add(Split.java:101)\n\tbei com.x.Split.<init>(Split.java:96)\n",
		"Chinese":       "致命异常：main\njava.lang.ArithmeticException: divide by zero\n\t在 com.x.Split.add(Split.java:101)\n\t在 com.x.Split.<init>(Split.java:96)\n",
		"table":         "| # | frame |\n|---|---|\n| | java.lang.ArithmeticException: divide by zero |\n| 0 | com.x.Split.add(Split.java:101) |\n| 1 | com.x.Split.<init>(Split.java:96) |\n",
		"list":          "[java.lang.ArithmeticException: divide by zero, com.x.Split.add(Split.java:101), com.x.Split.<init>(Split.java:96)]",
		"page":          "Fatal Exception: java.lang.ArithmeticException\ndivide by zero\nkeyboard_arrow_right\ncom.x.Split.add\n(Split.java:101)\nkeyboard_arrow_right\ncom.x.Split.<init>\n(Split.java:96)\n",
		"without width": "java\u200b.lang\u200b.ArithmeticException: divide by zero\n\tat com\u200b.x\u200b.Split\u200b.add(Split\u200b.java:101)\n\tat com\u200b.x\u200b.Split\u200b.<init>(Split\u200b.java:96)\n",
	} {
		reports := ParseText(text)
		if len(reports) != 1 || reports[0].Exception == nil {
			t.Errorf("%s: %d reports", name, len(reports))
			continue
		}
		e := reports[0].Exception
		var frames []string
		for _, f := range e.Frames {
			frames = append(frames, f.String())
		}
		if got := strings.Join(frames, " "); e.Type != "java.lang.ArithmeticException" || e.Message != "divide by zero" ||
			got != "com.x.Split.add(Split.java:101) com.x.Split.<init>(Split.java:96)" {
			t.Errorf("%s: %s: %q: %s", name, e.Type, e.Message, got)
		}
	}
	caused := ParseText("Ausnahme java.lang.RuntimeException: Start\n\tbei com.x.Main.run(Main.java:4)\nVerursacht durch: java.lang.ArithmeticException: divide by zero\n\tbei com.x.Split.add(Split.java:101)\n")
	if len(caused) != 1 || len(caused[0].Chain()) != 2 || caused[0].Chain()[1].Type != "java.lang.ArithmeticException" {
		t.Errorf("a cause in another language: %v", caused)
	}
	if got := ParseText("see com.x.Split.add(Split.java:101), it is fine"); len(got) != 0 {
		t.Errorf("a sentence is read as a crash: %v", got)
	}
}
