// Stubs: probes for methods that have no register to spare.

package probe

import (
	"fmt"
	"sort"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recorder"
	"github.com/esdroid/esdroid/instrument/recording"
)

// Stubs are the stubs of one method: e enters, l leaves, u unwinds, b and a
// number record a block.
type Stubs struct {
	pool   *model.Pool
	class  string
	number uint32
	used   map[string]uint32
}

// NewStubs returns the stubs of the method of that number.
func NewStubs(pool *model.Pool, number uint32) *Stubs {
	return &Stubs{pool: pool, class: fmt.Sprintf("%sS%d;", plan.OwnPrefix, number), number: number, used: map[string]uint32{}}
}

// method returns the reference of a stub and notes that it is needed.
func (s *Stubs) method(name, proto string) uint32 {
	id, ok := s.used[name]
	if !ok {
		p, _ := s.pool.Proto(proto) // constant text
		id = s.pool.MethodOf(dex.MethodRef{Class: s.pool.Type(s.class), Proto: p, Name: s.pool.String(name)})
		s.used[name] = id
	}
	return id
}

// Add writes the class of the stubs.
func (s *Stubs) Add(f *model.File) error {
	b := build.On(f)
	c := b.Class(dex.AccPublic|dex.AccFinal, s.class)
	names := make([]string, 0, len(s.used))
	for name := range s.used {
		names = append(names, name)
	}
	sort.Strings(names)
	number, short := recording.EnterNumber(s.number)
	for _, name := range names {
		switch name {
		case "u":
			code := c.Method(dex.AccPublic|dex.AccStatic, name, "(Ljava/lang/Throwable;)V").Code(3)
			code.Op(dex.OpInvokeStatic, recorder.Class+"->t()"+recorder.Class).Op(dex.OpMoveResultObject, 0)
			code.Const(1, number)
			code.Op(dex.OpInvokeStatic, 1, 0, code.P(0), recorder.Class+"->u(I"+recorder.Class+"Ljava/lang/Throwable;)V").Op(dex.OpReturnVoid)
		case "e":
			code := c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(1)
			method := recorder.EnterMethods[0]
			if short {
				method = recorder.EnterMethods[4]
			}
			code.Const(0, number).Op(dex.OpInvokeStatic, 0, recorder.Class+"->"+method+recorder.Class).Op(dex.OpReturnVoid)
		default:
			code := c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(2)
			code.Op(dex.OpInvokeStatic, recorder.Class+"->t()"+recorder.Class).Op(dex.OpMoveResultObject, 0)
			if name == "l" {
				code.Op(dex.OpInvokeVirtual, 0, recorder.Class+"->l()V")
			} else {
				var block int32
				fmt.Sscanf(name, "b%d", &block)
				code.Const(1, block+1).Op(dex.OpInvokeVirtual, 0, 1, recorder.Class+"->b(S)V")
			}
			code.Op(dex.OpReturnVoid)
		}
	}
	return b.Err()
}
