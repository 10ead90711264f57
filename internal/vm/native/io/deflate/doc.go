// Package deflate compresses and decompresses in steps, as java.util.zip's
// Deflater and Inflater do: a call uses what input there is, fills what output
// there is room for, and says how much of both. Formats are DEFLATE (RFC 1951)
// and ZLIB (RFC 1950).
package deflate
