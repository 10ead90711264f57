// The minimal sequence in pictures, and the report in the formats that are made of a story.

package pipeline

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"io"
	"strconv"
	"strings"
	"time"

	"golang.org/x/image/draw"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	drawing "github.com/esdroid/esdroid/internal/device/draw"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/internal/report/html"
	"github.com/esdroid/esdroid/internal/report/markdown"
	"github.com/esdroid/esdroid/internal/report/picture"
	"github.com/esdroid/esdroid/internal/report/sarif"
	"github.com/esdroid/esdroid/internal/report/story"
)

// mostFrames bounds the frames of reports: those of a recursion are all alike.
const mostFrames = 200

// pictureWidth is how wide pictures in reports are.
const pictureWidth = 540

// story is what the report says.
func (r *run) story(ctx context.Context) (*story.Story, error) {
	root := r.report.RootCause(r.own)
	s := report.DynamicStory(r.sliced.explanation, r.code, root.Header())
	s.Package, s.Thread = r.minimal.Package, r.report.Thread
	for _, f := range root.Frames {
		if r.own(f) && len(s.Stack) < mostFrames {
			s.Stack = append(s.Stack, story.Frame{Text: f.String()})
		}
	}
	if r.sliced.unsure != "" {
		s.Facts = append(s.Facts, "Unsure: "+r.sliced.unsure)
	}
	if root != r.report.Exception {
		s.Facts = append(s.Facts, "The platform reports it inside of "+r.report.Exception.Header())
	}
	// The slice is of that run.
	if header := r.sliced.report.RootCause(r.own).Header(); header != root.Header() {
		s.Facts = append(s.Facts, "With these events it is "+header)
	}
	s.Facts = append(s.Facts, r.facts()...)
	var err error
	if s.Events, err = r.storyboard(ctx); err != nil {
		return nil, err
	}
	switch n := len(r.minimal.Events); {
	case n == r.reduced.Of && n > 0 && r.reduced.Certified:
		s.Facts = append(s.Facts, fmt.Sprintf("Of %s no single one can be left out.", eventCount(n)))
	case n < r.reduced.Of:
		s.Facts = append(s.Facts, fmt.Sprintf("Shortened from %s to %d%s.", eventCount(r.reduced.Of), n, certified(r.reduced)))
	}
	if r.causes != nil {
		for _, need := range r.causes.Events {
			if need.Event < len(s.Events) {
				s.Events[need.Event].Needed = need.Needed
			}
		}
		tried := toShow(r.causes.Causes)
		for i := range r.causes.Causes {
			if c := &r.causes.Causes[i]; !c.Confirmed {
				tried = append(tried, c)
			}
		}
		for _, c := range tried {
			s.Causes = append(s.Causes, story.Cause{Ref: c.Ref, Place: c.Place, Text: c.Text, Confirmed: c.Confirmed, Change: changeWords(c, r.minimal)})
		}
		if r.causes.LeftOut > 0 {
			s.Notes = append(s.Notes, fmt.Sprintf("Statements of the slice that were not changed and tried: %d.", r.causes.LeftOut))
		}
	}
	s.MarkCauses()
	s.MarkEvents()
	return s, nil
}

func eventCount(n int) string { return counted(n, "event") }
func trialCount(n int) string { return counted(n, "trial") }

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// changeWords says what changing a statement did, and which event of the sequence typed the
// value that was changed.
func changeWords(c *Cause, s *event.Sequence) string {
	then := "the crash does not happen"
	if !c.Reached {
		then = "the statement that fails is not reached"
	}
	if c.Fewer {
		then = "the statement that fails runs fewer times, and not the time that it fails"
	}
	if c.Then != "" {
		then += ": it comes to " + article(c.Then) + " instead"
	}
	switch {
	case !c.Confirmed:
		return "no change that was tried made the crash go away"
	case c.Wait > 0:
		return fmt.Sprintf("with a wait of %s before event %d %s: this has run by then", time.Duration(c.Wait)*time.Millisecond, c.Before, then)
	case c.Off != "":
		return fmt.Sprintf("nothing called this off in %s, so that the code which fails still ran; with it called off there, the crash does not happen", c.Off)
	case c.LeftOut && c.Every:
		return "without this, here and each time later, " + then
	case c.LeftOut:
		return "without this " + then
	case c.Sooner != "":
		return fmt.Sprintf("with this run already before %s %s", c.Sooner, then)
	case c.Twice:
		return "with this call made once more " + then
	case c.Called != "":
		return fmt.Sprintf("with %s() called of it first %s", c.Called, then)
	case c.Deferred:
		return "with this call made only after the object is constructed " + then
	case c.Heeded:
		return "with what follows left out where this gives false, as it does here, the crash does not happen"
	case c.Branch && c.Unreduced:
		return fmt.Sprintf("with all events, and %s taken here, %s", wayWords(c), then)
	case c.Branch && c.Every:
		return fmt.Sprintf("with %s taken here each time %s", wayWords(c), then)
	case c.Branch:
		return fmt.Sprintf("with %s taken here %s", wayWords(c), then)
	}
	was := c.Was
	if n := typedBy(c.Was, s); n > 0 {
		was += fmt.Sprintf(" (typed by event %d)", n)
	}
	here := "here"
	if c.When != "" {
		here = "when " + c.When + " reads it,"
	} else if c.Every {
		here = "here, and each time later,"
	}
	return fmt.Sprintf("with %s instead of %s %s %s", c.Is, was, here, then)
}

