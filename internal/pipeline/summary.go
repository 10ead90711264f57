// The closing summary, and the sequence in forms that others replay.

package pipeline

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/pipeline/uitest"
)

// shownCauses and shownLines bound the summary.
const (
	shownCauses  = 5
	shownAvoided = 2 // of them that keep the statement from running
	shownLines   = 20
)

func (r *run) summarise(ctx context.Context) error {
	var script bytes.Buffer
	named := *r.minimal
	named.Activity = r.activity() // the monkey knows no launcher
	if _, err := event.WriteMonkeyScript(&script, &named); err != nil {
		return err
	}
	if err := r.folder.write("minimal.script", script.Bytes()); err != nil {
		return err
	}
	if err := r.folder.write("replay.sh", []byte(shellScript(r.minimal))); err != nil {
		return err
	}
	as := uitest.Crash{Sequence: r.minimal, Activity: named.Activity, About: inALine(r.report)}
	for name, text := range as.Files() {
		if err := r.folder.write(name, []byte(text)); err != nil {
			return err
		}
	}
	if err := r.writeReports(ctx); err != nil {
		return err
	}
	text, err := r.summary()
	if err != nil {
		return err
	}
	return r.folder.write("report.txt", []byte(text))
}

// activity is the class that the app starts with.
func (r *run) activity() string {
	if r.minimal.Activity != "" {
		return r.minimal.Activity
	}
	m, err := r.app.Manifest()
	if err != nil || len(m.Starts()) == 0 {
		return "android.app.Activity"
	}
	return m.Starts()[0].Code()
}

// summary is the report as text.
func (r *run) summary() (string, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", inALine(r.report))
	if r.sliced.unsure != "" {
		fmt.Fprintf(&b, "Unsure: %s.\n", r.sliced.unsure)
	}
	if n := len(r.sites); n > 1 {
		fmt.Fprintf(&b, "Unsure: the text that was asked for does not tell which of %d statements of its line threw; this is the crash of one of them.\n", n)
	}
	if told := inALine(r.sliced.report); identities.ReplaceAllString(told, "@") != identities.ReplaceAllString(inALine(r.report), "@") {
		fmt.Fprintf(&b, "With these events it is %s\n", told)
	}
	for _, fact := range r.facts() {
		fmt.Fprintf(&b, "%s\n", fact)
	}
	if n := len(r.minimal.Events); n == 0 {
		b.WriteString("\nIt happens at the start of the app, without any event.\n")
	} else {
		fmt.Fprintf(&b, "\nHow it happens (%d of %d events%s)\n", n, r.reduced.Of, certified(r.reduced))
		for i := range r.minimal.Events {
			fmt.Fprintf(&b, "  %d. %s\n", i+1, r.minimal.Events[i].Sentence())
		}
	}
	story, err := r.text(shownLines)
	if err != nil {
		return "", err
	}
	b.WriteString("\n" + story)
	r.writeCauses(&b)
	if r.produced != nil {
		for _, o := range r.produced.Others {
			fmt.Fprintf(&b, "\nAnother crash was met: %s (%d events, %s)", o.Crash, o.Events, o.File)
		}
		if len(r.produced.Others) > 0 {
			b.WriteString("\n")
		}
	}
	return b.String(), nil
}

func certified(red *Reduced) string {
	if red.Certified {
		return "; no single one can be left out"
	}
	return ""
}

// writeCauses says what changing the elements of the slice has shown.
func (r *run) writeCauses(b *strings.Builder) {
	c := r.causes
	if c == nil || len(c.Causes) == 0 {
		return
	}
	b.WriteString("\nConfirmed by running again with one thing changed\n")
	shown, rest := 0, 0
	for _, cause := range toShow(c.Causes) {
		if shown == shownCauses {
			rest++
			continue
		}
		shown++
		fmt.Fprintf(b, "  %s  %s\n      %s\n", cause.Place, cause.Text, changeWords(cause, r.minimal))
	}
	if rest > 0 {
		fmt.Fprintf(b, "  and %d more\n", rest)
	}
	if shown == 0 {
		b.WriteString("  nothing: no change that was tried made the crash go away\n")
	}
	if c.LeftOut > 0 {
		why := ""
		switch {
		case c.Trials >= r.ConfirmTrials:
			why = ": " + counted(c.Trials, "run") + " are as many as --confirm allows"
		case shown > 0:
			why = ": these say enough"
		}
		fmt.Fprintf(b, "  %s of the slice not tried%s\n", counted(c.LeftOut, "further statement"), why)
	}
}

