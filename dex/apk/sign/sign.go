// Signing a package.

package sign

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/esdroid/esdroid/dex/apk/zip"
)

// Options says how to sign.
type Options struct {
	// MinSDK is the oldest platform version the package must install on; it
	// decides whether v1 is needed and which digests it uses.
	MinSDK int
	// Schemes to sign with, of V1, V2 and V3; empty for v2 and v3, and v1 where
	// MinSDK needs it.
	Schemes []Scheme
}

func (o Options) has(s Scheme) bool {
	if len(o.Schemes) == 0 {
		return s != V1 || o.MinSDK < sdkN
	}
	for _, x := range o.Schemes {
		if x == s {
			return true
		}
	}
	return false
}

// newerSchemes lists the schemes after v1, as a .SF file does.
func (o Options) newerSchemes() string {
	switch {
	case o.has(V2) && o.has(V3):
		return "2, 3"
	case o.has(V2):
		return "2"
	case o.has(V3):
		return "3"
	}
	return ""
}

// Package is a signed package, ready to be written.
type Package struct {
	pieces [][]byte
}

// WriteTo writes the package.
func (p *Package) WriteTo(w io.Writer) (int64, error) {
	n := int64(0)
	for _, piece := range p.pieces {
		m, err := w.Write(piece)
		if n += int64(m); err != nil {
			return n, fmt.Errorf("writing the package: %w", err)
		}
	}
	return n, nil
}

// Sign signs what the builder holds, which must not contain files of an older
// v1 signature (see IsV1File).
func Sign(b *zip.Builder, k *Key, o Options) (*Package, error) {
	for _, s := range o.Schemes {
		if s != V1 && s != V2 && s != V3 {
			return nil, fmt.Errorf("cannot sign with scheme %s; choose of v1, v2 and v3", s)
		}
	}
	if !o.has(V2) && !o.has(V3) && !o.has(V1) {
		return nil, errors.New("no scheme to sign with")
	}
	if o.has(V1) {
		if err := addV1(b, k, o); err != nil {
			return nil, err
		}
	}
	s := b.Sections()
	if !o.has(V2) && !o.has(V3) {
		return &Package{append(append([][]byte{}, s.Body...), s.Directory, s.End)}, nil
	}
	// The signing block begins at a multiple of the page size.
	body := append([][]byte{}, s.Body...)
	begin := s.BodySize
	if rest := begin % pageSize; rest != 0 {
		body = append(body, make([]byte, pageSize-rest))
		begin += pageSize - rest
	}
	c := content{body, {s.Directory}, {s.WithDirectoryAt(begin)}}
	var blocks []Block
	if o.has(V2) {
		data, err := k.signFile(c, false, o.has(V3))
		if err != nil {
			return nil, err
		}
		blocks = append(blocks, Block{idV2, data})
	}
	if o.has(V3) {
		data, err := k.signFile(c, true, false)
		if err != nil {
			return nil, err
		}
		blocks = append(blocks, Block{idV3, data})
	}
	block := buildBlock(blocks)
	end := s.WithDirectoryAt(begin + int64(len(block)))
	return &Package{append(body, block, s.Directory, end)}, nil
}

// Bytes returns the package in one piece.
func (p *Package) Bytes() []byte { return bytes.Join(p.pieces, nil) }
