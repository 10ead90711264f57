// Statements as the execution logs of ESDroid and AndroidSlicer name them.

package jimple

import "strconv"

// Logged is a statement that those tools log in front of its execution.
type Logged struct {
	Stmt int32
	Text string // as Soot prints it
}

// Logged returns what is logged of the method, in the order of the code: all
// statements but identities, jumps, returns, throws and monitors. A jump names
// the statement that it leads to, "(branch)" if that is a jump itself.
func (b *Body) Logged() []Logged {
	folded := b.foldedAway()
	hidden := func(i int32) bool {
		return b.Stmts[i].Dead() || folded[i] || b.Stmts[i].Kind == Nop
	}
	text := func(i int32) string { return string(b.appendStmt(nil, i, b.FoldedArgs(nil, i))) }
	element := func(i int32, k int) string {
		out := append([]byte(b.Locals[b.Args(i)[0]].Name), '[')
		out = append(strconv.AppendInt(out, int64(k), 10), "] = "...)
		return string(appendConst(out, b, b.FillElement(i, k)))
	}
	target := func(t int32) string {
		for int(t) < len(b.Stmts) && hidden(t) {
			t++
		}
		switch {
		case int(t) == len(b.Stmts):
			return ""
		case b.Stmts[t].Kind == If, b.Stmts[t].Kind == Goto, b.Stmts[t].Kind == TableSwitch, b.Stmts[t].Kind == LookupSwitch:
			return "(branch)"
		case b.Stmts[t].Op == OpFillArray && b.FillLen(t) > 0 && b.Args(t)[0].IsLocal():
			return element(t, 0)
		}
		return text(t)
	}
	var out []Logged
	for k := range b.Stmts {
		i := int32(k)
		if hidden(i) {
			continue
		}
		s := &b.Stmts[i]
		switch s.Kind {
		case Identity, Goto, Return, ReturnVoid, Throw, EnterMonitor, ExitMonitor:
			continue
		case If:
			args := b.FoldedArgs(nil, i)
			line := b.appendOperand([]byte("if "), args[0])
			line = append(append(append(line, ' '), binaryText[s.Op]...), ' ')
			line = append(b.appendOperand(line, args[1]), " goto "...)
			out = append(out, Logged{i, string(line) + target(s.Target)})
		case TableSwitch, LookupSwitch:
			line := append(b.appendOperand([]byte("lookupswitch("), b.FoldedArgs(nil, i)[0]), ") {"...)
			table := b.Switch(i)
			for k, key := range table.Keys {
				line = strconv.AppendInt(append(line, "     case "...), int64(key), 10)
				line = append(line, ": goto "+target(table.Targets[k])+";"...)
			}
			out = append(out, Logged{i, string(line) + "     default: goto " + target(table.Default) + "; }"})
		default:
			switch {
			case s.Op == OpFillArray && b.Args(i)[0].IsLocal():
				for k := range b.FillLen(i) {
					out = append(out, Logged{i, element(i, k)})
				}
			case s.Op.IsInvoke() && s.Def >= 0 && len(b.Uses(i)) == 0:
				out = append(out, Logged{i, string(b.appendInvoke(nil, s, b.FoldedArgs(nil, i)))})
			default:
				out = append(out, Logged{i, text(i)})
			}
		}
	}
	return out
}
