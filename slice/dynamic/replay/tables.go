// Tables of SQLite as they are: which value a column of a row has.
//
// Summaries know a table as one location, to which everything is added. Where a table was
// made in view of the trace, and all that happened to it was understood, its rows are known,
// and with them what a column of a cursor gives. As soon as something unknown happens to a
// database, the summary alone speaks.

package replay

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
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

// answer is what is known of the rows of a cursor.
type answer struct {
	columns []string
	known   []bool // which columns are
	rows    [][]value
	ordered bool         // rows stand where they are, and none of them may be missing
	made    dynamic.Node // asking for them, which chose among what the table had
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
		is = like(asText(b), asText(a))
		return is, true
	}
	c, ok := compare(t.columns[i].Of, a, b)
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

// compare compares a value of a column with another one, as a column does that makes
// something of both; false if it is not known how.
func compare(of sql.Affinity, a, b any) (int, bool) {
	for _, v := range []*any{&a, &b} {
		text, isText := (*v).(string)
		switch {
		case of == sql.Text:
			*v = asText(*v)
		case of == sql.Number && isText:
			if n, err := strconv.ParseInt(text, 10, 64); err == nil {
				*v = n
			} else if _, err := strconv.ParseFloat(strings.TrimSpace(text), 64); err == nil {
				return 0, false // a number of another kind
			}
		}
	}
	n, number := a.(int64)
	m, number2 := b.(int64)
	switch {
	case number && number2:
		return cmp.Compare(n, m), true
	case number:
		return -1, true // numbers come before texts
	case number2:
		return 1, true
	}
	return strings.Compare(a.(string), b.(string)), true
}

func asText(v any) string {
	if s, ok := v.(string); ok {
		return s
	}
	return strconv.FormatInt(v.(int64), 10)
}

