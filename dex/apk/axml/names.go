// Names of the platform's attributes, for packages that hide them.

package axml

import (
	"strings"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// AttrName returns the platform's name of an attribute's resource id, such as
// "debuggable" for 0x0101000f, or "".
func AttrName(id uint32) string {
	name, _ := strings.CutPrefix(res.PlatformName(id), "attr/")
	return name
}
