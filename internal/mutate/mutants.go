// The changes that a file allows.

package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
)

// mutant is one change of a file.
type mutant struct {
	file       string
	start, end int    // of the text that is replaced, in bytes
	with       string // what is put in its place
	form       form
	line       int
	what       string // as people read it
}

// form says what kind of text a mutant replaces, on which depends how it is woven.
type form int

const (
	condition form = iota // an expression that is true or false
	number                // one of a type that only the compiler knows; evaluated twice, so without calls
	statement
)

// swaps are operators and what is put in their place.
var swaps = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR, token.EQL: token.NEQ, token.NEQ: token.EQL,
	token.LAND: token.LOR, token.LOR: token.LAND, token.ADD: token.SUB, token.SUB: token.ADD, token.AND: token.OR, token.SHL: token.SHR, token.SHR: token.SHL,
}

// mutants lists the changes of a file, in the order of its code: operators swapped,
// conditions turned round, numbers off by one, statements left out.
func mutants(file string, src []byte) ([]mutant, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var all []mutant
	offset := func(p token.Pos) int { return set.Position(p).Offset }
	text := func(n ast.Node) string { return string(src[offset(n.Pos()):offset(n.End())]) }
	add := func(n ast.Node, at token.Pos, with string, f form, what string) {
		all = append(all, mutant{file, offset(n.Pos()), offset(n.End()), with, f, set.Position(at).Line, what})
	}
	// within is the text of e with another text in the place of a part of it.
	within := func(e ast.Expr, from, to token.Pos, with string) string {
		return string(src[offset(e.Pos()):offset(from)]) + with + string(src[offset(to):offset(e.End())])
	}
	leave := func(list []ast.Stmt) {
		for _, s := range list {
			switch s := s.(type) {
			case *ast.IncDecStmt, *ast.ExprStmt:
				add(s, s.Pos(), "", statement, "left out: "+oneLine(text(s)))
			case *ast.AssignStmt:
				if s.Tok != token.DEFINE {
					add(s, s.Pos(), strings.Repeat("_, ", len(s.Lhs)-1)+"_ = "+values(s, text), statement, "left out: "+oneLine(text(s)))
				}
			}
		}
	}
	operands := map[*ast.BasicLit]*ast.BinaryExpr{} // of operators, which give a number its type
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok == token.VAR // constants and types are what tests are written against
		case *ast.BinaryExpr:
			for _, e := range []ast.Expr{n.X, n.Y} {
				if l, ok := e.(*ast.BasicLit); ok {
					operands[l] = n
				}
			}
			to, ok := swaps[n.Op]
			if f := formOf(n); ok && !strings.Contains(text(n), `"`) && (f == condition || pure(n)) {
				add(n, n.OpPos, within(n, n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), to.String()), f, fmt.Sprintf("%s in the place of %s", to, n.Op))
			}
		case *ast.IfStmt:
			add(n.Cond, n.Cond.Pos(), "!("+text(n.Cond)+")", condition, "the condition turned round")
		case *ast.BasicLit:
			v, err := strconv.ParseInt(n.Value, 0, 64)
			if n.Kind != token.INT || err != nil {
				break
			}
			more, what := strconv.FormatInt(v+1, 10), fmt.Sprintf("%d in the place of %s", v+1, n.Value)
			if of := operands[n]; of == nil {
				add(n, n.Pos(), more, number, what)
			} else if f := formOf(of); f == condition || pure(of) {
				add(of, n.Pos(), within(of, n.Pos(), n.End(), more), f, what)
			}
		case *ast.BlockStmt:
			leave(n.List)
		case *ast.CaseClause:
			leave(n.Body)
		case *ast.CommClause:
			leave(n.Body)
		}
		return true
	})
	return all, nil
}

// formOf tells comparisons and what joins them from arithmetic.
func formOf(e *ast.BinaryExpr) form {
	switch e.Op {
	case token.LSS, token.LEQ, token.GTR, token.GEQ, token.EQL, token.NEQ, token.LAND, token.LOR:
		return condition
	}
	return number
}

// pure reports whether an expression may be evaluated twice: it calls nothing but what
// looks like a conversion, or len.
func pure(e ast.Expr) bool {
	ok := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			name, plain := n.Fun.(*ast.Ident)
			switch {
			case !plain:
				ok = false
			case strings.HasPrefix(name.Name, "int"), strings.HasPrefix(name.Name, "uint"), strings.HasPrefix(name.Name, "float"):
			case name.Name == "len", name.Name == "byte", name.Name == "rune":
			default:
				ok = false
			}
		case *ast.FuncLit:
			ok = false
		case *ast.UnaryExpr:
			ok = ok && n.Op != token.ARROW
		}
		return ok
	})
	return ok
}

// values is the right side of an assignment, so that what it uses stays used.
func values(s *ast.AssignStmt, text func(ast.Node) string) string {
	var all []string
	for _, e := range s.Rhs {
		all = append(all, text(e))
	}
	return strings.Join(all, ", ")
}

// oneLine is the first line of a text.
func oneLine(s string) string {
	line, _, more := strings.Cut(s, "\n")
	if more {
		line += " …"
	}
	return line
}
