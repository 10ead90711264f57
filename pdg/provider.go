// Content providers: which call of a resolver runs which method, by the authority of
// its address; and services that are bound: the binder that a client gets.

package pdg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// providerLinks returns the calls of content resolvers with the providers that
// they reach.
func (a *App) providerLinks() []Link {
	var links []Link
	for s, name := range a.x.selName {
		if android.ProviderCalls[name.name] == "" {
			continue
		}
		for _, ref := range a.x.selRefs[s] {
			if !asksProviders(a.info(ref, false).ref.Class) {
				continue
			}
			for _, site := range a.x.calls.of(int32(ref)) {
				if a.isLibrary(TypeID(a.Prog.Methods[site.Method].Class)) {
					continue
				}
				for _, n := range a.NodesAt(site.Method, site.PC) {
					b := a.Body(n.Method)
					if b.Stmts[n.Stmt].Op.IsInvoke() && len(b.Args(n.Stmt)) > 1 {
						links = append(links, a.resolveProvider(n, b, name.name))
					}
				}
			}
		}
	}
	return links
}

// asksProviders reports whether a class of the framework has calls that a provider answers.
func asksProviders(class string) bool {
	types := android.Framework()
	t := types.Lookup(class)
	for _, by := range []string{"Landroid/content/ContentResolver;", "Landroid/content/ContentProviderClient;", "Landroid/app/Activity;"} {
		if t != android.NoType && types.IsSubtype(t, types.Lookup(by)) {
			return true
		}
	}
	return false
}

// resolveProvider finds the providers whose authority an address has.
func (a *App) resolveProvider(n Node, b *jimple.Body, name string) Link {
	l := Link{Node: n, Launch: android.Launch{Kind: apk.Provider, Name: name}, Operand: 1}
	v := a.newEval()
	v.noLinks = true
	uris, ok := v.addresses(v.origins(b.Method, b.FirstUse(n.Stmt)+1), 0)
	l.Resolved = ok && len(uris) > 0
	for _, c := range a.componentsOf(apk.Provider) {
		match := !l.Resolved
		for _, u := range uris {
			l.Intents = appendIntent(l.Intents, android.Intent{Data: u})
			match = match || slices.Contains(c.decl.Authorities, authority(u))
		}
		if match && !slices.Contains(l.Targets, c.class) {
			l.Targets = append(l.Targets, c.class)
		}
	}
	slices.Sort(l.Targets)
	return l
}

func appendIntent(list []android.Intent, i android.Intent) []android.Intent {
	for _, other := range list {
		if other.Data == i.Data && other.Action == i.Action && other.Class == i.Class {
			return list
		}
	}
	return append(list, i)
}

// authority returns the host of a content address.
func authority(uri string) string {
	if _, rest, ok := strings.Cut(uri, "://"); ok {
		uri = rest
	} // else it is one: applyBatch and call take it alone
	host, _, _ := strings.Cut(uri, "/")
	return host
}

// addresses returns the texts of Uri objects as far as constants tell them: all that
// the first part says is kept, of what is appended nothing. ok is false if some
// may be missing.
func (v *eval) addresses(set originSet, depth int) (list []string, ok bool) {
	a := v.a
	ok = set.traced
	for _, o := range set.list {
		if o.kind == originConst {
			if text, err := strconv.Unquote(o.text); err == nil {
				list = append(list, text)
			}
			continue
		}
		if o.kind == originPlace {
			more, known := v.textsOfOne(o, depth)
			list, ok = append(list, more...), ok && known
			continue
		}
		b := a.Body(o.method)
		if o.kind != originAlloc && o.kind != originDerived || b == nil || !b.Stmts[o.stmt].Op.IsInvoke() || depth > maxNesting {
			ok = false
			continue
		}
		c := a.call(b, o.stmt)
		k := 0
		if c.ref < 0 || len(b.Args(o.stmt)) == 0 {
			ok = false
			continue
		}
		switch a.x.selName[a.x.refSel[c.ref]].name {
		case "concat", "toString":
			more, known := v.textsOfOne(o, depth)
			for _, text := range more {
				// What comes behind the authority says nothing about the provider.
				_, rest, _ := strings.Cut(text, "://")
				known = known || strings.Contains(rest, "/")
			}
			list, ok = append(list, more...), ok && known
			continue
		case "parse", "withAppendedPath", "withAppendedId", "appendId", "build", "buildUpon", "appendPath", "appendEncodedPath", "appendQueryParameter", "normalizeScheme":
		case "fromParts":
			list = append(list, v.parts(b, o.stmt)...)
			continue
		default:
			ok = false
			continue
		}
		more, known := v.addresses(v.origins(b.Method, b.FirstUse(o.stmt)+int32(k)), depth+1)
		list, ok = append(list, more...), ok && known
	}
	slices.Sort(list)
	return slices.Compact(list), ok
}

// parts reads Uri.fromParts(scheme, rest, fragment).
func (v *eval) parts(b *jimple.Body, i int32) []string {
	scheme, _ := v.origins(b.Method, b.FirstUse(i)).constants()
	rest, _ := v.origins(b.Method, b.FirstUse(i)+1).constants()
	var list []string
	for _, s := range scheme {
		for _, r := range append(rest, `""`) {
			s, err1 := strconv.Unquote(s)
			r, err2 := strconv.Unquote(r)
			if err1 == nil && err2 == nil {
				list = append(list, s+":"+r)
			}
		}
	}
	return list
}

// providerTargets returns the methods of providers that a resolver's call runs.
func (a *App) providerTargets(n Node) []dex.MethodID {
	var list []dex.MethodID
	for _, l := range a.linksAt(n) {
		if l.Launch.Kind != apk.Provider {
			continue
		}
		for _, t := range l.Targets {
			c := &a.Prog.Classes[t]
			for m := c.FirstVirtual; m < c.EndMethod; m++ {
				if a.Prog.MethodName(m) == android.ProviderCalls[l.Launch.Name] && a.isCallback(m) {
					list = append(list, m)
				}
			}
		}
	}
	return list
}

// linksAt returns the links of one call.
func (a *App) linksAt(n Node) []Link {
	n.Part = Whole
	all := a.Links()
	i, _ := slices.BinarySearchFunc(all, n, func(l Link, n Node) int { return compareNodes(l.Node, n) })
	j := i
	for j < len(all) && all[j].Node == n {
		j++
	}
	return all[i:j]
}

// bindersFor returns what onBind of the bound services returns, for the binder
// that onServiceConnected gets as its second parameter.
func (a *App) bindersFor(m dex.MethodID, p int) []Node {
	if p != 1 || a.Prog.MethodName(m) != "onServiceConnected" {
		return nil
	}
	v := a.newEval()
	v.noLinks = true
	var list []Node
	for _, r := range v.registrations(m) {
		for _, l := range a.linksAt(r.node) {
			for _, t := range l.Targets {
				c := &a.Prog.Classes[t]
				for bind := c.FirstVirtual; bind < c.EndMethod; bind++ {
					b := a.Body(bind)
					if a.Prog.MethodName(bind) != "onBind" || b == nil {
						continue
					}
					for i := range b.Stmts {
						if b.Stmts[i].Kind == jimple.Return && !b.Stmts[i].Dead() {
							list = append(list, Node{Method: bind, Stmt: int32(i)})
						}
					}
				}
			}
		}
	}
	return list
}
