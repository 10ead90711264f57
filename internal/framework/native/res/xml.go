// The parser of binary XML that Java pulls.

package res

import (
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/vm"
)

// The events of org.xmlpull.v1.XmlPullParser.
const (
	startDocument = iota
	endDocument
	startTag
	endTag
	textEvent
)

type step struct {
	event int
	node  *axml.Node
	depth int
}

type parser struct {
	doc   *axml.Document
	steps []step
	at    int
}

func newParser(doc *axml.Document) *parser {
	p := &parser{doc: doc, steps: []step{{event: startDocument}}}
	p.add(doc.Root, 1)
	p.steps = append(p.steps, step{event: endDocument})
	return p
}

func (p *parser) add(n *axml.Node, depth int) {
	if n.Name == "" {
		p.steps = append(p.steps, step{textEvent, n, depth - 1})
		return
	}
	p.steps = append(p.steps, step{startTag, n, depth})
	for _, c := range n.Children {
		p.add(c, depth+1)
	}
	p.steps = append(p.steps, step{endTag, n, depth})
}

// element returns the node whose start tag the parser stands at.
func (p *parser) element() *axml.Node {
	if s := &p.steps[p.at]; s.event == startTag {
		return s.node
	}
	return nil
}

func (p *parser) attr(i int32) *axml.Attr {
	n := p.element()
	if n == nil || i < 0 || int(i) >= len(n.Attrs) {
		return nil
	}
	return &n.Attrs[i]
}

const parserClass = "Landroid/content/res/XmlBlock$Parser;"

func parserOf(s vm.Slot) *parser {
	if s.R == nil {
		return nil
	}
	p, _ := s.R.Native.(*parser)
	return p
}

func str(t *vm.Thread, s string) vm.Slot { return vm.Ref(t.NewString(s)) }

func bindParser(b *vm.Bindings) {
	method := func(name, desc string, f func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot) {
		b.Method(parserClass, name, desc, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			p := parserOf(a[0])
			if p == nil {
				return t.Throw("Ljava/lang/IllegalStateException;", "XmlBlock is closed")
			}
			return f(t, p, a)
		})
	}
	attr := func(name, desc string, missing vm.Slot, f func(t *vm.Thread, a *axml.Attr) vm.Slot) {
		method(name, desc, func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
			at := p.attr(a[1].Int())
			if at == nil {
				return missing
			}
			return f(t, at)
		})
	}
	method("nativeNext", "()I", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		if p.at < len(p.steps)-1 {
			p.at++
		}
		return vm.Int(int32(p.steps[p.at].event))
	})
	method("nativeDepth", "()I", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot { return vm.Int(int32(p.steps[p.at].depth)) })
	method("nativeLine", "()I", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		s := p.steps[p.at]
		switch {
		case s.node == nil:
			return vm.Int(-1)
		case s.event == endTag && s.node.EndLine != 0:
			return vm.Int(int32(s.node.EndLine))
		}
		return vm.Int(int32(s.node.Line))
	})
	method("nativeName", "()Ljava/lang/String;", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		if s := p.steps[p.at]; s.event == startTag || s.event == endTag {
			return str(t, s.node.Name)
		}
		return vm.Slot{}
	})
	method("nativeNamespace", "()Ljava/lang/String;", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		if s := p.steps[p.at]; s.event == startTag || s.event == endTag {
			return str(t, s.node.Namespace)
		}
		return str(t, "")
	})
	method("nativeText", "()Ljava/lang/String;", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		if s := p.steps[p.at]; s.event == textEvent {
			return str(t, s.node.Text)
		}
		return vm.Slot{}
	})
	method("nativeCount", "()I", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		if n := p.element(); n != nil {
			return vm.Int(int32(len(n.Attrs)))
		}
		return vm.Int(-1)
	})
	method("nativeReset", "()V", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot { p.at = 0; return vm.Slot{} })
	attr("nativeAttrName", "(I)Ljava/lang/String;", vm.Slot{}, func(t *vm.Thread, a *axml.Attr) vm.Slot { return str(t, a.Name) })
	attr("nativeAttrNamespace", "(I)Ljava/lang/String;", vm.Slot{}, func(t *vm.Thread, a *axml.Attr) vm.Slot { return str(t, a.Namespace) })
	attr("nativeAttrId", "(I)I", vm.Slot{}, func(t *vm.Thread, a *axml.Attr) vm.Slot { return vm.Int(int32(a.ID)) })
	attr("nativeAttrType", "(I)I", vm.Slot{}, func(t *vm.Thread, a *axml.Attr) vm.Slot { return vm.Int(int32(fromXML(a).typ)) })
	attr("nativeAttrData", "(I)I", vm.Slot{}, func(t *vm.Thread, a *axml.Attr) vm.Slot { return vm.Int(int32(fromXML(a).data)) })
	attr("nativeAttrString", "(I)Ljava/lang/String;", vm.Slot{}, func(t *vm.Thread, a *axml.Attr) vm.Slot {
		switch {
		case a.HasRaw:
			return str(t, a.Raw)
		case a.Value.Type == res.TypeString:
			return str(t, a.Value.Str)
		}
		return vm.Slot{}
	})
	method("nativeAttrIndex", "(Ljava/lang/String;Ljava/lang/String;)I", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		n := p.element()
		if n == nil || a[2].R == nil {
			return vm.Int(-1)
		}
		namespace, name := "", vm.GoString(a[2].R)
		if a[1].R != nil {
			namespace = vm.GoString(a[1].R)
		}
		for i := range n.Attrs {
			if at := &n.Attrs[i]; at.Namespace == namespace && (at.Name == name || at.Written() == name) {
				return vm.Int(int32(i))
			}
		}
		return vm.Int(-1)
	})
	method("nativePooled", "(I)Ljava/lang/String;", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		return str(t, p.doc.String(uint32(a[1].Int())))
	})
	method("nativeStyle", "()I", func(t *vm.Thread, p *parser, a []vm.Slot) vm.Slot {
		if n := p.element(); n != nil {
			for i := range n.Attrs {
				if at := &n.Attrs[i]; at.Namespace == "" && at.Written() == "style" {
					if v := fromXML(at); v.typ == res.TypeReference || v.typ == res.TypeAttribute {
						return vm.Int(int32(v.data))
					}
				}
			}
		}
		return vm.Slot{}
	})
}
