// Package vms has the command that runs a Java program on the embedded machine: esdroid vm.
package vms
