// What esdroid slice shows while it works: nothing for a second, then how far
// it is.

package command

import (
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/slice"
)

// sliceProgress returns a reporter of a walk's progress: a bar on a terminal,
// plain lines elsewhere, seldom. How far there is to go is not known; the bar
// compares what was looked at with what waits.
func sliceProgress(w io.Writer) (report func(size slice.Size, done, waiting int), finish func()) {
	if cli.IsTerminal(w) {
		return sliceBar(w)
	}
	const interval = 10 * time.Second
	next := time.Now().Add(interval)
	return func(size slice.Size, done, waiting int) {
		if now := time.Now(); now.After(next) {
			next = now.Add(interval)
			fmt.Fprintf(w, "%s slice: %d statements looked at, %d waiting\n", size, done, waiting)
		}
	}, func() {}
}

func sliceBar(w io.Writer) (report func(size slice.Size, done, waiting int), finish func()) {
	begin := time.Now()
	var progress *mpb.Progress
	var bar *mpb.Bar
	var name atomic.Value
	name.Store("")
	report = func(size slice.Size, done, waiting int) {
		if time.Since(begin) < time.Second {
			return
		}
		if progress == nil {
			progress = mpb.New(mpb.WithOutput(w), mpb.WithWidth(40), mpb.WithRefreshRate(200*time.Millisecond))
			bar = progress.AddBar(0, mpb.BarRemoveOnComplete(),
				mpb.PrependDecorators(decor.Any(func(decor.Statistics) string { return name.Load().(string) })),
				mpb.AppendDecorators(decor.CountersNoUnit("%d of %d known statements (Ctrl-C stops with what is there)")))
		}
		name.Store(string(size) + " slice ")
		bar.SetTotal(int64(done+waiting), false)
		bar.SetCurrent(int64(done))
	}
	return report, func() {
		if progress != nil {
			bar.Abort(true)
			progress.Wait()
		}
	}
}
