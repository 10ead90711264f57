// Counting the instructions of a file that refer to given ids.

package vm

import "github.com/esdroid/esdroid/dex"

func (s *source) countUses(methods, fields, types map[uint32]bool) int {
	n := 0
	var data dex.ClassData
	budget := 4 * len(s.file.Data()) // code units; hostile methods share code
	for i := range uint32(s.file.NumClassDefs()) {
		if s.file.ClassData(s.file.ClassDef(i), &data) != nil {
			continue
		}
		for _, list := range [][]dex.EncodedMethod{data.DirectMethods, data.VirtualMethods} {
			for _, m := range list {
				if m.CodeOff == 0 || budget < 0 {
					continue
				}
				code, err := s.file.Code(m.CodeOff)
				if err != nil {
					continue
				}
				budget -= int(code.Units())
				// What cannot be decoded refers to nothing.
				_ = code.All(func(in *dex.Insn) bool {
					switch in.Op.Index() {
					case dex.IndexMethod, dex.IndexMethodAndProto:
						if methods[in.Index] {
							n++
						}
					case dex.IndexField:
						if fields[in.Index] {
							n++
						}
					case dex.IndexType:
						if types[in.Index] {
							n++
						}
					}
					return true
				})
			}
		}
	}
	return n
}
