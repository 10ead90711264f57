// The embedded file: a table and the files it names.

package resources

import (
	_ "embed" // for the resources
	"encoding/binary"
	"errors"
	"fmt"
	"sync"

	"github.com/klauspost/compress/s2"

	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/axml"
)

//go:embed framework.s2
var packed []byte

//go:embed styleables.txt
var styleables string

// Set is the unpacked resources. It is shared by all machines.
type Set struct {
	Table *arsc.Table
	files map[string][]byte

	mu   sync.Mutex
	docs map[string]*axml.Document
}

// Load returns the platform's resources, unpacked once.
var Load = sync.OnceValues(func() (*Set, error) {
	data, err := s2.Decode(nil, packed)
	if err != nil {
		return nil, fmt.Errorf("the platform's resources: %w", err)
	}
	return Unpack(data)
})

var errCut = errors.New("the platform's resources are cut off")

// Unpack reads what Pack wrote.
func Unpack(data []byte) (*Set, error) {
	s := &Set{files: map[string][]byte{}, docs: map[string]*axml.Document{}}
	next := func() ([]byte, error) {
		if len(data) < 4 {
			return nil, errCut
		}
		n := int(binary.LittleEndian.Uint32(data))
		if n < 0 || n > len(data)-4 {
			return nil, errCut
		}
		b := data[4 : 4+n : 4+n]
		data = data[4+n:]
		return b, nil
	}
	table, err := next()
	if err != nil {
		return nil, err
	}
	if s.Table, err = arsc.Parse(table); err != nil {
		return nil, err
	}
	for len(data) > 0 {
		name, err := next()
		if err != nil {
			return nil, err
		}
		if s.files[string(name)], err = next(); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// File is one file of Pack.
type File struct {
	Name string
	Data []byte
}

// Pack puts a table and files into one piece.
func Pack(table []byte, files []File) []byte {
	var out []byte
	put := func(b []byte) {
		out = binary.LittleEndian.AppendUint32(out, uint32(len(b)))
		out = append(out, b...)
	}
	put(table)
	for _, f := range files {
		put([]byte(f.Name))
		put(f.Data)
	}
	return out
}

// Read returns a file of the platform's package, such as "res/layout/simple_list_item_1.xml".
func (s *Set) Read(name string) ([]byte, bool) {
	b, ok := s.files[name]
	return b, ok
}

// XML returns a parsed file. Documents are shared and must not be changed.
func (s *Set) XML(name string) (*axml.Document, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d := s.docs[name]; d != nil {
		return d, nil
	}
	data, ok := s.files[name]
	if !ok {
		return nil, fmt.Errorf("the platform has no file %s", name)
	}
	d, err := axml.Parse(data)
	if err == nil {
		s.docs[name] = d
	}
	return d, err
}
