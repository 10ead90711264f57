// Three-valued logic for recordings that do not tell everything.

package chard

// Truth is the value of a condition on a recorded event.
type Truth int8

const (
	No      Truth = -1
	Unknown Truth = 0
	Yes     Truth = 1
)

func (t Truth) String() string {
	switch {
	case t > 0:
		return "yes"
	case t < 0:
		return "no"
	}
	return "unknown"
}

// Not returns the opposite; the opposite of unknown is unknown.
func (t Truth) Not() Truth { return -t }

func truth(b bool) Truth {
	if b {
		return Yes
	}
	return No
}

// all returns whether every condition holds: the least true of them.
func all(conditions ...Truth) Truth {
	least := Yes
	for _, c := range conditions {
		least = min(least, c)
	}
	return least
}

// some returns whether any condition holds: the most true of them.
func some(conditions ...Truth) Truth {
	most := No
	for _, c := range conditions {
		most = max(most, c)
	}
	return most
}
