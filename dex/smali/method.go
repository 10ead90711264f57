// Method bodies: what stands at which address, in which order.
//
// At one address come debug directives, labels, the instruction with a comment
// in front of it, the end of try ranges, and .catch directives.

package smali

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// labelKind is the kind of a label; labels at one address are ordered by it,
// which is the order of their names.
type labelKind uint8

const (
	labelArray labelKind = iota
	labelCatch
	labelCatchAll
	labelCond
	labelGoto
	labelPackedSwitch
	labelPackedSwitchData
	labelSparseSwitch
	labelSparseSwitchData
	labelTryStart
)

var labelNames = [...]string{
	":array_", ":catch_", ":catchall_", ":cond_", ":goto_", ":pswitch_", ":pswitch_data_", ":sswitch_", ":sswitch_data_", ":try_start_",
}

// label is an address and a kind, in one number that sorts.
type label uint64

func labelAt(kind labelKind, pc uint32) label { return label(pc)<<8 | label(kind) }

func (l label) pc() uint32 { return uint32(l >> 8) }

func (l label) append(dst []byte) []byte {
	dst = append(dst, labelNames[l&0xff]...)
	return strconv.AppendUint(dst, uint64(l>>8), 16)
}

// payload is a switch payload with the switch that uses it.
type payload struct {
	at     uint32 // where it is printed
	source uint32 // where its data is
	base   uint32 // the switch instruction
}

// tryEnd is what stands behind the last instruction of a try range.
type tryEnd struct {
	at, start, end uint32
	handlers       []dex.Handler
}

// method is the reusable state of printing one method.
type method struct {
	p         *Printer
	code      *dex.Code
	insns     []dex.Insn
	labels    []label
	payloads  []payload
	tries     []tryEnd
	debug     []debugItem
	firstParm int // number of the register that is p0
}

func (m *method) append(c *classPrinter, dst []byte, def dex.EncodedMethod, code *dex.Code) ([]byte, error) {
	m.code = code
	m.insns, m.labels, m.payloads, m.tries, m.debug = m.insns[:0], m.labels[:0], m.payloads[:0], m.tries[:0], m.debug[:0]
	m.firstParm = int(code.Registers) - m.parameterWords(def)
	for pc := uint32(0); pc < code.Units(); {
		var in dex.Insn
		if err := code.Decode(pc, &in); err != nil {
			return dst, err
		}
		m.insns = append(m.insns, in)
		pc = in.Next()
	}
	if err := m.findLabels(); err != nil {
		return dst, err
	}
	if err := m.findTries(); err != nil {
		return dst, err
	}
	if err := m.findDebug(def); err != nil {
		// Devices run code whose debug information is malformed.
		m.debug = nil
		dst = append(dst, "    # debug information left out: "...)
		dst = append(append(dst, strings.ReplaceAll(err.Error(), "\n", " ")...), "\n\n"...)
	}
	slices.Sort(m.labels)
	m.labels = slices.Compact(m.labels)

	debug, labels, tries := m.debug, m.labels, m.tries
	for i := range m.insns {
		in := &m.insns[i]
		for len(debug) > 0 && debug[0].pc <= in.PC || len(labels) > 0 && labels[0].pc() <= in.PC {
			if len(debug) > 0 && (len(labels) == 0 || debug[0].pc <= labels[0].pc()) {
				dst = m.appendDebug(dst, &debug[0])
				debug = debug[1:]
			} else {
				dst = append(labels[0].append(append(dst, "    "...)), '\n')
				labels = labels[1:]
			}
			if c.full(dst) {
				return dst, c.tooLarge()
			}
		}
		if in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange {
			var err error
			if dst, err = c.appendAccessorComment(dst, in.Index); err != nil {
				return dst, err
			}
		}
		var err error
		if dst, err = m.appendInsn(c, dst, in); err != nil {
			return dst, err
		}
		if n := endingAt(tries, in.PC); n > 0 {
			dst = appendTries(c, dst, tries[:n])
			tries = tries[n:]
		}
		if i != len(m.insns)-1 {
			dst = append(dst, '\n')
		}
		if c.full(dst) {
			return dst, c.tooLarge()
		}
	}
	for len(debug) > 0 || len(labels) > 0 {
		if len(debug) > 0 && (len(labels) == 0 || debug[0].pc <= labels[0].pc()) {
			dst = m.appendDebug(dst, &debug[0])
			debug = debug[1:]
		} else {
			dst = append(labels[0].append(append(dst, "    "...)), '\n')
			labels = labels[1:]
		}
	}
	return dst, nil
}

// parameterWords is the number of registers that the parameters take.
func (m *method) parameterWords(def dex.EncodedMethod) int {
	n := 0
	if def.Access&dex.AccStatic == 0 {
		n = 1
	}
	f := m.p.f
	params := f.Proto(f.MethodRef(def.Method).Proto).Params
	for i := range params.Len() {
		n++
		if t := m.p.plain[params.At(i)]; t == "J" || t == "D" {
			n++
		}
	}
	return n
}

