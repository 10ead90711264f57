// Tables of SQLite as they are: which rows calls put in, change and take out.
//
// Summaries know a table as one location, to which everything is added. Where a table was
// made in view of the trace, and all that happened to it was understood, its rows are known,
// and with them what a column of a cursor gives. As soon as something unknown happens to a
// database, the summary alone speaks.

package replay

import (
	"maps"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/sql"
)

const (
	databaseClass  = "Landroid/database/sqlite/SQLiteDatabase;"
	statementClass = "Landroid/database/sqlite/SQLiteStatement;"
	builderClass   = "Landroid/database/sqlite/SQLiteQueryBuilder;"
	helperClass    = "Landroid/database/sqlite/SQLiteOpenHelper;"
)

// database is what is known of a database: its tables, nil where one is not known any more.
type database struct {
	tables map[string]*table
	undone bool // what is done now may be undone
	named  bool // all that opens the file of its name gets this one
}

// table is what is known of a table.
type table struct {
	columns []sql.Column
	made    dynamic.Node
	rows    []*row // in the order in which they were put in
	last    int64  // the highest number of a row
	older   bool   // it may have had rows before
}

// row is a row of a table.
type row struct {
	cells map[string]value
	maybe bool // it may have been taken out
}

// maxRows bounds the tables that are followed.
const maxRows = 1 << 10

// tables follows what a call does to a database, and what it asks of one.
func (x *effects) tables() {
	rp, c := x.rp, x.c
	if len(c.args) == 0 || c.callee.app {
		return
	}
	for i, v := range c.args {
		if (i > 0 || c.callee.static) && c.callee.class != builderClass && rp.databases[v.obj] != nil && !x.leaves(i) {
			rp.databases[v.obj].forget()
		}
	}
	if c.callee.static {
		x.rowTo()
		return
	}
	recv := c.args[0].obj
	switch {
	case c.callee.class == builderClass && c.callee.name == "query":
		x.built(recv)
	case c.callee.class == helperClass || rp.isSubclass(c.callee.class, helperClass):
		x.opened(recv)
	case c.callee.name == "openOrCreateDatabase":
		x.openedByName()
	case c.callee.class == databaseClass:
		x.database(recv)
	case c.callee.class == statementClass && strings.HasPrefix(c.callee.name, "execute"):
		x.compiled(recv)
	case c.callee.name == "<init>" && len(c.args) == 2 && rp.answers[c.args[1].obj] != nil:
		rp.answers[recv] = rp.answers[c.args[1].obj] // a cursor that wraps another one
	case c.callee.name == "moveToLast":
		if a := rp.answers[recv]; a != nil && a.ordered && len(a.rows) > 0 {
			l := location{recv, rp.h.field("row"), 0}
			before := merge(rp.h.get(l), false)
			before.cst = rp.h.number(int64(len(a.rows) - 1))
			rp.h.set(l, before)
		}
	case strings.HasPrefix(c.callee.name, "getColumnIndex") && len(c.args) == 2:
		x.columnIndex(recv)
	}
}

// forget drops all that is known.
func (d *database) forget() {
	for name := range d.tables {
		d.tables[name] = nil
	}
}

// opened is told that a helper gave its database: two of the same file are one.
func (x *effects) opened(helper object) {
	rp, c := x.rp, x.c
	if !strings.HasSuffix(c.callee.name, "ableDatabase") || x.result.obj == 0 {
		return
	}
	name, ok := rp.h.text(merge(rp.h.get(location{helper, rp.h.field("name"), 0}), false).cst)
	if !ok {
		return
	}
	if d := rp.files[name]; d != nil {
		rp.databases[x.result.obj] = d
	} else if d := rp.databases[x.result.obj]; d != nil {
		rp.files[name] = d
	}
}

// openedByName is told that a context gave the database of a name.
func (x *effects) openedByName() {
	rp, c := x.rp, x.c
	name, ok := "", false
	if len(c.args) > 1 {
		name, ok = rp.h.text(c.args[1].cst)
	}
	if !ok || x.result.obj == 0 {
		return
	}
	d := rp.files[name]
	if d == nil {
		d = &database{tables: map[string]*table{}, named: true}
		rp.files[name] = d
	}
	rp.databases[x.result.obj] = d
}

