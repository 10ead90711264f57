// Statements and their parts.

package sql

import (
	"slices"
	"strings"
)

// Verb is what a statement does.
type Verb uint8

const (
	Create Verb = iota + 1
	Drop
	Insert
	Replace
	Update
	Delete
	Select
	Other // changes no rows: an index, a pragma
)

// Statement is one that was understood.
type Statement struct {
	Verb    Verb
	Table   string
	Fresh   bool         // of Create: fails if the table is there already
	Columns []Column     // of Create
	Set     []Assignment // of Insert, Replace and Update; names are empty where the table's order holds
	Results []Result     // of Select
	Where   Where
	Order   []Order
	Limit   *Expr
	Offset  *Expr
}

// Column is a column of a table that is made.
type Column struct {
	Name    string
	Primary bool // names the row itself: INTEGER PRIMARY KEY
	Unique  bool
	Default *Expr
	Of      Affinity
	// Collated says that texts are compared in a way of their own.
	Collated bool
}

// Affinity is what a column makes of values, and of what they are compared with.
type Affinity uint8

const (
	AsIs Affinity = iota
	Number
	Text
)

// affinity is that of a column whose type was told so.
func affinity(told string) Affinity {
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(told, w) })
	}
	switch {
	case has("int"):
		return Number
	case has("char", "clob", "text"):
		return Text
	case told == "" || has("blob"):
		return AsIs
	}
	return Number
}

// Assignment gives a column a value.
type Assignment struct {
	Column string
	To     Expr
}

// Result is what a column of the answer holds, or all of the table's.
type Result struct {
	Name string // of the column of the answer
	Expr Expr
	All  bool
}

// Expr is a value: exactly one member counts.
type Expr struct {
	Column    string
	Parameter int // 1 for the first
	Int       *int64
	Text      *string
	Null      bool
	// Of is the function that makes one value of a column of all rows.
	Of string
	// Of what the value is computed, if it is.
	Parts []Expr
	// Unknown is anything else.
	Unknown bool
}

// Where is what rows must fulfil; nothing if it is empty. One member counts.
type Where struct {
	All, Any []Where // each of these, or one of them
	Not      *Where
	Test     *Test
	Unknown  bool // something that was not understood
}

// Test compares a column with a value.
type Test struct {
	Column string
	How    string // =, <, <=, >, >= or like
	To     Expr
}

// Order is a column by which rows are ordered.
type Order struct {
	Column     string
	Descending bool
}
