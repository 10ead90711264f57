// Package resources reads what the layouts, menus, preferences and navigation graphs of an
// app name: handlers of clicks, classes of views and fragments, which layout includes which,
// intents that preferences send, and where navigation leads.
//
// Terms:
//
//   - resource: an XML file of the app, by its number
//   - destination: what a navigation graph can show: a fragment, a dialog or an activity
//   - action: a way between destinations; it has an id of its own
//   - host: a layout that shows a navigation graph, at first its start destination
package resources
