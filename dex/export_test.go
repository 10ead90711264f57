package dex

// DecodeMUTF8 is decodeMUTF8 for tests.
func DecodeMUTF8(raw []byte) string { return decodeMUTF8(raw) }
