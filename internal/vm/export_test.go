package vm

import "fmt"

// Unrecognized returns what differs between the class library's code and what
// the machine knows of it, of the methods that were called.
func (vm *VM) Unrecognized() (differences []string) {
	for i := range leaves {
		k := &leaves[i]
		for _, c := range vm.classes {
			for _, m := range c.Methods {
				if k.method == m.Text() && (m.code != nil || m.native != nil) && m.leaf != leaf(i) {
					now := uint32(0)
					if m.code != nil {
						now = m.code.fingerprint()
					}
					differences = append(differences, fmt.Sprintf("%s: %#08x, not %#08x", k.method, now, k.code))
				}
			}
		}
	}
	return differences
}
