// Packed dex files kept up to date with their sources.

package build

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
)

// Refresh writes the packed dex of all sources below root to file and says its size,
// unless the file was made of the same sources.
func Refresh(file, root string, p Platform) error {
	sources, err := Sources(root, ".java")
	if err != nil {
		return err
	}
	digest, err := DigestOf(root, sources)
	if err != nil {
		return err
	}
	if old, _ := os.ReadFile(file); blob.Sources(old) == digest {
		return nil
	}
	tools, err := Find()
	if err != nil {
		return err
	}
	dex, err := tools.Compile(p, sources)
	if err != nil {
		return err
	}
	packed := blob.Pack(digest, dex)
	fmt.Printf("%s: %d sources, dex %d bytes, packed %d bytes\n", file, len(sources), len(dex), len(packed))
	return os.WriteFile(file, packed, 0o644)
}