// wayWords names the way that was taken at a branch.
func wayWords(c *Cause) string {
	switch {
	case c.Is == "":
		return "the other way"
	case c.Is == (intervene.Value{Kind: intervene.Default}).String():
		return fmt.Sprintf("%s instead of the way for %s", c.Is, c.Was)
	}
	return fmt.Sprintf("the way for %s instead of the one for %s", c.Is, c.Was)
}

// typedBy returns the number, from 1, of the last event that typed a text; 0 if none did.
func typedBy(shown string, s *event.Sequence) int {
	for i := len(s.Events) - 1; i >= 0; i-- {
		if e := &s.Events[i]; e.Kind == event.Text && e.Text != "" && strconv.Quote(e.Text) == shown {
			return i + 1
		}
	}
	return 0
}

// storyboard replays the minimal sequence and takes a picture before each event.
func (r *run) storyboard(ctx context.Context) ([]story.Event, error) {
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	if err := d.Record(io.Discard); err != nil { // callbacks are counted while recording
		return nil, err
	}
	events := make([]story.Event, len(r.minimal.Events))
	for i := range r.minimal.Events {
		e := &r.minimal.Events[i]
		events[i].Text = e.Sentence()
		for _, p := range e.Points {
			events[i].Points = append(events[i].Points, story.Point(p))
		}
	}
	next := 0
	_, _, err = play(ctx, d, r.minimal, func() {
		if next < len(events) {
			photograph(ctx, d, &events[next])
		}
		next++
	})
	if err != nil {
		return nil, err
	}
	last := story.Event{}
	if photograph(ctx, d, &last); len(last.Picture) > 0 {
		events = append(events, last)
	}
	return events, nil
}

// photograph takes the picture of an event; one that cannot be taken is left out.
func photograph(ctx context.Context, d *host.Device, e *story.Event) {
	e.Callbacks = d.Callbacks()
	if activity, err := d.Activity(ctx); err == nil {
		e.Activity = activity
	}
	p, err := d.Screenshot(ctx)
	if err != nil {
		return
	}
	p.Touch = nil // the last one; what counts is the next
	if len(e.Points) > 0 {
		at := event.Point(e.Points[0])
		p.Touch = &at
	}
	e.Picture, e.Width, e.Height = small(p)
}

// small draws a picture at the width of reports.
func small(p *device.Picture) (data []byte, width, height int) {
	var whole bytes.Buffer
	if err := drawing.PNG(&whole, p); err != nil {
		return nil, 0, 0
	}
	full, err := png.Decode(&whole)
	if err != nil {
		return nil, 0, 0
	}
	size := full.Bounds()
	width = min(pictureWidth, size.Dx())
	height = max(1, size.Dy()*width/max(1, size.Dx()))
	out := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.CatmullRom.Scale(out, out.Bounds(), full, size, draw.Src, nil)
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&b, out); err != nil {
		return nil, 0, 0
	}
	return b.Bytes(), width, height
}

// writeReports writes the report in the formats that are made of a story.
func (r *run) writeReports(ctx context.Context) error {
	s, err := r.story(ctx)
	if err != nil {
		return err
	}
	for _, f := range []struct {
		name  string
		write func(io.Writer, *story.Story) error
	}{{"report.html", html.Write}, {"report.md", markdown.Write}, {"report.sarif", sarif.Write}, {"report.svg", picture.SVG}} {
		var b bytes.Buffer
		if err := f.write(&b, s); err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		if err := r.folder.write(f.name, b.Bytes()); err != nil {
			return err
		}
	}
	return nil
}

// article puts the article before a name.
func article(name string) string {
	if strings.ContainsAny(name[:1], "AEIOU") {
		return "an " + name
	}
	return "a " + name
}
