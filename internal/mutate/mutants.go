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
	start, end int // of the text that is replaced, in bytes
	with       string
	line       int
	what       string // as people read it
}

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
	add := func(from, to token.Pos, with, what string) {
		p := set.Position(from)
		all = append(all, mutant{file, p.Offset, set.Position(to).Offset, with, p.Line, what})
	}
	text := func(n ast.Node) string {
		return string(src[set.Position(n.Pos()).Offset:set.Position(n.End()).Offset])
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok == token.VAR // constants and types are what tests are written against
		case *ast.BinaryExpr:
			if to, ok := swaps[n.Op]; ok && !strings.Contains(text(n), `"`) {
				add(n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), to.String(), fmt.Sprintf("%s in the place of %s", to, n.Op))
			}
		case *ast.IfStmt:
			add(n.Cond.Pos(), n.Cond.End(), "!("+text(n.Cond)+")", "the condition turned round")
		case *ast.BasicLit:
			if v, err := strconv.ParseInt(n.Value, 0, 64); n.Kind == token.INT && err == nil {
				add(n.Pos(), n.End(), strconv.FormatInt(v+1, 10), fmt.Sprintf("%d in the place of %s", v+1, n.Value))
			}
		case *ast.BlockStmt:
			for _, s := range n.List {
				switch s := s.(type) {
				case *ast.IncDecStmt:
					add(s.Pos(), s.End(), "", "left out: "+text(s))
				case *ast.AssignStmt:
					if s.Tok != token.DEFINE {
						add(s.Pos(), s.End(), strings.Repeat("_, ", len(s.Lhs)-1)+"_ = "+values(s, text), "left out: "+oneLine(text(s)))
					}
				case *ast.ExprStmt:
					add(s.Pos(), s.End(), "", "left out: "+oneLine(text(s)))
				}
			}
		}
		return true
	})
	return all, nil
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

// apply returns the file with the change.
func (m *mutant) apply(src []byte) []byte {
	return []byte(string(src[:m.start]) + m.with + string(src[m.end:]))
}
