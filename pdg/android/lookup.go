// From a method reference to its summary.

package android

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
)

//go:embed summaries/*.txt
var summaryFiles embed.FS

// SummarySet is a collection of summaries with a default rule for methods that
// none of them describes. It is safe for concurrent use once it is loaded.
type SummarySet struct {
	types  *Types
	fields []string
	byName map[string]FieldID
	exact  map[string][]*rule // by class, a NUL, and name
	wild   map[string][]*rule // by class

	mu      sync.RWMutex
	cache   map[MethodRef]*Summary
	changes map[FieldID]bool // fields that are set again after their object was made; nil if not asked for
	answers map[FieldID]bool // fields that hold what other code answered; nil if not asked for
}

// MethodRef names a method as a dex file does.
type MethodRef struct {
	Class, Name, Desc string
	Static            bool
}

// NewSummarySet returns the embedded summaries.
func NewSummarySet() (*SummarySet, error) {
	set := &SummarySet{
		types:  Framework(),
		byName: map[string]FieldID{},
		exact:  map[string][]*rule{},
		wild:   map[string][]*rule{},
		cache:  map[MethodRef]*Summary{},
	}
	set.Field("") // Elements
	names, err := fs.Glob(summaryFiles, "summaries/*.txt")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		text, err := summaryFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if err := set.load(name, string(text), Builtin); err != nil {
			return nil, err
		}
	}
	return set, nil
}

// Summaries returns the embedded summaries, parsed once. Do not Load into it.
var Summaries = sync.OnceValue(func() *SummarySet {
	set, err := NewSummarySet()
	if err != nil {
		panic("BUG: embedded summaries: " + err.Error())
	}
	return set
})

// Load adds a user's summaries in the notation of this package; where they
// describe the same method of the same class as an earlier file, they win. An
// error is a *SyntaxError. Load before the first Lookup.
func (set *SummarySet) Load(name, text string) error { return set.load(name, text, User) }

func (set *SummarySet) load(name, text string, origin Origin) error {
	rules, err := set.parse(name, text, origin)
	if err != nil {
		return err
	}
	for _, r := range rules {
		if r.wild {
			set.wild[r.class] = append([]*rule{r}, set.wild[r.class]...)
		} else {
			key := r.class + "\x00" + r.name
			set.exact[key] = append(set.exact[key], r)
		}
	}
	if origin == User {
		clear(set.cache)
		set.changes, set.answers = nil, nil
	}
	return nil
}

// Field returns the number of a location field, giving it one if it is new.
// Framework instance fields that app code accesses use it by simple name.
func (set *SummarySet) Field(name string) FieldID {
	set.mu.Lock()
	defer set.mu.Unlock()
	return set.field(name)
}

func (set *SummarySet) field(name string) FieldID {
	id, ok := set.byName[name]
	if !ok {
		id = FieldID(len(set.fields))
		set.byName[name] = id
		set.fields = append(set.fields, name)
	}
	return id
}

// FieldName returns the name of a location field; that of Elements is empty.
func (set *SummarySet) FieldName(id FieldID) string {
	set.mu.RLock()
	defer set.mu.RUnlock()
	return set.fields[id]
}

// Lookup returns the summary of a method, never nil: of the class itself, else of
// its nearest supertype that has one, else a guess by the default rule.
func (set *SummarySet) Lookup(m MethodRef) *Summary {
	set.mu.RLock()
	s := set.cache[m]
	set.mu.RUnlock()
	if s != nil {
		return s
	}
	s = set.find(m)
	set.mu.Lock()
	defer set.mu.Unlock()
	if s == nil {
		s = set.guess(m)
	}
	if old := set.cache[m]; old != nil {
		return old
	}
	set.cache[m] = s
	return s
}

// Find returns the summary that was written for a method of exactly this class or
// of a framework supertype, or nil. It serves classes that an app bundles, such
// as androidx ones, whose code is there but may be cut off by a summary.
func (set *SummarySet) Find(m MethodRef) *Summary {
	if s := set.find(m); s != nil {
		return set.Lookup(m)
	}
	return nil
}

