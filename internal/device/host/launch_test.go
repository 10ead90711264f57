package host

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
)

// An app of which nothing can be started is told as such, with what can be done.
func TestUnstarted(t *testing.T) {
	main := apk.Component{Kind: apk.Activity, Class: "com.x.Main", Enabled: true}
	open := main
	open.Exported = true
	for _, c := range []struct {
		name       string
		components []apk.Component
		want       string
	}{
		{"exported", []apk.Component{main, open}, ""},
		{"its own alone", []apk.Component{main}, "--activity) of com.x.Main"},
		{"a keyboard", []apk.Component{{Kind: apk.Service, Class: "com.x.Keys", Enabled: true, Exported: true}}, "com.x has no activity"},
	} {
		a := &installed{manifest: &apk.Manifest{Package: "com.x", Application: apk.Application{Components: c.components}}}
		if got := a.unstarted(); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
