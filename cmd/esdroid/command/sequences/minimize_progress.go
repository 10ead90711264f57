// How a reduction shows its progress: one changing line on a terminal, a line
// for every step elsewhere, and JSON lines in a file.

package sequences

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd"
)

// minimizeProgress returns the listener of a run, and what is to be called at its end.
func minimizeProgress(c *cobra.Command, f *minimizeFlags, events int) (listen func(dd.Progress), done func(), err error) {
	w := c.ErrOrStderr()
	terminal := cli.IsTerminal(w)
	var log io.WriteCloser
	if f.logJSON != "" {
		if log, err = os.Create(f.logJSON); err != nil {
			return nil, nil, err
		}
	}
	var logErr error
	listen = func(p dd.Progress) {
		if log != nil && logErr == nil {
			logErr = json.NewEncoder(log).Encode(progressLine(p))
		}
		if terminal {
			switch p.Kind {
			case "warning", "finding", "log":
				fmt.Fprintf(w, "\r\x1b[K%s\n", news(p))
			}
			fmt.Fprintf(w, "\r\x1b[K%s: %d of %d %s, %d trials, %s", p.Stage, p.Best, events, units[f.as], p.Totals.Trials, p.Elapsed.Round(time.Second))
			return
		}
		switch p.Kind {
		case "accept":
			fmt.Fprintf(w, "%s: %d of %d %s after %d trials: %s\n", p.Stage, len(p.Candidate), events, units[f.as], p.Totals.Trials, dd.FormatCandidate(p.Candidate))
		case "warning", "finding", "log":
			fmt.Fprintln(w, news(p))
		}
	}
	var once sync.Once
	return listen, func() {
		once.Do(func() {
			if terminal {
				fmt.Fprint(w, "\r\x1b[K")
			}
			if log != nil {
				if err := log.Close(); logErr == nil {
					logErr = err
				}
				if logErr != nil {
					fmt.Fprintln(w, "warning: the JSON log:", logErr)
				}
			}
		})
	}, nil
}

// news is what a run wants to say.
func news(p dd.Progress) string {
	switch p.Kind {
	case "warning":
		return "warning: " + p.Text
	case "finding":
		return fmt.Sprintf("another crash, with %d events: %s", len(p.Candidate), p.Text)
	}
	return p.Text
}

// progressLine is a line of the JSON log.
func progressLine(p dd.Progress) any {
	line := struct {
		Kind      string  `json:"kind"`
		Stage     string  `json:"stage,omitempty"`
		Text      string  `json:"text,omitempty"`
		Candidate string  `json:"candidate,omitempty"`
		Verdict   string  `json:"verdict,omitempty"`
		Signature string  `json:"signature,omitempty"`
		Reason    string  `json:"reason,omitempty"`
		Seconds   float64 `json:"seconds,omitempty"`
		Best      int     `json:"best"`
		Trials    int     `json:"trials"`
		Events    int     `json:"events"`
		Elapsed   float64 `json:"elapsed"`
	}{Kind: p.Kind, Stage: p.Stage, Text: p.Text, Best: p.Best, Trials: p.Totals.Trials, Events: p.Totals.Events, Elapsed: p.Elapsed.Seconds()}
	if p.Candidate != nil {
		line.Candidate = dd.FormatCandidate(p.Candidate)
	}
	if o := p.Outcome; o != nil {
		line.Verdict, line.Signature, line.Reason, line.Seconds = o.Verdict.String(), o.Signature, o.Reason, o.Duration.Seconds()
	}
	return line
}
