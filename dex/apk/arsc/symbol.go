// Named values of attributes that the app defines itself.

package arsc

import (
	"strings"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// Keys and types of an attribute's definition.
const (
	keyAttrType = 0x01000000
	attrEnum    = 1 << 16
	attrFlags   = 1 << 17
)

// Symbol returns an attribute's value by name, such as "match_parent" for
// layout_width -1; "" if it has none.
func (t *Table) Symbol(attr uint32, v res.Value) string {
	if v.Type != res.TypeIntDec && v.Type != res.TypeIntHex {
		return ""
	}
	if s := res.PlatformSymbols(attr); s != nil {
		return s.Text(v.Data)
	}
	e, ok := t.Best(attr)
	if !ok || e.Bag == nil {
		return ""
	}
	s := &res.Symbols{}
	named := false
	for _, item := range e.Bag.Items {
		if item.Key == keyAttrType {
			named, s.Flags = item.Value.Data&(attrEnum|attrFlags) != 0, item.Value.Data&attrFlags != 0
		} else if item.Key>>24 != 1 || item.Key>>16 != keyAttrType>>16 {
			name := t.Name(item.Key)
			s.Names = append(s.Names, name[strings.LastIndexByte(name, '/')+1:])
			s.Values = append(s.Values, item.Value.Data)
		}
	}
	if !named {
		return ""
	}
	return s.Text(v.Data)
}
