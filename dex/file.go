// A logical dex file and its id sections.

package dex

import (
	"bytes"
	"strings"
)

// File is one logical dex file. Its methods are safe for concurrent use; those
// that take an index panic, like slices do, when it is out of range, and every
// index that the File itself hands out is in range.
type File struct {
	Name    string // as given to Parse
	Version int    // such as 35 or 39

	data     []byte // the whole file or container
	base     uint32 // of this file's header in data
	head     header
	mapItems []MapItem
	protos   []protoText
}

// protoText is the text form of a prototype and its parameter list.
type protoText struct {
	descriptor string
	params     []byte // raw type_list items
}

// Data returns the bytes of the whole file or container; they must not be changed.
func (f *File) Data() []byte { return f.data }

// Checksum returns the Adler-32 that the header states.
func (f *File) Checksum() uint32 { return f.head.checksum }

// Signature returns the SHA-1 that the header states.
func (f *File) Signature() [20]byte { return f.head.signature }

// Counts of the id sections.
func (f *File) NumStrings() int       { return int(f.head.strings.count) }
func (f *File) NumTypes() int         { return int(f.head.types.count) }
func (f *File) NumProtos() int        { return int(f.head.protos.count) }
func (f *File) NumFields() int        { return int(f.head.fields.count) }
func (f *File) NumMethods() int       { return int(f.head.methods.count) }
func (f *File) NumClassDefs() int     { return int(f.head.classes.count) }
func (f *File) NumCallSites() int     { return int(f.head.callSites.count) }
func (f *File) NumMethodHandles() int { return int(f.head.methodHandles.count) }

func inRange(what string, i uint32, t table) uint32 {
	if i >= t.count {
		panic("dex: " + what + " index out of range")
	}
	return t.offset
}

// String returns string i in the Go form described in mutf8.go.
func (f *File) String(i uint32) string {
	raw, _ := f.RawString(i)
	return decodeMUTF8(raw)
}

// RawString returns the modified UTF-8 bytes of string i, without the closing
// zero, and the number of UTF-16 code units that the file states for it.
func (f *File) RawString(i uint32) ([]byte, uint32) {
	c := f.cursorAt("string_data", int(i), f.u4(inRange("string", i, f.head.strings)+4*i))
	units := c.uleb()
	if c.err != nil {
		return nil, 0
	}
	rest := f.data[c.pos:]
	if limit := 3*uint64(units) + 1; uint64(len(rest)) > limit {
		rest = rest[:limit]
	}
	if end := bytes.IndexByte(rest, 0); end >= 0 {
		rest = rest[:end]
	}
	return rest, units
}

// TypeDescriptor returns the descriptor of type i.
func (f *File) TypeDescriptor(i uint32) string {
	return f.String(f.u4(inRange("type", i, f.head.types) + 4*i))
}

// TypeString returns the string index of the descriptor of type i.
func (f *File) TypeString(i uint32) uint32 { return f.u4(inRange("type", i, f.head.types) + 4*i) }

// Proto is a method prototype; the types are indices.
type Proto struct {
	Shorty string
	Return uint32
	Params TypeList
}

// TypeList is a list of type indices inside the file.
type TypeList struct{ raw []byte }

// Len returns the number of types in the list.
func (l TypeList) Len() int { return len(l.raw) / 2 }

// At returns the index of the i-th type of the list.
func (l TypeList) At(i int) uint32 { return uint32(l.raw[2*i]) | uint32(l.raw[2*i+1])<<8 }

// Proto returns prototype i.
func (f *File) Proto(i uint32) Proto {
	at := inRange("proto", i, f.head.protos) + 12*i
	return Proto{Shorty: f.String(f.u4(at)), Return: f.u4(at + 4), Params: TypeList{f.protos[i].params}}
}

// ProtoDescriptor returns prototype i as text, such as (I[J)V.
func (f *File) ProtoDescriptor(i uint32) string { return f.protos[i].descriptor }

// readProtos makes the text of all prototypes.
func (f *File) readProtos(w *work) error {
	f.protos = make([]protoText, f.head.protos.count)
	var text strings.Builder
	for i := range f.protos {
		at := f.head.protos.offset + 12*uint32(i)
		list, err := f.typeList("proto_ids", i, f.u4(at+8))
		if err != nil {
			return err
		}
		text.Reset()
		text.WriteByte('(')
		for p := range list.Len() {
			text.WriteString(f.TypeDescriptor(list.At(p)))
			if text.Len() > w.text {
				return f.errorf("proto_ids", i, int64(at), "the text of all prototypes is unreasonably large")
			}
		}
		text.WriteByte(')')
		text.WriteString(f.TypeDescriptor(f.u4(at + 4)))
		f.protos[i] = protoText{text.String(), list.raw}
		w.text -= text.Len()
		if w.text < 0 {
			return f.errorf("proto_ids", i, int64(at), "the text of all prototypes is unreasonably large")
		}
	}
	return nil
}

// typeList returns the type_list at offset, 0 meaning the empty list, with all
// its indices proven.
func (f *File) typeList(section string, index int, offset uint32) (TypeList, error) {
	if offset == 0 {
		return TypeList{}, nil
	}
	c := f.cursorAt(section, index, offset)
	count := c.u4()
	if !c.need(2 * uint64(count)) {
		return TypeList{}, c.err
	}
	list := TypeList{f.data[c.pos : c.pos+2*count]}
	for i := range list.Len() {
		if t := list.At(i); t >= f.head.types.count {
			return TypeList{}, f.errorf(section, index, int64(c.pos)+2*int64(i), "type index %d in a type list, only %d exist", t, f.head.types.count)
		}
	}
	return list, nil
}

// FieldRef is an entry of field_ids.
type FieldRef struct{ Class, Type, Name uint32 }

// FieldRef returns field id i.
func (f *File) FieldRef(i uint32) FieldRef {
	at := inRange("field", i, f.head.fields) + 8*i
	return FieldRef{uint32(f.u2(at)), uint32(f.u2(at + 2)), f.u4(at + 4)}
}

// FieldText returns field id i as Lclass;->name:type.
func (f *File) FieldText(i uint32) string {
	r := f.FieldRef(i)
	return f.TypeDescriptor(r.Class) + "->" + f.String(r.Name) + ":" + f.TypeDescriptor(r.Type)
}

// MethodRef is an entry of method_ids.
type MethodRef struct{ Class, Proto, Name uint32 }

// MethodRef returns method id i.
func (f *File) MethodRef(i uint32) MethodRef {
	at := inRange("method", i, f.head.methods) + 8*i
	return MethodRef{uint32(f.u2(at)), uint32(f.u2(at + 2)), f.u4(at + 4)}
}

// MethodText returns method id i as Lclass;->name(params)return.
func (f *File) MethodText(i uint32) string {
	r := f.MethodRef(i)
	return f.TypeDescriptor(r.Class) + "->" + f.String(r.Name) + f.ProtoDescriptor(r.Proto)
}