// database follows a call of a database.
func (x *effects) database(recv object) {
	rp, c := x.rp, x.c
	d := rp.databases[recv]
	arg := func(i int) value {
		if i < len(c.args) {
			return c.args[i]
		}
		return nothing
	}
	switch name := c.callee.name; {
	case name == "execSQL":
		x.statement(recv, arg(1), x.array(arg(2)))
	case name == "rawQuery":
		x.rawQuery(d, arg(1), x.array(arg(2)))
	case d == nil:
	case name == "query":
		x.query(d, c.args[1:])
	case strings.HasPrefix(name, "insert") || strings.HasPrefix(name, "replace"):
		t := x.table(d, arg(1))
		replaces := strings.HasPrefix(name, "replace")
		if len(c.args) == 5 {
			how, ok := rp.h.integer(arg(4).cst)
			replaces = how == conflictReplace
			if !ok || how > 3 && !replaces {
				d.forget() // a row may not be put in
				return
			}
		}
		columns, ok := x.contents(arg(3))
		if t == nil || !ok || !t.insert(x, columns, replaces) {
			d.drop(rp, arg(1))
			return
		}
		if !t.older {
			x.result.cst = rp.h.number(t.last)
		}
	case name == "update" || name == "updateWithOnConflict":
		t := x.table(d, arg(1))
		columns, ok := x.contents(arg(2))
		if t == nil || !ok || len(c.args) == 6 {
			d.drop(rp, arg(1))
			return
		}
		t.update(x, columns, x.where(arg(3), 0), x.array(arg(4)))
	case name == "delete":
		if t := x.table(d, arg(1)); t != nil {
			t.remove(x, x.where(arg(2), 0), x.array(arg(3)))
		} else {
			d.drop(rp, arg(1))
		}
	case strings.HasPrefix(name, "beginTransaction"):
		d.undone = true
	case name == "setTransactionSuccessful":
		d.undone = false
	case name == "endTransaction":
		if d.undone {
			d.forget()
		}
		d.undone = false
	case name == "compileStatement" || name == "close" || strings.HasPrefix(name, "is") || strings.HasPrefix(name, "get") || strings.HasPrefix(name, "set"):
	default:
		d.forget()
	}
}

// conflictReplace is SQLiteDatabase.CONFLICT_REPLACE.
const conflictReplace = 5

// drop forgets a table, or all if it is not known which.
func (d *database) drop(rp *replay, name value) {
	if text, ok := rp.h.text(name.cst); ok {
		d.tables[strings.ToLower(text)] = nil
		return
	}
	d.forget()
}

// table returns what is known of a table.
func (x *effects) table(d *database, name value) *table {
	text, ok := x.rp.h.text(name.cst)
	if !ok {
		return nil
	}
	return d.tables[strings.ToLower(text)]
}

// array returns the elements of an array, of boxes what they hold; nil where there is none.
func (x *effects) array(v value) []value {
	if v.obj == 0 {
		return nil
	}
	return x.rp.elements(v.obj)
}

// contents returns what a ContentValues holds by columns, if all is known.
func (x *effects) contents(v value) (map[string]value, bool) {
	h := x.rp.h
	keys := h.keys[place{v.obj, 0}]
	if v.obj == 0 || len(keys) == 0 {
		return nil, false
	}
	out := map[string]value{}
	for _, k := range keys {
		text, ok := h.text(k)
		if !ok || k == anyKey {
			return nil, false
		}
		w := merge(h.get(location{v.obj, 0, k}), true)
		if w.none {
			continue
		}
		if _, twice := out[strings.ToLower(text)]; twice {
			return nil, false
		}
		out[strings.ToLower(text)] = w
	}
	return out, true
}

// where reads the condition that an argument is.
func (x *effects) where(v value, before int) sql.Where {
	if text, ok := x.rp.h.text(v.cst); ok {
		return sql.ParseWhere(text, before)
	}
	if n, ok := x.rp.h.integer(v.cst); ok && n == 0 { // null
		return sql.Where{}
	}
	return sql.Where{Unknown: true}
}

// put makes the node of a value that a call puts into a column.
func (x *effects) put(column string, v value) value {
	n := x.part()
	x.link(n, &edgesTo{value: []value{v}, base: x.c.args[:1], label: column})
	return v.madeBy(n)
}

