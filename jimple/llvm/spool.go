// The spool: functions that are done, as text in a temporary file.

package llvm

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/llir/llvm/ir"
)

// spool keeps functions until the module's types can be written.
type spool struct {
	file *os.File
	text *bufio.Writer
	has  map[*ir.Func]bool
}

func newSpool() (*spool, error) {
	f, err := os.CreateTemp("", "esdroid-llvm-")
	if err != nil {
		return nil, fmt.Errorf("keeping the module's functions: %w", err)
	}
	return &spool{f, bufio.NewWriterSize(f, 1<<20), map[*ir.Func]bool{}}, nil
}

// add writes a function, of which only the declaration stays in memory.
func (s *spool) add(f *ir.Func) error {
	s.has[f] = true
	err := f.AssignIDs() // of all blocks, before the first is written
	if err == nil {
		err = s.blocks(f)
	}
	f.Blocks, f.Metadata = nil, nil
	if err != nil {
		return fmt.Errorf("keeping the module's functions: %w", err)
	}
	return nil
}

// blocks writes a function block by block: as one text it would take as much memory again.
func (s *spool) blocks(f *ir.Func) error {
	rest := f.Blocks[1:]
	f.Blocks = f.Blocks[:1]
	begin := strings.TrimSuffix(f.LLString(), "\n}")
	if _, err := s.text.WriteString(begin); err != nil {
		return err
	}
	for i, block := range rest {
		if _, err := s.text.WriteString("\n\n" + block.LLString()); err != nil {
			return err
		}
		rest[i] = nil
	}
	_, err := s.text.WriteString("\n}\n\n")
	return err
}

// copy writes all functions to w.
func (s *spool) copy(w io.Writer) error {
	err := s.text.Flush()
	if err == nil {
		_, err = s.file.Seek(0, io.SeekStart)
	}
	if err == nil {
		_, err = io.Copy(w, s.file)
	}
	if err != nil {
		return fmt.Errorf("writing the module's functions: %w", err)
	}
	return nil
}

func (s *spool) remove() {
	_ = s.file.Close()
	_ = os.Remove(s.file.Name())
}
