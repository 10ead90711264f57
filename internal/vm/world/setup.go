// What is in the file system before a program runs: folders, files, links,
// devices, and folders of the host.

package world

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
