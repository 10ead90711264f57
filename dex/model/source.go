// Parsed files and the way from their indices to pool ids.

package model

import (
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// Source is a parsed file with, for each of its id sections, the pool ids by
// index.
type Source struct {
	File      *dex.File
	Strings   []uint32
	Types     []uint32
	Protos    []uint32
	Fields    []uint32
	Methods   []uint32
	Handles   []uint32
	CallSites []uint32
}

func newSource(p *Pool, f *dex.File) (*Source, error) {
	s := &Source{
		File: f, Strings: make([]uint32, f.NumStrings()), Types: make([]uint32, f.NumTypes()), Protos: make([]uint32, f.NumProtos()),
		Fields: make([]uint32, f.NumFields()), Methods: make([]uint32, f.NumMethods()),
		Handles: make([]uint32, f.NumMethodHandles()), CallSites: make([]uint32, f.NumCallSites()),
	}
	for i := range s.Strings {
		raw, _ := f.RawString(uint32(i))
		s.Strings[i] = p.rawString(unsafe.String(unsafe.SliceData(raw), len(raw)))
	}
	for i := range s.Types {
		s.Types[i] = p.typeOf(s.Strings[f.TypeString(uint32(i))])
	}
	for i := range s.Protos {
		r := f.Proto(uint32(i))
		s.Protos[i] = p.ProtoOf(Proto{Return: s.Types[r.Return], Params: s.types(r.Params)})
	}
	for i := range s.Fields {
		r := f.FieldRef(uint32(i))
		s.Fields[i] = p.FieldOf(dex.FieldRef{Class: s.Types[r.Class], Type: s.Types[r.Type], Name: s.Strings[r.Name]})
	}
	for i := range s.Methods {
		r := f.MethodRef(uint32(i))
		s.Methods[i] = p.MethodOf(dex.MethodRef{Class: s.Types[r.Class], Proto: s.Protos[r.Proto], Name: s.Strings[r.Name]})
	}
	for i := range s.Handles {
		h, err := f.MethodHandle(uint32(i))
		if err != nil {
			return nil, err
		}
		if h.Kind.IsField() {
			h.Index = s.Fields[h.Index]
		} else {
			h.Index = s.Methods[h.Index]
		}
		s.Handles[i] = p.Handle(h)
	}
	budget := len(f.Data())
	for i := range s.CallSites {
		values, err := f.CallSite(uint32(i))
		if err != nil {
			return nil, err
		}
		if budget -= len(values); budget < 0 {
			return nil, &dex.FormatError{File: f.Name, Section: "call_site_ids", Index: i, Offset: -1, Reason: "call sites share their values"}
		}
		s.values(values)
		s.CallSites[i] = p.NewCallSite(values)
	}
	return s, nil
}

// str and typ map indices that may be absent.
func (s *Source) str(i uint32) uint32 {
	if i == dex.NoIndex {
		return i
	}
	return s.Strings[i]
}

func (s *Source) typ(i uint32) uint32 {
	if i == dex.NoIndex {
		return i
	}
	return s.Types[i]
}

func (s *Source) types(list dex.TypeList) []uint32 {
	if list.Len() == 0 {
		return nil
	}
	out := make([]uint32, list.Len())
	for i := range out {
		out[i] = s.Types[list.At(i)]
	}
	return out
}

// values turns the indices in values, freshly decoded, into pool ids.
func (s *Source) values(values []dex.Value) {
	for i := range values {
		v := &values[i]
		switch v.Kind {
		case dex.ValueMethodType:
			v.Bits = int64(s.Protos[v.Index()])
		case dex.ValueMethodHandle:
			v.Bits = int64(s.Handles[v.Index()])
		case dex.ValueString:
			v.Bits = int64(s.Strings[v.Index()])
		case dex.ValueType:
			v.Bits = int64(s.Types[v.Index()])
		case dex.ValueField, dex.ValueEnum:
			v.Bits = int64(s.Fields[v.Index()])
		case dex.ValueMethod:
			v.Bits = int64(s.Methods[v.Index()])
		case dex.ValueArray:
			s.values(v.Elements)
		case dex.ValueAnnotation:
			s.annotation(v.Annotation)
		}
	}
}

func (s *Source) annotation(a *dex.Annotation) {
	a.Type = s.Types[a.Type]
	for i, n := range a.Names {
		a.Names[i] = s.Strings[n]
	}
	s.values(a.Items)
}

func (s *Source) annotations(a *dex.Annotations) {
	set := func(items []dex.AnnotationItem) {
		for i := range items {
			s.annotation(&items[i].Annotation)
		}
	}
	set(a.Class)
	for i := range a.Fields {
		a.Fields[i].Index = s.Fields[a.Fields[i].Index]
		set(a.Fields[i].Set)
	}
	for i := range a.Methods {
		a.Methods[i].Index = s.Methods[a.Methods[i].Index]
		set(a.Methods[i].Set)
	}
	for i := range a.Parameters {
		a.Parameters[i].Method = s.Methods[a.Parameters[i].Method]
		for _, items := range a.Parameters[i].Sets {
			set(items)
		}
	}
}