func (set *SummarySet) find(m MethodRef) *Summary {
	params := paramTypes(m.Desc)
	chain := []string{m.Class}
	if id := set.types.Lookup(m.Class); id != NoType {
		chain = chain[:0]
		supertypes := set.types.Supertypes(id)
		thrown := slices.Contains(supertypes, set.types.Lookup("Ljava/lang/Throwable;"))
		for _, s := range supertypes {
			if m.Name == "<init>" && len(chain) > 0 && !thrown {
				break // constructors are not inherited; those of exceptions hand on what they get
			}
			chain = append(chain, set.types.Desc(s))
		}
	}
	for _, class := range chain {
		if r := best(set.exact[class+"\x00"+m.Name], m, params); r != nil {
			return r.instantiate(m, params)
		}
	}
	for _, class := range chain {
		if r := best(set.wild[class], m, params); r != nil {
			return r.instantiate(m, params)
		}
	}
	return nil
}

// best returns the most specific rule that fits; among equals the last loaded.
func best(rules []*rule, m MethodRef, params []string) *rule {
	var found *rule
	score := -1
	for _, r := range rules {
		if s := r.fit(m, params); s > score || s == score && s >= 0 && r.origin >= found.origin && !r.wild {
			found, score = r, s
		}
	}
	return found
}

// fit scores how specifically a rule names a method, or gives -1.
func (r *rule) fit(m MethodRef, params []string) int {
	if r.wild {
		rest, ok := strings.CutPrefix(m.Name, r.name)
		if !ok || !strings.HasSuffix(rest, r.suffix) || m.Name == "<init>" {
			return -1
		}
	}
	score := 1000 * (len(r.name) + len(r.suffix))
	if r.any {
		return score
	}
	if len(params) != len(r.params) {
		return -1
	}
	score += 100
	for i, p := range r.params {
		if p.typ == "" {
			continue
		}
		if !typeMatches(p.typ, params[i]) {
			return -1
		}
		score += 10
	}
	return score
}

// typeMatches compares a type of the notation with a descriptor; a name without a
// package fits any package, a nested class its outer class's name too.
func typeMatches(typ, desc string) bool {
	if base, ok := strings.CutSuffix(typ, "[]"); ok {
		rest, array := strings.CutPrefix(desc, "[")
		return array && typeMatches(base, rest)
	}
	if d, ok := primitiveDescriptors[typ]; ok {
		return d == desc
	}
	name, ok := strings.CutPrefix(strings.TrimSuffix(desc, ";"), "L")
	if !ok {
		return false
	}
	typ = strings.ReplaceAll(typ, ".", "/")
	return name == typ || strings.HasSuffix(name, "/"+typ) || strings.HasSuffix(name, "$"+typ)
}

// instantiate makes the summary of one method from the rule that fits it.
func (r *rule) instantiate(m MethodRef, params []string) *Summary {
	s := &Summary{Class: r.class, Name: m.Name, Desc: m.Desc, Effects: r.effects, Locals: r.locals, Origin: r.origin, Pos: r.pos}
	if r.pure {
		s.Effects = append(slices.Clip(s.Effects), Effect{Op: Set, Loc: Path{Root: RootRet}, From: []Value{pureValue(m, params)}})
	}
	return s
}

// pureValue is derived from the receiver, the parameters and the array elements
// among them.
func pureValue(m MethodRef, params []string) Value {
	v := Value{Kind: ValueDerived, Label: m.Name}
	if !m.Static && m.Name != "<init>" {
		v.Args = append(v.Args, Value{Kind: ValuePath, Path: Path{Root: RootThis}})
	}
	return appendArgs(v, params)
}

func appendArgs(v Value, params []string) Value {
	for i, p := range params {
		if i > 100 {
			break
		}
		arg := Path{Root: RootArg, Index: int8(i)}
		v.Args = append(v.Args, Value{Kind: ValuePath, Path: arg})
		if strings.HasPrefix(p, "[") {
			arg.Steps = []Step{{Field: Elements, Key: Key{Kind: KeyAny}}}
			v.Args = append(v.Args, Value{Kind: ValuePath, Path: arg})
		}
	}
	return v
}

