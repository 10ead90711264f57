package pipeline

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/slice/crash"
)

const ballotCall = "java.lang.CharSequence android.widget.TextView.getText()"

// ballot are the options of a run for a crash of a line with two calls, with the message
// changed.
func ballot(t *testing.T, from, to string) Options {
	t.Helper()
	o := replayed(t, "ballot")
	text, err := os.ReadFile(filepath.Join(filepath.Dir(o.App), "crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), from, to, 1)
	if from != "" && changed == string(text) {
		t.Fatalf("no %q in\n%s", from, text)
	}
	o.Target = &crash.ParseText(changed)[0]
	return o
}

// A crash of the asked line for another operand is not the asked one.
func TestAskedOperand(t *testing.T) {
	o := ballot(t, "", "")
	o.Until = Produce
	if _, err := Run(context.Background(), o); err != nil {
		t.Errorf("the operand that the message names: %v", err)
	}
	o = ballot(t, ballotCall, "java.lang.String java.lang.CharSequence.toString()")
	o.Until = Produce
	if _, err := Run(context.Background(), o); !errors.Is(err, ErrNoCrash) {
		t.Errorf("the other call of the line: %v", err)
	}
}

// Where the text does not tell the statements of its line apart, the report says so.
func TestUnsureOperand(t *testing.T) {
	for _, k := range []struct {
		name, message string
		unsure        bool
	}{
		{"named", "", false},
		{"no message", ": Attempt to invoke virtual method '" + ballotCall + "' on a null object reference", true},
	} {
		o := ballot(t, k.message, "")
		o.ConfirmTrials = 0
		res, err := Run(context.Background(), o)
		if err != nil {
			t.Fatalf("%s: %v", k.name, err)
		}
		if got := strings.Contains(res.Summary, "Unsure: the text that was asked for does not tell"); got != k.unsure {
			t.Errorf("%s: unsure %t\n%s", k.name, got, res.Summary)
		}
	}
}

// A variant in which another statement of the same line threw is not what is minimised.
func TestAgainByStatement(t *testing.T) {
	o := replayed(t, "ballot")
	o.Until = Produce
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	r, err := openFolder(o.App, o.Out)
	if err != nil {
		t.Fatal(err)
	}
	d, err := host.Open(r.app, r.device())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if _, _, err := resend(context.Background(), d, r.events); err != nil {
		t.Fatal(err)
	}
	if len(r.produced.Thrown) < 2 || !strings.Contains(r.produced.Thrown[0], "Ballot;->count()V@") || !r.again(d) {
		t.Errorf("the crash itself, thrown at %q", r.produced.Thrown)
	}
	r.produced.Thrown[0] += "0"
	if r.again(d) {
		t.Error("another statement of the line is taken for it")
	}
}

// A touch that without the events before it meets another widget is told, and written into
// tests, as a touch of that one.
func TestAimNamesWhatIsThere(t *testing.T) {
	o := replayed(t, "ballot")
	r, err := open(o)
	if err != nil {
		t.Fatal(err)
	}
	d, err := host.Open(r.app, r.device())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if _, err := d.Launch(context.Background(), ""); err != nil {
		t.Fatal(err)
	}
	e := o.Events.Events[0]
	elsewhere := *e.Widget
	elsewhere.ID, elsewhere.Text = "elsewhere", "Elsewhere"
	e.Widget = &elsewhere
	if e, err = aim(context.Background(), d, e); err != nil || e.Widget.ID != "yes" {
		t.Errorf("%+v, %v", e.Widget, err)
	}
}
