// The library's containers as they are: which element a call returned.
//
// Summaries know a container as a set of locations. Where all that happened to a list,
// queue or map was seen, its order is known as well, and with it what get(1), a queue's
// head or the second step of an iterator gave. As soon as something unknown happens to
// it, the summary alone speaks.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/sql"
)

// container is what is known of a container.
type container struct {
	items []value // in the order of iteration; of a parcel, those that were not read yet
	// passed are those that were read from a parcel.
	passed []value
	deque  bool // push goes to the front
	// filled says that callbacks give the items, one after the other.
	filled bool
	of     object // the list of which it is a part, 0 for none
	set    bool   // it holds each item once
	// unsure counts the items at the end of a set of which it is not known whether they were
	// in it before, and so are not there once more.
	unsure int
	least  bool // its head is the least item
}

// cursor is an iterator over a container as it was when the iteration began.
type cursor struct {
	source object
	items  []value
	next   int
	unsure int // as the container's
}

// sure reports whether the next item is known: the last comes out only if all others did.
func (it *cursor) sure() bool {
	return it.next < len(it.items)-it.unsure || it.next == len(it.items)-1
}

// maxItems bounds the containers that are followed.
const maxItems = 1 << 12

// sequences are classes that keep the order of insertion; true for queues that are
// pushed in front.
var sequences = map[string]bool{
	"Ljava/util/ArrayList;": false, "Ljava/util/Vector;": false, "Ljava/util/Stack;": false, "Ljava/util/concurrent/CopyOnWriteArrayList;": false,
	"Ljava/util/LinkedList;": true, "Ljava/util/ArrayDeque;": true, "Ljava/util/concurrent/ConcurrentLinkedDeque;": true, "Ljava/util/concurrent/LinkedBlockingDeque;": true,
	"Ljava/util/concurrent/ConcurrentLinkedQueue;": false, "Ljava/util/concurrent/LinkedBlockingQueue;": false,
	"Ljava/util/concurrent/ArrayBlockingQueue;": false, linkedSet: false, priorityQueue: false,
}

const priorityQueue = "Ljava/util/PriorityQueue;"

const linkedSet = "Ljava/util/LinkedHashSet;"

// before looks what a call takes out of a container, before its effects are applied.
func (x *effects) before() {
	rp, c := x.rp, x.c
	name := c.callee.name
	if len(rp.containers)+len(rp.cursors) == 0 || len(c.args) == 0 {
		return
	}
	for i, v := range c.args {
		if s := rp.containers[v.obj]; s != nil && (i > 0 || c.callee.static) && (s.unsure > 0 || !x.harmless() && !x.leaves(i)) {
			delete(rp.containers, v.obj)
		}
	}
	if c.callee.static {
		return
	}
	recv := c.args[0].obj
	if it := rp.cursors[recv]; it != nil {
		switch name {
		case "next", "nextElement":
			if it.sure() {
				x.choose(it.source, it.items[it.next])
			}
			it.next = min(it.next+1, len(it.items))
		case "previous":
			if it.next > 0 {
				it.next--
				x.choose(it.source, it.items[it.next])
			}
		case "hasNext", "hasMoreElements", "hasPrevious", "nextIndex", "previousIndex":
		default:
			delete(rp.cursors, recv)
			delete(rp.containers, it.source) // it may have been changed
			delete(rp.mappings, it.source)
		}
		return
	}
	s := rp.containers[recv]
	if of, part := rp.partOf(recv); s == nil && part && name != "get" && !readsOnly(name) {
		delete(rp.containers, of)
		c.args[0].obj = of
		return
	}
	if s == nil || c.callee.class == parcelClass {
		return
	}
	if s.unsure > 0 && name != "add" && name != "iterator" {
		delete(rp.containers, recv)
		return
	}
	if s.of != 0 && name != "get" && !readsOnly(name) {
		// What changes a part of a list changes the list.
		delete(rp.containers, recv)
		delete(rp.containers, s.of)
		c.args[0].obj = s.of
		return
	}
	at := func(i int) (int, bool) {
		if i >= len(c.args) || rp.argumentType(c.callee, i) != "I" {
			return 0, false
		}
		n, ok := rp.h.integer(c.args[i].cst)
		return int(n), ok && n >= 0 && int(n) < len(s.items)
	}
	take := func(i int, out bool) {
		if i < 0 || i >= len(s.items) {
			return
		}
		x.choose(recv, s.items[i])
		if out {
			s.items = slices.Delete(slices.Clone(s.items), i, i+1)
		}
	}
	last := len(s.items) - 1
	if s.least && !x.first(recv, s) {
		return
	}
	switch name {
	case "get", "elementAt", "set":
		i, ok := at(1)
		switch {
		case ok:
			take(i, false)
		case name == "set":
			delete(rp.containers, recv)
		}
	case "getFirst", "firstElement", "peekFirst", "element", "findFirst":
		take(0, false)
	case "getLast", "lastElement", "peekLast":
		take(last, false)
	case "peek":
		if c.callee.class == "Ljava/util/Stack;" {
			take(last, false)
		} else {
			take(0, false)
		}
	case "removeFirst", "poll", "pollFirst", "take":
		take(0, true)
	case "removeLast", "pollLast":
		take(last, true)
	case "pop":
		if s.deque {
			take(0, true)
		} else {
			take(last, true)
		}
	case "remove":
		if len(c.args) == 1 {
			take(0, true)
		} else if i, ok := at(1); ok {
			take(i, true)
		} else {
			delete(rp.containers, recv)
		}
	case "clear":
		s.items = nil
	default:
		if !readsOnly(name) && !adds(name) {
			delete(rp.containers, recv)
		}
	}
}

