// Entries: values and bags.

package arsc

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// Entry is the value of a resource for one configuration.
type Entry struct {
	ID     uint32
	Config Config
	Key    string // the resource's name, "" where a packer removed it
	Public bool
	// Value is a simple value; Bag is set instead for a complex one.
	Value res.Value
	Bag   *Bag
}

// Bag is a complex value: a style (its keys are attributes), an array (keys
// 0x02000000 and up), plurals or an attribute's definition (keys 0x01000000 and
// up).
type Bag struct {
	Parent uint32 // of a style
	Items  []Item
}

// Item is one value of a bag.
type Item struct {
	Key   uint32
	Value res.Value
}

// Flags of an entry.
const (
	entryComplex = 1 << 0
	entryPublic  = 1 << 1
	entryCompact = 1 << 3
)

// Variant entries are decoded here: nil data, odd sizes and counts end in an
// entry that does not exist.
func (p *Package) decode(typ *Type, v *Variant, index int) (Entry, bool) {
	d := v.entry(index)
	if d == nil {
		return Entry{}, false
	}
	e := Entry{ID: p.ID<<24 | uint32(typ.ID)<<16 | uint32(index), Config: v.Config}
	size, flags, key := binary.LittleEndian.Uint16(d), binary.LittleEndian.Uint16(d[2:]), binary.LittleEndian.Uint32(d[4:])
	e.Public = flags&entryPublic != 0
	if flags&entryCompact != 0 {
		e.Key = p.keys.String(uint32(size))
		e.Value = res.Value{Type: res.Type(flags >> 8), Data: key}
		if e.Value.Type == res.TypeString {
			e.Value.Str = p.strings.String(key)
		}
		return e, true
	}
	e.Key = p.keys.String(key)
	if flags&entryComplex == 0 {
		if int(size) < 8 || len(d) < int(size)+res.ValueSize {
			return Entry{}, false
		}
		e.Value = res.ReadValue(d[size:], p.strings)
		return e, true
	}
	if size < 16 || len(d) < int(size) {
		return Entry{}, false
	}
	e.Bag = &Bag{Parent: binary.LittleEndian.Uint32(d[8:])}
	count := uint64(binary.LittleEndian.Uint32(d[12:]))
	d = d[size:]
	const itemSize = 4 + res.ValueSize
	count = min(count, uint64(len(d))/itemSize)
	e.Bag.Items = make([]Item, 0, count)
	for range count {
		// An item may be longer than it has to be; the value's own size says so.
		step := 4 + max(int(binary.LittleEndian.Uint16(d[4:])), res.ValueSize)
		e.Bag.Items = append(e.Bag.Items, Item{binary.LittleEndian.Uint32(d), res.ReadValue(d[4:], p.strings)})
		if len(d) < step+itemSize {
			break
		}
		d = d[step:]
	}
	return e, true
}
