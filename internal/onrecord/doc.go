// Package onrecord holds what tests find to lines that were recorded before: where much
// is found and any change of it has to be meant. What the lines say is judged by other
// tests; these see that nothing changes unseen.
package onrecord
