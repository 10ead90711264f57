// How far long work is that knows its end: a bar on a terminal, seldom lines
// elsewhere, nothing for work that takes a moment.

package cli

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// CountProgress returns a reporter of how many of all things are done.
func CountProgress(w io.Writer, work, things string) (report func(done, total int), finish func()) {
	const interval = 10 * time.Second
	begin := time.Now()
	if !IsTerminal(w) {
		next := begin.Add(interval)
		return func(done, total int) {
			if now := time.Now(); now.After(next) {
				next = now.Add(interval)
				fmt.Fprintf(w, "%s: %d of %d %s\n", work, done, total, things)
			}
		}, func() {}
	}
	var progress *mpb.Progress
	var bar *mpb.Bar
	report = func(done, total int) {
		if progress == nil {
			if time.Since(begin) < time.Second {
				return
			}
			progress = mpb.New(mpb.WithOutput(w), mpb.WithWidth(40), mpb.WithRefreshRate(200*time.Millisecond))
			bar = progress.AddBar(int64(total), mpb.BarRemoveOnComplete(),
				mpb.PrependDecorators(decor.Name(work+" ")), mpb.AppendDecorators(decor.CountersNoUnit("%d of %d "+things)))
		}
		bar.SetCurrent(int64(done))
	}
	return report, func() {
		if progress != nil {
			bar.Abort(true)
			progress.Wait()
		}
	}
}

// IsTerminal reports whether w is a terminal that understands cursor control.
func IsTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