// statement follows a statement that gives nothing.
func (x *effects) statement(recv object, text value, args []value) {
	rp := x.rp
	d := rp.databases[recv]
	s, ok := (*sql.Statement)(nil), false
	if code, known := rp.h.text(text.cst); known {
		s, ok = sql.Parse(code)
	}
	switch {
	case !ok:
		if d != nil {
			d.forget()
		}
		return
	case s.Verb == sql.Create:
		if d == nil {
			d = &database{tables: map[string]*table{}}
			rp.databases[recv] = d
		}
		if _, there := d.tables[s.Table]; there && !s.Fresh {
			return
		}
		if d.tables[s.Table] = nil; s.Fresh || x.creating() || d.named {
			d.tables[s.Table] = &table{columns: s.Columns, made: x.part(), older: !s.Fresh && !x.creating()}
		}
		return
	case d == nil || s.Verb == sql.Other:
		return
	}
	t := d.tables[s.Table]
	if t == nil {
		return
	}
	switch s.Verb {
	case sql.Insert, sql.Replace:
		columns := map[string]value{}
		for i, a := range s.Set {
			if a.Column == "" && len(s.Set) == len(t.columns) {
				a.Column = t.columns[i].Name
			}
			columns[a.Column] = x.operand(a.To, text, args)
		}
		if !t.insert(x, columns, s.Verb == sql.Replace) {
			d.tables[s.Table] = nil
		}
	case sql.Update:
		t.change(x, s, text, args)
	case sql.Delete:
		t.remove(x, s.Where, args)
	case sql.Drop:
		d.tables[s.Table] = nil
	default:
		d.forget()
	}
}

// creating reports whether a helper lets the app make its tables, of which none is there yet.
func (x *effects) creating() bool {
	for _, f := range x.t.frames {
		if x.rp.g.Program.MethodName(f.m.ID) == onCreate && slices.Contains(f.m.Params, databaseClass) {
			return true
		}
	}
	return false
}

// operand returns the value of a part of a statement: an argument, or what the text has.
func (x *effects) operand(e sql.Expr, text value, args []value) value {
	h := x.rp.h
	switch {
	case e.Parameter > 0 && e.Parameter <= len(args):
		return args[e.Parameter-1]
	case e.Int != nil:
		return value{def: text.def, cst: h.number(*e.Int), soft: text.soft, also: text.also}
	case e.Text != nil:
		return value{def: text.def, cst: h.constant(*e.Text), soft: text.soft, also: text.also}
	}
	return value{def: text.def, soft: text.soft, also: text.also}
}

// compiled follows a statement that was compiled before.
func (x *effects) compiled(recv object) {
	rp, h := x.rp, x.rp.h
	of := merge(h.get(location{recv, h.field("database"), 0}), false)
	text := merge(h.get(location{recv, h.field("statement"), 0}), false)
	var args []value
	for i := int64(1); i < maxElements; i++ {
		c := h.find(location{recv, 0, h.number(i)})
		if c == nil || len(c.values) != 1 {
			break
		}
		args = append(args, c.values[0])
	}
	if len(h.keys[place{recv, 0}]) != len(args) {
		if d := rp.databases[of.obj]; d != nil {
			d.forget()
		}
		return
	}
	x.statement(of.obj, text, args)
}

// known returns a value as SQLite compares it: a number or a text.
func (x *effects) known(v value) (any, bool) {
	h := x.rp.h
	if v.cst == 0 && v.obj != 0 {
		if c := h.find(location{v.obj, h.field("value"), 0}); c != nil && len(c.values) == 1 {
			v = c.values[0] // of a box
		}
	}
	if text, ok := h.text(v.cst); ok {
		return text, true
	}
	n, ok := h.integer(v.cst)
	return n, ok
}

func isNumber(v any) bool { _, ok := v.(int64); return ok }

// fulfils says whether a row is one of those that a condition names; one that is not is not
// for sure.
func (x *effects) fulfils(t *table, r *row, w sql.Where, args []value) (is, sure bool) {
	each := func(all []sql.Where, until bool) (is, sure bool) {
		sure = true
		for i := range all {
			is, certain := x.fulfils(t, r, all[i], args)
			if is == until && certain {
				return until, true
			}
			sure = sure && certain
		}
		return !until || !sure, sure
	}
	switch {
	case w.Unknown:
		return true, false
	case w.Test != nil:
		return x.passes(t, r, w.Test, args)
	case w.Not != nil:
		is, sure := x.fulfils(t, r, *w.Not, args)
		return !is || !sure, sure
	case w.Any != nil:
		return each(w.Any, true)
	}
	return each(w.All, false)
}

// passes says whether a row is one of those that a test of a column names.
func (x *effects) passes(t *table, r *row, test *sql.Test, args []value) (is, sure bool) {
	name := t.named(test.Column)
	i := slices.IndexFunc(t.columns, func(c sql.Column) bool { return c.Name == name })
	cell, there := r.cells[name]
	if i < 0 || !there || cell.obj == 0 && cell.cst == x.rp.h.number(0) && !t.columns[i].Primary { // which may be null
		return true, false
	}
	a, ok := x.known(cell)
	if ok && test.To.Null {
		return false, true
	}
	b, ok2 := x.known(x.operand(test.To, nothing, args))
	if !ok || !ok2 || t.columns[i].Collated || test.To.Null {
		return true, false
	}
	if test.How == "like" {
		return sql.Like(b, a), true
	}
	c, ok := t.columns[i].Of.Compare(a, b)
	if !ok {
		return true, false
	}
	switch test.How {
	case "=":
		is = c == 0
	case "<":
		is = c < 0
	case "<=":
		is = c <= 0
	case ">":
		is = c > 0
	default:
		is = c >= 0
	}
	return is, true
}

