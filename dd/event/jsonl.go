// The project's own format: JSON lines (docs/events-format.md).

package event

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"time"
)

const (
	jsonlFormat  = "esdroid-events"
	jsonlVersion = 1
)

// jsonlHeader is the first line of a file.
type jsonlHeader struct {
	Format   string   `json:"format"`
	Version  int      `json:"version"`
	Package  string   `json:"package,omitempty"`
	Activity string   `json:"activity,omitempty"`
	Width    int      `json:"width,omitempty"`
	Height   int      `json:"height,omitempty"`
	Origin   string   `json:"origin,omitempty"`
	Header   []string `json:"header,omitempty"`
	Trailer  []string `json:"trailer,omitempty"`
	Crash    string   `json:"crash,omitempty"`
	CrashAt  int      `json:"crashAt,omitempty"`
	Launch   *Event   `json:"launch,omitempty"`
}

// plainEvent has Event's fields without its methods.
type plainEvent Event

// jsonEvent adds the durations in milliseconds.
type jsonEvent struct {
	*plainEvent
	MS    float64 `json:"ms,omitempty"`
	Delay float64 `json:"delay,omitempty"`
}

// MarshalJSON writes durations as "ms" and "delay", in milliseconds.
func (e *Event) MarshalJSON() ([]byte, error) {
	return json.Marshal(jsonEvent{(*plainEvent)(e), millis(e.Duration), millis(e.Delay)})
}

// UnmarshalJSON reads what MarshalJSON writes, and checks it.
func (e *Event) UnmarshalJSON(data []byte) error {
	j := jsonEvent{plainEvent: (*plainEvent)(e)}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&j); err != nil {
		return err
	}
	var err error
	if e.Duration, err = fromMillis(j.MS); err != nil {
		return err
	}
	if e.Delay, err = fromMillis(j.Delay); err != nil {
		return err
	}
	return e.check()
}

// pointsOf is how many points the kinds have.
var pointsOf = map[Kind]int{Tap: 1, LongPress: 1, Swipe: 2, Pinch: 4}

// check reports an event that lacks what its kind needs.
func (e *Event) check() error {
	if want, ok := pointsOf[e.Kind]; ok && len(e.Points) != want {
		// Recorders that only log activities know no places.
		if len(e.Points) != 0 {
			return fmt.Errorf("a %s has %d points, not %d", e.Kind, want, len(e.Points))
		}
	}
	for _, p := range e.Points {
		if math.IsNaN(p.X+p.Y) || math.IsInf(p.X+p.Y, 0) {
			return errors.New("a coordinate is not a number")
		}
	}
	if e.Kind == Key && e.Key == "" {
		return errors.New("a key event without a key")
	}
	if e.Rotation < 0 || e.Rotation > 3 {
		return fmt.Errorf("rotation %d is not 0 to 3", e.Rotation)
	}
	return nil
}

func millis(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func fromMillis(ms float64) (time.Duration, error) {
	if !(ms >= 0 && ms <= 1e9) {
		return 0, fmt.Errorf("a duration of %g ms", ms)
	}
	return time.Duration(math.Round(ms * float64(time.Millisecond))), nil
}

// WriteJSONL writes the sequence in the project's own format; nothing is lost.
func WriteJSONL(w io.Writer, s *Sequence) error {
	b := bufio.NewWriter(w)
	enc := json.NewEncoder(b)
	enc.SetEscapeHTML(false)
	h := jsonlHeader{
		Format: jsonlFormat, Version: jsonlVersion, Package: s.Package, Activity: s.Activity, Width: s.Width, Height: s.Height,
		Origin: s.Format, Header: s.Header, Trailer: s.Trailer, Crash: s.Crash, Launch: s.Launch,
	}
	if s.Crash != "" {
		h.CrashAt = s.CrashAt
	}
	if err := enc.Encode(h); err != nil {
		return fmt.Errorf("events: header: %w", err)
	}
	for i := range s.Events {
		if err := enc.Encode(&s.Events[i]); err != nil {
			return fmt.Errorf("events: event %d: %w", i, err)
		}
	}
	return b.Flush()
}

func detectJSONL(head []byte) bool {
	first, _, _ := bytes.Cut(head, []byte{'\n'})
	return bytes.HasPrefix(bytes.TrimSpace(first), []byte{'{'}) && bytes.Contains(first, []byte(`"`+jsonlFormat+`"`))
}

// ReadJSONL reads the project's own format.
func ReadJSONL(r io.Reader) (*Sequence, []Warning, error) {
	data, err := readAll(r)
	if err != nil {
		return nil, nil, err
	}
	var s *Sequence
	for _, l := range lines(data) {
		if len(bytes.TrimSpace([]byte(l.text))) == 0 {
			continue
		}
		if s == nil {
			var h jsonlHeader
			if err := json.Unmarshal([]byte(l.text), &h); err != nil {
				return nil, nil, jsonlError(l, err)
			}
			if h.Format != jsonlFormat || h.Version != jsonlVersion {
				return nil, nil, &SyntaxError{"jsonl", l.number, 1, fmt.Sprintf("the header says format %q version %d, want %q version %d", h.Format, h.Version, jsonlFormat, jsonlVersion)}
			}
			s = &Sequence{
				Package: h.Package, Activity: h.Activity, Width: h.Width, Height: h.Height, Format: h.Origin,
				Header: h.Header, Trailer: h.Trailer, Crash: h.Crash, CrashAt: h.CrashAt, Launch: h.Launch,
			}
			continue
		}
		var e Event
		if err := json.Unmarshal([]byte(l.text), &e); err != nil {
			return nil, nil, jsonlError(l, err)
		}
		s.Events = append(s.Events, e)
	}
	if s == nil {
		return nil, nil, &SyntaxError{"jsonl", 1, 1, "no header line"}
	}
	return s, nil, nil
}

// jsonlError places a JSON error in its line.
func jsonlError(l textLine, err error) error {
	column := 1
	if syntax := (*json.SyntaxError)(nil); errors.As(err, &syntax) {
		column = max(1, int(syntax.Offset))
	} else if kind := (*json.UnmarshalTypeError)(nil); errors.As(err, &kind) {
		column = max(1, int(kind.Offset))
	}
	return &SyntaxError{"jsonl", l.number, column, err.Error()}
}
