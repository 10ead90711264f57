// The guard: a process that ends test programs whose reduction was killed.

//go:build unix

package interest

import (
	"fmt"
	"os"
	"os/exec"
	"sync"
	"syscall"
)

// watch is the guard's program. It reads which process groups have begun (+) and
// ended (-), until the pipe closes: then whoever wrote to it is gone, however that
// came, and what still runs is killed. No signal can tell a grandchild that.
const watch = `trap '' HUP INT TERM
live=' '
while read -r sign group; do
  case $sign in
  +) live="$live$group " ;;
  -) live="${live%%" $group "*} ${live#*" $group "}" ;;
  esac
done
for group in $live; do kill -9 "-$group"; done 2>/dev/null`

// guard is started with the first test program.
type guard struct {
	once  sync.Once
	err   error
	shell string
	mu    sync.Mutex
	pipe  *os.File // its end is the guard's
}

// gate is what a test program is behind until the guard knows of it; where this
// process dies before that, it never begins.
const gate = `read -r _ <&3 && exec 3<&- "$@"`

// run runs the program to its end, and ends what it leaves behind.
func (g *guard) run(cmd *exec.Cmd) error {
	if g.once.Do(func() { g.err = g.start() }); g.err != nil {
		return fmt.Errorf("the guard of test programs: %w", g.err)
	}
	end, open, err := os.Pipe()
	if err != nil {
		return err
	}
	defer open.Close()
	cmd.ExtraFiles = []*os.File{end}
	cmd.Args = append([]string{"sh", "-c", gate, "sh", cmd.Path}, cmd.Args[1:]...)
	cmd.Path = g.shell
	err = cmd.Start()
	end.Close()
	if err != nil {
		return err
	}
	group := cmd.Process.Pid
	g.tell('+', group)
	defer g.tell('-', group)
	defer killGroup(cmd)
	_, _ = fmt.Fprintln(open) // it may have been stopped already
	return cmd.Wait()
}

func (g *guard) tell(sign rune, group int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	_, _ = fmt.Fprintf(g.pipe, "%c %d\n", sign, group) // somebody may have killed it
}

func (g *guard) start() (err error) {
	if g.shell, err = exec.LookPath("sh"); err != nil {
		return err
	}
	end, pipe, err := os.Pipe()
	if err != nil {
		return err
	}
	defer end.Close()
	cmd := exec.Command(g.shell, "-c", watch)
	cmd.Stdin = end
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // the terminal's Ctrl-C is not for it
	if err := cmd.Start(); err != nil {
		pipe.Close()
		return err
	}
	go func() { _ = cmd.Wait() }()
	g.pipe = pipe
	return nil
}
