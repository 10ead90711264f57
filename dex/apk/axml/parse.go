// From bytes to a tree.

package axml

import (
	"encoding/binary"
	"fmt"

	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/badinput"
)

// AndroidNS is the namespace of the platform's attributes.
const AndroidNS = "http://schemas.android.com/apk/res/android"

// Document is a parsed binary XML file.
type Document struct {
	Root *Node
	// Problems lists what is odd, though the platform accepts it.
	Problems []string

	data       []byte
	pool       *res.Pool
	poolChunk  res.Chunk
	ids        []byte // resource map
	idsChunk   res.Chunk
	idsPresent bool
	events     []event
}

// Node is an element, or a piece of text if Name is empty.
type Node struct {
	Namespace string
	Name      string
	Text      string
	Line      int
	EndLine   int // of the end tag
	Declares  []Declaration
	Attrs     []Attr
	Children  []*Node
	Parent    *Node

	chunk res.Chunk
}

// Declaration binds a prefix to a namespace, for the node it stands at.
type Declaration struct{ Prefix, URI string }

// Attr is an attribute.
type Attr struct {
	Namespace string
	// Name is the platform's name for ID if it has one, else the name written.
	Name  string
	ID    uint32 // resource id, 0 if it has none
	Raw   string // the value as it stood in the source, if HasRaw
	Value res.Value

	HasRaw  bool
	written string // the name in the file
	offset  int    // of the attribute in the document's data
}

// event is one XML chunk in document order, as the dump prints them.
type event struct {
	kind  uint16
	node  *Node
	decl  Declaration
	line  uint32
	depth int
}

const (
	attrSize    = 20
	maxDepth    = 4096
	maxProblems = 50
)

// Parse reads a binary XML document. data must stay unchanged while the
// document is in use.
func Parse(data []byte) (*Document, error) {
	if looksLikeText(data) {
		return nil, badinput.New("binary XML", 0, "open it with a text editor", "this is XML as text, not binary XML")
	}
	outer, err := res.ReadChunk(data, 0, "binary XML", true)
	if err != nil {
		return nil, err
	}
	d := &Document{data: data}
	if outer.Type != res.ChunkXML {
		d.problem("the outermost chunk has type %#04x instead of %#04x", outer.Type, res.ChunkXML)
	}
	p := parser{doc: d}
	for at := outer.HeaderSize; at+8 <= len(outer.Data); {
		c, err := res.ReadChunk(outer.Data[at:], int64(at), "binary XML", false)
		if err != nil {
			if d.Root != nil && p.top == nil {
				d.problem("garbage after the end of the root element: %v", err)
				break
			}
			return nil, err
		}
		if err := p.chunk(c); err != nil {
			return nil, err
		}
		at += len(c.Data)
	}
	if d.Root == nil {
		return nil, badinput.New("binary XML", 0, res.TryAnotherCopy, "no element in %d bytes", len(data))
	}
	if p.top != nil {
		d.problem("element %s is not closed", p.top.Name)
	}
	return d, nil
}

func looksLikeText(data []byte) bool {
	for i := 0; i < len(data) && i < 16; i++ {
		switch data[i] {
		case ' ', '\t', '\r', '\n', 0xef, 0xbb, 0xbf:
		case '<':
			return true
		default:
			return false
		}
	}
	return false
}

func (d *Document) problem(format string, args ...any) {
	if len(d.Problems) < maxProblems {
		d.Problems = append(d.Problems, fmt.Sprintf(format, args...))
	}
}

// parser holds the element that is open.
type parser struct {
	doc     *Document
	top     *Node
	depth   int
	pending []Declaration
}

func (p *parser) chunk(c res.Chunk) error {
	d := p.doc
	switch c.Type {
	case res.ChunkStringPool:
		if d.pool != nil {
			d.problem("a second string pool at %#x", c.Offset)
		}
		pool, err := res.ParsePool(c)
		if err != nil {
			return err
		}
		d.pool, d.poolChunk = pool, c
	case res.ChunkResourceMap:
		d.ids, d.idsChunk, d.idsPresent = c.Body(), c, true
	case res.ChunkStartNamespace:
		decl := Declaration{d.pool.String(c.U32(c.HeaderSize)), d.pool.String(c.U32(c.HeaderSize + 4))}
		p.pending = append(p.pending, decl)
		d.events = append(d.events, event{c.Type, nil, decl, c.U32(8), p.depth})
	case res.ChunkEndNamespace:
		d.events = append(d.events, event{c.Type, nil, Declaration{}, c.U32(8), p.depth})
	case res.ChunkStartElement:
		return p.startElement(c)
	case res.ChunkEndElement:
		d.events = append(d.events, event{c.Type, p.top, Declaration{}, c.U32(8), p.depth})
		if p.top != nil {
			p.top.EndLine = int(c.U32(8))
			p.top = p.top.Parent
			p.depth--
		}
	case res.ChunkCDATA:
		n := &Node{Text: d.pool.String(c.U32(c.HeaderSize)), Line: int(c.U32(8)), Parent: p.top, chunk: c}
		d.events = append(d.events, event{c.Type, n, Declaration{}, c.U32(8), p.depth})
		if p.top != nil {
			p.top.Children = append(p.top.Children, n)
		}
	default:
		d.problem("chunk of unknown type %#04x at %#x skipped", c.Type, c.Offset)
	}
	return nil
}

