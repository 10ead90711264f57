package pattern

import (
	"regexp"
	"sync"
)

// Pattern is a regular expression; its methods are those of regexp.Regexp.
type Pattern struct {
	get func() *regexp.Regexp
}

var all struct {
	sync.Mutex
	patterns []*Pattern
}

// New returns a pattern. An expression that cannot be compiled panics when it is used, or
// when Compile is called.
func New(expression string) *Pattern {
	p := &Pattern{sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })}
	all.Lock()
	defer all.Unlock()
	all.patterns = append(all.patterns, p)
	return p
}

// Compile compiles all patterns of the program and returns how many there are: tests call
// it, so that a faulty one shows.
func Compile() int {
	all.Lock()
	defer all.Unlock()
	for _, p := range all.patterns {
		p.get()
	}
	return len(all.patterns)
}

// MatchString is that of regexp.Regexp, as are those below.
func (p *Pattern) MatchString(s string) bool { return p.get().MatchString(s) }

// FindString returns the first match.
func (p *Pattern) FindString(s string) string { return p.get().FindString(s) }

// FindStringSubmatch returns the first match and its groups.
func (p *Pattern) FindStringSubmatch(s string) []string { return p.get().FindStringSubmatch(s) }

// FindStringSubmatchIndex returns where the first match and its groups are.
func (p *Pattern) FindStringSubmatchIndex(s string) []int { return p.get().FindStringSubmatchIndex(s) }

// FindAllStringIndex returns where these are.
func (p *Pattern) FindAllStringIndex(s string, n int) [][]int {
	return p.get().FindAllStringIndex(s, n)
}

// FindAllStringSubmatchIndex returns where they and their groups are.
func (p *Pattern) FindAllStringSubmatchIndex(s string, n int) [][]int {
	return p.get().FindAllStringSubmatchIndex(s, n)
}

// ReplaceAllString replaces all matches.
func (p *Pattern) ReplaceAllString(s, with string) string { return p.get().ReplaceAllString(s, with) }

// ReplaceAllStringFunc replaces all matches by what a function makes of them.
func (p *Pattern) ReplaceAllStringFunc(s string, with func(string) string) string {
	return p.get().ReplaceAllStringFunc(s, with)
}
