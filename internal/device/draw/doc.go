// Package draw makes files of pictures of the screen: PNG and SVG.
package draw
