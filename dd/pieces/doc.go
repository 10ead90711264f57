// Package pieces cuts files that are no event sequences into pieces that a
// reducer can leave out: lines, bytes, or the elements of a JSON array. A file in
// pieces is an [event.Sequence] whose events carry one piece each, so that all
// strategies, journals and oracles take it as it is.
package pieces
