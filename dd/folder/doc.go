// Package folder keeps the files of a reduction whole, whatever ends the process that
// writes them, and lets one process at a time work on them.
package folder
