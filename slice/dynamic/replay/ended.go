// Objects that were ended: what was closed, released, recycled, shut down or given back can
// do no more, and a call that says so was brought about by what ended it.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
)

// ending are the methods after which an object of the platform can do no more of what it is
// for.
var ending = map[string]bool{
	"close": true, "recycle": true, "release": true, "shutdown": true, "shutdownNow": true, "destroy": true,
	"quit": true, "quitSafely": true, "disconnect": true, "cancel": true, "end": true, "dispose": true,
}

// goneField is a field of components: what made the system take one away, or put it where it
// may be taken away at any time. ownedField is one of the platform's windows and fragments
// and what makes them: the component that they belong to.
const (
	goneField  = "gone"
	ownedField = "owned by a component"
)

// leaves and returns are the callbacks of an activity after which it is on its way out, and
// those after which it is there again.
var (
	leaves  = map[string]bool{"onSaveInstanceState": true, "onStop": true, "onDestroy": true}
	returns = map[string]bool{"onCreate": true, "onRestart": true, "onStart": true, "onResume": true}
)

// activities is the class of the components that own windows.
const activities = "Landroid/app/Activity;"

// Fields that objects have beside those of their summaries, which may set the first, too:
// that it was ended, and of what it was made that can be ended, as a stream of another one
// and a cursor of its database.
const (
	endedField = "ended"
	madeField  = "made of what can be ended"
)

// maxMade bounds how many objects, one made of the other, are asked whether they were ended.
const maxMade = 8

// ends notes that a call ended its receiver, and with a stream those that it wraps; else of
// what can be ended the result was made.
func (x *effects) ends() {
	rp, c := x.rp, x.c
	h := rp.h
	if !c.callee.static && (android.RegisteredBy[c.callee.name] != "" || android.Registers(c.callee.name)) {
		x.registration()
		return
	}
	if !c.callee.static && len(c.args) > 0 && ending[c.callee.name] {
		for i, o := range rp.madeOf(c.args[0]) {
			if i == 0 || rp.is(c.args[0].obj, streams...) && rp.is(o.obj, streams...) {
				h.set(location{o.obj, h.field(endedField), 0}, value{def: c.node, soft: o.soft})
			}
		}
		return
	}
	made := x.result.obj
	if c.callee.name == "<init>" {
		made = c.args[0].obj
	}
	if made != 0 && strings.HasPrefix(h.objects[made].class+c.callee.returns, ofActivities) {
		x.owns(made)
	}
	if made == 0 || !rp.is(made, closeable) {
		return
	}
	for i, v := range c.args {
		declared := rp.argumentType(c.callee, i)
		if i == 0 && !c.callee.static {
			declared = c.callee.class
		}
		if v.obj == 0 || v.obj == made {
			continue
		}
		if info := &h.objects[v.obj]; info.class == "" && rp.isSubclass(declared, closeable) {
			info.class = declared
		}
		if rp.is(v.obj, closeable) {
			h.add(location{made, h.field(madeField), 0}, v)
		}
	}
}

// ofActivities is the package of dialogs, fragments and what makes them.
const ofActivities = "Landroid/app/"

// owns notes to which activity something belongs that a call made: to one that the call was
// given, or that what it was given belongs to.
func (x *effects) owns(made object) {
	h := x.rp.h
	for _, v := range x.c.args {
		if v.obj == 0 || v.obj == made {
			continue
		}
		if x.rp.is(v.obj, activities) {
			h.add(location{made, h.field(ownedField), 0}, v)
		} else if c := h.find(location{v.obj, h.field(ownedField), 0}); c != nil {
			for _, of := range c.values {
				h.add(location{made, h.field(ownedField), 0}, of.through(v))
			}
		}
	}
}

// leaving notes from a callback of an activity whether it is on its way out or there again,
// and from that of a new one for which nobody asked that it stands for another of its class.
func (rp *replay) leaving(p *process, f *frame, class, name string, asked bool, o object) {
	h := rp.h
	here := location{o, h.field(goneField), 0}
	switch {
	case leaves[name]:
		if c := h.find(here); c == nil || len(c.values) == 0 {
			h.set(here, value{def: f.entry})
		}
	case returns[name]:
		if c := h.find(here); c != nil {
			c.values = nil
		}
	case name == "<init>" && !asked:
		for _, old := range p.instances[class] {
			l := location{old, h.field(goneField), 0}
			if c := h.find(l); old != o && (c == nil || len(c.values) == 0) {
				h.set(l, value{def: f.entry, soft: true})
			}
		}
	}
}

// gone returns what made the activity go that an object is, or belongs to.
func (rp *replay) gone(v value) (value, bool) {
	h := rp.h
	if v.obj == 0 {
		return nothing, false
	}
	of := []value{v}
	if c := h.find(location{v.obj, h.field(ownedField), 0}); c != nil {
		of = c.values
	}
	for _, o := range of {
		if c := h.find(location{o.obj, h.field(goneField), 0}); c != nil && len(c.values) > 0 {
			return merge(c.values, false).through(o), true
		}
	}
	return nothing, false
}

// registration notes that a call gave back what was registered, so that it cannot be given
// back again until another call registers it.
func (x *effects) registration() {
	h := x.rp.h
	for _, v := range x.c.args[1:] {
		if v.obj == 0 {
			continue
		}
		l := location{v.obj, h.field(endedField), 0}
		if android.RegisteredBy[x.c.callee.name] != "" {
			h.set(l, value{def: x.c.node, soft: v.soft})
		} else if c := h.find(l); c != nil {
			c.values = nil
		}
	}
}

// madeOf returns an object and those of which it was made that can be ended, too.
func (rp *replay) madeOf(v value) []value {
	h := rp.h
	out := []value{v}
	for i := 0; i < len(out) && len(out) < maxMade && out[i].obj != 0; i++ {
		c := h.find(location{out[i].obj, h.field(madeField), 0})
		if c == nil {
			continue
		}
		for _, of := range c.values {
			if !slices.ContainsFunc(out, func(o value) bool { return o.obj == of.obj }) {
				out = append(out, of.through(out[i]))
			}
		}
	}
	return out
}

const closeable = "Ljava/lang/AutoCloseable;"

// streams are the closeable classes of which one ends those that it wraps, too.
var streams = []string{"Ljava/io/InputStream;", "Ljava/io/OutputStream;", "Ljava/io/Reader;", "Ljava/io/Writer;"}

// is reports whether an object is of one of several classes, as far as that is known.
func (rp *replay) is(o object, classes ...string) bool {
	class := rp.h.objects[o].class
	return class != "" && slices.ContainsFunc(classes, func(s string) bool { return rp.isSubclass(class, s) })
}

// ended returns what ended an object, or the nearest of those of which it was made.
func (rp *replay) ended(v value) (value, bool) {
	h := rp.h
	if v.obj == 0 {
		return nothing, false
	}
	for _, o := range rp.madeOf(v) {
		if c := h.find(location{o.obj, h.field(endedField), 0}); c != nil && len(c.values) > 0 {
			return merge(c.values, false).through(o), true
		}
	}
	return nothing, false
}
