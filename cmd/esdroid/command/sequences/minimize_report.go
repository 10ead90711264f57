// The result of a reduction as a story, for pages that people look at.

package sequences

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/report/story"
)

// reductionStory tells which events are left, and how sure that is.
func reductionStory(seq *event.Sequence, res *dd.Result) *story.Story {
	s := story.New(fmt.Sprintf("%d of %d events give the crash", len(res.Candidate), len(seq.Events)))
	s.Package = seq.Package
	for _, k := range res.Candidate {
		e := &seq.Events[k]
		told := story.Event{Text: e.Sentence(), Needed: res.Certified}
		for _, p := range e.Points {
			told.Points = append(told.Points, story.Point(p))
		}
		if e.Before != nil {
			told.Activity = e.Before.Activity
		}
		s.Events = append(s.Events, told)
	}
	s.Facts = reductionFacts(res)
	if res.Stopped != nil {
		s.Notes = append(s.Notes, fmt.Sprintf("The reduction stopped early: %s. The events give the crash, but fewer may do.", res.Stopped))
	}
	s.Notes = append(s.Notes, res.Warnings...)
	return s
}

// reductionFacts are how the events were got.
func reductionFacts(res *dd.Result) []string {
	var out []string
	if res.Trivial {
		out = append(out, "The launch alone gives the crash: no event is needed.")
	}
	out = append(out, assurances(res, "events")...)
	out = append(out, fmt.Sprintf("%d trials replayed %d events.", res.Stats.Totals.Trials, res.Stats.Totals.Events))
	for _, x := range res.Findings {
		out = append(out, fmt.Sprintf("Another crash on the way, with %d events: %s", len(x.Candidate), x.Signature))
	}
	return out
}

// assurances say how sure it is that all events are needed, and that they give the crash.
func assurances(res *dd.Result, as string) []string {
	unit := strings.TrimSuffix(units[as], "s")
	var out []string
	switch {
	case res.Certified && len(res.Candidate) > 0:
		out = append(out, fmt.Sprintf("No single %s can be taken away (each tried %s).", unit, times(res.CertifyRuns)))
	case res.Unsure > 0:
		out = append(out, fmt.Sprintf("Unsure about %d of the %d %s: the trials do not tell whether the crash keeps its rate without them. A lower --min-rate takes more away.", res.Unsure, len(res.Candidate), units[as]))
	case !res.Certified:
		out = append(out, fmt.Sprintf("Not certified: there may be more %s left than needed.", units[as]))
	}
	if a := res.RateAfter; a.Trials > 0 {
		lo, hi := a.Interval()
		out = append(out, fmt.Sprintf("It reproduced in %d of %d confirming trials (95 %% interval %.0f to %.0f %%).", a.Reproduced, a.Trials, 100*lo, 100*hi))
	}
	return out
}
