// Package apk opens Android apps: one package file, a set of splits, or bare
// Dalvik code.
//
// An [App] consists of parts, the base first. A [Part] is one package file: its
// archive, its manifest, its resource table. A bare .dex file is an App of one
// part without an archive; a .jar of dex files one without a manifest.
//
// Concerns of their own live in sub-packages: zip (the archive), axml (binary
// XML), arsc (the resource table), res (what these two share) and sign
// (signatures).
package apk
