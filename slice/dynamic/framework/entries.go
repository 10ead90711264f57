// Entries: what calls look up in containers and tables, and what they put into them.

package framework

import (
	"slices"

	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
	"github.com/esdroid/esdroid/slice/dynamic/sql"
)

// Filling says what a call puts into what it is called on.
type Filling struct {
	Table  string // of a database; "" for a container
	Key    string // if that is a constant text, else ""
	Poured int    // the operand all of whose entries it puts in, 0 if there is none
}

// Fills reports whether a call puts entries into the container on which it is called, or a row
// into a table that the code names.
func (s *Calls) Fills(m *bodies.Body, i int32) (Filling, bool) {
	summary := s.summary(m, i)
	if summary == nil {
		return Filling{}, false
	}
	for k := range summary.Effects {
		e := &summary.Effects[k]
		if e.Op != android.Set && e.Op != android.Add || e.Loc.Root != android.RootThis || len(e.Loc.Steps) != 1 || len(e.From) == 0 {
			continue
		}
		to, from := &e.Loc.Steps[0], &e.From[0]
		switch {
		case to.Key.Kind == android.KeyNone || from.Label == android.Removed:
		case to.Field == android.Elements:
			key, _ := constantKey(m, i, &to.Key)
			f := Filling{Key: key}
			if path := &from.Path; from.Kind == android.ValuePath && path.Root == android.RootArg && len(path.Steps) == 1 && path.Steps[0].Field == android.Elements {
				f.Poured = int(path.Index) + 1
			}
			return f, true
		case s.summaries.FieldName(to.Field) == "table":
			if from.Label == "statement" {
				statement, ok := statement(m, i, from.Args)
				return Filling{Table: statement.Table}, ok && (statement.Verb == sql.Insert || statement.Verb == sql.Replace)
			}
			table, ok := constantKey(m, i, &to.Key)
			return Filling{Table: table}, ok && from.Label == "row"
		}
	}
	return Filling{}, false
}

// Finds reports whether a call looks something up under a key in what it is called on, and the
// key if that is a constant text.
func (s *Calls) Finds(m *bodies.Body, i int32) (key string, ok bool) {
	summary := s.summary(m, i)
	if summary == nil {
		return "", false
	}
	for k := range summary.Effects {
		e := &summary.Effects[k]
		if e.Op != android.Set || e.Loc.Root != android.RootRet || len(e.Loc.Steps) > 0 {
			continue
		}
		for _, v := range e.From {
			if v.Kind == android.ValuePath && v.Path.Root == android.RootThis && len(v.Path.Steps) == 1 && v.Path.Steps[0].Field == android.Elements && v.Path.Steps[0].Key.Kind == android.KeyPath {
				key, _ = constantKey(m, i, &v.Path.Steps[0].Key)
				return key, true
			}
		}
	}
	return "", false
}

// Gives returns the field of what it is called on that a call gives: one that the summaries
// name, and no container's entries.
func (s *Calls) Gives(m *bodies.Body, i int32) (field android.FieldID, ok bool) {
	summary := s.summary(m, i)
	if summary == nil {
		return 0, false
	}
	for k := range summary.Effects {
		e := &summary.Effects[k]
		from := &e.Loc
		if e.Op == android.Set && e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0 && len(e.From) == 1 && e.From[0].Kind == android.ValuePath {
			from = &e.From[0].Path
		} else if e.Op != android.Same {
			continue
		}
		if from.Root == android.RootThis && len(from.Steps) == 1 && from.Steps[0].Field != android.Elements {
			return from.Steps[0].Field, true
		}
	}
	return 0, false
}

// Sets reports whether a call sets that field of what it is called on.
func (s *Calls) Sets(m *bodies.Body, i int32, field android.FieldID) bool {
	summary := s.summary(m, i)
	return summary != nil && slices.ContainsFunc(summary.Effects, func(e android.Effect) bool {
		return e.Op == android.Set && e.Loc.Root == android.RootThis && len(e.Loc.Steps) == 1 && e.Loc.Steps[0].Field == field
	})
}

// Queries returns the table whose rows a call asks for, if the code names it.
func (s *Calls) Queries(m *bodies.Body, i int32) (table string, ok bool) {
	summary := s.summary(m, i)
	if summary == nil {
		return "", false
	}
	for k := range summary.Effects {
		for _, v := range summary.Effects[k].From {
			if v.Label != "rows" || len(v.Args) == 0 || len(v.Args[0].Path.Steps) == 0 {
				continue
			}
			steps := v.Args[0].Path.Steps
			if table, ok := constantKey(m, i, &steps[len(steps)-1].Key); ok {
				return table, true
			}
			statement, ok := statement(m, i, v.Args[1:])
			return statement.Table, ok && statement.Verb == sql.Select
		}
	}
	return "", false
}

// statement returns the statement of a database that the first of values is, if that is a
// constant argument.
func statement(m *bodies.Body, i int32, values []android.Value) (*sql.Statement, bool) {
	if len(values) == 0 || values[0].Kind != android.ValuePath {
		return &sql.Statement{}, false
	}
	text, ok := constantKey(m, i, &android.Key{Kind: android.KeyPath, Path: &values[0].Path})
	if !ok {
		return &sql.Statement{}, false
	}
	s, ok := sql.Parse(text)
	if !ok {
		return &sql.Statement{}, false
	}
	return s, true
}
