// The system's programs that apps start to ask what device they run on.

package host

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/vm/world"
)

// programs are those that the device answers for, given its properties.
func programs(properties map[string]string) map[string]world.Program {
	return map[string]world.Program{
		"/system/bin/getprop": func(args []string) (string, int, bool) {
			var b strings.Builder
			switch len(args) {
			case 0:
				for _, name := range slices.Sorted(maps.Keys(properties)) {
					fmt.Fprintf(&b, "[%s]: [%s]\n", name, properties[name])
				}
			case 1, 2:
				value := properties[args[0]]
				if value == "" && len(args) == 2 {
					value = args[1]
				}
				b.WriteString(value + "\n")
			}
			return b.String(), 0, len(args) <= 2
		},
		// which finds none of what rooted phones have: no other program is asked for so.
		"/system/bin/which": func(args []string) (string, int, bool) { return "", 1, slices.Equal(args, []string{"su"}) },
		"/system/bin/echo": func(args []string) (string, int, bool) {
			plain := !slices.ContainsFunc(args, func(s string) bool { return strings.HasPrefix(s, "-") || strings.Contains(s, "\\") })
			return strings.Join(args, " ") + "\n", 0, plain
		},
	}
}
