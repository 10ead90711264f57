// Changes of the tree: what is made, removed, renamed and marked.

package world

import "strings"

// create adds a node for the missing name of a place.
func (f *FS) create(p place, k Kind, mode uint32) (*node, error) {
	if p.parent.mode&0o222 == 0 {
		if p.parent == f.root {
			return nil, EROFS
		}
		return nil, EACCES
	}
	if f.files >= maxFiles {
		return nil, ENOSPC
	}
	if err := f.charge(nodeBytes); err != nil {
		return nil, err
	}
	n := f.newNode(k, mode)
	p.parent.children[p.name] = n
	p.parent.modified = f.now()
	return n, nil
}

// Mkdir makes a folder.
func (f *FS) Mkdir(path string) error {
	p, err := f.walk(path, false)
	if err != nil {
		return err
	}
	if p.host != nil {
		return p.host.mkdir(p.rel)
	}
	if p.node != nil {
		return EEXIST
	}
	_, err = f.create(p, Folder, 0o700)
	return err
}

// Symlink makes a link.
func (f *FS) Symlink(path, target string) error {
	p, err := f.walk(path, false)
	if err != nil {
		return err
	}
	if p.host != nil {
		return EPERM // a link there could lead the host's user astray
	}
	if p.node != nil {
		return EEXIST
	}
	if len(target) > maxPath {
		return ENAMETOOLONG
	}
	n, err := f.create(p, Link, 0o777)
	if err != nil {
		return err
	}
	n.target = target
	return nil
}

// Readlink returns where a link leads.
func (f *FS) Readlink(path string) (string, error) {
	p, err := f.walk(path, false)
	switch {
	case err != nil:
		return "", err
	case p.host != nil:
		return "", EINVAL
	case p.node == nil:
		return "", ENOENT
	case p.node.kind != Link:
		return "", EINVAL
	}
	return p.node.target, nil
}

// Remove removes a file or an empty folder.
func (f *FS) Remove(path string) error {
	p, err := f.walk(path, false)
	if err != nil {
		return err
	}
	if p.host != nil {
		return p.host.remove(p.rel)
	}
	switch {
	case p.node == nil:
		return ENOENT
	case p.parent == nil || p.node.kind == Device:
		return EPERM
	case p.parent.mode&0o222 == 0:
		return EACCES
	case len(p.node.children) > 0 || p.node.host != nil:
		return ENOTEMPTY
	}
	f.drop(p)
	return nil
}

// drop unlinks a node. What an open file holds stays with it.
func (f *FS) drop(p place) {
	delete(p.parent.children, p.name)
	p.parent.modified = f.now()
	f.files--
	f.used = max(f.used-nodeBytes, 0)
	p.node.gone = true
	f.forget(p.node)
}

// forget gives back what a file takes that is neither in a folder nor open.
func (f *FS) forget(n *node) {
	if n.gone && n.opened == 0 {
		f.used = max(f.used-n.data.size, 0)
		n.data = contents{}
	}
}

// Rename moves a file or folder, replacing a file or empty folder.
func (f *FS) Rename(from, to string) error {
	a, err := f.walk(from, false)
	if err != nil {
		return err
	}
	b, err := f.walk(to, false)
	if err != nil {
		return err
	}
	if a.host != nil || b.host != nil {
		if a.host != b.host {
			return EXDEV
		}
		return a.host.rename(a.rel, b.rel)
	}
	switch {
	case a.node == nil:
		return ENOENT
	case a.parent == nil || b.parent == nil:
		return EPERM
	case a.parent.mode&0o222 == 0 || b.parent.mode&0o222 == 0:
		return EACCES
	case a.node == b.node:
		return nil
	case strings.HasPrefix(b.path+"/", a.path+"/"):
		return EINVAL // a folder into itself
	}
	if b.node != nil {
		switch {
		case b.node.kind == Folder && a.node.kind != Folder:
			return EISDIR
		case b.node.kind != Folder && a.node.kind == Folder:
			return ENOTDIR
		case len(b.node.children) > 0 || b.node.host != nil:
			return ENOTEMPTY
		}
		f.drop(b)
	}
	delete(a.parent.children, a.name)
	b.parent.children[b.name] = a.node
	a.parent.modified, b.parent.modified = f.now(), f.now()
	return nil
}

// SetModified sets a file's modification time.
func (f *FS) SetModified(path string, millis int64) error {
	p, err := f.walk(path, true)
	switch {
	case err != nil:
		return err
	case p.host != nil:
		return p.host.setModified(p.rel, millis)
	case p.node == nil:
		return ENOENT
	}
	p.node.modified = millis
	return nil
}

// SetMode sets a file's permission bits.
func (f *FS) SetMode(path string, mode uint32) error {
	p, err := f.walk(path, true)
	switch {
	case err != nil:
		return err
	case p.host != nil:
		return p.host.setMode(p.rel, mode)
	case p.node == nil:
		return ENOENT
	case p.node == f.root || p.node.kind == Device || p.parent != nil && p.parent.mode&0o222 == 0:
		return EPERM // not the program's own
	}
	p.node.mode = mode & 0o777
	return nil
}
