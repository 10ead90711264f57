// Printing: as XML source, and as the listing of 'aapt dump xmltree'.

package axml

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// Names knows the names of resources and of attributes' values; *arsc.Table does.
type Names interface {
	// Name returns the name of a resource, such as "id/button" or
	// "android:id/list", or "".
	Name(id uint32) string
	// Symbol returns the name of an attribute's value, such as "match_parent",
	// or "".
	Symbol(attr uint32, v res.Value) string
}

// WriteXML writes the document as XML source, references and values by name
// where names knows them (it may be nil).
func (d *Document) WriteXML(w io.Writer, names Names) error {
	b := bufio.NewWriter(w)
	b.WriteString("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
	writeNode(b, d.Root, 0, nil, names)
	return b.Flush()
}

func writeNode(b *bufio.Writer, n *Node, depth int, scope []Declaration, names Names) {
	indent := strings.Repeat("    ", depth)
	if n.Name == "" {
		if text := strings.TrimSpace(n.Text); text != "" {
			b.WriteString(indent + escapeText.Replace(text) + "\n")
		}
		return
	}
	scope = append(scope[:len(scope):len(scope)], n.Declares...)
	b.WriteString(indent + "<" + qualified(n.Namespace, n.Name, scope))
	var parts []string
	for _, decl := range n.Declares {
		parts = append(parts, fmt.Sprintf(`xmlns:%s="%s"`, decl.Prefix, escapeAttr.Replace(decl.URI)))
	}
	for i := range n.Attrs {
		a := &n.Attrs[i]
		parts = append(parts, fmt.Sprintf(`%s="%s"`, qualified(a.Namespace, a.Name, scope), escapeAttr.Replace(a.Source(names))))
	}
	sep := " "
	if len(parts) > 1 {
		sep = "\n" + indent + "    "
	}
	for _, p := range parts {
		b.WriteString(sep + p)
	}
	if len(n.Children) == 0 {
		b.WriteString("/>\n")
		return
	}
	b.WriteString(">\n")
	for _, c := range n.Children {
		writeNode(b, c, depth+1, scope, names)
	}
	b.WriteString(indent + "</" + qualified(n.Namespace, n.Name, scope) + ">\n")
}

var (
	escapeText = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")
	escapeAttr = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\n", "&#10;", "\t", "&#9;")
)

func qualified(ns, name string, scope []Declaration) string {
	if ns == "" {
		return name
	}
	for _, decl := range slices.Backward(scope) {
		if decl.URI == ns {
			return decl.Prefix + ":" + name
		}
	}
	if ns == AndroidNS {
		return "android:" + name
	}
	return name
}

// Source returns the attribute's value as it would be written in XML source.
func (a *Attr) Source(names Names) string {
	switch a.Value.Type {
	case res.TypeReference, res.TypeAttribute, res.TypeDynReference, res.TypeDynAttribute:
		if a.Value.Data != 0 && names != nil {
			if name := names.Name(a.Value.Data); name != "" {
				return a.Value.String()[:1] + name
			}
		}
		return a.Value.String()
	case res.TypeIntDec, res.TypeIntHex:
		if names != nil && a.ID != 0 && !a.HasRaw {
			if name := names.Symbol(a.ID, a.Value); name != "" {
				return name
			}
		}
	}
	return a.Text()
}

// Dump writes the listing that 'aapt dump xmltree' prints.
func (d *Document) Dump(w io.Writer) error {
	b := bufio.NewWriter(w)
	depth := 0
	var scope []Declaration
	for i := range d.events {
		e := &d.events[i]
		indent := strings.Repeat("  ", max(depth, 0))
		switch e.kind {
		case res.ChunkStartNamespace:
			fmt.Fprintf(b, "%sN: %s=%s\n", indent, e.decl.Prefix, e.decl.URI)
			scope = append(scope, e.decl)
			depth++
		case res.ChunkEndNamespace:
			if len(scope) > 0 {
				scope = scope[:len(scope)-1]
			}
			depth--
		case res.ChunkStartElement:
			fmt.Fprintf(b, "%sE: %s (line=%d)\n", indent, prefixed(e.node.Namespace, e.node.Name, scope), e.line)
			for j := range e.node.Attrs {
				dumpAttr(b, indent, &e.node.Attrs[j], scope)
			}
			depth++
		case res.ChunkEndElement:
			depth--
		case res.ChunkCDATA:
			fmt.Fprintf(b, "%sC: \"%s\"\n", indent, escapeDump.Replace(e.node.Text))
		}
	}
	return b.Flush()
}

func prefixed(ns, name string, scope []Declaration) string {
	if ns == "" {
		return name
	}
	for _, decl := range slices.Backward(scope) {
		if decl.URI == ns {
			return decl.Prefix + ":" + name
		}
	}
	return ns + ":" + name
}

var escapeDump = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`)

func dumpAttr(b *bufio.Writer, indent string, a *Attr, scope []Declaration) {
	fmt.Fprintf(b, "%s  A: %s", indent, prefixed(a.Namespace, a.written, scope))
	if a.ID != 0 {
		fmt.Fprintf(b, "(0x%08x)", a.ID)
	}
	switch v := a.Value; v.Type {
	case res.TypeNull:
		b.WriteString("=(null)")
	case res.TypeReference, res.TypeDynReference:
		fmt.Fprintf(b, "=@0x%08x", v.Data)
	case res.TypeAttribute, res.TypeDynAttribute:
		fmt.Fprintf(b, "=?0x%08x", v.Data)
	case res.TypeString:
		fmt.Fprintf(b, "=\"%s\"", escapeDump.Replace(v.Str))
	default:
		fmt.Fprintf(b, "=(type 0x%x)0x%x", uint8(v.Type), v.Data)
	}
	if a.HasRaw {
		fmt.Fprintf(b, " (Raw: \"%s\")", escapeDump.Replace(a.Raw))
	}
	b.WriteString("\n")
}
