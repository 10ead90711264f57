// Package rclass writes the classes android.R and com.android.internal.R for
// the build of the framework's image: of the former all that is public, of the
// latter what the sources name, and all dimensions, which apps look up.
package rclass
