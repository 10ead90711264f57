// What is told beside a slice: what did not happen, and what came too late.

package dynamic

// OmittedElement is an omission as people read it.
type OmittedElement struct {
	Branch Element
	Would  Element // the statement of the same method that did not run
	Read   int     // the element that would have got the value
	Note   string  // what else is missing, "" if nothing is known
}

// UnsetElement is a store that had not run as people read it.
type UnsetElement struct {
	Would Element // the store
	Read  int     // the element that would have got the value
	// Refused is the null that the app returned where the platform asked for what it
	// would then have told; nil if that is not why.
	Refused *Element
	// Cut is the statement after which an exception, or the fault, kept the method from going
	// on to the store; nil if that is not why.
	Cut *Element
	// Asked is the call that asked for later for what would have come to the store, and that
	// has not run yet; nil if that is not why.
	Asked *Element
	// After says that the store did run, but only after the read.
	After bool
}

// LateElement is a late callback as people read it.
type LateElement struct {
	Asked, Changed Element
}
