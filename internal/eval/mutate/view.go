// What the operators need to know of a method's code.

package mutate

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// view is a method's code with the lines of its items.
type view struct {
	pool   *model.Pool
	body   *model.Body
	method string
	lines  []int // by item; 0 where none is known
	// resources are those of the app that its code names, ascending.
	resources []int64
}

func newView(pool *model.Pool, b *model.Body, method string, resources []int64) *view {
	v := &view{pool, b, method, make([]int, len(b.Insns)), resources}
	line := int(b.FirstLine)
	for i, in := range b.Insns {
		if in.Op == model.OpLine {
			line = int(in.Lit)
		}
		v.lines[i] = line
	}
	return v
}

// insn is an item as the decoder would give it, without its index.
func insn(in *model.Insn) *dex.Insn {
	out := &dex.Insn{Op: in.Op, A: in.A, B: in.B, C: in.C}
	for k, r := range in.Args {
		out.Args[k] = uint8(r)
	}
	return out
}

// reads returns the registers that an item reads. The second ones of pairs are left out.
func reads(in *model.Insn) []uint16 { return bodies.UseRegisters(insn(in)) }

// next returns the instruction behind an item.
func (v *view) next(i int) int {
	for i++; i < len(v.body.Insns) && !model.IsInsn(v.body.Insns[i].Op); i++ {
	}
	return i
}

// ends reports whether straight code ends at an item: at a label or a jump.
func ends(in *model.Insn) bool {
	return in.Op == model.OpLabel || model.IsInsn(in.Op) && (in.Op.Has(dex.FlagIf|dex.FlagSwitch|dex.FlagReturn|dex.FlagThrow) || in.Target != model.NoLabel)
}

// places returns the source lines of an instruction: those that use a constant, else its own.
func (v *view) places(i int) []int {
	in := &v.body.Insns[i]
	if in.Op < dex.OpConst4 || in.Op > dex.OpConstStringJumbo {
		return []int{v.lines[i]}
	}
	labels := map[model.Label]int{}
	for k := range v.body.Insns {
		if at := &v.body.Insns[k]; at.Op == model.OpLabel {
			labels[at.Target] = k
		}
	}
	var used []int
	seen := make([]bool, len(v.body.Insns))
	for todo := []int{i + 1}; len(todo) > 0; {
		k := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if k >= len(seen) || seen[k] {
			continue
		}
		seen[k] = true
		at := &v.body.Insns[k]
		if !model.IsInsn(at.Op) {
			todo = append(todo, k+1)
			continue
		}
		if slices.Contains(reads(at), in.A) && v.lines[k] != 0 {
			used = append(used, v.lines[k])
		}
		if at.Op.Has(dex.FlagSetsA) && at.A == in.A {
			continue
		}
		if at.Target != model.NoLabel {
			todo = append(todo, labels[at.Target])
		}
		if at.Op.Has(dex.FlagSwitch) {
			for _, l := range v.body.Payloads[at.Payload].Targets {
				todo = append(todo, labels[l])
			}
		}
		if !at.Op.Has(dex.FlagReturn|dex.FlagThrow) && (at.Target == model.NoLabel || at.Op.Has(dex.FlagIf)) {
			todo = append(todo, k+1)
		}
	}
	if len(used) == 0 {
		return []int{v.lines[i]}
	}
	slices.Sort(used)
	return slices.Compact(used)
}

// literal reports whether a constant is the length of an array whose elements are in a
// payload behind it.
func (v *view) literal(i int) bool {
	made := v.next(i)
	filled := v.next(made)
	return filled < len(v.body.Insns) && v.body.Insns[filled].Op == dex.OpFillArrayData &&
		v.body.Insns[made].Op == dex.OpNewArray && v.body.Insns[made].B == v.body.Insns[i].A
}

// dead reports whether the value of a register is surely not read at or behind an item.
func (v *view) dead(i int, register uint16) bool {
	for ; i < len(v.body.Insns); i++ {
		in := &v.body.Insns[i]
		if in.Op == model.OpLabel {
			return false
		}
		if !model.IsInsn(in.Op) {
			continue
		}
		if slices.Contains(reads(in), register) {
			return false
		}
		if in.Op.Has(dex.FlagReturn | dex.FlagThrow) {
			return true
		}
		if ends(in) {
			return false
		}
		if in.Op.Has(dex.FlagSetsA) && in.A == register {
			return true
		}
	}
	return true
}

