package crash

import (
	"net/url"
	"testing"
)

// TestTrackers: an event of a crash service says what the device logged, whatever
// the service made of it.
func TestTrackers(t *testing.T) {
	const logged = "java.lang.IllegalStateException: no method for onClick\n" +
		"\tat android.view.View.performClick(View.java:6597)\n" +
		"\tat dalvik.system.VMStack.getThreadStackTrace(Native Method)\n" +
		"Caused by: java.lang.ArithmeticException: divide by zero\n" +
		"\tat com.x.Main$1.scale(Main.java:15)\n" +
		"\tat com.x.Main.<init>(Unknown Source)\n"
	want := ParseText(logged)
	if len(want) != 1 || want[0].Exception.Cause == nil {
		t.Fatalf("%+v", want)
	}
	for name, text := range map[string]string{
		"sentry": `{"event_id": "1", "platform": "java", "contexts": {"os": {"name": "Android"}}, "exception": {"values": [
			{"type": "ArithmeticException", "module": "java.lang", "value": "divide by zero", "stacktrace": {"frames": [
				{"module": "com.x.Main", "function": "<init>", "in_app": true},
				{"module": "com.x.Main$1", "function": "scale", "filename": "Main.java", "lineno": 15, "in_app": true}]}},
			{"type": "IllegalStateException", "module": "java.lang", "value": "no method for onClick", "stacktrace": {"frames": [
				{"module": "dalvik.system.VMStack", "function": "getThreadStackTrace", "filename": "VMStack.java", "native": true},
				{"module": "android.view.View", "function": "performClick", "filename": "View.java", "lineno": 6597}]}}]}}`,
		"bugsnag": `{"payloadVersion": "4", "events": [{"severity": "error", "exceptions": [
			{"errorClass": "java.lang.IllegalStateException", "message": "no method for onClick", "stacktrace": [
				{"method": "android.view.View.performClick", "file": "SourceFile/View.java", "lineNumber": 6597},
				{"method": "dalvik.system.VMStack.getThreadStackTrace", "file": "VMStack.java", "lineNumber": -2}]},
			{"errorClass": "java.lang.ArithmeticException", "message": "divide by zero", "stacktrace": [
				{"method": "com.x.Main$1.scale", "file": "Main.java", "lineNumber": 15},
				{"method": "com.x.Main.<init>", "lineNumber": 0}]}]}]}`,
		"url": "https://x.example/?trace=" + url.QueryEscape("\n"+logged),
		"page": "Fatal Exception: java.lang.IllegalStateException: no method for onClick\n" +
			"View.java line 6597\nandroid.view.View.performClick\n\tat dalvik.system.VMStack.getThreadStackTrace(Native Method)\n" +
			"Caused by: java.lang.ArithmeticException: divide by zero\n" +
			"Main.java - line 15\ncom.x.Main$1.scale\n\tat com.x.Main.<init>(Unknown Source)\n",
		"page, one line a frame": "java.lang.IllegalStateException: no method for onClick\n" +
			"android.view.View.performClick (View.java - line 6597)\n\tat dalvik.system.VMStack.getThreadStackTrace(Native Method)\n" +
			"Caused by: java.lang.ArithmeticException: divide by zero\n" +
			"com.x.Main$1.scale() Main.java line: 15\n\tat com.x.Main.<init>(Unknown Source)\n",
	} {
		got := ParseText(text)
		if len(got) != 1 {
			t.Errorf("%s: %d reports", name, len(got))
			continue
		}
		if g, w := got[0].Text(), want[0].Text(); g != w {
			t.Errorf("%s:\n%s\nwant\n%s", name, g, w)
		}
	}
}
