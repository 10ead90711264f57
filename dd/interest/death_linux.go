// The kernel ends the test program when this process dies, however it dies.

package interest

import "syscall"

func diesWithParent(a *syscall.SysProcAttr) { a.Pdeathsig = syscall.SIGKILL }
