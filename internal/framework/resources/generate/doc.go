// Command generate makes framework.s2 and styleables.txt from the platform's jar,
// whose path is its argument.
package main