func (p *parser) startElement(c res.Chunk) error {
	d := p.doc
	const section = "binary XML element"
	ext := c.HeaderSize
	if len(c.Data) < ext+attrSize {
		return badinput.New(section, c.Offset, res.TryAnotherCopy, "cut off: %d bytes", len(c.Data))
	}
	if p.depth >= maxDepth {
		return badinput.New(section, c.Offset, res.TryAnotherCopy, "elements nest deeper than %d", maxDepth)
	}
	n := &Node{
		Namespace: d.pool.String(c.U32(ext)),
		Name:      d.pool.String(c.U32(ext + 4)),
		Line:      int(c.U32(8)),
		Declares:  p.pending,
		Parent:    p.top,
		chunk:     c,
	}
	p.pending = nil
	if n.Name == "" {
		n.Name = "?"
	}
	start, size, count := int(c.U16(ext+8)), int(c.U16(ext+10)), int(c.U16(ext+12))
	if count > 0 {
		if size < attrSize {
			return badinput.New(section, c.Offset, res.TryAnotherCopy, "attributes of %d bytes, want %d at least", size, attrSize)
		}
		if ext+start+size*count > len(c.Data) {
			return badinput.New(section, c.Offset, res.TryAnotherCopy, "%d attributes of %d bytes do not fit into an element of %d bytes", count, size, len(c.Data))
		}
		n.Attrs = make([]Attr, count)
		for i := range n.Attrs {
			d.readAttr(&n.Attrs[i], c, ext+start+size*i)
		}
	}
	switch {
	case p.top != nil:
		p.top.Children = append(p.top.Children, n)
	case d.Root == nil:
		d.Root = n
	default:
		d.problem("a second root element %s at %#x", n.Name, c.Offset)
	}
	p.top = n
	d.events = append(d.events, event{c.Type, n, Declaration{}, c.U32(8), p.depth})
	p.depth++
	return nil
}

func (d *Document) readAttr(a *Attr, c res.Chunk, at int) {
	name := c.U32(at + 4)
	a.Namespace = d.pool.String(c.U32(at))
	a.written = d.pool.String(name)
	a.Name = a.written
	a.ID = d.resourceID(name)
	if a.ID != 0 {
		if known := AttrName(a.ID); known != "" {
			a.Name = known
		}
	}
	if raw := c.U32(at + 8); raw != res.NoString {
		a.Raw, a.HasRaw = d.pool.Lookup(raw)
	}
	a.Value = res.ReadValue(c.Data[at+12:], d.pool)
	a.offset = int(c.Offset) + at
}

// resourceID returns the resource id of the attribute name with that string
// index, or 0.
func (d *Document) resourceID(name uint32) uint32 {
	if uint64(name)*4+4 > uint64(len(d.ids)) {
		return 0
	}
	return binary.LittleEndian.Uint32(d.ids[name*4:])
}

// ByID returns the attribute with that resource id, or nil.
func (n *Node) ByID(id uint32) *Attr {
	for i := range n.Attrs {
		if n.Attrs[i].ID == id {
			return &n.Attrs[i]
		}
	}
	return nil
}

// Android returns the platform attribute of that name, such as "onClick", or
// nil. Its resource id decides, as on the device.
func (n *Node) Android(name string) *Attr {
	if id := res.PlatformAttr(name); id != 0 {
		return n.ByID(id)
	}
	return nil
}

// Plain returns the attribute of that name outside any namespace, such as
// "package", or nil.
func (n *Node) Plain(name string) *Attr {
	for i := range n.Attrs {
		if a := &n.Attrs[i]; a.Namespace == "" && (a.written == name || a.written == "" && a.Name == name) {
			return a
		}
	}
	return nil
}

// Text returns the attribute's value as text: of a string the string, of
// anything else what stood in the source, or the value printed.
func (a *Attr) Text() string {
	switch {
	case a.Value.Type == res.TypeString:
		return a.Value.Str
	case a.HasRaw:
		return a.Raw
	}
	return a.Value.String()
}

// Walk calls visit for n and all nodes below it, parents first, until visit
// returns false; it reports whether all were visited.
func (n *Node) Walk(visit func(*Node) bool) bool {
	if !visit(n) {
		return false
	}
	for _, c := range n.Children {
		if !c.Walk(visit) {
			return false
		}
	}
	return true
}

// Elements returns the child elements of that name.
func (n *Node) Elements(name string) []*Node {
	var out []*Node
	for _, c := range n.Children {
		if c.Name == name {
			out = append(out, c)
		}
	}
	return out
}

// Element returns the first child element of that name, or nil.
func (n *Node) Element(name string) *Node {
	for _, c := range n.Children {
		if c.Name == name {
			return c
		}
	}
	return nil
}

// String returns string i of the document's pool.
func (d *Document) String(i uint32) string { return d.pool.String(i) }

// Written returns the attribute's name as it stands in the file.
func (a *Attr) Written() string { return a.written }
