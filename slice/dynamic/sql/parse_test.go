package sql

import (
	"fmt"
	"strings"
	"testing"
)

// String is a value as the tests write it.
func (e Expr) String() string {
	switch {
	case e.Unknown:
		return "unknown"
	case e.Parts != nil:
		var parts []string
		for _, part := range e.Parts {
			parts = append(parts, part.String())
		}
		return strings.Join(parts, "~")
	case e.Of != "":
		return e.Of + "(" + e.Column + ")"
	case e.Column != "":
		return e.Column
	case e.Parameter > 0:
		return fmt.Sprintf("?%d", e.Parameter)
	case e.Int != nil:
		return fmt.Sprint(*e.Int)
	case e.Text != nil:
		return "'" + *e.Text + "'"
	}
	return "null"
}

func (w Where) String() string {
	join := func(all []Where, by string) string {
		var parts []string
		for _, w := range all {
			parts = append(parts, w.String())
		}
		return "(" + strings.Join(parts, by) + ")"
	}
	switch {
	case w.Unknown:
		return "unknown"
	case w.Test != nil:
		return w.Test.Column + w.Test.How + w.Test.To.String()
	case w.Not != nil:
		return "!" + w.Not.String()
	case w.Any != nil:
		return join(w.Any, "|")
	case w.All != nil:
		return join(w.All, "&")
	}
	return ""
}

func describe(s *Statement) string {
	parts := []string{fmt.Sprint(s.Verb), s.Table}
	for _, c := range s.Columns {
		text := c.Name
		if c.Primary {
			text += "!"
		} else if c.Unique {
			text += "'"
		}
		if c.Default != nil {
			text += ":" + c.Default.String()
		}
		parts = append(parts, text)
	}
	for _, a := range s.Set {
		parts = append(parts, a.Column+":="+a.To.String())
	}
	for _, r := range s.Results {
		if r.All {
			parts = append(parts, "*")
			continue
		}
		parts = append(parts, r.Name+"<-"+r.Expr.String())
	}
	if w := s.Where.String(); w != "" {
		parts = append(parts, "where", w)
	}
	for _, o := range s.Order {
		parts = append(parts, fmt.Sprint("by ", o.Column, o.Descending))
	}
	if s.Limit != nil {
		parts = append(parts, "limit", s.Limit.String())
	}
	if s.Offset != nil {
		parts = append(parts, "offset", s.Offset.String())
	}
	return strings.Join(parts, " ")
}

func TestParse(t *testing.T) {
	for _, c := range [][2]string{
		{"CREATE TABLE goods (_id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT NOT NULL, price DECIMAL(10,2) DEFAULT -3)", "1 goods _id! label price:-3"},
		{"create table if not exists \"people\"(name text primary key, [town] text default 'none', age int, unique (town))", "1 people name' town':'none' age"},
		{"create table t (a text primary key, foreign key (a) references u(b) on delete cascade)", "1 t a'"},
		{"create unique index i on goods (label)", "8 "},
		{"drop table if exists goods;", "2 goods"},
		{"INSERT INTO goods(label, price) VALUES ('it''s', ?)", "3 goods label:='it's' price:=?1"},
		{"insert or replace into goods values (null, ?, 7)", "4 goods :=null :=?1 :=7"},
		{"update goods set note = ?, price = 3 where label = 'tea' and price = ?", "5 goods note:=?1 price:=3 where (label='tea'&price=?2)"},
		{"update goods set price = price * 2 - ?, note = label || 'x' where a = ?", "5 goods price:=price~2~?1 note:=label~'x' where a=?2"},
		{"delete from goods", "6 goods"},
		{"delete from goods where price > ? and label = ?", "6 goods where (price>?1&label=?2)"},
		{"select * from goods where _id=4 order by price desc, label limit 2", "7 goods * where _id=4 by pricetrue by labelfalse limit 2"},
		{"SELECT g.label AS a, price p, upper(note) FROM goods g WHERE 'x' = g.note", "7 goods a<-label p<-price upper(note)<-unknown where note='x'"},
		{"select sum(price), count(*) from goods -- all of them", "7 goods sum(price)<-sum(price) count(*)<-count()"},
		{"select label from goods where price = 3 or label = 'x'", "7 goods label<-label where (price=3|label='x')"},
		{"select label from goods where a = 1 and upper(b) = ? or c = ? limit 3, ?", "7 goods label<-label where ((a=1&unknown)|c=?2) limit ?3 offset 3"},
		{"select label from goods limit 1 offset 2", "7 goods label<-label limit 1 offset 2"},
	} {
		s, ok := Parse(c[0])
		if !ok {
			t.Errorf("%s: not understood", c[0])
		} else if got := describe(s); got != c[1] {
			t.Errorf("%s:\ngot  %s\nwant %s", c[0], got, c[1])
		}
	}
}

// What is not understood is said to be so.
func TestNotUnderstood(t *testing.T) {
	for _, s := range []string{
		"", "select", "select 'open", "select a from b, c", "select a from b join c on b.x = c.y", "select a from b union select c from d",
		"select a from (select b from c)", "insert into t select * from u", "insert into t (a, b) values (1)", "create view v as select 1",
		"update t set a = abs(a)", "update t set a = (b)", "update t set a = ?1", "create table t (a, b, primary key (a, b))", "create table t as select * from u",
		"select a from b group by c", "insert or ignore into t values (1)", "select distinct a from b", "create trigger x after insert on t begin delete from u; end",
		"insert into t values (1), (2)", "alter table t add column c", strings.Repeat("(", 1<<13),
	} {
		if got, ok := Parse(s); ok {
			t.Errorf("%.40s: taken for %s", s, describe(got))
		}
	}
}

func TestParts(t *testing.T) {
	for s, want := range map[string]string{
		"a = ? and b=?": "(a=?3&b=?4)", "a like ?": "alike?3", "a = b": "unknown", "a = ? or b = ?": "(a=?3|b=?4)", "'open": "unknown",
		"x is null": "x=null", "x is not null": "!x=null", "a = ?)": "unknown", "a <> ?": "!a=?3", "3 < a": "a>3", "a = null": "unknown",
		"a in (?, 'x') and b not in (1)": "((a=?3|a='x')&!(b=1))", "a between ? and 7 and not b >= 2": "((a>=?3&a<=7)&!b>=2)",
		"(a = 1 or b = 2) and c <= ?": "((a=1|b=2)&c<=?3)", "a in (select b from c where d = ?) and e = ?": "(unknown&e=?4)",
		"a like ? escape '!'": "unknown", "a = ? collate nocase and b = ?": "(unknown&b=?4)", "a not like 'x%'": "!alike'x%'", "exists (select 1)": "unknown", "a not ?": "unknown",
	} {
		if got := ParseWhere(s, 2).String(); got != want {
			t.Errorf("%s: %s, want %s", s, got, want)
		}
	}
	if o, ok := ParseOrder("a COLLATE NOCASE"); ok {
		t.Errorf("an order was understood: %v", o)
	}
	if r := ParseResult("lower(name) as n"); r.Name != "n" || !r.Expr.Unknown {
		t.Errorf("%+v", r)
	}
}
