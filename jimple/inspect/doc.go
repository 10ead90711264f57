// Package inspect shows what lifting and the analyses make of one method: as
// text, JSON, a control flow graph in DOT or SVG, and an HTML page with the
// phases of lifting side by side.
package inspect
