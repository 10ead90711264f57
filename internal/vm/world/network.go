// Canned answers of the network.

package world

import "net/netip"

// Network is what the program finds when it goes online: every host is known, and every
// request gets the same answer. A nil Network is none: no host is known, nothing answers.
type Network struct{ answer []byte }

// Answering returns a network that answers with a text.
func Answering(text string) *Network { return &Network{answer: []byte(text)} }

// somewhere is the address of all hosts, of the network for documentation.
var somewhere = netip.AddrFrom4([4]byte{192, 0, 2, 1})

// Lookup returns the address of a host; false if it is unknown.
func (n *Network) Lookup() (netip.Addr, bool) { return somewhere, n != nil }

// Answer returns the body of the answer to a request; false if there is none.
func (n *Network) Answer() (body []byte, ok bool) {
	if n == nil {
		return nil, false
	}
	return n.answer, true
}
