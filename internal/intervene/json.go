// Text in the notation of JSON, with more in it.

package intervene

import "strings"

// membered returns a text in the notation of JSON in which all objects that lack a member
// have it, of a value; false if it is no such text, or lacks it nowhere.
func membered(text, name, value string) (string, bool) {
	if t := strings.TrimSpace(text); t == "" || t[0] != '{' && t[0] != '[' {
		return "", false
	}
	type object struct {
		is, has, any bool // an object and no list, has the member, has anything
	}
	var (
		b    strings.Builder
		open []object
		last string // text that was read
		any  bool
	)
	for i := 0; i < len(text); i++ {
		c := text[i]
		top := len(open) - 1
		switch c {
		case '"':
			end := i + 1
			for end < len(text) && text[end] != '"' {
				if text[end] == '\\' {
					end++
				}
				end++
			}
			if end >= len(text) {
				return "", false
			}
			last = text[i+1 : end]
			b.WriteString(text[i:end])
			i = end
			if top >= 0 {
				open[top].any = true
			}
		case '{', '[':
			if top >= 0 {
				open[top].any = true
			}
			open = append(open, object{is: c == '{'})
		case ':':
			if top >= 0 && open[top].is && last == name {
				open[top].has = true
			}
		case '}', ']':
			if top < 0 || open[top].is != (c == '}') {
				return "", false
			}
			if o := open[top]; o.is && !o.has {
				if any = true; o.any {
					b.WriteByte(',')
				}
				b.WriteString(`"` + name + `":` + value)
			}
			open = open[:top]
		}
		b.WriteByte(c)
	}
	return b.String(), any && len(open) == 0
}
