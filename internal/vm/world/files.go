// The file system: a tree in memory, with folders of the host where they are
// put.

package world

import (
	"io"
	"slices"
	"strings"
)

// Limits of the file system.
const (
	// DefaultQuota is how many bytes the files may take together.
	DefaultQuota = 256 << 20

	maxLinks      = 40   // followed in one path
	maxName       = 255  // bytes of one name
	maxPath       = 4096 // bytes of a path
	maxOpen       = 1024 // files open at once
	maxFiles      = 200_000
	nodeBytes     = 256 // what a file takes beside its contents
	firstUserFile = 3   // after the standard streams
)

// Kind says what a file is.
type Kind uint8

// The kinds of files.
const (
	Regular Kind = iota + 1
	Folder
	Link
	Device
)

// Stat describes a file.
type Stat struct {
	Kind     Kind
	Size     int64
	Modified int64 // milliseconds since 1970
	Mode     uint32
	ID       int64 // the same for all names of one file
}

// Access is how a file is opened.
type Access uint32

// The parts of an Access.
const (
	Read Access = 1 << iota
	Write
	Create
	Exclusive
	Truncate
	Append
)

// FS is a file system. Paths are absolute or relative to "/". Failures are
// values of type Errno.
type FS struct {
	Quota int64
	// Now returns the time in milliseconds since 1970, for modification times;
	// nil is always 0.
	Now func() int64
	// Grown is told what the files take together whenever that passes another
	// MiB; nil if nobody cares.
	Grown func(used int64)

	root  *node
	used  int64
	files int64
	next  int64
	open  []*File
}

type node struct {
	kind     Kind
	mode     uint32
	modified int64
	id       int64
	children map[string]*node
	data     contents
	opened   int    // times
	gone     bool   // from its folder
	target   string // of a link
	device   device
	host     *hostFolder
}

// NewFS returns a file system with the folders and special files that a device
// has. Programs may write below /data/local/tmp, /sdcard and what Mkdir adds.
func NewFS() *FS {
	f := &FS{Quota: DefaultQuota}
	f.root = f.newNode(Folder, 0o755)
	for _, dir := range []string{"/data/app", "/data/data", "/data/user", "/dev", "/mnt", "/proc/self", "/storage/emulated", "/system/app",
		"/system/bin", "/system/etc", "/system/fonts", "/system/framework", "/system/lib64", "/system/xbin", "/vendor"} {
		f.addFolder(dir, 0o555)
	}
	for _, dir := range []string{"/data/local/tmp", "/storage/emulated/0", "/cache"} {
		f.addFolder(dir, 0o777)
	}
	f.root.mode = 0o555
	for _, link := range [][2]string{{"/sdcard", "/storage/emulated/0"}, {"/mnt/sdcard", "/storage/emulated/0"}, {"/etc", "/system/etc"},
		{"/data/user/0", "/data/data"}} {
		f.addLink(link[0], link[1])
	}
	for _, d := range []struct {
		path string
		dev  device
	}{{"/dev/null", devNull}, {"/dev/zero", devZero}, {"/dev/urandom", devRandom}, {"/dev/random", devRandom}} {
		f.addDevice(d.path, d.dev)
	}
	// Apps may not read this one, and some crash over it.
	f.AddFile("/proc/version", []byte("Linux version 3.18.71 (android-build@localhost)\n"), 0)
	f.AddFile("/proc/meminfo", []byte("MemTotal:        1884532 kB\nMemFree:          412048 kB\nBuffers:           31288 kB\nCached:           702036 kB\n"), 0o444)
	f.AddFile("/proc/cpuinfo", []byte("processor\t: 0\nFeatures\t: fp asimd aes pmull sha1 sha2 crc32\nHardware\t: esdroid\n"), 0o444)
	return f
}

func (f *FS) now() int64 {
	if f.Now == nil {
		return 0
	}
	return f.Now()
}

func (f *FS) newNode(k Kind, mode uint32) *node {
	f.next++
	f.files++
	n := &node{kind: k, mode: mode, id: f.next, modified: f.now()}
	if k == Folder {
		n.children = make(map[string]*node)
	}
	return n
}

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

