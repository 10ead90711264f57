// The entry points: programs and files to bytes.

package write

import (
	"fmt"

	"github.com/esdroid/esdroid/dex/model"
)

// Options are limits that depend on the device.
type Options struct {
	// MinSDK is the lowest API level that must run the result, 0 for any.
	// Below 26, devices take no more than 32,768 types.
	MinSDK int
}

// Program writes all files of a program in order. Files that hold more
// references than one dex file can are followed by what did not fit, so the
// result may have more files than the program.
func Program(p *model.Program, o Options) ([][]byte, error) {
	var out [][]byte
	for i, f := range p.Files {
		parts, err := File(f, o)
		if err != nil {
			return nil, fmt.Errorf("dex file %d: %w", i+1, err)
		}
		out = append(out, parts...)
	}
	return out, nil
}

// File writes one file of a program, as several dex files if it must. It fills
// in Places and LabelPCs of the bodies; a method whose string loads have to
// grow gets a Body.
func File(f *model.File, o Options) ([][]byte, error) {
	groups, err := split(f, o)
	if err != nil {
		return nil, err
	}
	var out [][]byte
	for _, g := range groups {
		e := emitter{pool: f.Pool(), x: g.index, classes: g.classes, version: version(f, g.classes)}
		data, err := e.emit(f)
		if err != nil {
			return nil, err
		}
		out = append(out, data)
	}
	return out, nil
}
