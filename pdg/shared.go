// Dependences that many nodes have alike, collected by what they have in common
// instead of one by one.

package pdg

import "github.com/esdroid/esdroid/dex"

// shared collects such dependences of one node. A nil shared collects nothing:
// then they are listed one by one.
type shared struct {
	stateOnly bool // only those on state of objects nothing is known of
	certain   bool // leave out what elements of any container may be, too
	guessed   bool // some was left out
	list      []bundle
}

// bundle is dependences that differ in their node only.
type bundle struct {
	Dep // but for the node
	of  commonality
	// What the nodes are, by commonality.
	group   group
	field   FieldKey
	method  dex.MethodID   // its callers
	targets []dex.MethodID // what leaves them: results, or exceptions
	nodes   []Node
}

// commonality tells what the nodes of a bundle have in common.
type commonality uint8

const (
	writeGroup commonality = iota // they may define any location of a group
	writeField                    // they write a field of objects nothing is known of
	callMethod                    // they call a method; parameters mean their arguments
	leaveCall                     // values or exceptions leave one of some methods there
	listed                        // nothing but the list
)

// fewNodes is how many listed nodes are not worth a bundle.
const fewNodes = 4

// state collects a bundle of writers of state, if any are collected.
func (d *deps) state(x bundle) bool {
	if d.shared == nil {
		return false
	}
	d.shared.list = append(d.shared.list, x)
	return true
}

// bundle collects any bundle, if all are collected.
func (d *deps) bundle(x bundle) bool {
	if d.shared == nil || d.shared.stateOnly {
		return false
	}
	d.shared.list = append(d.shared.list, x)
	return true
}

// guessFrom marks as guesses what was added behind two positions.
func (d *deps) guessFrom(start, bundles int) {
	for i := start; i < len(d.list); i++ {
		d.list[i].Guess = true
	}
	if d.shared != nil {
		for i := bundles; i < len(d.shared.list); i++ {
			d.shared.list[i].Guess = true
		}
	}
}

// end returns the positions behind all that was added.
func (d *deps) end() (start, bundles int) {
	if d.shared != nil {
		bundles = len(d.shared.list)
	}
	return len(d.list), bundles
}
