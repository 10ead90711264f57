// Package table prints tables as text, CSV, Markdown and JSON, and draws boxes of their
// numbers as SVG.
package table
