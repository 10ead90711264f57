// Whose the code on the stack is: the app's own, or that of libraries which it carries.

package criterion

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/owner"
)

// Libraries tells the app's own classes from those of the libraries that it carries.
type Libraries = owner.Libraries

// Libraries tells libraries by name and, where code of the app's own package is on the
// stack, by that package. It is the manifest's, or that of the process.
func (c *Criterion) Libraries(manifest string) Libraries {
	process, _, _ := strings.Cut(c.Report.Process, ":")
	return owner.Beside(func(root string) bool {
		return slices.ContainsFunc(c.Stack, func(f StackFrame) bool { return strings.HasPrefix(f.Dex.Class, root) })
	}, manifest, process)
}

// OwnCall returns the index in Stack of the app's call of the library in which it failed;
// 0 if the app's own code failed, or if there is no code of the app on the stack.
func (c *Criterion) OwnCall(l Libraries) int {
	return max(0, slices.IndexFunc(c.Stack, func(f StackFrame) bool { return !l.Has(f.Dex.Class) }))
}