// first puts the least of a queue's items first, if a call takes that one; else what is
// known of a queue ends with a call that depends on the order. False if it ended.
func (x *effects) first(recv object, s *container) bool {
	switch name := x.c.callee.name; {
	case name == "add" || name == "offer" || name == "<init>" || name == "size" || name == "isEmpty" || name == "clear":
		return true
	case len(x.c.args) > 1 || name != "peek" && name != "element" && name != "poll" && name != "remove":
		delete(x.rp.containers, recv)
		return false
	}
	at, same := 0, false
	var least any
	for i, v := range s.items {
		n, ok := x.known(v)
		if !ok || i > 0 && isNumber(n) != isNumber(least) {
			delete(x.rp.containers, recv)
			return false
		}
		side := -1
		if i > 0 {
			side, _ = sql.AsIs.Compare(n, least)
		}
		if same = side == 0 || same && side > 0; side < 0 {
			at, least = i, n
		}
	}
	if same { // which of them comes first is not known
		delete(x.rp.containers, recv)
		return false
	}
	s.items = slices.Clone(s.items)
	if len(s.items) > 0 {
		s.items[0], s.items[at] = s.items[at], s.items[0]
	}
	return true
}

func adds(name string) bool {
	switch name {
	case "add", "addLast", "addElement", "addAll", "offer", "offerLast", "put", "push", "addFirst", "offerFirst", "<init>":
		return true
	}
	return false
}

func readsOnly(name string) bool {
	switch name {
	case "size", "isEmpty", "contains", "containsAll", "indexOf", "lastIndexOf", "iterator", "elements", "toArray", "stream", "parallelStream", "forEach", "equals", "hashCode", "toString", "listIterator", "subList",
		"map", "mapToObj", "mapToInt", "flatMap", "findFirst", "anyMatch", "allMatch", "noneMatch", "collect", "count", "empty", "search", "descendingIterator", "ensureCapacity", "trimToSize", "getClass", "wait", "notify", "notifyAll":
		return true
	}
	return false
}

// harmless reports whether a call leaves the containers among its arguments as they are.
func (x *effects) harmless() bool {
	c := x.c.callee
	switch {
	case c.name == "<init>" || c.name == "addAll" || c.name == "containsAll" || c.name == "equals" || c.name == "add" || c.name == "put" || c.name == "set":
		return true
	case c.class == "Ljava/util/Collections;":
		if s := x.rp.containers[x.c.args[0].obj]; s != nil && c.name == "reverse" {
			s.items = slices.Clone(s.items)
			slices.Reverse(s.items)
			return true
		}
		return !slices.Contains([]string{"sort", "shuffle", "reverse", "swap", "addAll", "fill", "copy", "rotate", "replaceAll"}, c.name)
	case c.class == "Ljava/util/Arrays;":
		return true
	}
	return strings.HasPrefix(c.class, "Ljava/lang/") || strings.HasPrefix(c.class, "Ljava/io/")
}

