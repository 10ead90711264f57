// Parcels: what one object of a class wrote is what the next one is made of, in the same
// order. And copies that the platform makes: an object that was handed over comes out of an
// intent, a bundle or a stream as another one with the same content.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

const parcelClass = "Landroid/os/Parcel;"

// parcelled gives the creator of a class the parcel to which an object of the class was
// written last.
func (rp *replay) parcelled(p *process, f *frame, class, name string) {
	if len(f.args) < 2 || f.m.Params[1] != parcelClass {
		return
	}
	h := rp.h
	switch name {
	case "writeToParcel":
		o := h.newObject(parcelClass, f.entry)
		f.args[1] = value{def: f.entry, obj: o, view: true}
		rp.containers[o] = &container{}
		p.parcels[class] = p.parcels[class].written(f.args[1], rp.g.Frames[f.number].Callback)
	case "createFromParcel":
		made, ok := rp.created(class)
		batch := p.parcels[made]
		if !ok || batch == nil {
			return
		}
		written := batch.next()
		o := h.newObject(parcelClass, f.entry)
		if s := rp.containers[written.obj]; s != nil {
			rp.containers[o] = &container{items: softened(s.items)}
		}
		if c := h.find(location{written.obj, h.field(contentField), 0}); c != nil {
			for _, v := range softened(c.values) {
				h.add(location{o, h.field(contentField), 0}, v)
			}
		}
		f.args[1] = value{def: written.def, obj: o, view: true}
	}
}

// batch is what objects of a class were written to, one right after the other, as those of
// a list are.
type batch struct {
	parcels []value
	last    int32 // the callback in which the last was written
	read    int   // how many were read since
}

// written returns the batch of a parcel that was written in a callback.
func (b *batch) written(parcel value, in int32) *batch {
	if b == nil || b.read > 0 || b.last+1 != in || len(b.parcels) >= maxItems {
		b = &batch{}
	}
	b.parcels, b.last = append(b.parcels, parcel), in
	return b
}

// next returns the parcel that is read next: what was written once may be read again.
func (b *batch) next() value {
	b.read++
	return b.parcels[(b.read-1)%len(b.parcels)]
}

// softened returns values that are assumed to be those: others may have been written since.
func softened(list []value) []value {
	out := slices.Clone(list)
	for i := range out {
		out[i].copied = !out[i].soft || out[i].copied
		out[i].soft = true
	}
	return out
}

// created returns the class of which a Parcelable.Creator makes objects: what its own
// createFromParcel returns, not the one that the compiler adds.
func (rp *replay) created(creator string) (string, bool) {
	p := rp.g.Program
	c, ok := p.Class(creator)
	if !ok {
		return "", false
	}
	for id := p.Classes[c].FirstMethod; id < p.Classes[c].EndMethod; id++ {
		if proto := p.MethodProto(id); p.MethodName(id) == "createFromParcel" && !strings.HasSuffix(proto, ")Ljava/lang/Object;") {
			return proto[strings.IndexByte(proto, ')')+1:], true
		}
	}
	return "", false
}

// unpack lets a read of a parcel of which all is known take its next item.
func (x *effects) unpack() {
	c := x.c
	if c.callee.class != parcelClass || c.callee.static || len(c.args) == 0 {
		return
	}
	s := x.rp.containers[c.args[0].obj]
	if s == nil {
		return
	}
	name := c.callee.name
	switch {
	case name == "setDataPosition":
		if at, ok := x.rp.h.integer(c.args[1].cst); !ok || at != 0 {
			delete(x.rp.containers, c.args[0].obj)
			return
		}
		s.items, s.passed = append(slices.Clone(s.passed), s.items...), nil
	case nests(name), name == "unmarshall", strings.HasPrefix(name, "write") && len(s.passed) > 0:
		delete(x.rp.containers, c.args[0].obj)
	case (strings.HasPrefix(name, "read") || strings.HasPrefix(name, "create")) && len(s.items) == 0:
		x.choose(c.args[0].obj, value{def: dynamic.NoNode, none: true}) // past the end: nothing was written for it
		x.chosenField = x.rp.h.field(contentField)
	case strings.HasPrefix(name, "read") || strings.HasPrefix(name, "create"):
		x.choose(c.args[0].obj, s.items[0])
		x.chosenField = x.rp.h.field(contentField)
		s.passed = append(s.passed[:len(s.passed):len(s.passed)], s.items[0])
		s.items = s.items[1:]
	}
}

// nests reports whether a method of Parcel writes or reads more than one item.
func nests(name string) bool {
	if !strings.HasPrefix(name, "write") && !strings.HasPrefix(name, "read") {
		return false
	}
	return strings.Contains(name, "Parcelable") || strings.Contains(name, "Typed") || strings.Contains(name, "Bundle")
}

