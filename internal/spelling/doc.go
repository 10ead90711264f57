// Package spelling tells how much alike two names are: what somebody may have meant who
// wrote another one.
package spelling
