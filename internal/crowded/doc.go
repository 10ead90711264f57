// Package crowded bounds what is listed where so much depends on so much that not all of it can
// be: in a body there are as many pairs as statements times statements at worst.
//
// Terms: a pair is a statement and one that it depends on; room is how many pairs lists may
// hold whole; what is left out is counted, so that whoever shows a list can say so.
package crowded
