// Class definitions: their order, members, flags, values and annotations.

package verify

import "github.com/esdroid/esdroid/dex"

// Flags as the format knows them; Java's are the low sixteen bits.
const (
	javaFlags      dex.AccessFlags = 0xffff
	visibility                     = dex.AccPublic | dex.AccPrivate | dex.AccProtected
	fieldFlags                     = visibility | dex.AccStatic | dex.AccFinal | dex.AccVolatile | dex.AccTransient | dex.AccSynthetic | dex.AccEnum
	methodFlags                    = visibility | dex.AccStatic | dex.AccFinal | dex.AccSynthetic | dex.AccSynchronized | dex.AccBridge | dex.AccVarargs | dex.AccNative | dex.AccAbstract | dex.AccStrict
	noCode                         = dex.AccNative | dex.AccAbstract
	publicAbstract                 = dex.AccPublic | dex.AccAbstract
)

// classDef is a raw class_def_item.
type classDef struct {
	i, at                                                       uint32
	class, super, interfaces, source, annotations, data, values uint32
	access                                                      dex.AccessFlags
	isInterface                                                 bool
}

func (c *structure) checkClasses() {
	h := &c.header
	defs := make([]int32, h.types.count) // by type, 1 + its class definition
	for i := range h.classes.count {
		t := c.u4(h.classes.offset + 32*i)
		if defs[t] != 0 {
			c.fail("duplicate-class", "class_defs", int(i), h.classes.offset+32*i, "%s is defined twice", shortened(c.typeText(t)))
			continue
		}
		defs[t] = int32(i) + 1
	}
	members := make(map[uint32]uint32) // class data by offset: the class it was seen with
	directories := make(map[uint32]uint32)
	values := make(map[uint32]bool)
	for i := range h.classes.count {
		if c.findings.full() {
			return
		}
		at := h.classes.offset + 32*i
		d := classDef{i: i, at: at, class: c.u4(at), access: dex.AccessFlags(c.u4(at + 4)), super: c.u4(at + 8), interfaces: c.u4(at + 12),
			source: c.u4(at + 16), annotations: c.u4(at + 20), data: c.u4(at + 24), values: c.u4(at + 28)}
		d.isInterface = d.access&dex.AccInterface != 0
		c.checkClass(&d, defs)
		if d.data != 0 && c.link(dex.MapClassData, d.data, "class_defs", int(i), at+24, "class data") {
			if other, shared := members[d.data]; shared {
				c.fail("class-data", "class_defs", int(i), at+24, "the members are those of class definition %d too", other)
			} else {
				members[d.data] = i
				c.checkMembersOf(&d, values)
			}
		} else if d.data == 0 && d.values != 0 {
			c.link(dex.MapEncodedArray, d.values, "class_defs", int(i), at+28, "static values")
		}
		if d.annotations != 0 && c.link(dex.MapAnnotationsDir, d.annotations, "class_defs", int(i), at+20, "annotations") {
			if other, shared := directories[d.annotations]; !shared {
				directories[d.annotations] = i
				c.checkDirectory(&d)
			} else if c.u4(d.annotations+4)|c.u4(d.annotations+8)|c.u4(d.annotations+12) != 0 {
				c.fail("annotations", "class_defs", int(i), at+20, "the annotated members are those of class definition %d too", other)
			}
		}
	}
}

