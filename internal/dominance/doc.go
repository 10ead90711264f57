// Package dominance finds what must run before, after and because of what in the
// control flow of a method, given as a graph over plain numbers.
//
// Terms:
//
//	Graph   nodes 0 … n-1 and edges between them, both ways at hand
//	Tree    dominators from a root; of the reversed graph from its exit, post-dominators
//	Deps    control dependences: which branch decides whether a node runs
package dominance
