// Summaries as text again, for messages: arguments are arg0, arg1, …

package android

import (
	"fmt"
	"strconv"
	"strings"
)

// Format prints the effects of a summary in the notation, "none" if there are none.
func (set *SummarySet) Format(s *Summary) string {
	var parts []string
	for _, e := range s.Effects {
		parts = append(parts, set.FormatEffect(e))
	}
	if parts == nil {
		return "none"
	}
	return strings.Join(parts, "; ")
}

// FormatEffect prints one effect.
func (set *SummarySet) FormatEffect(e Effect) string {
	switch e.Op {
	case Kill:
		return "~" + set.FormatPath(e.Loc)
	case Same:
		return "ret == " + set.FormatPath(e.Loc)
	case Call:
		return set.formatValues(e.From, ", ")
	case Throw:
		s := "throws " + typeName(e.Exception)
		if len(e.From) > 0 {
			s += " if " + set.formatValues(e.From, ", ")
		}
		if e.Reason != "" {
			s += " " + strconv.Quote(e.Reason)
		}
		return s
	case Add:
		return set.FormatPath(e.Loc) + " += " + set.formatValues(e.From, " | ")
	}
	return set.FormatPath(e.Loc) + " = " + set.formatValues(e.From, " | ")
}

func (set *SummarySet) formatValues(values []Value, sep string) string {
	var list []string
	for _, v := range values {
		list = append(list, set.formatValue(v))
	}
	return strings.Join(list, sep)
}

func (set *SummarySet) formatValue(v Value) string {
	switch v.Kind {
	case ValueConst:
		return v.Const.format()
	case ValueNew:
		if v.Label == "" {
			return "new"
		}
		return "new " + typeName(v.Label)
	case ValueInput:
		return "input(" + v.Label + ")"
	case ValueDerived:
		return v.Label + "(" + set.formatValues(v.Args, ", ") + ")"
	case ValueCall:
		return fmt.Sprintf("%s %s.%s(%s)", v.Call.Timing, set.FormatPath(v.Call.Receiver), v.Call.Method, set.formatValues(v.Call.Args, ", "))
	}
	return set.FormatPath(v.Path)
}

// FormatPath prints a path.
func (set *SummarySet) FormatPath(p Path) string {
	var b strings.Builder
	switch p.Root {
	case RootThis:
		b.WriteString("this")
	case RootRet:
		b.WriteString("ret")
	case RootGlobal:
		b.WriteString("global")
	case RootArg:
		fmt.Fprintf(&b, "arg%d", p.Index)
	case RootLocal:
		fmt.Fprintf(&b, "new%d", p.Index)
	}
	for i, s := range p.Steps {
		if s.Field != Elements {
			b.WriteString("." + set.FieldName(s.Field))
		} else if i > 0 {
			b.WriteByte('.')
		}
		switch s.Key.Kind {
		case KeyAny:
			switch {
			case !s.Key.Next:
				b.WriteString("[*]")
			case s.Key.Path == nil:
				b.WriteString("[+]")
			default:
				b.WriteString("[+" + set.FormatPath(*s.Key.Path) + "]")
			}
		case KeyConst:
			b.WriteString("[" + s.Key.Const.format() + "]")
		case KeyPath:
			b.WriteString("[" + set.FormatPath(*s.Key.Path) + "]")
		}
	}
	return b.String()
}

func (c Const) format() string {
	if c.Str {
		return strconv.Quote(c.Text)
	}
	return c.Text
}

// typeName turns a descriptor into a dotted name.
func typeName(desc string) string {
	if base, ok := strings.CutPrefix(desc, "["); ok {
		return typeName(base) + "[]"
	}
	for name, d := range primitiveDescriptors {
		if d == desc {
			return name
		}
	}
	return strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(desc, "L"), ";"), "/", ".")
}
