// Package legible measures pictures of graphs, for tests: whether texts lie inside of their
// nodes, letters are large enough and a picture is no larger than two screens.
package legible