// checkClass checks the definition itself and its place among the others.
func (c *structure) checkClass(d *classDef, defs []int32) {
	fail := func(rule string, at uint32, format string, args ...any) {
		c.fail(rule, "class_defs", int(d.i), at, format, args...)
	}
	if t := c.typeText(d.class); !isClass(t) {
		fail("class-name", d.at, "%q is no class", shortened(t))
	}
	if d.access&^javaFlags != 0 {
		fail("access-flags", d.at+4, "access flags %#x", uint32(d.access))
	}
	if both := dex.AccAbstract | dex.AccFinal; d.access&both == both {
		fail("access-flags", d.at+4, "a class that is both abstract and final")
	}
	// From version 037 on a class follows those it extends and implements.
	follows := func(t uint32, place uint32, what string) {
		if text := c.typeText(t); !isClass(text) {
			fail("class-name", place, "%s %q is no class", what, shortened(text))
		}
		if c.modernRules() {
			if t == d.class {
				fail("class-order", place, "the class is its own %s", what)
			} else if def := defs[t]; def > int32(d.i)+1 {
				fail("class-order", place, "the %s %s is defined behind it", what, shortened(c.typeText(t)))
			}
		}
	}
	if d.source != dex.NoIndex && d.source >= c.header.strings.count {
		c.remark("index", "class_defs", int(d.i), d.at+16, "source file: string index %d, only %d exist", d.source, c.header.strings.count)
	}
	if d.super != dex.NoIndex {
		follows(d.super, d.at+8, "superclass")
	} else if c.typeText(d.class) != object {
		c.remark("superclass", "class_defs", int(d.i), d.at+8, "%s has no superclass", shortened(c.typeText(d.class)))
	}
	if d.interfaces != 0 && c.link(dex.MapTypeList, d.interfaces, "class_defs", int(d.i), d.at+12, "interfaces") {
		c.checkInterfaces(d, c.u4(d.interfaces), follows)
	}
}

func (c *structure) checkInterfaces(d *classDef, n uint32, follows func(t, place uint32, what string)) {
	seen := make(map[uint32]bool, min(n, 64))
	for i := range n {
		place := d.interfaces + 4 + 2*i
		t := c.u2(place)
		if seen[t] {
			c.fail("interfaces", "class_defs", int(d.i), place, "%s is implemented twice", shortened(c.typeText(t)))
			return
		}
		seen[t] = true
		follows(t, place, "interface")
	}
}

// checkMembersOf checks the class data and the static values of a class.
func (c *structure) checkMembersOf(d *classDef, values map[uint32]bool) {
	h := &c.header
	r := reader{c: c, kind: dex.MapClassData, section: "class_data", index: int(d.i), pos: d.data}
	counts := [4]uint32{r.uleb(), r.uleb(), r.uleb(), r.uleb()}
	var statics []uint32
	for list, count := range counts[:2] {
		index := uint32(0)
		for i := range count {
			at := r.pos
			diff := r.uleb()
			access := dex.AccessFlags(r.uleb())
			c.checkStep(d, at, i, diff, index, "field")
			if index += diff; index >= h.fields.count {
				r.below(index, h.fields.count, "field")
				return
			}
			if list == 0 {
				statics = append(statics, index)
			}
			c.checkField(d, at, index, access, list == 0)
			if c.findings.full() {
				return
			}
		}
	}
	direct := make(map[uint32]bool)
	for list, count := range counts[2:] {
		index := uint32(0)
		for i := range count {
			at := r.pos
			diff := r.uleb()
			access := dex.AccessFlags(r.uleb())
			code := r.uleb()
			c.checkStep(d, at, i, diff, index, "method")
			if index += diff; index >= h.methods.count {
				r.below(index, h.methods.count, "method")
				return
			}
			if list == 0 {
				direct[index] = true
			} else if direct[index] {
				c.fail("class-data", "class_data", int(d.i), at, "method %d is both direct and virtual", index)
			}
			c.checkMethod(d, at, index, access, code, list == 0)
			if c.findings.full() {
				return
			}
		}
	}
	if d.values == 0 || !c.link(dex.MapEncodedArray, d.values, "class_defs", int(d.i), d.at+28, "static values") || values[d.values] {
		return
	}
	values[d.values] = true
	c.checkValues(d, statics)
}

// checkStep checks that indices of members ascend.
func (c *structure) checkStep(d *classDef, at, i, diff, index uint32, what string) {
	switch {
	case i > 0 && diff == 0:
		c.remark("class-data", "class_data", int(d.i), at, "%s index %d a second time", what, index)
	case index+diff < index:
		c.fail("class-data", "class_data", int(d.i), at, "%s index overflows", what)
	}
}

