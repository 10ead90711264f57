// The libraries of one app: known by name, or outside of the app's own package.

package owner

import (
	"slices"
	"strings"
)

// Libraries tells the app's own classes from those of the libraries that it carries.
type Libraries struct {
	// root begins the names of the app's own classes, as "com.acme."; "" if it is not
	// known: then only libraries that are known by name are told apart.
	root string
}

// Beside judges by the names of published libraries and by the first of the packages, such
// as the manifest's, below whose first two parts the app has code of its own. A package that
// only says under which name an app is sold is none of these.
func Beside(own func(root string) bool, packages ...string) Libraries {
	for _, name := range packages {
		if root := rootOf(name); root != "" && own(root) {
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
	if Of(strings.TrimSuffix(root, ".")) != App {
		return ""
	}
	return root
}

// Has reports whether a class that the app carries, by its name with dots, is a library's:
// one that is named as the platform's are, too. Names that a shrinker shortened say nothing.
func (l Libraries) Has(class string) bool {
	if Of(class) != App {
		return l.root == "" || !strings.HasPrefix(class, l.root)
	}
	return l.root != "" && !strings.HasPrefix(class, l.root) && !Shortened(class)
}

// Shortened reports whether a class has no package, or one that looks like a shrinker's work.
func Shortened(class string) bool {
	parts := strings.Split(class, ".")
	return len(parts) < 2 || slices.ContainsFunc(parts[:len(parts)-1], func(p string) bool { return len(p) < 2 }) ||
		slices.ContainsFunc(parts[1:len(parts)-1], func(p string) bool { return len(p) < 3 })
}
