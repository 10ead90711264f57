package intervene

import "testing"

func TestTables(t *testing.T) {
	for _, k := range []struct{ sql, columned, defaulted string }{
		{"create temp table x (a text, b)", "create temp table x (a text, b, done)", "create temp table x (a text default '1', b default '1')"},
		{"CREATE TABLE x (a, Done integer)", "", "CREATE TABLE x (a default '1', Done integer default '1')"},
		{"create table t (_id integer primary key, notdone text not null default '')", "create table t (_id integer primary key, notdone text not null default '', done)", ""},
		{"create table t (\"a,b\" decimal(1, 2), c text check (c <> ')'), unique (c)) without rowid", "create table t (\"a,b\" decimal(1, 2), c text check (c <> ')'), done, unique (c)) without rowid",
			"create table t (\"a,b\" decimal(1, 2) default '1', c text check (c <> ')') default '1', unique (c)) without rowid"},
		{"create table t ([done] text)", "", "create table t ([done] text default '1')"},
		{"create table t (,)", "create table t ( done,,)", ""},
		{"CREATE INDEX i ON x (a)", "", ""}, {"create table", "", ""}, {"SELECT (1)", "", ""}, {"create table t as select 1", "", ""},
		{"create table t (a", "", ""}, {"create table t ('a", "", ""},
	} {
		got, _ := columned(k.sql, "done")
		if got != k.columned {
			t.Errorf("%q: %q, want %q", k.sql, got, k.columned)
		}
		if got, ok := defaulted(k.sql); ok != (k.defaulted != "") || ok && got != k.defaulted {
			t.Errorf("%q: %q, want %q", k.sql, got, k.defaulted)
		}
	}
}
