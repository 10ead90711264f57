// Process groups: what a test program starts ends with it.

//go:build unix

package interest

import (
	"os/exec"
	"syscall"
)

// ownGroup puts the program into a process group of its own, so that the
// terminal's Ctrl-C does not reach it and the whole group can be killed.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { killGroup(cmd); return nil }
}

func killGroup(cmd *exec.Cmd) {
	if cmd.Process != nil && cmd.Process.Pid > 1 {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // there may be nobody left
	}
}
