// Package cli is what the commands share: exit codes and the errors that carry them,
// opening the app that an argument names, output files that are whole or not there,
// formats, progress, and the release.
package cli
