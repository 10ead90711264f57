// Editing in place: one attribute changes, every other byte stays.

package axml

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/badinput"
)

// splice replaces remove bytes at offset at by insert.
type splice struct {
	at, remove int
	insert     []byte
}

// SetAttr returns a copy of the document's bytes in which node n has the
// platform attribute name with a value that is not a string. An attribute that
// is there is overwritten; otherwise one is inserted where the order of
// resource ids wants it, and its name and id are appended to the string pool
// and the resource map.
//
// The result is read again and compared before it is returned: where a packer's
// tricks would make the edit change anything else, SetAttr returns an error.
func (d *Document) SetAttr(n *Node, name string, v res.Value) ([]byte, error) {
	id := res.PlatformAttr(name)
	if id == 0 {
		return nil, badinput.New("binary XML edit", -1, "", "%s is not an attribute of the platform", name)
	}
	if v.Type == res.TypeString {
		return nil, badinput.New("binary XML edit", -1, "", "attribute %s: cannot set a string", name)
	}
	var out []byte
	if a := n.ByID(id); a != nil {
		out = bytes.Clone(d.data)
		for i := range n.Attrs {
			if b := &n.Attrs[i]; b == a || b.ID == id {
				putValue(out[b.offset:], v)
			}
		}
	} else {
		var err error
		if out, err = d.insertAttr(n, id, name, v); err != nil {
			return nil, err
		}
	}
	return out, d.verifyEdit(out, n, id, name, v)
}

// putValue writes the raw string and the value of an attribute.
func putValue(attr []byte, v res.Value) {
	binary.LittleEndian.PutUint32(attr[8:], res.NoString)
	binary.LittleEndian.PutUint16(attr[12:], res.ValueSize)
	attr[14], attr[15] = 0, byte(v.Type)
	binary.LittleEndian.PutUint32(attr[16:], v.Data)
}

func (d *Document) insertAttr(n *Node, id uint32, name string, v res.Value) ([]byte, error) {
	if d.pool == nil {
		return nil, badinput.New("binary XML edit", -1, res.TryAnotherCopy, "the document has no string pool")
	}
	var splices []splice
	nameIndex, have := d.nameOf(id)
	if !have {
		pool, err := res.AppendString(d.poolChunk, name)
		if err != nil {
			return nil, err
		}
		nameIndex = uint32(d.pool.Len())
		splices = append(splices, splice{int(d.poolChunk.Offset), len(d.poolChunk.Data), pool}, d.mapSplice(nameIndex, id))
	}
	c := n.chunk
	ext := c.HeaderSize
	start, size := int(c.U16(ext+8)), int(c.U16(ext+10))
	if len(n.Attrs) == 0 {
		start, size = attrSize, attrSize
	}
	at := n.insertionIndex(id)
	elem := bytes.Clone(c.Data)
	attr := make([]byte, size)
	binary.LittleEndian.PutUint32(attr, d.namespaceIndex(n))
	binary.LittleEndian.PutUint32(attr[4:], nameIndex)
	putValue(attr, v)
	pos := ext + start + at*size
	if pos > len(elem) {
		return nil, badinput.New("binary XML element", c.Offset, res.TryAnotherCopy, "its attributes begin at %#x of %#x bytes", ext+start, len(elem))
	}
	elem = slices.Insert(elem, pos, attr...)
	binary.LittleEndian.PutUint32(elem[4:], uint32(len(elem)))
	binary.LittleEndian.PutUint16(elem[ext+8:], uint16(start))
	binary.LittleEndian.PutUint16(elem[ext+10:], uint16(size))
	binary.LittleEndian.PutUint16(elem[ext+12:], uint16(len(n.Attrs)+1))
	for i := 14; i <= 18; i += 2 { // 1-based positions of the attributes id, class and style
		if p := int(binary.LittleEndian.Uint16(elem[ext+i:])); p > at {
			binary.LittleEndian.PutUint16(elem[ext+i:], uint16(p+1))
		}
	}
	splices = append(splices, splice{int(c.Offset), len(c.Data), elem})

	slices.SortStableFunc(splices, func(a, b splice) int { return cmp.Compare(a.at, b.at) })
	var out []byte
	last := 0
	for _, s := range splices {
		out = append(append(out, d.data[last:s.at]...), s.insert...)
		last = s.at + s.remove
	}
	out = append(out, d.data[last:]...)
	grown := len(out) - len(d.data)
	binary.LittleEndian.PutUint32(out[4:], binary.LittleEndian.Uint32(d.data[4:])+uint32(grown))
	return out, nil
}

