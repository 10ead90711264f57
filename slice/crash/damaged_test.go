package crash

import (
	"strings"
	"testing"
)

// TestDamaged reads texts that came through a web page, a mail or a picture.
func TestDamaged(t *testing.T) {
	for name, text := range map[string]string{
		"tags":       "<p>java.lang.ArithmeticException: divide by zero<br/>&nbsp;&nbsp;at com.x.Split.add(Split.java:101)<br/>\n<b>at</b> com.x.Split.&lt;init&gt;(Split.java:96)</p>",
		"name":       "java.lang.ArithmeticException: divide by zero\n\tat com.x.Split\n.add(Split.java:101)\n\tat com.x.Split.<in\nit>(Split.java:96)\n",
		"position":   "java.lang.ArithmeticException: divide by zero\n\tat com.x.Split.add(Split\n    .java:101)\n\tat\n    com.x.Split.<init>(Split.java:96)\n",
		"letters":    "java.Iang.ArithmeticException: divide by zero\n at com.x.Split.add(Split.java:1O1)\n at com.x.Split.<init>(Split.java:96)\n",
		"message":    "java.lang.ArithmeticException: divide by\nzero\n\tat com.x.Split.add\n(Split.java:101)\n\tat com.x.Split.<init>(Split.java:96)\n",
		"undamaged":  "java.lang.ArithmeticException: divide by zero\n\tat com.x.Split.add(Split.java:101)\n\tat com.x.Split.<init>(Split.java:96)\n",
		"windows":    "java.lang.ArithmeticException: divide by zero\r\n\tat com.x.Split\r\n.add(Split.java:101)\r\n\tat com.x.Split.<init>(Split.java:96)\r\n",
		"typed by":   "android\njava.lang.ArithmeticException: divide by zero\n\tat com.x.Split.add(Split.java:lO1)\n\tat com.x.Split.<init>(Split.java:96)\n",
		"blockquote": "<blockquote>java.lang.ArithmeticException: divide by zero</div><div>at com.x.Split.add(Split.java:101)</div><div>at com.x.Split.&lt;init&gt;(Split.java:96)</div></blockquote>",
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
		if got := strings.Join(frames, " "); e.Type != "java.lang.ArithmeticException" || strings.Join(strings.Fields(e.Message), " ") != "divide by zero" ||
			got != "com.x.Split.add(Split.java:101) com.x.Split.<init>(Split.java:96)" {
			t.Errorf("%s: %s: %s: %s", name, e.Type, e.Message, got)
		}
	}
}