// addFolder makes a folder and those above it, whatever their modes.
func (f *FS) addFolder(path string, mode uint32) *node {
	names, _ := parts(path)
	n := f.root
	for i, name := range names {
		child := n.children[name]
		if child == nil {
			m := uint32(0o555)
			if i == len(names)-1 {
				m = mode
			}
			child = f.newNode(Folder, m)
			n.children[name] = child
		}
		for child.kind == Link { // our own links only
			p, err := f.walk(child.target, true)
			if err != nil || p.node == nil {
				return n
			}
			child = p.node
		}
		n = child
	}
	return n
}

func split(path string) (dir, name string) {
	i := strings.LastIndexByte(path, '/')
	return path[:max(i, 0)], path[i+1:]
}

func (f *FS) addLink(path, target string) {
	dir, name := split(path)
	n := f.newNode(Link, 0o777)
	n.target = target
	f.addFolder(dir, 0o555).children[name] = n
}

func (f *FS) addDevice(path string, d device) {
	dir, name := split(path)
	n := f.newNode(Device, 0o666)
	n.device = d
	f.addFolder(dir, 0o555).children[name] = n
}

// AddFolder makes a folder that programs may use, and those above it.
func (f *FS) AddFolder(path string) { f.addFolder(path, 0o771) }

// AddFile puts a file there before or between runs, whatever the modes of the
// folders; missing folders are made.
func (f *FS) AddFile(path string, data []byte, mode uint32) {
	dir, name := split(path)
	n := f.newNode(Regular, mode)
	n.data.writeAt(data, 0)
	f.used += int64(len(data))
	f.addFolder(dir, 0o555).children[name] = n
}

// Mount shows a folder of the host at a path. Nothing above that folder can be
// reached, not even through links in it.
func (f *FS) Mount(path, folder string) error {
	h, err := openHostFolder(folder)
	if err != nil {
		return err
	}
	f.addFolder(path, 0o771).host = h
	return nil
}

// Close closes what is open of the host.
func (f *FS) Close() error {
	for _, file := range f.open {
		if file != nil && file.host != nil {
			file.host.Close()
		}
	}
	f.open = nil
	closeHosts(f.root)
	return nil
}

func closeHosts(n *node) {
	if n.host != nil {
		n.host.root.Close()
	}
	for _, c := range n.children {
		closeHosts(c)
	}
}

// charge accounts for bytes that are about to be stored.
func (f *FS) charge(n int64) error {
	if n > 0 && f.used+n > f.Quota {
		return ENOSPC
	}
	before := f.used
	f.used += n
	if f.Grown != nil && before>>20 != f.used>>20 {
		f.Grown(f.used)
	}
	return nil
}

// Space returns the free and total bytes.
func (f *FS) Space() (free, total int64) { return max(f.Quota-f.used, 0), f.Quota }

// Used returns what the files take together.
func (f *FS) Used() int64 { return f.used }

// Stat describes the file at a path; ENOENT if there is none.
func (f *FS) Stat(path string, followLinks bool) (Stat, error) {
	p, err := f.walk(path, followLinks)
	if err != nil {
		return Stat{}, err
	}
	if p.host != nil {
		return p.host.stat(p.rel, followLinks)
	}
	if p.node == nil {
		return Stat{}, ENOENT
	}
	return p.node.stat(), nil
}

func (n *node) stat() Stat {
	s := Stat{Kind: n.kind, Mode: n.mode, Modified: n.modified, ID: n.id}
	switch n.kind {
	case Regular:
		s.Size = n.data.size
	case Folder:
		s.Size = 4096
	case Link:
		s.Size = int64(len(n.target))
	}
	return s
}

// List returns the names in a folder, sorted.
func (f *FS) List(path string) ([]string, error) {
	p, err := f.walk(path, true)
	if err != nil {
		return nil, err
	}
	if p.host != nil {
		return p.host.list(p.rel)
	}
	switch {
	case p.node == nil:
		return nil, ENOENT
	case p.node.kind != Folder:
		return nil, ENOTDIR
	case p.node.mode&0o444 == 0:
		return nil, EACCES
	}
	names := make([]string, 0, len(p.node.children))
	for name := range p.node.children {
		names = append(names, name)
	}
	slices.Sort(names)
	return names, nil
}

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

// device is a special file.
type device uint8

const (
	devNull device = iota + 1
	devZero
	devRandom
)

func (d device) read(b []byte, r *Random) (int, error) {
	switch d {
	case devZero:
		clear(b)
		return len(b), nil
	case devRandom:
		return r.Read(b)
	}
	return 0, io.EOF
}