// nameOf returns the string index that the resource map gives to id.
func (d *Document) nameOf(id uint32) (uint32, bool) {
	for i := 0; i+4 <= len(d.ids) && i/4 < d.pool.Len(); i += 4 {
		if binary.LittleEndian.Uint32(d.ids[i:]) == id {
			return uint32(i / 4), true
		}
	}
	return 0, false
}

// mapSplice makes the resource map give id to string index. Strings in between
// that are no attribute names get the id 0, which means "none".
func (d *Document) mapSplice(index, id uint32) splice {
	ids := bytes.Clone(d.ids)
	for uint64(len(ids)) < 4*uint64(index)+4 {
		ids = append(ids, 0)
	}
	binary.LittleEndian.PutUint32(ids[4*index:], id)
	if !d.idsPresent {
		at := int(d.poolChunk.Offset) + len(d.poolChunk.Data)
		head := []byte{res.ChunkResourceMap & 0xff, res.ChunkResourceMap >> 8, 8, 0}
		head = binary.LittleEndian.AppendUint32(head, uint32(8+len(ids)))
		return splice{at, 0, append(head, ids...)}
	}
	c := d.idsChunk
	whole := append(bytes.Clone(c.Data[:c.HeaderSize]), ids...)
	binary.LittleEndian.PutUint32(whole[4:], uint32(len(whole)))
	return splice{int(c.Offset), len(c.Data), whole}
}

// insertionIndex returns where an attribute with that id belongs: the platform
// expects ids in ascending order.
func (n *Node) insertionIndex(id uint32) int {
	at := 0
	for i := range n.Attrs {
		switch a := n.Attrs[i].ID; {
		case a > id:
			return i
		case a != 0:
			at = i + 1
		}
	}
	return at
}

// namespaceIndex returns the string index that platform attributes of the
// document use for their namespace.
func (d *Document) namespaceIndex(n *Node) uint32 {
	index, found := uint32(res.NoString), false
	look := func(n *Node) bool {
		for i := range n.Attrs {
			if n.Attrs[i].ID>>24 == 1 {
				index, found = binary.LittleEndian.Uint32(d.data[n.Attrs[i].offset:]), true
				return false
			}
		}
		return true
	}
	if look(n) {
		d.Root.Walk(look)
	}
	if !found {
		if i, ok := d.pool.Index(AndroidNS); ok {
			return i
		}
	}
	return index
}

// verifyEdit reads the edited bytes and compares them with the document.
func (d *Document) verifyEdit(out []byte, edited *Node, id uint32, name string, v res.Value) error {
	again, err := Parse(out)
	if err == nil && len(again.events) == len(d.events) {
		same := true
		for i := range d.events {
			a, b := &d.events[i], &again.events[i]
			if a.kind != b.kind || a.decl != b.decl || a.line != b.line || !sameNode(a.node, b.node, a.node == edited, id) {
				same = false
				break
			}
			if a.node == edited && a.kind == res.ChunkStartElement {
				if got := b.node.ByID(id); got == nil || got.Value != v {
					same = false
					break
				}
			}
		}
		if same {
			return nil
		}
	}
	return badinput.New("binary XML edit", -1, "edit the package with the packer's own tools", "setting android:%s would change other parts of the document", name)
}

// sameNode compares two nodes without their children, and without the attribute
// that was edited.
func sameNode(a, b *Node, edited bool, id uint32) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Name != b.Name || a.Namespace != b.Namespace || a.Text != b.Text || !slices.Equal(a.Declares, b.Declares) {
		return false
	}
	other := func(attrs []Attr) []Attr {
		if !edited {
			return attrs
		}
		return slices.DeleteFunc(slices.Clone(attrs), func(x Attr) bool { return x.ID == id })
	}
	return slices.EqualFunc(other(a.Attrs), other(b.Attrs), func(x, y Attr) bool {
		x.offset, y.offset = 0, 0
		return x == y
	})
}
