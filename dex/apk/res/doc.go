// Package res reads what binary XML and resource tables have in common: chunks,
// string pools and typed values.
//
// A chunk is a header (type, header size, total size) and what follows; chunks
// nest. A string pool numbers strings, in UTF-8 or UTF-16, each with optional
// style spans. A typed value is a data type and 32 bits: an integer, a
// dimension, a string of the pool, a reference to a resource, …
//
// Packers write odd chunks on purpose, so reading follows what the platform
// accepts: string offsets out of range read as empty strings, header sizes are
// obeyed, unknown flags ignored.
//
// Format: frameworks/base/libs/androidfw/include/androidfw/ResourceTypes.h.
package res