// pack notes what was written to a parcel.
func (x *effects) pack() {
	c := x.c
	if c.callee.class == parcelClass && c.callee.name == "obtain" && x.result.obj != 0 && len(c.args) == 0 {
		x.rp.containers[x.result.obj] = &container{}
		return
	}
	if c.callee.class != parcelClass || c.callee.static || len(c.args) < 2 || !strings.HasPrefix(c.callee.name, "write") || len(x.parts) == 0 {
		return
	}
	if s := x.rp.containers[c.args[0].obj]; s != nil && len(s.items) < maxItems {
		v := c.args[1]
		s.items = append(s.items[:len(s.items):len(s.items)], value{def: x.parts[0], obj: v.obj, cst: v.cst, soft: v.soft})
	}
}

// maxCopies bounds how many objects are copied: each looks through what the heap holds.
const maxCopies = 256

// copied is told that the trace names an object where replay expects the value v. One that
// was not made in view of the trace is then a copy of the one expected; that its content
// is the same is assumed.
func (rp *replay) copied(o object, v value) {
	h := rp.h
	if v.obj == 0 || v.obj == o || v.soft && !v.copied || v.many || rp.copies >= maxCopies {
		return
	}
	to, from := h.objects[o], h.objects[v.obj]
	if to.class != "" || to.created != dynamic.NoNode || len(to.plain) > 0 || !from.bound || from.created == dynamic.NoNode || from.class == "" {
		return
	}
	rp.copies++
	h.objects[o].class = from.class
	for i := range from.plain {
		if !rp.transient(from.class, from.plain[i].field) {
			rp.copyCell(location{v.obj, from.plain[i].field, 0}, o)
		}
	}
	for field := range int32(len(h.names)) {
		for _, k := range h.keys[place{v.obj, field}] {
			rp.copyCell(location{v.obj, field, k}, o)
		}
	}
	if s := rp.containers[v.obj]; s != nil {
		rp.containers[o] = &container{items: softened(s.items), deque: s.deque}
	}
	if a := rp.answers[v.obj]; a != nil {
		rp.answers[o] = a // a cursor that a content resolver made of the provider's
	}
}

// transient reports whether a field of the app's is not written where its object is.
func (rp *replay) transient(class string, field int32) bool {
	name, typ, own := strings.Cut(rp.h.names[field], ":")
	if !own {
		return false
	}
	c, ok := rp.g.Program.Class(rp.definingClass(class, name, typ))
	if !ok {
		return false
	}
	f, ok := rp.g.Program.Field(c, name, typ)
	return ok && rp.g.Program.Fields[f].Access&dex.AccTransient != 0
}

// reused is told that what a call of the framework was taken to have made, the value v, is
// an object of before, as a message out of the pool: what the call set is set on that one.
func (rp *replay) reused(o object, v value) {
	h := rp.h
	if v.obj == 0 || v.obj == o || v.soft || v.many || rp.copies >= maxCopies {
		return
	}
	to, from := &h.objects[o], &h.objects[v.obj]
	if from.bound || from.created == dynamic.NoNode || from.created != v.def && v.def > paramMark || from.class == "" || to.class != "" && to.class != from.class {
		return
	}
	to.class = from.class
	if s := rp.containers[v.obj]; s != nil {
		rp.containers[o] = s
	}
	rp.copies++
	for i := range from.plain {
		field := from.plain[i].field
		if c := h.find(location{v.obj, field, 0}); c != nil && len(c.values) == 1 {
			h.set(location{o, field, 0}, c.values[0])
		}
	}
}

// cloned gives what Object.clone made the fields of the original.
func (x *effects) cloned() {
	c, h := x.c, x.rp.h
	if c.callee.name != "clone" || c.callee.proto != "()Ljava/lang/Object;" || c.callee.static || len(c.args) != 1 || x.result.obj == 0 || x.result.obj == c.args[0].obj {
		return
	}
	from := c.args[0].obj
	if class := h.objects[from].class; h.objects[x.result.obj].class == "" {
		h.objects[x.result.obj].class = class
	}
	for i := range h.objects[from].plain {
		field := h.objects[from].plain[i].field
		if l := (location{x.result.obj, field, 0}); h.find(l) == nil {
			for _, v := range h.objects[from].plain[i].cell.values {
				h.add(l, v)
			}
		}
	}
}

// copyCell gives an object what another one has at a location.
func (rp *replay) copyCell(l location, to object) {
	c := rp.h.find(l)
	if c == nil {
		return
	}
	l.owner = to
	for _, content := range softened(c.values) {
		rp.h.add(l, content)
	}
}
