// The stream of one thread in a recording: its chunks, record by record.

package decode

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/instrument/recording"
)

// chunk is the content of a chunk behind its head.
type chunk struct {
	number int32 // among the chunks of its thread, from 1
	time   int64
	data   []byte
}

// recordingFile is a recording cut into streams.
type recordingFile struct {
	probe   [recording.ChunkOffset - recording.ProbeOffset]byte
	pid     uint32
	stopped bool
	ring    bool
	threads []int32 // as chunks name them, ascending
	chunks  map[int32][]chunk
}

const chunkHead = 20

// parseRecording cuts a recording into the streams of its threads. A file that
// was cut off loses its last chunk's end, no more.
func parseRecording(data []byte) (*recordingFile, error) {
	if len(data) < recording.HeaderBytes || !bytes.HasPrefix(data, []byte(recording.Magic)) {
		return nil, fmt.Errorf("not a recording of an instrumented app (it would begin with %q): fetch files/esd-PID.rec from the app's folder", recording.Magic[:7])
	}
	be := binary.BigEndian
	r := &recordingFile{pid: be.Uint32(data[recording.PidOffset:]), stopped: be.Uint32(data[recording.StoppedOffset:]) != 0, ring: be.Uint32(data[recording.RingOffset:]) != 0, chunks: map[int32][]chunk{}}
	copy(r.probe[:], data[recording.ProbeOffset:])
	size, slots := int(be.Uint32(data[recording.ChunkOffset:])), int64(be.Uint32(data[recording.SlotsOffset:]))
	if size < 1024 || size > 1<<24 || size%4 != 0 {
		return nil, fmt.Errorf("header at offset %#x: chunks of %d bytes", recording.ChunkOffset, size)
	}
	if slots < 1 {
		return nil, fmt.Errorf("header at offset %#x: room for %d chunks", recording.SlotsOffset, slots)
	}
	for at := size; at+chunkHead <= len(data); at += size {
		number, thread := int64(be.Uint32(data[at:])), int32(be.Uint32(data[at+8:]))
		if number == 0 {
			continue // taken by a thread that died before it wrote, or never
		}
		if r.ring {
			number = (number-1)%slots + 1
		}
		if number != int64(at/size) || thread <= 0 {
			return nil, fmt.Errorf("chunk at offset %#x: number %d, thread %d", at, be.Uint32(data[at:]), thread)
		}
		if _, known := r.chunks[thread]; !known {
			r.threads = append(r.threads, thread)
		}
		count := int32(be.Uint32(data[at+4:]))
		if !r.ring {
			count = int32(len(r.chunks[thread])) + 1
		}
		r.chunks[thread] = append(r.chunks[thread], chunk{count, int64(be.Uint64(data[at+12:])), data[at+chunkHead : min(at+size, len(data))]})
	}
	slices.Sort(r.threads)
	for _, chunks := range r.chunks {
		slices.SortStableFunc(chunks, func(a, b chunk) int { return cmp.Compare(a.number, b.number) })
	}
	return r, nil
}

// runs cuts the chunks of a thread where some between them are lost.
func runs(chunks []chunk) [][]chunk {
	var out [][]chunk
	from := 0
	for i := range chunks {
		if i > 0 && chunks[i].number != chunks[i-1].number+1 {
			out = append(out, chunks[from:i])
			from = i
		}
	}
	return append(out, chunks[from:])
}

// stream reads the records of one thread. None is torn apart by the end of a
// chunk.
type stream struct {
	chunks []chunk
	data   []byte // rest of the current chunk
	time   int64  // when the current chunk was taken
}

// fill goes on to the next chunk when the current one is used up, and reports
// whether there is a unit.
func (s *stream) fill() bool {
	for len(s.data) < 2 || s.data[0] == 0 && s.data[1] == 0 {
		if len(s.chunks) == 0 {
			s.data = nil
			return false
		}
		s.data, s.time = s.chunks[0].data, s.chunks[0].time
		s.chunks = s.chunks[1:]
	}
	return true
}

// event is one record of a stream.
type event struct {
	kind  eventKind
	value uint32
	text  string
	time  int64
}

type eventKind uint8

const (
	eventEnd eventKind = iota
	eventBlock
	eventEnter
	eventLeave
	eventText
	eventTime
	eventCrash
	eventUnwind
	eventIndex
	eventObject
	eventAgain
	eventCount
	eventChanged
	eventBad
)

// next reads a record.
func (s *stream) next() event {
	if !s.fill() {
		return event{kind: eventEnd}
	}
	if s.data[0] < 0x80 {
		n := binary.BigEndian.Uint16(s.data)
		s.data = s.data[2:]
		return event{kind: eventBlock, value: uint32(n) - 1}
	}
	switch unit := binary.BigEndian.Uint16(s.data); {
	case unit>>12 == 0x8:
		s.data = s.data[2:]
		return event{kind: eventEnter, value: uint32(unit & 0xfff)}
	case unit == 0x9000:
		s.data = s.data[2:]
		return event{kind: eventLeave}
	case unit == 0x9001:
		s.data = s.data[2:]
		return event{kind: eventAgain}
	case unit>>8 >= 0x92 && unit>>8 < 0x98:
		s.data = s.data[2:]
		return event{kind: eventChanged, value: uint32(unit - 0x9200)}
	}
	if len(s.data) < 4 {
		s.data = nil
		return s.next()
	}
	w := s.word()
	low := w & 0x0fffffff
	switch w >> 28 {
	case 0xa:
		return event{kind: eventUnwind, value: recording.EnteredNumber(low & recording.NumberMask)}
	case 0xb:
		return event{kind: eventIndex, value: low}
	case 0x9:
		if low > recording.NumberMask {
			return event{kind: eventEnter, value: low & recording.NumberMask}
		}
		if low>>24 == 1 {
			return event{kind: eventCount, value: low & 0xffffff}
		}
		switch low >> 20 {
		case 0x01:
			return event{kind: eventText, text: s.text(low & 0xfffff)}
		case 0x02:
			hi := s.take()
			lo := s.take()
			return event{kind: eventTime, time: int64(uint64(hi)<<32 | uint64(lo))}
		case 0x03:
			return event{kind: eventIndex, value: s.take()}
		case 0x04:
			return event{kind: eventCrash}
		}
		return event{kind: eventBad, value: w}
	}
	return event{kind: eventObject, value: w & 0x3fffffff}
}

func (s *stream) word() uint32 {
	w := binary.BigEndian.Uint32(s.data)
	s.data = s.data[4:]
	return w
}

// take reads a word that belongs to the one before it, 0 if the file was cut
// off between them.
func (s *stream) take() uint32 {
	if len(s.data) < 4 {
		s.data = nil
		return 0
	}
	return s.word()
}

// text reads the pieces of a text, the first of which has n bytes.
func (s *stream) text(n uint32) string {
	var out []byte
	for {
		if int(n) > len(s.data) {
			s.data = nil
			return string(out)
		}
		out = append(out, s.data[:n]...)
		s.data = s.data[min(int(n+n%2), len(s.data)):]
		if n != recording.TextPiece || !s.fill() || len(s.data) < 4 {
			return string(out)
		}
		if w := binary.BigEndian.Uint32(s.data); w>>20 == 0x901 {
			s.data = s.data[4:]
			n = w & 0xfffff
			continue
		}
		return string(out)
	}
}

// peek returns the record after the next n without reading it.
func (s *stream) peek(n int) event {
	c := *s
	for range n {
		c.next()
	}
	return c.next()
}
