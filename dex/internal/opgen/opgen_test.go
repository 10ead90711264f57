package main

import (
	"fmt"
	"strings"
	"testing"
)

// A table that is not the whole instruction set in order is refused with the line.
func TestTablesThatAreRefused(t *testing.T) {
	row := func(op int) string { return fmt.Sprintf("%02x  op-%02x/range  10x  -  next\n", op, op) }
	var whole strings.Builder
	for op := range 256 {
		whole.WriteString(row(op))
	}
	text, err := generate("# the set\n\n" + whole.String())
	if err != nil {
		t.Fatal(err)
	}
	if want := "OpOpFfRange Op = 0xff"; !strings.Contains(strings.Join(strings.Fields(string(text)), " "), want) {
		t.Errorf("there is no %q in\n%s", want, text)
	}
	for table, want := range map[string]string{
		row(0) + row(2):                "line 2: opcode 02 out of order",
		"# one\n" + row(0) + row(0):    "line 3: opcode 00 out of order",
		"00  nop  10x  -\n":            "line 1: want 5 columns, have 4",
		"":                             "0 opcodes, want 256",
		whole.String()[:len(row(0))*9]: "9 opcodes, want 256",
	} {
		if _, err := generate(table); err == nil || err.Error() != want {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
