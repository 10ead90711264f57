// Tables of results by method and by statement, read without locks.

package pdg

import (
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// byMethod remembers one result a method.
type byMethod[T any] []atomic.Pointer[T]

// byStmt remembers one result a statement, in tables made at the first result of a
// method.
type byStmt[T any] []atomic.Pointer[[]atomic.Pointer[T]]

// load returns what is remembered of a statement, or nil.
func (c byStmt[T]) load(m dex.MethodID, stmt int32) *T {
	table := c[m].Load()
	if table == nil {
		return nil
	}
	return (*table)[stmt].Load()
}

// store remembers a result unless there is one, and returns the one remembered.
func (c byStmt[T]) store(b *jimple.Body, stmt int32, value *T) *T {
	table := c[b.Method].Load()
	if table == nil {
		made := make([]atomic.Pointer[T], len(b.Stmts))
		c[b.Method].CompareAndSwap(nil, &made)
		table = c[b.Method].Load()
	}
	slot := &(*table)[stmt]
	slot.CompareAndSwap(nil, value)
	return slot.Load()
}
