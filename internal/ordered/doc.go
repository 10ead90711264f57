// Package ordered runs independent pieces of work on all processors and hands
// on their results in the order of their index, so that parallel work stays
// deterministic.
package ordered
