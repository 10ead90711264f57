// The file system: a tree in memory, with folders of the host where they are
// put.

package world

import (
	"io"
	"slices"
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

// shared are the folders that shared storage has on a device that nobody used yet; programs
// are there on every device, whether or not they could run here.
var (
	shared = []string{"Alarms", "Android/data", "Android/media", "Android/obb", "DCIM", "Download", "Movies", "Music", "Notifications", "Pictures", "Podcasts", "Ringtones"}

	programs = []string{"am", "app_process", "cat", "chmod", "chown", "cp", "date", "dd", "df", "dumpsys", "echo", "getprop", "grep", "id", "input", "ip", "kill",
		"linker", "ln", "logcat", "ls", "mkdir", "mount", "mv", "netstat", "ping", "pm", "ps", "rm", "rmdir", "sed", "service", "settings", "setprop", "sh", "sleep", "sync",
		"tar", "top", "toybox", "touch", "uptime", "vmstat", "wc", "which", "wm"}
)

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
	for _, dir := range shared {
		f.addFolder("/storage/emulated/0/"+dir, 0o777)
	}
	for _, program := range programs {
		f.AddFile("/system/bin/"+program, []byte("\x7fELF"), 0o755)
	}
	// An app passes through these, but may not look around in them.
	for _, dir := range []string{"/data", "/data/app", "/data/data", "/data/local", "/data/user", "/storage/emulated"} {
		f.addFolder(dir, 0).mode = 0o111
	}
	f.root.mode = 0o111
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
