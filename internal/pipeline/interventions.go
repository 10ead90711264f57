// Testing the slice of an app's crash by changing what it leaves out.

package pipeline

import (
	"context"
	"fmt"
	"os"
	"regexp"

	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	beyond "github.com/esdroid/esdroid/internal/intervene/outside"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
)

// Interventions changes what the slice of a folder's crash leaves out, and sends the
// minimal sequence again: the crash must come, with the same message.
func Interventions(ctx context.Context, path, dir string, o beyond.Options) (*beyond.Report, error) {
	r, err := openFolder(path, dir)
	if err != nil {
		return nil, err
	}
	if r.minimal, err = r.folder.readEvents("minimal.jsonl"); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(r.folder.path("run.trace"))
	if err != nil {
		return nil, err
	}
	if r.sliced, err = r.slicing(data); err != nil {
		return nil, err
	}
	options, err := r.bounded(ctx)
	if err != nil {
		return nil, err
	}
	d, err := host.Open(r.app, options)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	_, result, err := resend(ctx, d, r.minimal) // its message may be another than that of all events
	if err != nil {
		return nil, err
	}
	if !crashed(result.Status) || !r.again(d) {
		return nil, fmt.Errorf("%w: the minimal sequence does not give it", ErrNoCrash)
	}
	r.report = &crash.ParseText(d.Crash())[0]
	if err := d.Rehearse(ctx, r.minimal.Activity); err != nil {
		return nil, err
	}
	report, err := beyond.Try(ctx, &beyond.Subject{Code: r.code, Graph: r.sliced.graph, Criterion: r.sliced.criterion,
		Again: func(ctx context.Context, listen func(*vm.Hooks)) (beyond.Result, string, error) {
			at := r.watch()
			d.Listen(func(h *vm.Hooks) { listen(h); at.listen(h) })
			sent, result, err := resend(ctx, d, r.minimal)
			d.Listen(nil)
			if err != nil {
				return 0, "", err
			}
			return r.moved(d.Crash(), result.Status, sent, at), howEnded(d.Crash(), result.Status), nil
		}}, o)
	if err != nil {
		return nil, err
	}
	root := r.report.RootCause(nil)
	report.Fault = root.Type + ": " + root.Message
	return report, nil
}

// identities are the numbers that tell objects apart in texts.
var identities = regexp.MustCompile(`@[0-9a-f]+`)

// moved compares how a run with a change ended with the crash.
func (r *run) moved(text string, status device.Status, sent int, at *watcher) beyond.Result {
	switch {
	case !at.reached():
		return beyond.Masked // an earlier execution may have failed
	case crashed(status) && r.same(r.report, text):
		was, is := r.report.RootCause(nil), crash.ParseText(text)[0].RootCause(nil)
		if identities.ReplaceAllString(was.Message, "@") == identities.ReplaceAllString(is.Message, "@") {
			return beyond.Same
		}
		return beyond.Moved // another value
	case status == device.Running && sent == len(r.minimal.Events):
		return beyond.Moved
	}
	return beyond.Masked
}

// howEnded says in a line how a run ended.
func howEnded(text string, status device.Status) string {
	if crashed(status) {
		return oneLine(text)
	}
	return status.String()
}
