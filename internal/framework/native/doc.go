// Package native holds the Go natives of the framework's classes, one sub-package
// an area, each with a function Bind.
package native
