// Command generate makes the images of package framework from its Java sources.
// Only the groups whose classes changed go through dx again.
package main
