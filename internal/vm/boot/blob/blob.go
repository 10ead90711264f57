// Blobs: packed dex files that name the sources they were made from.

package blob

import (
	"crypto/sha256"
	"errors"
	"fmt"

	"github.com/klauspost/compress/s2"
)

// maxDex bounds what a blob may claim to unpack to.
const maxDex = 64 << 20

// Digest is the SHA-256 over names and contents of a set of sources.
type Digest [sha256.Size]byte

// Pack makes the blob of a dex file and the digest of its sources.
func Pack(sources Digest, dex []byte) []byte {
	return append(sources[:], s2.EncodeBest(nil, dex)...)
}

// Unpack returns the sources' digest and the dex file of a blob.
func Unpack(blob []byte) (Digest, []byte, error) {
	var sources Digest
	if len(blob) < len(sources) {
		return sources, nil, errors.New("blob: shorter than its digest")
	}
	copy(sources[:], blob)
	packed := blob[len(sources):]
	if n, err := s2.DecodedLen(packed); err != nil || n > maxDex {
		return sources, nil, fmt.Errorf("blob: no usable length at offset %d (%d bytes claimed)", len(sources), n)
	}
	dex, err := s2.Decode(nil, packed)
	if err != nil {
		return sources, nil, fmt.Errorf("blob: unpacking at offset %d: %w", len(sources), err)
	}
	return sources, dex, nil
}

// Sources is the digest in front of a blob, zero when there is none.
func Sources(blob []byte) (d Digest) {
	if len(blob) >= len(d) {
		copy(d[:], blob)
	}
	return d
}
