// Package smali prints classes as smali assembly: what baksmali prints for
// them, so that smali assembles it to an equal class.
//
// Labels are named after addresses: a branch target by the kind of the branch
// (goto_, cond_, pswitch_, sswitch_, array_ and the payloads), a try range by
// try_start_ and try_end_, a handler by catch_ or catchall_, each followed by
// the pc in hex. Registers that hold parameters on entry are named p0, p1, ….
package smali
