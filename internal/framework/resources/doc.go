// Package resources holds the platform's own resources of API 26: a resource
// table pruned to what a phone in English may choose, the binary XML files that
// it names, and of pictures only their sizes and paddings.
//
// framework.s2 is written by the program in generate from the platform's jar,
// org.robolectric:android-all:8.0.0_r4-robolectric-r1 of Maven Central; so is
// styleables.txt, which is only needed to build the classes R. Public ids are
// the platform's.
//
// Terms:
//
//   - picture: what stands in the place of a PNG file, see Picture
package resources
