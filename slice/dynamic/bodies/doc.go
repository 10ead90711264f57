// Package bodies decodes the code of an app's methods, once and on demand, for replay and
// for slices: instructions by pc, control dependence, dense numbers.
package bodies
