package decode

import (
	"encoding/binary"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/instrument/recording"
)

// TestHeader: what is no recording, or a damaged one, is told with its place.
func TestHeader(t *testing.T) {
	good := func(change func(data []byte)) []byte {
		data := make([]byte, 2048)
		copy(data, recording.Magic)
		binary.BigEndian.PutUint32(data[recording.ChunkOffset:], 1024)
		binary.BigEndian.PutUint32(data[recording.SlotsOffset:], 1)
		change(data)
		return data
	}
	for _, c := range []struct {
		what, says string
		data       []byte
	}{
		{"nothing", "not a recording", nil},
		{"another file", "fetch files/esd-PID.rec", good(func(d []byte) { d[0] = 'P' })},
		{"tiny chunks", "offset 0x18: chunks of 8 bytes", good(func(d []byte) { binary.BigEndian.PutUint32(d[recording.ChunkOffset:], 8) })},
		{"no room", "room for 0 chunks", good(func(d []byte) { d[recording.SlotsOffset+3] = 0 })},
		{"another chunk's number", "chunk at offset 0x400: number 9", good(func(d []byte) { d[1024+3] = 9 })},
	} {
		if _, err := parseRecording(c.data); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v; want %q", c.what, err, c.says)
		}
	}
	if _, err := parseRecording(good(func([]byte) {})); err != nil {
		t.Errorf("an empty recording: %v", err)
	}
}