// like matches a text with a pattern as SQLite does: % stands for any text, _ for a letter,
// and the case of Latin letters does not count.
func like(pattern, text string) bool {
	p, s := []rune(pattern), []rune(text)
	lower := func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	from, at := -1, 0 // behind the last %, and what it stands for ends here
	i := 0
	for k := 0; k < len(s); {
		switch {
		case i < len(p) && p[i] == '%':
			i++
			from, at = i, k
		case i < len(p) && (p[i] == '_' || lower(p[i]) == lower(s[k])):
			i++
			k++
		case from >= 0:
			at++
			i, k = from, at
		default:
			return false
		}
	}
	for i < len(p) && p[i] == '%' {
		i++
	}
	return i == len(p)
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

// query notes what a query by its parts gives: a table, columns, a condition with its values,
// groups, and the order.
func (x *effects) query(d *database, args []value) {
	h := x.rp.h
	if x.rp.argumentType(x.c.callee, 1) == "Z" {
		if distinct, ok := h.integer(args[0].cst); !ok || distinct != 0 {
			return
		}
		args = args[1:]
	}
	null := func(i int) bool { return i >= len(args) || args[i].cst == h.number(0) }
	if len(args) < 7 || !null(4) || !null(5) {
		return
	}
	t := x.table(d, args[0])
	if t == nil {
		return
	}
	s := &sql.Statement{Results: []sql.Result{{All: true}}, Where: x.where(args[2], 0)}
	if !null(1) {
		s.Results = nil
		for _, v := range x.array(args[1]) {
			text, ok := h.text(v.cst)
			if !ok {
				return
			}
			s.Results = append(s.Results, sql.ParseResult(text))
		}
	}
	ordered := true
	if !null(6) {
		var text string
		if text, ordered = h.text(args[6].cst); ordered {
			s.Order, ordered = sql.ParseOrder(text)
		}
	}
	if !null(7) {
		text, known := h.text(args[7].cst)
		var ok bool
		if s.Limit, s.Offset, ok = sql.ParseLimit(text); !known || !ok {
			s.Limit, s.Offset = &sql.Expr{Unknown: true}, &sql.Expr{Unknown: true}
		}
	}
	x.gives(t, s, x.array(args[3]), ordered)
}

// built notes what a query gives that a builder made, of which no more is known than the table.
func (x *effects) built(builder object) {
	h, args := x.rp.h, x.c.args
	if len(args) < 8 || x.rp.databases[args[1].obj] == nil || h.find(location{builder, h.field("where"), 0}) != nil || h.find(location{builder, h.field("projection"), 0}) != nil {
		return
	}
	parts := append([]value{merge(h.get(location{builder, h.field("tables"), 0}), false)}, args[2:]...)
	x.query(x.rp.databases[args[1].obj], parts)
}

// rowTo puts the columns of the row on which a cursor stands into what gets them.
func (x *effects) rowTo() {
	rp, h, args := x.rp, x.rp.h, x.c.args
	if x.c.callee.name != "cursorRowToContentValues" || len(args) != 2 || rp.answers[args[0].obj] == nil {
		return
	}
	for i, column := range rp.answers[args[0].obj].columns {
		if v, ok := rp.column(args[0].obj, i); ok {
			n := x.part()
			x.link(n, &edgesTo{value: []value{v}, base: args, label: column})
			h.set(location{args[1].obj, 0, h.constant(column)}, v.madeBy(n))
		}
	}
}

// rawQuery notes what a query as a text gives.
func (x *effects) rawQuery(d *database, text value, args []value) {
	code, ok := x.rp.h.text(text.cst)
	if !ok || d == nil {
		return
	}
	s, ok := sql.Parse(code)
	if !ok || s.Verb != sql.Select {
		return
	}
	if t := d.tables[s.Table]; t != nil {
		x.gives(t, s, args, true)
	}
}

// gives lets the cursor that a call made have the rows of a table.
func (x *effects) gives(t *table, s *sql.Statement, args []value, ordered bool) {
	rp := x.rp
	a := &answer{ordered: ordered && !t.older, made: x.part()}
	x.link(a.made, &edgesTo{base: x.c.args})
	var found []*row
	for _, r := range t.rows {
		is, sure := x.fulfils(t, r, s.Where, args)
		if is {
			found = append(found, r)
			a.ordered = a.ordered && sure && !r.maybe
		}
	}
	a.ordered = x.order(t, found, s.Order) && a.ordered
	found = x.limited(s, a, found, args)
	var results []sql.Expr
	aggregates := 0
	for _, r := range s.Results {
		if r.All {
			for _, c := range t.columns {
				a.columns, results = append(a.columns, c.Name), append(results, sql.Expr{Column: c.Name})
			}
			continue
		}
		a.columns, results = append(a.columns, r.Name), append(results, r.Expr)
		if r.Expr.Of != "" {
			aggregates++
		}
	}
	a.known = make([]bool, len(results))
	for i, e := range results {
		a.known[i] = e.Column != "" && !e.Unknown && (e.Of != "") == (aggregates > 0)
		if e.Column != "" && !slices.ContainsFunc(t.columns, func(c sql.Column) bool { return c.Name == t.named(e.Column) }) {
			return // another column than was told
		}
	}
	if aggregates > 0 && s.Offset != nil {
		return
	}
	if aggregates > 0 {
		one := make([]value, len(results))
		for i, e := range results {
			var all []value
			for _, r := range found {
				all = append(all, r.cells[t.named(e.Column)])
			}
			one[i] = merge(all, false)
			one[i].cst, one[i].obj = 0, 0
		}
		a.rows, a.ordered = [][]value{one}, true
	} else {
		for _, r := range found {
			cells := make([]value, len(results))
			for i, e := range results {
				cells[i] = r.cells[t.named(e.Column)]
			}
			a.rows = append(a.rows, cells)
		}
	}
	if x.result.obj != 0 {
		rp.answers[x.result.obj] = a
	}
}

// limited leaves of rows in their order those that an answer has, if that is known.
func (x *effects) limited(s *sql.Statement, a *answer, rows []*row, args []value) []*row {
	part := func(e *sql.Expr) (int64, bool) {
		v, ok := x.known(x.operand(*e, nothing, args))
		n, number := v.(int64)
		if text, isText := v.(string); ok && isText {
			var err error
			n, err = strconv.ParseInt(text, 10, 64)
			number = err == nil
		}
		return n, ok && number
	}
	of := slices.ContainsFunc(s.Results, func(r sql.Result) bool { return r.Expr.Of != "" })
	if s.Offset != nil {
		n, ok := part(s.Offset)
		if a.ordered = a.ordered && ok; a.ordered {
			rows = rows[min(max(n, 0), int64(len(rows))):]
		}
	}
	if s.Limit != nil && a.ordered && !of {
		if n, ok := part(s.Limit); ok && n >= 0 {
			rows = rows[:min(n, int64(len(rows)))]
		}
	}
	return rows
}

// order sorts rows; false if it is not known how.
func (x *effects) order(t *table, rows []*row, by []sql.Order) bool {
	if len(rows) < 2 {
		return true
	}
	for _, o := range slices.Backward(by) {
		name := t.named(o.Column)
		for _, r := range rows {
			if _, ok := x.known(r.cells[name]); !ok {
				return false
			}
		}
		slices.SortStableFunc(rows, func(p, q *row) int {
			a, _ := x.known(p.cells[name])
			b, _ := x.known(q.cells[name])
			c := 0
			switch n, number := a.(int64); {
			case number && isNumber(b):
				c = cmp.Compare(n, b.(int64))
			case !number && !isNumber(b):
				c = strings.Compare(a.(string), b.(string))
			case number:
				c = -1 // numbers come before texts
			default:
				c = 1
			}
			if o.Descending {
				return -c
			}
			return c
		})
	}
	return true
}

func isNumber(v any) bool { _, ok := v.(int64); return ok }

// columnIndex tells the place of a column.
func (x *effects) columnIndex(cursor object) {
	a := x.rp.answers[cursor]
	name, ok := x.rp.h.text(x.c.args[1].cst)
	if a == nil || !ok {
		return
	}
	if i := slices.Index(a.columns, strings.ToLower(name)); i >= 0 {
		x.result.cst = x.rp.h.number(int64(i))
	}
}

// cell lets a read of a cursor whose rows are known give the value of the column.
func (x *effects) cell() {
	rp, c := x.rp, x.c
	if len(rp.answers) == 0 || c.callee.static || len(c.args) != 2 || rp.argumentType(c.callee, 1) != "I" || !readsColumn(x.s) {
		return
	}
	recv := c.args[0].obj
	i, ok := rp.h.integer(c.args[1].cst)
	if !ok || rp.answers[recv] == nil {
		return
	}
	if v, ok := rp.column(recv, int(min(max(i, -1), maxItems))); ok {
		x.choose(recv, v)
		x.chosenField = rp.h.field("rows")
		x.link(c.node, &edgesTo{value: []value{{def: rp.answers[recv].made}}}) // which chose among what there was
	}
}

// column returns what a cursor has in a column, of the row on which it stands if that is
// known, else of any.
func (rp *replay) column(recv object, i int) (value, bool) {
	a := rp.answers[recv]
	if i < 0 || i >= len(a.columns) || !a.known[i] || len(a.rows) == 0 {
		return nothing, false
	}
	at, known := rp.h.integer(merge(rp.h.get(location{recv, rp.h.field("row"), 0}), false).cst)
	if known && a.ordered && at >= 0 && at < int64(len(a.rows)) {
		return a.rows[at][i], true
	}
	all := make([]value, len(a.rows))
	for k, r := range a.rows {
		all[k] = r[i]
	}
	return merge(all, true), true
}

// readsColumn reports whether a summary reads a column of rows.
func readsColumn(s *android.Summary) bool {
	return slices.ContainsFunc(s.Effects, func(e android.Effect) bool {
		return e.Op == android.Set && len(e.From) == 1 && e.From[0].Label == columnLabel && len(e.From[0].Args) == 3
	})
}

// columnLabel marks, in summaries, a column of rows, with what says which.
const columnLabel = "column"
