// Answers of queries: the rows of a cursor, as far as the tables are known, and what one of them
// has in a column.

package replay

import (
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/sql"
)

// answer is what is known of the rows of a cursor.
type answer struct {
	columns []string
	known   []bool // which columns are
	rows    [][]value
	ordered bool         // rows stand where they are, and none of them may be missing
	made    dynamic.Node // asking for them, which chose among what the table had
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
	known := true
	for _, o := range slices.Backward(by) {
		name := t.named(o.Column)
		var column sql.Column
		if i := slices.IndexFunc(t.columns, func(c sql.Column) bool { return c.Name == name }); i >= 0 {
			column = t.columns[i]
		}
		for _, r := range rows {
			_, ok := x.known(r.cells[name])
			known = known && ok && !column.Collated
		}
		if !known {
			break
		}
		slices.SortStableFunc(rows, func(p, q *row) int {
			a, _ := x.known(p.cells[name])
			b, _ := x.known(q.cells[name])
			c, ok := column.Of.Compare(a, b)
			known = known && ok
			if o.Descending {
				return -c
			}
			return c
		})
	}
	return known
}

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
