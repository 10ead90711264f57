// Package reach finds which events had to come before others that no value tells of: what
// a user had to do first to be able to do something, and what is set without a word.
//
// An event needs what it is sent to: a tap its widget, a text the focus, the back key the
// window that it closes. The platform, not the app's code, decides that, so that the event
// graph does not have it; the screens before the events do: the event that is needed is
// the one before which the thing was not there.
package reach
