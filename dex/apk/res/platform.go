// The platform's own resources by id: packages refer to them by number alone.

package res

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

//go:embed platform.txt
var platformText string

// platformNames maps ids to type and name, attrIDs the names of attributes to ids.
var platformTables = sync.OnceValues(func() (map[uint32]string, map[string]uint32) {
	byID, attrs := make(map[uint32]string, 3200), make(map[string]uint32, 1700)
	var kind string
	var next uint32
	for line := range strings.Lines(platformText) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, " "):
			byID[next] = kind + "/" + line[1:]
			if kind == "attr" {
				attrs[line[1:]] = next
			}
			next++
		default:
			k, first, _ := strings.Cut(line, " ")
			id, err := strconv.ParseUint(first, 16, 32)
			if err != nil {
				panic("platform.txt: " + line)
			}
			kind, next = k, uint32(id)
		}
	}
	return byID, attrs
})

// PlatformName returns the type and name of a public resource of the platform,
// such as "attr/debuggable" for 0x0101000f, or "".
func PlatformName(id uint32) string {
	if id>>24 != 1 {
		return ""
	}
	byID, _ := platformTables()
	return byID[id]
}

// PlatformAttr returns the id of a public attribute of the platform, such as
// 0x0101000f for "debuggable", or 0.
func PlatformAttr(name string) uint32 {
	_, attrs := platformTables()
	return attrs[name]
}
