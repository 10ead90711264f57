// Natives and the table that binds them to Java methods.

package vm

// Native implements one method. a holds the receiver, for instance methods,
// and the arguments, one entry each, also for long and double; it is only
// valid during the call. To throw, a native returns t.Throw(…); after any call
// back into Java that reports a pending exception it returns at once.
type Native func(t *Thread, a []Slot) Slot

// Bindings is the table of natives. The zero Bindings is empty.
type Bindings struct {
	methods  map[string]Native
	trusting *Bindings // of a table that Trusting returned, the one it adds to
}

// Trusting returns a table that adds to this one natives which trust their
// callers, the Java code of the class library, to pass what they expect. Other
// callers, by reflection or hostile code, get a Java exception for what such a
// native cannot work with; see distrust.
func (b *Bindings) Trusting() *Bindings { return &Bindings{trusting: b} }

// Method binds a native: class descriptor, name, and descriptor, such as
// "Ljava/lang/Math;", "sqrt", "(D)D".
func (b *Bindings) Method(class, name, desc string, fn Native) {
	if b.trusting != nil {
		b.trusting.Method(class, name, desc, distrust(fn))
		return
	}
	if b.methods == nil {
		b.methods = make(map[string]Native)
	}
	key := class + "->" + name + desc
	if b.methods[key] != nil {
		panic("vm: " + key + " is bound twice")
	}
	b.methods[key] = fn
}

// Each calls yield for every bound method text.
func (b *Bindings) Each(yield func(method string)) {
	for key := range b.methods {
		yield(key)
	}
}
