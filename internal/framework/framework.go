// The embedded images and the table of natives.

package framework

import (
	"embed"
	"fmt"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/framework/native"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	libnative "github.com/esdroid/esdroid/internal/vm/native"
)

//go:generate go run ./generate

//go:embed image
var images embed.FS

// Images returns the framework's dex files, parsed once and shared by machines.
var Images = sync.OnceValues(func() ([]*dex.File, error) {
	entries, err := images.ReadDir("image")
	if err != nil {
		return nil, err
	}
	var all []*dex.File
	for _, e := range entries { // in the order of names
		packed, err := images.ReadFile("image/" + e.Name())
		if err != nil {
			return nil, err
		}
		_, data, err := blob.Unpack(packed)
		if err != nil {
			return nil, fmt.Errorf("the embedded framework, %s: %w", e.Name(), err)
		}
		files, err := dex.Parse(e.Name(), data)
		if err != nil {
			return nil, fmt.Errorf("the embedded framework: %w", err)
		}
		all = append(all, files...)
	}
	return all, nil
})

// Bindings returns the natives of the class library and of the framework.
var Bindings = sync.OnceValue(func() *vm.Bindings {
	b := &vm.Bindings{}
	libnative.Bind(b)
	native.Bind(b)
	return b
})
