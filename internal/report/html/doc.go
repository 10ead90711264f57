// Package html writes a story as one HTML page that needs nothing else: no network, no
// other file, no script to be read. With scripts it can be filtered, and its graph
// explored.
//
// The page's content security policy allows its own style and script by their hashes,
// pictures inside it, and nothing else. What an app or a crash report says is text
// there, never markup: html/template escapes what is in the page, and the script makes
// nodes of text only.
package html