// paramTypes splits the parameters of a prototype. It takes any text.
func paramTypes(desc string) []string {
	desc, _, _ = strings.Cut(strings.TrimPrefix(desc, "("), ")")
	var list []string
	for i := 0; i < len(desc); {
		j := i
		for j < len(desc)-1 && desc[j] == '[' {
			j++
		}
		if desc[j] == 'L' {
			if k := strings.IndexByte(desc[j:], ';'); k >= 0 {
				j += k
			} else {
				j = len(desc) - 1
			}
		}
		list = append(list, desc[i:j+1])
		i = j + 1
	}
	return list
}

// Described returns how many method lines the set has, by file, for reports.
func (set *SummarySet) Described() []string {
	count := map[string]int{}
	for _, rules := range set.exact {
		for _, r := range rules {
			count[r.pos.File]++
		}
	}
	for _, rules := range set.wild {
		for _, r := range rules {
			count[r.pos.File]++
		}
	}
	var list []string
	for file, n := range count {
		list = append(list, fmt.Sprintf("%s: %d", file, n))
	}
	slices.SortFunc(list, cmp.Compare)
	return list
}

// placeTypes are the classes of objects that the framework itself keeps at
// locations, by field.
var placeTypes = map[string]string{
	"preferences": "Landroid/content/SharedPreferences;", "view": "Landroid/view/View;", "database": "Landroid/database/sqlite/SQLiteDatabase;",
	"resources": "Landroid/content/res/Resources;", "assets": "Landroid/content/res/AssetManager;", "resolver": "Landroid/content/ContentResolver;",
	"packages": "Landroid/content/pm/PackageManager;", "inflater": "Landroid/view/LayoutInflater;", "preference": "Landroid/preference/Preference;",
	"directory": "Ljava/io/File;", "looper": "Landroid/os/Looper;", "intent": "Landroid/content/Intent;", "thread": "Ljava/lang/Thread;",
	"application": "Landroid/app/Application;", "window": "Landroid/view/Window;", "savedState": "Landroid/os/Bundle;",
}

// PlaceType returns the descriptor of the class of the objects that the framework
// keeps in locations of a field, "" if they vary.
func (set *SummarySet) PlaceType(f FieldID) string { return placeTypes[set.FieldName(f)] }

// Changes tells whether a method other than a constructor sets a field of an object that is
// there already.
func (set *SummarySet) Changes(field FieldID) bool {
	return set.set(&set.changes, func(r *rule, e *Effect) bool {
		return r.name != "<init>" && e.Op == Set && e.Loc.Root != RootRet && e.Loc.Root != RootLocal && e.Loc.Root != RootGlobal
	})[field]
}

// set returns the fields that some effects of the rules set, found at the first question.
func (set *SummarySet) set(known *map[FieldID]bool, which func(r *rule, e *Effect) bool) map[FieldID]bool {
	set.mu.Lock()
	defer set.mu.Unlock()
	if *known == nil {
		*known = map[FieldID]bool{}
		for _, rules := range []map[string][]*rule{set.exact, set.wild} {
			for _, list := range rules {
				for _, r := range list {
					for i := range r.effects {
						if e := &r.effects[i]; len(e.Loc.Steps) == 1 && which(r, e) {
							(*known)[e.Loc.Steps[0].Field] = true
						}
					}
				}
			}
		}
	}
	return *known
}

// HandsOn tells whether a method can throw what other code threw, or an exception for that: it
// runs code before it returns, or fails for what code answered that ran before.
func (set *SummarySet) HandsOn(s *Summary) bool {
	for i := range s.Effects {
		for k := range s.Effects[i].From {
			switch v := &s.Effects[i].From[k]; {
			case v.Kind == ValueCall && v.Call.Timing == Sync, v.Kind == ValueDerived && v.Label == "reflect":
				return true
			case s.Effects[i].Op == Throw && v.Kind == ValuePath && len(v.Path.Steps) == 1:
				answered := set.set(&set.answers, func(_ *rule, e *Effect) bool {
					return slices.ContainsFunc(e.From, func(v Value) bool { return v.Kind == ValueCall })
				})
				if answered[v.Path.Steps[0].Field] {
					return true
				}
			}
		}
	}
	return false
}
