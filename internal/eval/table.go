// The scores as a table.

package eval

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// fault says where the faulty line is.
func fault(s *Score) string {
	if s.Told && !s.FaultIn {
		return "told"
	}
	return yes(s.FaultIn)
}

// Write prints the scores, a line each, the totals, and what is missing and superfluous.
// It has no times: two runs print the same.
func Write(w io.Writer, scores []*Score) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "app\texception\tevents\tminimal\ttrials\tguess\tlines thin\tfull\tfault\tconfirmed\tmarks thin\tfull\tnot")
	var total Score
	var run, faults, confirmed, either, hits, untuned, found int
	for _, s := range scores {
		untuned += count(s.Untuned)
		found += count(s.Untuned && s.found())
		if s.Failure != "" {
			fmt.Fprintf(t, "%s\t%s\t%d\tno slice\t\t\t\t\t\t\t\t\t\n", s.App, s.Exception, s.Events)
			continue
		}
		run++
		faults += count(s.FaultIn)
		confirmed += count(s.Confirmed)
		either += count(s.found())
		hits += count(s.Hit)
		total.Events += s.Events
		total.Minimal += s.Minimal
		total.Trials += s.Trials
		total.ThinSize += s.ThinSize
		total.FullSize += s.FullSize
		total.Thin.add(s.Thin)
		total.Full.add(s.Full)
		total.Not.add(s.Not)
		fmt.Fprintf(t, "%s\t%s\t%d\t%d\t%d\t%s\t%d\t%d\t%s\t%s\t%s\t%s\t%s\n", s.App, s.Exception, s.Events, s.Minimal, s.Trials, yes(s.Hit),
			s.ThinSize, s.FullSize, fault(s), yes(s.Confirmed), s.Thin, s.Full, s.Not)
	}
	fmt.Fprintf(t, "%d of %d\t\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%s\t%s\t%s\n", run, len(scores), total.Events, total.Minimal, total.Trials, hits,
		total.ThinSize, total.FullSize, faults, confirmed, total.Thin, total.Full, total.Not)
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nThe faulty line is in the thin slice, told as what did not happen, or confirmed: %d of %d\n", either, len(scores))
	if untuned > 0 {
		fmt.Fprintf(w, "Of those that nothing was mended for: %d of %d\n", found, untuned)
	}
	for _, s := range scores {
		switch {
		case s.Failure != "":
			fmt.Fprintf(w, "%s: %s\n", s.App, s.Failure)
		case len(s.Missing)+len(s.Extra) > 0:
			fmt.Fprintf(w, "%s:", s.App)
			if len(s.Missing) > 0 {
				fmt.Fprintf(w, " missing %s;", strings.Join(s.Missing, ", "))
			}
			if len(s.Extra) > 0 {
				fmt.Fprintf(w, " superfluous %s", strings.Join(s.Extra, ", "))
			}
			fmt.Fprintln(w)
		}
	}
	return nil
}

// found reports whether the answer names the faulty line.
func (s *Score) found() bool { return s.FaultIn || s.Told || s.Confirmed }

func (s *Share) add(o Share) {
	s.Right += o.Right
	s.Of += o.Of
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "-"
}
