// Package arsc reads resource tables (resources.arsc).
//
// A resource has an id 0xPPTTEEEE: package, type, entry. It has a value for
// each configuration that the app distinguishes (language, screen, platform
// version, …): a simple value or a bag, that is a style, an array, plurals or
// the definition of an attribute.
//
// [Parse] only walks over the chunks; values are decoded when asked for. A
// table may be used by several goroutines. All forms are read: dense, sparse
// and 16-bit offsets, plain and compact entries. What packers do to tables
// (missing names, wrong counts, unknown chunks, several packages of one id) is
// passed over as the platform passes over it.
//
// Format: frameworks/base/libs/androidfw/include/androidfw/ResourceTypes.h.
package arsc
