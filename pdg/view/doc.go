// Package view holds graphs for people and tools: named nodes and edges of a few
// kinds, written as DOT, SVG, GraphML or JSON.
//
// A Graph is sorted before it is written and its ids are stable: the same graph
// gives the same bytes. Large graphs are cut by Cut, which says so in the title
// and draws a dotted residual edge for each path that led through what it left
// out.
package view
