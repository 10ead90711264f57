// Package android says what Android does: which types the platform has, when it
// calls an app back, what its methods do to the state an app can see, and how
// one component starts another.
//
// All of it is data with a thin layer of rules, so that analyses interpret it
// and users can extend it. Four parts:
//
//   - Types, a table of the platform's classes: supertypes, methods, string
//     constants. It stands in for an android.jar. A type of this table, or of a
//     package the platform owns, is a framework type; anything else is app code,
//     bundled libraries included.
//   - Summaries, the mod/ref effects of framework methods in the notation of
//     Parse. State inside framework objects is made of locations: an owner
//     object, a field, and often a key, as in intent.extras["id"]. A summary
//     says which locations a call defines, uses and kills, what it returns,
//     which objects are the same afterwards, what makes it throw, and which
//     app code it calls back and when.
//   - Lifecycles, the state machines by which the platform drives components,
//     and the orders between callbacks that follow from them.
//   - ICC, the calls that start components, and intent resolution.
//
// A callback is an app method that the framework calls. The escape rule finds
// callbacks without a list: once an object of an app class reaches framework
// code, every framework method its class overrides can be called back.
package android
