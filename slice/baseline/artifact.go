// What the program published with the ESDroid paper does, as far as reading its
// code and its results tells: jumps by name between runs of records.

package baseline

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
)

// Artifact slices a log back from a legacy position the way the published
// program does, and returns legacy positions, descending. It knows no
// dependences: it takes the whole run of records of a method that it visits,
// every statement text once by its newest record, and goes on
//
//   - to the newest earlier invoke of a method of the same name,
//   - to the newest earlier run of each method of the same outer class,
//   - from a component to the records around the intent that names its class.
//
// It is an approximation from a description and from results: of the positions
// in the published slices of the corpus it has more than half, and as many others;
// the published program carries special cases for single apps.
func Artifact(log *esdroidlog.Log, criterion int) []int {
	a := &artifact{taken: map[string]int{}}
	for i := range log.Entries {
		e := &log.Entries[i]
		if e.Legacy == esdroidlog.NoLegacy {
			continue
		}
		a.records = append(a.records, e)
		if e.Legacy == criterion || slices.Contains(e.Again, criterion) {
			break
		}
	}
	if n := len(a.records); n == 0 || a.records[n-1].Legacy != criterion && !slices.Contains(a.records[n-1].Again, criterion) {
		return nil
	}
	a.visit(len(a.records) - 1)
	out := make([]int, 0, len(a.taken))
	for _, p := range a.taken {
		out = append(out, p)
	}
	slices.Sort(out)
	slices.Reverse(out)
	return out
}

type artifact struct {
	records []*esdroidlog.Entry
	taken   map[string]int // legacy position by method, class and text
	begun   map[int]bool   // runs that were visited, by their end
}

// outer cuts a class name to its outermost class.
func outer(class string) string {
	name, _, _ := strings.Cut(class, "$")
	return name
}

// visit takes the run of records that ends at i and follows its links.
func (a *artifact) visit(i int) {
	if a.begun == nil {
		a.begun = map[int]bool{}
	}
	work := []int{i}
	for len(work) > 0 {
		end := work[len(work)-1]
		work = work[:len(work)-1]
		if a.begun[end] {
			continue
		}
		a.begun[end] = true
		method, class := a.records[end].Method, a.records[end].Class
		start := end
		for start > 0 && a.records[start-1].Method == method && a.records[start-1].Class == class && a.records[start].Event < 0 {
			start--
		}
		fresh := false
		for k := end; k >= start; k-- {
			e := a.records[k]
			key := e.Method + ":" + e.Class + ":" + e.Statement
			if at, ok := a.taken[key]; !ok || at < e.Legacy {
				a.taken[key] = e.Legacy
				fresh = true
			}
		}
		if !fresh {
			continue
		}
		if k := a.invoke(start-1, method); k >= 0 {
			work = append(work, k)
		}
		work = append(work, a.siblings(start-1, class)...)
		if k := a.intent(start-1, class); k >= 0 {
			work = append(work, k)
		}
	}
}

// siblings returns the ends of the newest runs up to k of each method of the
// outer class.
func (a *artifact) siblings(k int, class string) []int {
	seen := map[string]bool{}
	var out []int
	for ; k >= 0; k-- {
		e := a.records[k]
		if key := e.Class + ":" + e.Method; outer(e.Class) == outer(class) && !seen[key] {
			seen[key] = true
			out = append(out, k)
		}
	}
	return out
}

// invoke returns the newest record up to k that calls a method by its name.
func (a *artifact) invoke(k int, method string) int {
	if method == "<init>" || method == "<clinit>" {
		return -1
	}
	for ; k >= 0; k-- {
		if s := a.records[k].Statement; strings.Contains(s, "invoke ") && strings.Contains(s, " "+method+"(") {
			return k
		}
	}
	return -1
}

// intent returns the newest record up to k that starts a component by naming
// its class.
func (a *artifact) intent(k int, class string) int {
	name := `class "L` + strings.ReplaceAll(outer(class), ".", "/") + `;"`
	for ; k >= 0; k-- {
		if s := a.records[k].Statement; strings.Contains(s, name) && strings.Contains(s, "android.content.Intent") {
			return k
		}
	}
	return -1
}