// named returns the column that a name means: the row's own number has several.
func (t *table) named(name string) string {
	if name != "rowid" && name != "oid" && name != "_rowid_" {
		return name
	}
	for _, c := range t.columns {
		if c.Primary {
			return c.Name
		}
	}
	return name
}

// insert puts a row in; false if it is not known what that does.
func (t *table) insert(x *effects, columns map[string]value, replaces bool) bool {
	h := x.rp.h
	if len(t.rows) >= maxRows {
		return false
	}
	r := &row{cells: map[string]value{}}
	for name := range columns {
		if !slices.ContainsFunc(t.columns, func(c sql.Column) bool { return c.Name == name }) {
			return false
		}
	}
	made := value{def: x.part()}
	id := t.last + 1
	for _, c := range t.columns {
		v, given := columns[c.Name]
		null := v.obj == 0 && v.cst == h.number(0)
		switch {
		case c.Primary && given && !null:
			n, _ := x.known(v)
			number, ok := n.(int64)
			if !ok {
				return false
			}
			id = number
			r.cells[c.Name] = x.put(c.Name, v)
		case c.Primary && t.older:
			r.cells[c.Name] = value{def: made.def}
		case c.Primary:
			r.cells[c.Name] = value{def: made.def, cst: h.number(id)}
		case given:
			r.cells[c.Name] = x.put(c.Name, v)
		case c.Default != nil:
			r.cells[c.Name] = x.operand(*c.Default, value{def: t.made}, nil)
		default: // nobody gave it, and the table has no default for it
			n := x.part()
			x.link(n, &edgesTo{value: []value{{def: t.made}}, base: x.c.args, label: c.Name})
			r.cells[c.Name] = value{def: n}
		}
	}
	t.last = max(t.last, id)
	if replaces {
		for _, c := range t.columns {
			if c.Unique {
				t.take(x, sql.Where{Test: &sql.Test{Column: c.Name, How: "=", To: sql.Expr{Parameter: 1}}}, []value{r.cells[c.Name]})
			}
		}
	}
	t.rows = append(t.rows, r)
	return true
}

// update gives columns of rows other values.
func (t *table) update(x *effects, columns map[string]value, w sql.Where, args []value) {
	for _, name := range slices.Sorted(maps.Keys(columns)) {
		columns[name] = x.put(name, columns[name])
	}
	for _, r := range t.rows {
		is, sure := x.fulfils(t, r, w, args)
		r.change(columns, is, sure)
	}
}

// change lets an UPDATE give columns of rows what it computes of what is there.
func (t *table) change(x *effects, s *sql.Statement, text value, args []value) {
	for _, r := range t.rows {
		is, sure := x.fulfils(t, r, s.Where, args)
		if !is {
			continue
		}
		columns := map[string]value{}
		for _, a := range s.Set {
			columns[a.Column] = x.put(a.Column, x.computed(t, r, a.To, text, args))
		}
		r.change(columns, is, sure)
	}
}

// change gives columns other values, if the row is one of those that get them.
func (r *row) change(columns map[string]value, is, sure bool) {
	for name, v := range columns {
		switch {
		case is && sure:
			r.cells[name] = v
		case is:
			r.cells[name] = merge([]value{r.cells[name], v}, true)
		}
	}
}

// computed returns what a statement makes of the columns of a row and of its own values.
func (x *effects) computed(t *table, r *row, e sql.Expr, text value, args []value) value {
	switch {
	case e.Column != "":
		return r.cells[t.named(e.Column)]
	case e.Parts == nil:
		return x.operand(e, text, args)
	}
	var all []value
	for _, part := range e.Parts {
		all = append(all, x.computed(t, r, part, text, args))
	}
	v := merge(all, false)
	v.cst, v.obj = 0, 0
	return v
}

// remove takes rows out.
func (t *table) remove(x *effects, w sql.Where, args []value) { t.take(x, w, args) }

// take takes out the rows that fulfil a condition; of those that may, it is not known.
func (t *table) take(x *effects, w sql.Where, args []value) {
	t.rows = slices.DeleteFunc(slices.Clone(t.rows), func(r *row) bool {
		is, sure := x.fulfils(t, r, w, args)
		r.maybe = r.maybe || is && !sure
		return is && sure
	})
}
