// Keys: the texts under which an app puts things away and looks them up.

package pipeline

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// keyKind is a kind of state whose parts have keys: what summaries keep in one field, and
// for the elements of objects whether these are Java's collections.
type keyKind struct {
	field      android.FieldID
	collection bool
}

// Kinds of keys without a field: names of stores, and what says which rows of a database are
// wanted. Another statement gives other rows, which says nothing of the first.
const (
	storeNames android.FieldID = -1 - iota
	statements
)

// stores are the methods that open what has a name, their first argument.
var stores = map[string]bool{"getSharedPreferences": true, "openOrCreateDatabase": true, "openFileInput": true, "openFileOutput": true, "getDatabasePath": true,
	"getFileStreamPath": true, "deleteDatabase": true, "getSystemService": true}

// databases are the classes whose methods take parts of statements.
var databases = map[string]bool{"Landroid/database/sqlite/SQLiteDatabase;": true, "Landroid/database/sqlite/SQLiteQueryBuilder;": true,
	"Landroid/database/sqlite/SQLiteOpenHelper;": true,
	"Landroid/content/ContentResolver;":          true}

// keyKind returns for which state an argument of a framework call, the receiver counted,
// is the key.
func (s *sliced) keyKind(body *jimple.Body, stmt int32, arg int) (keyKind, bool) {
	st := &body.Stmts[stmt]
	if !st.Op.IsInvoke() || st.Op == jimple.OpCustom || st.Op == jimple.OpPolymorphic {
		return keyKind{}, false
	}
	shown := arg
	if st.Op.HasReceiver() {
		arg--
	}
	ref := body.File.MethodRef(st.Ref)
	class := body.File.TypeDescriptor(ref.Class)
	switch name := body.File.String(ref.Name); {
	case arg == 0 && stores[name]:
		return keyKind{field: storeNames}, true
	case databases[class] && arg >= 0 && strings.HasSuffix(string(body.OperandType(stmt, shown)), "Ljava/lang/String;"):
		return keyKind{field: statements}, true
	}
	summary := s.summaries.Find(android.MethodRef{Class: class, Name: body.File.String(ref.Name),
		Desc: body.File.ProtoDescriptor(ref.Proto), Static: !st.Op.HasReceiver()})
	if summary == nil || arg < 0 {
		return keyKind{}, false
	}
	selects := func(p *android.Path) (keyKind, bool) {
		for _, at := range p.Steps {
			k := at.Key
			if k.Kind == android.KeyPath && k.Path.Root == android.RootArg && int(k.Path.Index) == arg && len(k.Path.Steps) == 0 {
				return keyKind{at.Field, strings.HasPrefix(class, "Ljava/")}, true
			}
		}
		return keyKind{}, false
	}
	for i := range summary.Effects {
		e := &summary.Effects[i]
		if kind, ok := selects(&e.Loc); ok {
			return kind, true
		}
		for f := range e.From {
			if e.From[f].Kind == android.ValuePath {
				if kind, ok := selects(&e.From[f].Path); ok {
					return kind, true
				}
			}
		}
	}
	return keyKind{}, false
}

// keys returns the constants of the slice that are keys, by what they are keys of, the
// nearest to the fault first.
func (s *sliced) keys(code *jimple.Program) map[keyKind][]string {
	all := map[keyKind][]string{}
	for _, e := range s.byDistance() {
		body, err := code.Body(e.Method)
		if err != nil || !body.Stmts[e.Stmt].Op.IsInvoke() {
			continue
		}
		for k := range body.Args(e.Stmt) {
			kind, ok := s.keyKind(body, e.Stmt, k)
			if !ok || kind.field == statements || len(all[kind]) == hintTexts {
				continue
			}
			if text, ok := intervene.ConstantText(body, e.Stmt, k); ok && !slices.Contains(all[kind], text) {
				all[kind] = append(all[kind], text)
			}
		}
	}
	return all
}

// places counts the places at which the app's code has a text.
func places(p *jimple.Program) map[string]int {
	n := map[string]int{}
	for m := range dex.MethodID(len(p.Dex.Methods)) {
		code, has, err := p.Dex.Code(m)
		if err != nil || !has {
			continue
		}
		code.All(func(in *dex.Insn) bool {
			if in.Op == dex.OpConstString || in.Op == dex.OpConstStringJumbo {
				n[code.File().String(in.Index)]++
			}
			return true
		})
	}
	return n
}
