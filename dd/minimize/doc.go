// Package minimize has the strategies by name, and the one that is used if
// nothing else is asked for.
package minimize
