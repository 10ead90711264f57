package world

import (
	"slices"
	"testing"
)

// What is there before anybody used the device.
func TestNewFS(t *testing.T) {
	f := NewFS()
	for path, want := range map[string][]string{
		"/sdcard":     {"Alarms", "Android", "DCIM", "Download", "Movies", "Music", "Notifications", "Pictures", "Podcasts", "Ringtones"},
		"/system/bin": {"ls", "ping", "sh"},
	} {
		names, err := f.List(path)
		if err != nil {
			t.Errorf("%s: %v", path, err)
		}
		for _, name := range want {
			if !slices.Contains(names, name) {
				t.Errorf("%s has no %s: %q", path, name, names)
			}
		}
	}
	if used := f.Used(); used > 10_000 {
		t.Errorf("%d bytes are used", used)
	}
}