func (c *structure) checkField(d *classDef, at, index uint32, access dex.AccessFlags, static bool) {
	fail := func(severity Severity, rule, format string, args ...any) {
		c.report(severity, rule, "class_data", int(d.i), int64(at), "%s: "+format, append([]any{shortened(c.f.FieldText(index))}, args...)...)
	}
	if c.u2(c.header.fields.offset+8*index) != d.class {
		fail(Error, "class-data", "a field of another class")
	}
	if access&dex.AccStatic != 0 != static {
		fail(Error, "class-data", "in the wrong list: flags %#x", uint32(access))
	}
	switch v := access & visibility; {
	case access&^javaFlags != 0:
		fail(Error, "access-flags", "access flags %#x", uint32(access))
	case v&(v-1) != 0:
		fail(Error, "access-flags", "more than one of public, protected, private")
	case d.isInterface:
		const constant = dex.AccPublic | dex.AccStatic | dex.AccFinal
		if access&constant != constant || access&fieldFlags&^(constant|dex.AccSynthetic) != 0 {
			fail(c.severity(), "access-flags", "fields of interfaces are public static final, not %#x", uint32(access))
		}
	case access&(dex.AccVolatile|dex.AccFinal) == dex.AccVolatile|dex.AccFinal:
		fail(Error, "access-flags", "both final and volatile")
	}
}

func (c *structure) checkMethod(d *classDef, at, index uint32, access dex.AccessFlags, code uint32, direct bool) {
	fail := func(severity Severity, rule, format string, args ...any) {
		c.report(severity, rule, "class_data", int(d.i), int64(at), "%s: "+format, append([]any{shortened(c.f.MethodText(index))}, args...)...)
	}
	id := c.header.methods.offset + 8*index
	if c.u2(id) != d.class {
		fail(Error, "class-data", "a method of another class")
	}
	if code != 0 && !c.isItem(dex.MapCode, code) {
		fail(Error, "offset", "no code_item begins at %#x", code)
	}
	name := c.strings[c.u4(id+4)]
	isInit, isClinit := name == "<init>", name == "<clinit>"
	constructor := isInit || isClinit
	if v := access & visibility; v&(v-1) != 0 {
		fail(Error, "access-flags", "more than one of public, protected, private")
	}
	if access&^(javaFlags|dex.AccConstructor|dex.AccDeclaredSynchronized) != 0 {
		fail(Error, "access-flags", "access flags %#x", uint32(access))
	}
	if access&dex.AccConstructor != 0 && !constructor {
		fail(Error, "constructor", "marked as a constructor")
	}
	if constructor {
		if access&dex.AccStatic != 0 != isClinit {
			fail(c.severity(), "constructor", "static does not go with the name")
		}
		if proto := c.f.ProtoDescriptor(c.u2(id + 2)); dex.ReturnType(proto) != "V" || isClinit && proto != "()V" {
			fail(Error, "constructor", "an initializer returns nothing, and <clinit> takes nothing")
		}
	}
	if isDirect := access&(dex.AccStatic|dex.AccPrivate) != 0 || constructor; isDirect != direct {
		fail(Error, "class-data", "in the wrong list: flags %#x", uint32(access))
	}
	access &= methodFlags
	if d.isInterface {
		allowed := dex.AccPublic | dex.AccStatic
		if c.modernRules() {
			allowed |= dex.AccPrivate
		}
		if access&allowed == 0 {
			fail(c.severity(), "access-flags", "methods of interfaces are public, static or private")
		}
	}
	if code != 0 {
		if access&noCode != 0 {
			fail(Error, "access-flags", "an abstract or native method with code")
		}
		if isInit && access&^(visibility|dex.AccStrict|dex.AccVarargs|dex.AccSynthetic) != 0 {
			fail(Error, "access-flags", "a constructor with access flags %#x", uint32(access))
		}
		return
	}
	if access&noCode == 0 {
		fail(Error, "access-flags", "no code, but neither abstract nor native")
	}
	if constructor {
		fail(c.severity(), "constructor", "an initializer without code")
	}
	if access&dex.AccAbstract != 0 {
		const forbidden = dex.AccPrivate | dex.AccStatic | dex.AccFinal | dex.AccNative | dex.AccStrict | dex.AccSynchronized
		if access&forbidden != 0 {
			fail(Error, "access-flags", "an abstract method with access flags %#x", uint32(access))
		}
		if d.access&(dex.AccInterface|dex.AccAbstract) == 0 {
			fail(Remark, "access-flags", "an abstract method in a class that is not abstract")
		}
	}
	if d.isInterface && access&publicAbstract != publicAbstract {
		fail(c.severity(), "access-flags", "methods of interfaces without code are public abstract")
	}
}

