// Package world is the virtual world around a program on the embedded device:
// its clock, randomness, environment, properties, standard streams, files and
// network answers. Nothing of the host shows in it unless it is put there.
//
// Terms:
//
//   - epoch: the virtual time at which the program starts
//   - tick: one executed instruction; the clock advances by ticks and by jumps
//     to the next timer when every thread waits
package world
