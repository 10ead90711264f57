// From bytes to packages, types and their variants.

package arsc

import (
	"encoding/binary"
	"fmt"

	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/badinput"
)

// Table is a resource table, or several merged into one.
type Table struct {
	Packages []*Package
	// Problems lists what is odd, though the platform accepts it.
	Problems []string

	size int // of the data it was made from
}

// Package is a package of resources. Several may share an id.
type Package struct {
	ID   uint32
	Name string
	// Types are in order of their ids, without the ids that are not used.
	Types []*Type
	// Libraries are the shared libraries the package refers to, by the package
	// id it uses for them.
	Libraries map[uint32]string

	strings *res.Pool // of the whole table
	keys    *res.Pool
	byID    [256]*Type
}

// Type is one type of resources, such as layout.
type Type struct {
	ID       uint8
	Name     string
	Variants []*Variant
	// Count is one more than the largest entry index.
	Count int

	flags []byte // of the type's specification, 4 bytes an entry
}

// Variant holds a type's values for one configuration.
type Variant struct {
	Config Config

	chunk   res.Chunk
	kind    byte
	offsets []byte
	count   int
	start   int
}

// Flags of a type chunk.
const (
	flagSparse   = 1 << 0
	flagOffset16 = 1 << 1
)

const (
	packageHeaderSize = 284
	maxProblems       = 50
)

