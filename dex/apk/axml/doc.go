// Package axml reads Android's binary XML and edits it in place.
//
// [Parse] gives a tree of nodes; an attribute has a name, the resource id that
// the platform knows it by, and a typed value. [Node.Android] finds the platform's
// attributes by their ids, as the device does: packers blank or falsify the
// names.
//
// Reading follows the platform: the type of the outermost chunk does not
// matter, unknown chunks are skipped, header and attribute sizes are obeyed,
// the names of end tags are not compared.
//
// [SetAttr] changes one attribute and leaves all other bytes as they are.
//
// Format: frameworks/base/libs/androidfw/include/androidfw/ResourceTypes.h.
package axml
