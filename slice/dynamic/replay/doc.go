// Package replay runs a trace over the app's code and writes down what depended on what.
//
// Each executed instruction becomes a node of a dynamic.Graph. The room holds, a file
// each:
//
//   - replay, step, frame, operands, caught, refute: records, instructions, frames, and the
//     assumptions about them;
//   - heap, containers, orders, sequences, views, evaluate: objects and locations, and what is
//     known of the library's containers and values;
//   - tables, answers: what is known of databases, and of what queries give;
//   - framework, effects, paths, writes, absent, ended, early, kept, parcels, reflected, stores,
//     texts, layout: calls of the framework by way of their summaries;
//   - events, promises, inside, callin, components, rows, menus: whom the framework calls back,
//     when, and what becomes of the result.
package replay
