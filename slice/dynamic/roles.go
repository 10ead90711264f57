// What decided the way of a value: statements that ran, carried no value, and but for which
// the fault would not have come about as it did.

package dynamic

import "slices"

// Role says what a statement of a thin slice decided. Those without one are on the way of
// the value.
type Role string

// The roles of statements. All of them ran: what did not is told beside the slice.
const (
	Kept    Role = "kept"    // kept from running what would have set a value
	Let     Role = "let"     // a check that let the fault through
	Called  Role = "called"  // a call that led to the fault, and nothing on the way asked for the state at fault
	Asked   Role = "asked"   // asked for the code that fails, before what that reads changed; or for what had not run yet when what it would have set was read
	Cut     Role = "cut"     // ended in an exception, or in the fault, before what would have set a value
	Belated Role = "belated" // set what had been read before, and copied as it was
	Refused Role = "refused" // gave null where the platform asked for what it would have told
)

// Decides adds a statement that decided something about another element to the thin slice.
func (x *Explanation) Decides(e *Element, role Role, about Node) {
	if !slices.Contains(x.decided, e.ID) {
		x.decided = append(x.decided, e.ID)
	}
	if i, ok := x.byID[e.ID]; ok {
		if known := &x.Elements[i]; !known.Thin {
			known.Thin, known.Role = true, role
			x.Thin.add(x.Elements, known)
		}
		return
	}
	added := *e
	added.Thin, added.Role, added.Distance = true, role, 1
	if i, ok := x.byID[int(about)]; ok {
		added.Distance = x.Elements[i].Distance + 1
	} else {
		about = x.Criterion.Node
	}
	added.Why = &Link{Element: int(about), Kind: EdgePotential}
	at, _ := slices.BinarySearchFunc(x.Elements, e.ID, func(have Element, id int) int { return have.ID - id })
	x.Elements = slices.Insert(x.Elements, at, added)
	for i := at; i < len(x.Elements); i++ {
		x.byID[x.Elements[i].ID] = i
	}
	x.Thin.add(x.Elements, &x.Elements[at])
	x.Full.add(x.Elements, &x.Elements[at])
}

// Beside reports whether an element decided that something did not happen: the fault
// depends on nothing that it did.
func (e *Element) Beside() bool { return e.Why != nil && e.Why.Kind == EdgePotential }

// Decided returns the elements that decided something, those on the way of the value too.
func (x *Explanation) Decided() []*Element {
	all := make([]*Element, len(x.decided))
	for i, id := range x.decided {
		all[i], _ = x.Find(id)
	}
	return all
}

// add counts an element that has come to a slice.
func (c *Count) add(all []Element, e *Element) {
	c.Executions++
	if !slices.ContainsFunc(all, func(o Element) bool {
		return o.ID != e.ID && o.Method == e.Method && o.PC == e.PC && !o.Event && (o.Thin || !e.Thin)
	}) {
		c.Statements++
	}
}