// findLabels collects the targets of branches and gives every switch a payload
// of its own: a payload's targets depend on the switch, so one that several
// switches share is printed again behind the code for each further one.
func (m *method) findLabels() error {
	end := m.code.Units()
	used := make(map[uint32]bool)
	for i := range m.insns {
		in := &m.insns[i]
		target := in.Target()
		switch {
		case in.Op.Has(dex.FlagGoto):
			m.labels = append(m.labels, labelAt(labelGoto, target))
		case in.Op.Has(dex.FlagIf):
			m.labels = append(m.labels, labelAt(labelCond, target))
		case in.Op == dex.OpFillArrayData:
			m.labels = append(m.labels, labelAt(labelArray, target))
		case in.Op.Has(dex.FlagSwitch):
			cases, err := m.code.SwitchCases(in)
			if err != nil {
				return err
			}
			kind, data := labelPackedSwitch, labelPackedSwitchData
			if in.Op == dex.OpSparseSwitch {
				kind, data = labelSparseSwitch, labelSparseSwitchData
			}
			use := payload{target, target, in.PC}
			if used[target] {
				var copied dex.Insn
				if err := m.code.Decode(target, &copied); err != nil {
					return err
				}
				copied.PC = end
				use.at = end
				in.Rel = int32(end - in.PC)
				end += copied.Units
				m.insns = append(m.insns, copied)
				in = &m.insns[i] // append may have moved it
			}
			used[target] = true
			m.payloads = append(m.payloads, use)
			m.labels = append(m.labels, labelAt(data, use.at))
			for _, c := range cases {
				m.labels = append(m.labels, labelAt(kind, in.PC+uint32(c.Rel)))
			}
		}
		if len(m.labels) > 16*len(m.code.Insns)+1<<20 {
			return m.p.tooLarge()
		}
	}
	slices.SortFunc(m.payloads, func(a, b payload) int { return cmp.Compare(a.at, b.at) })
	return nil
}

// insnBefore returns the pc of the last instruction that begins before end.
func (m *method) insnBefore(end uint32) uint32 {
	i, _ := slices.BinarySearchFunc(m.insns, end, func(in dex.Insn, end uint32) int { return cmp.Compare(in.PC, end) })
	if i == 0 {
		return 0
	}
	return m.insns[i-1].PC
}

func (m *method) findTries() error {
	tries, err := m.code.Tries()
	if err != nil {
		return err
	}
	for _, t := range tries {
		m.tries = append(m.tries, tryEnd{m.insnBefore(t.End), t.Start, t.End, t.Handlers})
		if len(t.Handlers) > 0 {
			m.labels = append(m.labels, labelAt(labelTryStart, t.Start))
		}
		for _, h := range t.Handlers {
			kind := labelCatch
			if h.Type == dex.NoIndex {
				kind = labelCatchAll
			}
			m.labels = append(m.labels, labelAt(kind, h.PC))
		}
		if len(m.labels) > 16*len(m.code.Insns)+1<<20 {
			return m.p.tooLarge()
		}
	}
	slices.SortStableFunc(m.tries, func(a, b tryEnd) int { return cmp.Compare(a.at, b.at) })
	return nil
}

// endingAt returns how many of the sorted tries end at pc.
func endingAt(tries []tryEnd, pc uint32) int {
	n := 0
	for n < len(tries) && tries[n].at <= pc {
		n++
	}
	return n
}

// appendTries appends the end labels and .catch directives of tries that end
// behind one instruction.
func appendTries(c *classPrinter, dst []byte, tries []tryEnd) []byte {
	ends := make([]uint32, 0, 4)
	for _, t := range tries {
		if len(t.handlers) > 0 {
			ends = append(ends, t.end)
		}
	}
	slices.Sort(ends)
	for _, end := range slices.Compact(ends) {
		dst = append(dst, "    :try_end_"...)
		dst = strconv.AppendUint(dst, uint64(end), 16)
		dst = append(dst, '\n')
	}
	for _, t := range tries {
		for _, h := range t.handlers {
			if h.Type == dex.NoIndex {
				dst = append(dst, "    .catchall {:try_start_"...)
			} else {
				dst = append(dst, "    .catch "...)
				dst = append(dst, c.types[h.Type]...)
				dst = append(dst, " {:try_start_"...)
			}
			dst = strconv.AppendUint(dst, uint64(t.start), 16)
			dst = append(dst, " .. :try_end_"...)
			dst = strconv.AppendUint(dst, uint64(t.end), 16)
			dst = append(dst, "} "...)
			kind := labelCatch
			if h.Type == dex.NoIndex {
				kind = labelCatchAll
			}
			dst = append(labelAt(kind, h.PC).append(dst), '\n')
			if c.full(dst) {
				return dst
			}
		}
	}
	return dst
}