// call is the one that the constant of an item is passed to, nil if that is not seen.
func (v *view) call(i int) *model.Insn {
	register := v.body.Insns[i].A
	for i++; i < len(v.body.Insns); i++ {
		in := &v.body.Insns[i]
		if ends(in) {
			return nil
		}
		if !model.IsInsn(in.Op) {
			continue
		}
		if in.Op.Has(dex.FlagInvoke) && slices.Contains(reads(in), register) {
			if in.Op >= dex.OpInvokePolymorphic {
				return nil
			}
			return in
		}
		if in.Op.Has(dex.FlagSetsA) && in.A == register {
			return nil
		}
	}
	return nil
}

// swapped is the edit that swaps the line that begins at an item with the next, in the
// callbacks of lifecycles and in constructors, where neither needs what the other does in
// registers.
func (v *view) swapped(i int) (edit, bool) {
	if !lifecycle.MatchString(v.method) || v.begins(i) != i {
		return edit{}, false
	}
	mid, ok := v.line(i)
	if !ok {
		return edit{}, false
	}
	end, ok := v.line(mid)
	if !ok || v.lines[i] == v.lines[mid] {
		return edit{}, false
	}
	// What either line sets must be nothing to the other, nor to what follows.
	for _, r := range v.sets(i, mid) {
		if v.needs(mid, end, r) || !v.dead(end, r) && slices.Contains(v.sets(mid, end), r) {
			return edit{}, false
		}
	}
	for _, r := range v.sets(mid, end) {
		if v.needs(i, mid, r) {
			return edit{}, false
		}
	}
	calls := false
	for _, in := range v.body.Insns[i:mid] {
		calls = calls || model.IsInsn(in.Op) && in.Op.Has(dex.FlagInvoke)
	}
	if !calls {
		return edit{}, false
	}
	with := []model.Insn{model.LineAt(uint32(v.lines[mid]))}
	with = append(with, v.body.Insns[mid:end]...)
	with = append(with, model.LineAt(uint32(v.lines[i])))
	with = append(with, v.body.Insns[i:mid]...)
	return edit{WrongOrder, "this line runs after the next one", false, end - i, with}, true
}

// begins returns the first instruction of the line of an item.
func (v *view) begins(i int) int {
	first := i
	for j := i - 1; j >= 0 && v.lines[j] == v.lines[i]; j-- {
		if model.IsInsn(v.body.Insns[j].Op) {
			first = j
		}
	}
	return first
}

// line returns where the line of an item ends, false if the line is not straight.
func (v *view) line(i int) (int, bool) {
	if i >= len(v.body.Insns) {
		return i, false
	}
	j := i
	for j < len(v.body.Insns) && v.lines[j] == v.lines[i] {
		in := &v.body.Insns[j]
		if ends(in) || in.Op >= model.OpStartLocal && in.Op <= model.OpRestartLocal {
			return j, false
		}
		if in.Op == dex.OpInvokeSuper || in.Op.Has(dex.FlagInvoke) && in.Op == dex.OpInvokeDirect && j == i {
			return j, false // constructors begin with that of their super class
		}
		j++
	}
	return j, j > i
}

// sets returns the registers that a range of items writes.
func (v *view) sets(i, end int) []uint16 {
	var out []uint16
	for ; i < end; i++ {
		if in := &v.body.Insns[i]; model.IsInsn(in.Op) && in.Op.Has(dex.FlagSetsA) {
			out = append(out, in.A)
		}
	}
	return out
}

// needs reports whether a range of items reads a register before it writes it.
func (v *view) needs(i, end int, register uint16) bool {
	for ; i < end; i++ {
		in := &v.body.Insns[i]
		if !model.IsInsn(in.Op) {
			continue
		}
		if slices.Contains(reads(in), register) {
			return true
		}
		if in.Op.Has(dex.FlagSetsA) && in.A == register {
			return false
		}
	}
	return false
}
