// Package csv writes the steps of a story as a table, one a row.
package csv
