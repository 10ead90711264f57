// Names of classes by their source files.

package coverage

import (
	"path"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

// jvm are the endings of sources that become classes named after their package and file.
var jvm = []string{".java", ".kt", ".groovy", ".scala"}

func ofJVM(file string) bool { return slices.Contains(jvm, path.Ext(file)) }

// roots are where the sources of a module begin: as Gradle and Maven have it, then as others.
var roots = []*pattern.Pattern{
	pattern.New(`(?:^|/)src/[^/]+/(?:java|kotlin|groovy|scala)/`),
	pattern.New(`(?:^|/)(?:java|javatests|kotlin)/`),
	pattern.New(`(?:^|/)src/`),
}

// classOfFile names the class that a source file is named after: what follows the root
// of the sources, if it is a common one. A file of another language stands for itself.
func classOfFile(file string) string {
	file = strings.ReplaceAll(file, "\\", "/")
	if !ofJVM(file) {
		return file
	}
	for _, root := range roots {
		if at := root.FindStringSubmatchIndex(file); at != nil {
			return classNamed(file[at[1]:])
		}
	}
	return classNamed(file)
}

// classNamed names the class of a file below the root of the sources.
func classNamed(file string) string {
	if ofJVM(file) {
		file = strings.TrimSuffix(file, path.Ext(file))
	}
	return strings.ReplaceAll(strings.TrimPrefix(file, "/"), "/", ".")
}
