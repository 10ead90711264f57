// Package replay runs a trace over the app's code and writes down what depended on what.
//
// Each executed instruction becomes a node of a dynamic.Graph. The room holds, a file
// each:
//
//   - replay, step, frame, operands, caught, refute: records, instructions, frames, and the
//     assumptions about them;
//   - heap, containers, orders, evaluate: objects and locations, and what is known of the
//     library's containers and values;
//   - framework, effects, paths, writes, absent, ended, parcels, stores, layout: calls of the
//     framework by way of their summaries;
//   - events, promises, inside, callin, rows, menus,
//     nesting: whom the framework calls back, when,
//     and what becomes of the result.
package replay
