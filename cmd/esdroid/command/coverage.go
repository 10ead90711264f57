// What one run covered, from a trace of an app or from reports and recordings on coverage.

package command

import (
	"fmt"
	"io"
	"os"

	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/internal/coverage"
	"github.com/esdroid/esdroid/internal/coverage/jacoco"
)

// coverageReader reads files on what runs covered.
type coverageReader struct {
	app     string   // that traces are of; "" if none is given
	paths   []string // of class files
	classes *jacoco.Classes
	warn    io.Writer
}

// read reads a file of any kind.
func (r *coverageReader) read(file string) (*coverage.Coverage, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if jacoco.IsExec(data) {
		return r.recording(file, data)
	}
	if c, ok, err := coverage.Read(data); ok {
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		return c, nil
	}
	if r.app == "" {
		return nil, fmt.Errorf("%s: no LCOV, no XML of JaCoCo or Cobertura, and no .exec; a trace is read with its app: name that first", file)
	}
	rec, err := traces.OpenRecording(file, r.app, "")
	if err != nil {
		return nil, err
	}
	return coverage.OfRun(rec.Graph, rec.Code), nil
}

// recording reads what JaCoCo's agent wrote.
func (r *coverageReader) recording(file string, data []byte) (*coverage.Coverage, error) {
	if len(r.paths) == 0 {
		return nil, fmt.Errorf("%s: a recording of JaCoCo has no lines: give --classes with the class files that it was made with, or JaCoCo's XML report", file)
	}
	if r.classes == nil {
		classes, err := jacoco.OpenClasses(r.paths)
		if err != nil {
			return nil, err
		}
		r.classes = classes
	}
	c, notes, err := coverage.OfRecording(data, r.classes)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	for _, n := range notes {
		fmt.Fprintf(r.warn, "note: %s: %s\n", file, n)
	}
	return c, nil
}