// valueTypes are the types of fields that values initialize; L stands for all
// references.
var valueTypes = map[dex.ValueKind]byte{
	dex.ValueBoolean: 'Z', dex.ValueByte: 'B', dex.ValueShort: 'S', dex.ValueChar: 'C', dex.ValueInt: 'I', dex.ValueLong: 'J',
	dex.ValueFloat: 'F', dex.ValueDouble: 'D', dex.ValueNull: 'L', dex.ValueString: 'L', dex.ValueType: 'L',
	dex.ValueMethodType: 'L', dex.ValueMethodHandle: 'L',
}

// checkValues checks the initial values of static fields against their types.
func (c *structure) checkValues(d *classDef, statics []uint32) {
	values, err := c.f.StaticValues(c.f.ClassDef(d.i))
	if err != nil {
		c.findings.add(fromError(c.f, "static-values", err))
		return
	}
	if len(values) > len(statics) {
		c.fail("static-values", "class_defs", int(d.i), d.values, "%d values for %d static fields", len(values), len(statics))
		return
	}
	for i, v := range values {
		typ := shortyOf(c.typeText(c.u2(c.header.fields.offset + 8*statics[i] + 2)))
		if want, ok := valueTypes[v.Kind]; !ok || want != typ {
			c.fail("static-values", "class_defs", int(d.i), d.values, "%s is initialized with a value of type %#02x",
				shortened(c.f.FieldText(statics[i])), uint8(v.Kind))
			if c.findings.full() {
				return
			}
		}
	}
}

// checkDirectory checks the annotations of a class and its members.
func (c *structure) checkDirectory(d *classDef) {
	at := d.annotations
	link := func(kind dex.MapItemType, place uint32, what string) {
		c.link(kind, c.u4(place), "annotations_directory", int(d.i), place, what)
	}
	if c.u4(at) != 0 { // the class may have none; members that are listed have some
		link(dex.MapAnnotationSet, at, "annotations of the class")
	}
	fields, methods, params := c.u4(at+4), c.u4(at+8), c.u4(at+12)
	at += 16
	owner := func(ids table, index, place uint32, what string) {
		if c.u2(ids.offset+8*index) != d.class {
			c.fail("annotations", "annotations_directory", int(d.i), place, "annotations of a %s of another class", what)
		}
	}
	for range fields {
		owner(c.header.fields, c.u4(at), at, "field")
		link(dex.MapAnnotationSet, at+4, "annotations of a field")
		if at += 8; c.findings.full() {
			return
		}
	}
	for range methods {
		owner(c.header.methods, c.u4(at), at, "method")
		link(dex.MapAnnotationSet, at+4, "annotations of a method")
		if at += 8; c.findings.full() {
			return
		}
	}
	for range params {
		owner(c.header.methods, c.u4(at), at, "method")
		link(dex.MapAnnotationSetRefs, at+4, "annotations of parameters")
		if at += 8; c.findings.full() {
			return
		}
	}
}

// checkSets checks the sets of annotations and the lists of sets.
func (c *structure) checkSets() {
	for i, at := range c.items[dex.MapAnnotationSetRefs] {
		for n := range c.u4(at) {
			if off := c.u4(at + 4 + 4*n); off != 0 {
				c.link(dex.MapAnnotationSet, off, "annotation_set_ref_list", i, at+4+4*n, "annotations of a parameter")
			}
			if c.findings.full() {
				return
			}
		}
	}
	for i, at := range c.items[dex.MapAnnotationSet] {
		last := uint32(0)
		for n := range c.u4(at) {
			place := at + 4 + 4*n
			off := c.u4(place)
			if !c.link(dex.MapAnnotation, off, "annotation_set", i, place, "annotation") {
				break
			}
			r := reader{c: c, kind: dex.MapAnnotation, section: "annotation_set", index: i, pos: off + 1}
			if typ := r.uleb(); n > 0 && typ <= last {
				c.fail("annotation-order", "annotation_set", i, place, "annotation of type %d after %d", typ, last)
			} else {
				last = typ
			}
			if c.findings.full() {
				return
			}
		}
	}
	for i, at := range c.items[dex.MapCode] {
		if debug := c.u4(at + 8); debug != 0 && !c.isItem(dex.MapDebugInfo, debug) {
			c.remark("offset", "code_item", i, at+8, "no debug_info_item begins at %#x", debug)
		}
		if c.findings.full() {
			return
		}
	}
}
