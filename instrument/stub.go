// Stubs: probes for methods that have no register to spare.

package instrument

import (
	"fmt"
	"sort"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
)

// stubs are the stubs of one method: e enters, l leaves, u unwinds, b and a
// number record a block.
type stubs struct {
	pool   *model.Pool
	class  string
	number uint32
	used   map[string]uint32
}

func newStubs(pool *model.Pool, number uint32) *stubs {
	return &stubs{pool: pool, class: fmt.Sprintf("%sS%d;", recorderPrefix, number), number: number, used: map[string]uint32{}}
}

// method returns the reference of a stub and notes that it is needed.
func (s *stubs) method(name, proto string) uint32 {
	id, ok := s.used[name]
	if !ok {
		p, _ := s.pool.Proto(proto) // constant text
		id = s.pool.MethodOf(dex.MethodRef{Class: s.pool.Type(s.class), Proto: p, Name: s.pool.String(name)})
		s.used[name] = id
	}
	return id
}

// add writes the class of the stubs.
func (s *stubs) add(f *model.File) error {
	b := build.On(f)
	c := b.Class(dex.AccPublic|dex.AccFinal, s.class)
	names := make([]string, 0, len(s.used))
	for name := range s.used {
		names = append(names, name)
	}
	sort.Strings(names)
	number, short := enterNumber(s.number)
	for _, name := range names {
		switch name {
		case "u":
			code := c.Method(dex.AccPublic|dex.AccStatic, name, "(Ljava/lang/Throwable;)V").Code(3)
			code.Op(dex.OpInvokeStatic, recorderClass+"->t()"+recorderClass).Op(dex.OpMoveResultObject, 0)
			code.Const(1, number)
			code.Op(dex.OpInvokeStatic, 1, 0, code.P(0), recorderClass+"->u(I"+recorderClass+"Ljava/lang/Throwable;)V").Op(dex.OpReturnVoid)
		case "e":
			code := c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(1)
			method := enterMethods[0]
			if short {
				method = enterMethods[4]
			}
			code.Const(0, number).Op(dex.OpInvokeStatic, 0, recorderClass+"->"+method+recorderClass).Op(dex.OpReturnVoid)
		default:
			code := c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(2)
			code.Op(dex.OpInvokeStatic, recorderClass+"->t()"+recorderClass).Op(dex.OpMoveResultObject, 0)
			if name == "l" {
				code.Op(dex.OpInvokeVirtual, 0, recorderClass+"->l()V")
			} else {
				var block int32
				fmt.Sscanf(name, "b%d", &block)
				code.Const(1, block+1).Op(dex.OpInvokeVirtual, 0, 1, recorderClass+"->b(S)V")
			}
			code.Op(dex.OpReturnVoid)
		}
	}
	return b.Err()
}