// toShow returns the confirmed causes, one a line of source, and of those that only keep the
// statement from running a few.
func toShow(causes []Cause) []*Cause {
	var out []*Cause
	avoided := 0
	for i := range causes {
		cause := &causes[i]
		if !cause.Confirmed || slices.ContainsFunc(out, func(o *Cause) bool { return o.Place == cause.Place }) {
			continue
		}
		if !cause.Reached && cause.Off == "" {
			if avoided++; avoided > shownAvoided {
				break // they come last
			}
		}
		out = append(out, cause)
	}
	return out
}

// failing is the place of the statement that threw, as causes name theirs.
func (r *run) failing() string {
	x := r.sliced.explanation
	for i := range x.Elements {
		if e := &x.Elements[i]; e.ID == int(r.sliced.criterion.Node) && e.Stmt >= 0 {
			place, _ := r.words(e)
			return place
		}
	}
	return ""
}

// shellScript replays a sequence by adb.
func shellScript(s *event.Sequence) string {
	var b strings.Builder
	b.WriteString("#!/bin/sh\n# Replays the sequence on the device that adb is connected to.\nset -e\n")
	fmt.Fprintf(&b, "adb shell pm clear %s\n", quote(s.Package))
	if s.Activity != "" {
		fmt.Fprintf(&b, "adb shell am start -W -n %s\n", quote(s.Package+"/"+s.Activity))
	} else {
		fmt.Fprintf(&b, "adb shell monkey -p %s -c android.intent.category.LAUNCHER 1\n", quote(s.Package))
	}
	b.WriteString("sleep 2\n")
	for i := range s.Events {
		e := &s.Events[i]
		switch e.Kind {
		case event.Tap:
			fmt.Fprintf(&b, "adb shell input tap %.0f %.0f", e.Points[0].X, e.Points[0].Y)
		case event.LongPress:
			fmt.Fprintf(&b, "adb shell input swipe %.0f %.0f %.0f %.0f 1000", e.Points[0].X, e.Points[0].Y, e.Points[0].X, e.Points[0].Y)
		case event.Swipe:
			fmt.Fprintf(&b, "adb shell input swipe %.0f %.0f %.0f %.0f 300", e.Points[0].X, e.Points[0].Y, e.Points[1].X, e.Points[1].Y)
		case event.Text:
			fmt.Fprintf(&b, "adb shell input text %s", quote(strings.ReplaceAll(e.Text, " ", "%s")))
		case event.Rotate:
			fmt.Fprintf(&b, "adb shell settings put system accelerometer_rotation 0\nadb shell settings put system user_rotation %d", e.Rotation)
		case event.Broadcast:
			fmt.Fprintf(&b, "adb shell am broadcast -a %s", quote(e.Text))
		case event.Wait:
			fmt.Fprintf(&b, "sleep %.1f", e.Duration.Seconds())
		default:
			if name := e.KeyName(); name != "" {
				fmt.Fprintf(&b, "adb shell input keyevent %s", name)
			} else {
				fmt.Fprintf(&b, "# %s", e.String())
			}
		}
		fmt.Fprintf(&b, "  # %d. %s\nsleep 1\n", i+1, strings.ReplaceAll(e.Sentence(), "\n", " "))
	}
	return b.String()
}

// quote quotes an argument for two shells, that of the computer and that of the device.
func quote(s string) string {
	plain := s != ""
	for _, c := range s {
		plain = plain && (c == '.' || c == '_' || c == '/' || c == '-' || c == ':' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z')
	}
	if plain {
		return s
	}
	once := func(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
	return once(once(s))
}