// choose lets the effects of the call read one element of a container.
func (x *effects) choose(owner object, v value) { x.chosen, x.chosenOwner = &v, owner }

// after notes what a call put into a container, and the iterators that it made.
func (x *effects) after() {
	rp, c := x.rp, x.c
	name := c.callee.name
	if c.callee.static || len(c.args) == 0 {
		return
	}
	recv := c.args[0].obj
	if name == "<init>" {
		deque, ok := sequences[c.callee.class]
		info := &rp.h.objects[recv]
		if !ok || info.class != c.callee.class || !info.exact || len(rp.containers) >= maxItems {
			return
		}
		s := &container{deque: deque, set: c.callee.class == linkedSet, least: c.callee.class == priorityQueue}
		if s.least && (len(c.args) > 2 || len(c.args) == 2 && rp.argumentType(c.callee, 1) != "I") {
			return // another order
		}
		if len(c.args) == 2 && rp.argumentIsReference(c.callee, 1) {
			from := rp.containers[c.args[1].obj]
			if from == nil || from.least {
				return
			}
			s.items = slices.Clone(from.items)
		}
		rp.containers[recv] = s
		return
	}
	s := rp.containers[recv]
	if s == nil || c.callee.class == parcelClass {
		return
	}
	switch name {
	case "iterator", "elements":
		x.iterates(recv, s.items, 0)
		if it := rp.cursors[x.result.obj]; it != nil {
			it.unsure = s.unsure
		}
		return
	case "listIterator":
		from := int64(0)
		if len(c.args) == 2 {
			rp.valueEdges(c.node, c.args[1], dynamic.EdgeBase, rp.g.Intern(dynamic.KeyLabel))
			var ok bool
			if from, ok = rp.h.integer(c.args[1].cst); !ok || from < 0 || from > int64(len(s.items)) {
				delete(rp.containers, recv) // where it begins is not known
				return
			}
		}
		x.iterates(recv, s.items, int(from))
		return
	case "toArray":
		x.elements(s.items)
		return
	case "subList":
		if !x.portion(recv, s) {
			delete(rp.containers, recv) // which part it is is not known
		}
		return
	case "map", "mapToObj", "flatMap":
		if x.result.obj != 0 && x.result.obj != recv {
			rp.containers[x.result.obj] = &container{filled: true}
		}
		return
	case "addAll":
		from := (*container)(nil)
		if len(c.args) == 2 {
			from = rp.containers[c.args[1].obj]
		}
		if from == nil || from.least || len(s.items)+len(from.items) > maxItems {
			delete(rp.containers, recv)
			return
		}
		s.items = slices.Clone(s.items)
		for _, v := range from.items {
			s.items = append(s.items, x.carried(v))
		}
		return
	case "stream":
		if x.result.obj != 0 {
			x.holds(s.items)
		}
		return
	}
	put := func(i, arg int) {
		if i < 0 || i > len(s.items) || arg >= len(c.args) || x.wrote == dynamic.NoNode || len(s.items) >= maxItems {
			delete(rp.containers, recv)
			return
		}
		v := c.args[arg]
		s.items = slices.Insert(slices.Clone(s.items), i, value{def: x.wrote, obj: v.obj, cst: v.cst, soft: v.soft})
	}
	if s.set && adds(name) {
		if len(c.args) != 2 || name != "add" {
			delete(rp.containers, recv)
			return
		}
		there, known := false, true
		for _, v := range s.items {
			same, ok := rp.equal(v, c.args[1])
			there, known = there || same && ok, known && ok
		}
		if there {
			return
		}
		if !known || s.unsure > 0 {
			s.unsure++
		}
	}
	switch name {
	case "add", "addLast", "addElement", "offer", "offerLast", "put":
		if len(c.args) == 3 {
			i, ok := rp.h.integer(c.args[1].cst)
			if !ok {
				i = -1
			}
			if x.wrote != dynamic.NoNode {
				rp.valueEdges(x.wrote, c.args[1], dynamic.EdgeBase, rp.g.Intern(dynamic.KeyLabel))
			}
			put(int(i), 2)
			return
		}
		put(len(s.items), 1)
	case "addFirst", "offerFirst":
		put(0, 1)
	case "push":
		if s.deque {
			put(0, 1)
		} else {
			put(len(s.items), 1)
		}
	case "set":
		if i, ok := rp.h.integer(c.args[1].cst); ok && int(i) < len(s.items) && i >= 0 && len(c.args) == 3 && x.wrote != dynamic.NoNode {
			v := c.args[2]
			s.items = slices.Clone(s.items)
			s.items[i] = value{def: x.wrote, obj: v.obj, cst: v.cst, soft: v.soft}
		}
	}
}

