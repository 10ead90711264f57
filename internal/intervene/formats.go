// Numbers that one place writes in a format which another, that reads them, does not know.

package intervene

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// unformatted returns, for a call that makes a text of a number, the change to the text of
// the number alone: without base, grouping, units.
func unformatted(body *jimple.Body, stmt int32, count int, in dex.Insn) (Change, bool) {
	s := &body.Stmts[stmt]
	c, ok := value(body, stmt, count)
	if !ok || !s.Op.IsInvoke() || !isText(c.Type) || s.Op.HasReceiver() && !formats(body.OperandType(stmt, 0)) {
		return c, false
	}
	for k := range body.Args(stmt) {
		switch t := body.OperandType(stmt, k); t {
		case jimple.Byte, jimple.Short, jimple.Int, jimple.Long, jimple.Float, jimple.Double:
			register, ok := argument(body, stmt, in, k)
			c.Receiver, c.With = register, Value{Kind: Unformatted, Text: string(t)}
			return c, ok
		}
	}
	return c, false
}

// formats reports whether objects of a type write values as texts, and do nothing else: what
// others have at a number, such as a resource, is no form of that number.
func formats(t jimple.Type) bool { return strings.HasPrefix(string(t), "Ljava/text/") }

// argument returns the register of a call's k-th operand, the receiver counted.
func argument(body *jimple.Body, stmt int32, in dex.Insn, k int) (int, bool) {
	at := k
	for i := range k {
		if t := body.OperandType(stmt, i); t == jimple.Long || t == jimple.Double {
			at++
		}
	}
	if at >= in.NumArgs() {
		return 0, false
	}
	return int(in.Arg(at)), true
}

// Notations of numbers that no parser of Java knows by itself.
var (
	hexadecimal = regexp.MustCompile(`^(-?)(?:0[xX]|#)?([0-9a-fA-F]{1,16})$`)
	decorated   = regexp.MustCompile(`^[^0-9+.,-]*([+-]?[0-9][0-9.,]*)[^0-9]*$`)
)

// Rereads is how many readings of a text there may be.
const Rereads = 3

// reread returns the n-th way, from 0, to read a text as the number that somebody wrote in
// another base, with separators of another country, with a fraction or a unit; false if
// there are fewer.
func reread(text string, n int) (string, bool) {
	var all []string
	add := func(number string) {
		if _, err := strconv.ParseFloat(number, 64); err == nil && number != text && !slices.Contains(all, number) {
			all = append(all, number)
		}
	}
	trimmed := strings.TrimSpace(text)
	if m := hexadecimal.FindStringSubmatch(trimmed); m != nil && strings.ContainsAny(trimmed, "abcdefABCDEFxX#") {
		if u, err := strconv.ParseUint(m[2], 16, 64); err == nil {
			number := int64(u)
			if len(m[2]) <= 8 {
				number = int64(int32(u)) // as an int is written
			}
			add(m[1] + strconv.FormatInt(number, 10))
		}
	}
	if m := decorated.FindStringSubmatch(trimmed); m != nil {
		number := m[1]
		if last := strings.LastIndexAny(number, ".,"); last >= 0 {
			whole := strings.NewReplacer(".", "", ",", "").Replace(number[:last])
			if number[last] == ',' || strings.ContainsAny(number[:last], ",") {
				add(whole + "." + number[last+1:])
			}
			add(whole)
			number = whole + number[last+1:]
		}
		add(number)
	}
	if n >= len(all) {
		return "", false
	}
	return all[n], true
}

// corrected returns a text with another in the place of the last that a pattern matches; false if
// it matches none.
func corrected(text, pattern, with string) (string, bool) {
	of, err := regexp.Compile(pattern)
	if err != nil { // of a message that is no proper UTF-8
		return "", false
	}
	all := of.FindAllStringIndex(text, -1)
	if len(all) == 0 {
		return "", false
	}
	last := all[len(all)-1]
	return text[:last[0]] + with + text[last[1]:], true
}
