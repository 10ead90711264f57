// Package fonts holds the widths, kernings and extents of the platform's fonts,
// but none of their shapes.
//
// fonts.s2 is written by the program in generate from the font files in
// org.robolectric:nativeruntime-dist-compat:1.0.16 of Maven Central.
package fonts