// equal reports whether two values are equal as a collection sees it, if that is known.
func (rp *replay) equal(a, b value) (equal, known bool) {
	content := func(v value) constant {
		if v.cst == 0 && v.obj != 0 {
			if c := rp.h.find(location{v.obj, rp.h.field("value"), 0}); c != nil && len(c.values) == 1 {
				return c.values[0].cst // of a box
			}
		}
		return v.cst
	}
	x, y := content(a), content(b)
	if _, number := rp.h.integer(x); number && x == y && rp.h.objects[a.obj].class != rp.h.objects[b.obj].class {
		return false, false // boxes of different classes, or a box and null
	}
	return x == y, x != 0 && y != 0
}

// carried returns an item of a container as the call puts it into another one.
func (x *effects) carried(v value) value {
	n := x.part()
	x.link(n, &edgesTo{value: []value{v}, base: x.c.args[:1]})
	return v.madeBy(n)
}

// maxElements bounds the arrays that are made of containers, element by element.
const maxElements = 256

// elements lets the array that the call made have the items of a container.
func (x *effects) elements(items []value) {
	if x.result.obj == 0 || len(items) > maxElements {
		return
	}
	h := x.rp.h
	h.forget(x.result.obj, 0)
	for i, v := range items {
		h.set(location{x.result.obj, 0, h.number(int64(i))}, x.carried(v))
	}
}

// portion makes the result of the call a list of its own that shares a part of the items;
// where it is not known which part, any of them may be in it.
func (x *effects) portion(recv object, s *container) bool {
	h, args := x.rp.h, x.c.args
	if len(args) != 3 {
		return false
	}
	items := s.items
	from, ok := h.integer(args[1].cst)
	to, ok2 := h.integer(args[2].cst)
	known := ok && ok2 && from >= 0 && from <= to && to <= int64(len(items))
	if known {
		items = items[from:to]
	}
	if len(items) > maxElements {
		return false
	}
	if s.of != 0 {
		recv = s.of
	}
	o := h.newObject(partClass, x.c.node)
	for _, v := range items {
		h.add(location{o, 0, anyKey}, v)
	}
	size := x.part()
	x.link(size, &edgesTo{value: args[1:], label: "size"})
	h.set(location{o, h.field("size"), 0}, value{def: size})
	of := args[0]
	of.obj = recv
	h.set(location{o, h.field("of"), 0}, of)
	if known {
		x.rp.containers[o] = &container{items: slices.Clone(items), of: recv}
	}
	x.result.obj = o
	for i := range args[1:] {
		x.rp.valueEdges(x.c.node, args[i+1], dynamic.EdgeBase, x.rp.g.Intern(dynamic.KeyLabel))
	}
	return true
}

// partClass is the class of a part of a list.
const partClass = "Ljava/util/List;"

// partOf returns the list of which an object is a part.
func (rp *replay) partOf(o object) (object, bool) {
	if rp.h.objects[o].class != partClass {
		return 0, false
	}
	c := rp.h.find(location{o, rp.h.field("of"), 0})
	if c == nil || len(c.values) == 0 {
		return 0, false
	}
	return c.values[len(c.values)-1].obj, true
}

// iterates makes the result of the call an iterator over items, from one of them on.
func (x *effects) iterates(source object, items []value, from int) {
	if x.result.obj != 0 {
		x.rp.cursors[x.result.obj] = &cursor{source: source, items: items, next: from}
	}
}

// pick gives a callback that takes the elements of a container one after the other the
// next of them.
func (r *registration) pick(rp *replay) {
	x := r.by
	next := r.used
	r.used++
	if x == nil || x.c.callee.static || len(x.c.args) == 0 {
		return
	}
	recv := x.c.args[0].obj
	x.chosen = nil
	if s := rp.containers[recv]; s != nil && next < len(s.items) {
		x.choose(recv, s.items[next])
	}
}
