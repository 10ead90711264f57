package dexdump

// AppendG is appendG for tests.
func AppendG(dst []byte, v float64) []byte { return appendG(dst, v, 64) }
