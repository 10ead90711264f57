package crash

import (
	"errors"
	"strings"
	"testing"
)

func TestChoose(t *testing.T) {
	_, texts := shapes(t)
	notes := App{Package: "com.example.notes", HasClass: func(d string) bool { return strings.HasPrefix(d, "Lcom/example/notes/") }}
	for _, test := range []struct{ shape, message, first string }{
		{"interleaved-processes", "", "java.lang.NullPointerException: a"},
		{"system-err-then-fatal", "", "java.lang.NullPointerException: first"},
		{"several-crashes", "", "java.lang.NullPointerException: first"},
		{"logged-by-app", "", "java.net.SocketTimeoutException: timeout"},
		{"traces-txt", "", "ANR"},
		{"no-crash", "no crash in the text: expected an exception", ""},
		{"tombstone", "lines 1-11: com.example.notes died of a native crash (SIGSEGV: code 1 (SEGV_MAPERR), fault addr 0x10)", ""},
		{"am-crash-event-only", "has no frames", ""},
		{"anr-in-logcat", "the stack of its main thread is not in this text", ""},
		{"play-console-obfuscated", "none of the crash's frames is code of com.example.notes: b.c.a.d.a(Unknown Source:18), b.c.a.e.run(Unknown Source:2)", ""},
	} {
		r, err := Choose(ParseText(texts[test.shape]), notes)
		switch {
		case test.message == "" && err != nil:
			t.Errorf("%s: %v", test.shape, err)
		case test.message != "" && (err == nil || !strings.Contains(err.Error(), test.message)):
			t.Errorf("%s: got %v, want %q", test.shape, err, test.message)
		case test.message == "" && r.Exception.Header() != test.first:
			t.Errorf("%s: chose %q", test.shape, r.Exception.Header())
		}
	}
	_, err := Choose(ParseText(texts["interleaved-processes"]), App{Package: "net.third"})
	var other *OtherAppError
	if !errors.As(err, &other) || err.Error() != "the text has no crash of net.third: it shows crashes of com.example.notes, org.other.app" {
		t.Errorf("got %v", err)
	}
	if _, err := Choose(nil, notes); !errors.Is(err, ErrNoCrash) {
		t.Errorf("got %v", err)
	}
}
