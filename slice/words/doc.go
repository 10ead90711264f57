// Package words tells statements the way their authors wrote them, as far as dex files
// know, and what was wrong at one that failed.
package words
