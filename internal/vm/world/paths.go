// Paths: the places they lead to, and what they are without links and dots.

package world

import "strings"

// parts splits a path into its names.
func parts(path string) ([]string, error) {
	if len(path) > maxPath {
		return nil, ENAMETOOLONG
	}
	var names []string
	for name := range strings.SplitSeq(path, "/") {
		if len(name) > maxName {
			return nil, ENAMETOOLONG
		}
		if name != "" && name != "." {
			names = append(names, name)
		}
	}
	return names, nil
}

// place is where a path leads: a node, or a name missing in a folder, or a
// file of the host.
type place struct {
	node   *node
	parent *node
	name   string
	host   *hostFolder
	rel    string // below host
	path   string // without links, for Canonical
}

// walk follows a path. Only the last name may be missing; place.node is nil
// then.
func (f *FS) walk(path string, followLast bool) (place, error) {
	if path == "" {
		return place{}, ENOENT
	}
	names, err := parts(path)
	if err != nil {
		return place{}, err
	}
	type step struct {
		node *node
		name string
	}
	stack := []step{{f.root, ""}}
	text := func() string {
		var b strings.Builder
		for _, s := range stack[1:] {
			b.WriteString("/" + s.name)
		}
		if b.Len() == 0 {
			return "/"
		}
		return b.String()
	}
	links := 0
	for i := 0; i < len(names); i++ {
		name := names[i]
		here := stack[len(stack)-1].node
		if here.kind != Folder {
			return place{}, ENOTDIR
		}
		if name == ".." {
			if len(stack) > 1 {
				stack = stack[:len(stack)-1]
			}
			continue
		}
		if here.mode&0o111 == 0 {
			return place{}, EACCES
		}
		last := i == len(names)-1
		child := here.children[name]
		if child == nil {
			if !last {
				return place{}, ENOENT
			}
			return place{parent: here, name: name, path: strings.TrimSuffix(text(), "/") + "/" + name}, nil
		}
		if child.kind == Link && (!last || followLast) {
			if links++; links > maxLinks {
				return place{}, ELOOP
			}
			target, err := parts(child.target)
			if err != nil {
				return place{}, err
			}
			if strings.HasPrefix(child.target, "/") {
				stack = stack[:1]
			}
			names = append(target, names[i+1:]...)
			i = -1
			if len(names) > maxPath {
				return place{}, ENAMETOOLONG
			}
			continue
		}
		stack = append(stack, step{child, name})
		if child.host != nil {
			rest := strings.Join(names[i+1:], "/")
			rel, err := child.host.clean(rest)
			if err != nil {
				return place{}, err
			}
			p := text()
			if rel != "." {
				p += "/" + rel
			}
			return place{host: child.host, rel: rel, path: p, node: child}, nil
		}
	}
	end := stack[len(stack)-1]
	p := place{node: end.node, name: end.name, path: text()}
	if len(stack) > 1 {
		p.parent = stack[len(stack)-2].node
	}
	return p, nil
}

func split(path string) (dir, name string) {
	i := strings.LastIndexByte(path, '/')
	return path[:max(i, 0)], path[i+1:]
}

// Canonical returns a path without links, dots and doubled slashes. What does
// not exist stays as it is.
func (f *FS) Canonical(path string) (string, error) {
	p, err := f.walk(path, true)
	if err == nil {
		return p.path, nil
	}
	if e, ok := err.(Errno); !ok || e == ELOOP || e == ENAMETOOLONG {
		return "", err
	}
	names, err := parts(path)
	if err != nil {
		return "", err
	}
	var out []string
	for _, name := range names {
		if name == ".." {
			out = out[:max(len(out)-1, 0)]
			continue
		}
		out = append(out, name)
		if p, err := f.walk("/"+strings.Join(out, "/"), true); err == nil && p.node != nil {
			out, _ = parts(p.path)
		}
	}
	return "/" + strings.Join(out, "/"), nil
}