// Parse reads a resource table. data must stay unchanged while the table is in
// use.
func Parse(data []byte) (*Table, error) {
	const section = "resource table"
	outer, err := res.ReadChunk(data, 0, section, true)
	if err != nil {
		return nil, err
	}
	t := &Table{size: len(data)}
	if outer.Type != res.ChunkTable {
		t.problem("the outermost chunk has type %#04x instead of %#04x", outer.Type, res.ChunkTable)
	}
	var strings *res.Pool
	err = t.walk(outer, section, func(c res.Chunk) error {
		switch c.Type {
		case res.ChunkStringPool:
			if strings != nil {
				t.problem("a second global string pool at %#x", c.Offset)
				return nil
			}
			pool, err := res.ParsePool(c)
			if err != nil {
				return err
			}
			pool.DecodeAll()
			strings = pool
		case res.ChunkPackage:
			return t.readPackage(c, strings)
		default:
			t.problem("chunk of unknown type %#04x at %#x skipped", c.Type, c.Offset)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if len(t.Packages) == 0 && strings == nil {
		return nil, badinput.New(section, 0, res.TryAnotherCopy, "neither strings nor packages in %d bytes", len(data))
	}
	return t, nil
}

func (t *Table) problem(format string, args ...any) {
	if len(t.Problems) < maxProblems {
		t.Problems = append(t.Problems, fmt.Sprintf(format, args...))
	}
}

// walk calls visit for the chunks inside outer.
func (t *Table) walk(outer res.Chunk, section string, visit func(res.Chunk) error) error {
	for at := outer.HeaderSize; at+8 <= len(outer.Data); {
		c, err := res.ReadChunk(outer.Data[at:], outer.Offset+int64(at), section, false)
		if err != nil {
			return err
		}
		if err := visit(c); err != nil {
			return err
		}
		at += len(c.Data)
	}
	return nil
}

func (t *Table) readPackage(c res.Chunk, strings *res.Pool) error {
	if c.HeaderSize < packageHeaderSize {
		return badinput.New("resource package", c.Offset, res.TryAnotherCopy, "header of %d bytes, want %d at least", c.HeaderSize, packageHeaderSize)
	}
	p := &Package{ID: c.U32(8), strings: strings}
	name := c.Data[12 : 12+256]
	for i := 0; i < len(name); i += 2 {
		if name[i] == 0 && name[i+1] == 0 {
			name = name[:i]
		}
	}
	p.Name = res.DecodeUTF16(name)
	typeStrings, keyStrings, typeOffset := int64(c.U32(268)), int64(c.U32(276)), uint32(0)
	if c.HeaderSize >= packageHeaderSize+4 {
		typeOffset = c.U32(284)
	}
	var typeNames *res.Pool
	err := t.walk(c, "resource package", func(sub res.Chunk) error {
		switch sub.Type {
		case res.ChunkStringPool:
			pool, err := res.ParsePool(sub)
			if err != nil {
				return err
			}
			pool.DecodeAll()
			switch at := sub.Offset - c.Offset; {
			case at == typeStrings || at != keyStrings && typeNames == nil:
				typeNames = pool
			case at == keyStrings || p.keys == nil:
				p.keys = pool
			}
		case res.ChunkTypeSpec:
			if id := uint8(sub.U32(8)); id == 0 {
				t.problem("a type specification without an id at %#x", sub.Offset)
			} else {
				n := min(uint64(sub.U32(12)), uint64(len(sub.Body()))/4)
				p.typ(id).flags = sub.Body()[:4*n]
			}
		case res.ChunkType:
			return t.readVariant(p, sub)
		case res.ChunkLibrary:
			p.readLibraries(sub)
		case res.ChunkOverlayable, res.ChunkOverlayPolicy, res.ChunkStagedAlias:
		default:
			t.problem("chunk of unknown type %#04x at %#x skipped", sub.Type, sub.Offset)
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, typ := range p.byID {
		if typ == nil {
			continue
		}
		typ.Name = typeNames.String(uint32(typ.ID) - 1 - typeOffset)
		typ.Count = max(typ.Count, len(typ.flags)/4)
		p.Types = append(p.Types, typ)
	}
	t.Packages = append(t.Packages, p)
	return nil
}

func (p *Package) typ(id uint8) *Type {
	if p.byID[id] == nil {
		p.byID[id] = &Type{ID: id}
	}
	return p.byID[id]
}

func (p *Package) readLibraries(c res.Chunk) {
	const size = 4 + 256
	body := c.Body()
	for i := uint32(0); i < c.U32(8) && len(body) >= size; i++ {
		if p.Libraries == nil {
			p.Libraries = map[uint32]string{}
		}
		name := body[4:size]
		for j := 0; j < len(name); j += 2 {
			if name[j] == 0 && name[j+1] == 0 {
				name = name[:j]
			}
		}
		p.Libraries[binary.LittleEndian.Uint32(body)] = res.DecodeUTF16(name)
		body = body[size:]
	}
}

func (t *Table) readVariant(p *Package, c res.Chunk) error {
	const section = "resource type"
	if c.HeaderSize < 20+4 {
		return badinput.New(section, c.Offset, res.TryAnotherCopy, "header of %d bytes, want 24 at least", c.HeaderSize)
	}
	id := uint8(c.U32(8))
	if id == 0 {
		t.problem("a type without an id at %#x", c.Offset)
		return nil
	}
	v := &Variant{chunk: c, kind: c.Data[9], start: int(c.U32(16))}
	width := uint64(4)
	if v.kind&flagSparse == 0 && v.kind&flagOffset16 != 0 {
		width = 2
	}
	count := uint64(c.U32(12))
	if room := uint64(len(c.Body())) / width; count > room {
		t.problem("type %#x at %#x counts %d entries, %d fit", id, c.Offset, count, room)
		count = room
	}
	v.count = int(count)
	v.offsets = c.Body()[:count*width]
	v.Config = readConfig(c.Data[20:c.HeaderSize])
	typ := p.typ(id)
	typ.Variants = append(typ.Variants, v)
	if v.kind&flagSparse == 0 {
		typ.Count = max(typ.Count, v.count)
	} else if v.count > 0 {
		for i := range v.count {
			typ.Count = max(typ.Count, int(binary.LittleEndian.Uint16(v.offsets[4*i:]))+1)
		}
	}
	return nil
}

// entry returns the bytes from entry i on to the end of the chunk, or nil.
func (v *Variant) entry(i int) []byte {
	off, ok := v.offset(i)
	if !ok {
		return nil
	}
	at := uint64(v.start) + uint64(off)
	if at+8 > uint64(len(v.chunk.Data)) {
		return nil
	}
	return v.chunk.Data[at:]
}

func (v *Variant) offset(i int) (uint32, bool) {
	switch {
	case v.kind&flagSparse != 0:
		// Sorted by index, except where a packer thinks otherwise.
		lo, hi := 0, v.count
		for lo < hi {
			mid := (lo + hi) / 2
			if int(binary.LittleEndian.Uint16(v.offsets[4*mid:])) < i {
				lo = mid + 1
			} else {
				hi = mid
			}
		}
		if lo == v.count || int(binary.LittleEndian.Uint16(v.offsets[4*lo:])) != i {
			return 0, false
		}
		return 4 * uint32(binary.LittleEndian.Uint16(v.offsets[4*lo+2:])), true
	case i >= v.count:
		return 0, false
	case v.kind&flagOffset16 != 0:
		off := binary.LittleEndian.Uint16(v.offsets[2*i:])
		return 4 * uint32(off), off != 0xffff
	}
	off := binary.LittleEndian.Uint32(v.offsets[4*i:])
	return off, off != 0xffffffff
}
