// How a process ended, and its crash as logcat would print it.

package host

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/device"
	inputs "github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/internal/vm"
)

// ended turns the outcome of the machine into a result.
func (d *Device) ended() device.Result {
	out := d.machine.Outcome()
	if out == nil {
		return device.Result{Status: device.Broken, Reason: "the machine ended without an outcome"}
	}
	r := device.Result{Reason: out.Reason}
	for _, f := range out.Stack {
		r.Stack = append(r.Stack, f.String())
	}
	switch out.Kind {
	case vm.Finished:
		r.Status, r.Reason = device.Exited, fmt.Sprintf("exit code %d", out.ExitCode)
	case vm.Uncaught:
		r.Status = device.Crashed
		d.crash, d.thrown = d.report(out), thrown(out.Exception)
	case vm.Unmodelled:
		r.Status, r.Member, r.References, r.Reason = device.Unmodelled, out.Member, out.Count, out.String()
	case vm.InstructionLimit, vm.WallLimit, vm.HeapLimit, vm.Canceled:
		r.Status, r.Reason = device.Limited, out.String()
	default:
		r.Status, r.Reason = device.Broken, out.String()
	}
	return r
}

// maxCauses bounds the causes of causes that are followed.
const maxCauses = 64

// thrown returns the calls of the app's code at which the innermost cause that has any was
// thrown, innermost first: reports have their lines, of which statements of a line and code
// without lines cannot be told apart.
func thrown(e *vm.Object) vm.Backtrace {
	var calls vm.Backtrace
	for range maxCauses {
		if e == nil {
			break
		}
		all, _ := e.Native.(vm.Backtrace)
		all = slices.DeleteFunc(slices.Clone(all), func(f vm.Frame) bool { return f.Method.Class.Boot })
		if len(all) > 0 {
			calls = all
		}
		f := e.Class().FindField("cause", "Ljava/lang/Throwable;")
		if f == nil || f.IsStatic() {
			break
		}
		cause := e.Field(f).R
		if f := e.Class().FindField("target", "Ljava/lang/Throwable;"); cause == nil && f != nil && !f.IsStatic() {
			cause = e.Field(f).R // of what reflection called
		}
		if cause == e { // it has none
			break
		}
		e = cause
	}
	return calls
}

// report is the crash as logcat prints it.
func (d *Device) report(out *vm.Outcome) string {
	thread, text := out.Thread, out.Reason
	if c := d.inputs.Crash; c != nil {
		thread, text = c.Thread, c.Report
	}
	return d.fatal("FATAL EXCEPTION: "+thread, text)
}

// fatal prints a report in the form of AndroidRuntime's.
func (d *Device) fatal(head, text string) string {
	w := d.machine.World()
	e := inputs.Line{Wall: w.Clock.Wall(), PID: w.PID, TID: w.PID, Priority: 6, Tag: "AndroidRuntime"}
	e.Text = fmt.Sprintf("%s\nProcess: %s, PID: %d\n%s", head, d.app.manifest.Application.Process, w.PID, strings.TrimSuffix(text, "\n"))
	var b strings.Builder
	inputs.Write(&b, []inputs.Line{e})
	return b.String()
}

// notResponding is the report of a main thread that does not come back, as the
// activity manager prints it.
func (d *Device) notResponding(r *device.Result) string {
	w := d.machine.World()
	pkg := d.app.manifest.Package
	e := inputs.Line{Wall: w.Clock.Wall(), PID: 900, TID: 915, Priority: 6, Tag: "ActivityManager"}
	e.Text = fmt.Sprintf("ANR in %s\nPID: %d\nReason: Input dispatching timed out", pkg, w.PID)
	var b strings.Builder
	inputs.Write(&b, []inputs.Line{e})
	b.WriteString("\"main\" prio=5 tid=1 Runnable\n")
	for _, line := range r.Stack {
		b.WriteString("  at " + strings.TrimPrefix(line, "at ") + "\n")
	}
	return b.String()
}
