// Package blob packs dex files for embedding. A blob is the SHA-256 of the
// sources a dex file was made from, then the dex file compressed with S2,
// chosen over denser formats because unpacking is part of every start.
package blob
