// Whose the code on the stack is: the app's own, or that of libraries which it carries.

package criterion

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/owner"
)

// Libraries tells the app's own classes from those of the libraries that it carries.
type Libraries struct {
	// root begins the names of the app's own classes, as "com.acme."; "" if the report
	// does not tell: then only libraries that are known by name are told apart.
	root string
}

// Libraries judges by the names of published libraries and, where code of the app's own
// package is on the stack, by that package. It is the manifest's, or that of the process.
func (c *Criterion) Libraries(manifest string) Libraries {
	process, _, _ := strings.Cut(c.Report.Process, ":")
	for _, name := range []string{manifest, process} {
		root := rootOf(name)
		if root != "" && slices.ContainsFunc(c.Stack, func(f StackFrame) bool { return strings.HasPrefix(f.Dex.Class, root) }) {
			return Libraries{root}
		}
	}
	return Libraries{}
}

// rootOf returns the first two parts of a package, which say whose it is: "com.acme.".
func rootOf(name string) string {
	parts := strings.SplitN(name, ".", 3)
	if len(parts) < 2 || len(parts[1]) < 3 {
		return ""
	}
	root := parts[0] + "." + parts[1] + "."
	if owner.Of(strings.TrimSuffix(root, ".")) != owner.App {
		return ""
	}
	return root
}

// Has reports whether a class, by its name with dots, is a library's. Names that a
// shrinker shortened say nothing.
func (l Libraries) Has(class string) bool {
	switch owner.Of(class) {
	case owner.Library, owner.Support:
		return l.root == "" || !strings.HasPrefix(class, l.root)
	case owner.App:
	default:
		return false
	}
	return l.root != "" && !strings.HasPrefix(class, l.root) && !shortened(class)
}

// shortened reports whether a class has no package, or one that looks like a shrinker's work.
func shortened(class string) bool {
	parts := strings.Split(class, ".")
	return len(parts) < 2 || slices.ContainsFunc(parts[:len(parts)-1], func(p string) bool { return len(p) < 2 }) ||
		slices.ContainsFunc(parts[1:len(parts)-1], func(p string) bool { return len(p) < 3 })
}

// OwnCall returns the index in Stack of the app's call of the library in which it failed;
// 0 if the app's own code failed, or if there is no code of the app on the stack.
func (c *Criterion) OwnCall(l Libraries) int {
	return max(0, slices.IndexFunc(c.Stack, func(f StackFrame) bool { return !l.Has(f.Dex.Class) }))
}
