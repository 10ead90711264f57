// The embedded dex file.

package boot

import (
	_ "embed" // for the blob
	"sync"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
)

//go:generate go run ./variants
//go:generate go run ./generate

//go:embed boot.dex.s2
var packed []byte

var unpacked = sync.OnceValue(func() []byte {
	_, dex, err := blob.Unpack(packed)
	if err != nil {
		panic("boot: the embedded class library is damaged: " + err.Error())
	}
	return dex
})

// Dex returns the dex file of the class library. It is unpacked once; callers must not change it.
func Dex() []byte { return unpacked() }
