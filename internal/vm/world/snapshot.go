// Snapshots of the world: the clock, randomness and files of a moment.

package world

import (
	"errors"
	"maps"
	"slices"
)

// Snapshot is a state of a world.
type Snapshot struct {
	world      *World
	jumped     int64
	random     Random
	env        map[string]string
	properties map[string]string
	network    *Network
	root       *node
	used       int64
	files      int64
	next       int64
}

// Snapshot takes the state of the world; no file may be open.
func (w *World) Snapshot() (*Snapshot, error) {
	for _, f := range w.Files.open {
		if f != nil {
			return nil, errors.New("files are open")
		}
	}
	f := w.Files
	return &Snapshot{world: w, jumped: w.Clock.jumped, random: w.Random, env: maps.Clone(w.Env), properties: maps.Clone(w.Properties), network: w.Network,
		root: f.root.clone(map[*node]*node{}), used: f.used, files: f.files, next: f.next}, nil
}

// Restore brings the world back.
func (s *Snapshot) Restore() {
	w := s.world
	w.Clock.jumped, w.Random = s.jumped, s.random
	w.Env, w.Properties = maps.Clone(s.env), maps.Clone(s.properties)
	w.Network = s.network
	f := w.Files
	for _, file := range f.open {
		if file != nil && file.host != nil {
			file.host.Close()
		}
	}
	f.root, f.used, f.files, f.next, f.open = s.root.clone(map[*node]*node{}), s.used, s.files, s.next, nil
}

// clone copies a tree. Contents that nobody may write are shared.
func (n *node) clone(done map[*node]*node) *node {
	if c := done[n]; c != nil {
		return c
	}
	c := &node{}
	*c = *n
	done[n] = c
	if n.children != nil {
		c.children = make(map[string]*node, len(n.children))
		for name, child := range n.children {
			c.children[name] = child.clone(done)
		}
	}
	if n.mode&0o222 != 0 {
		c.data.parts = make([]part, len(n.data.parts))
		for i, p := range n.data.parts {
			c.data.parts[i] = part{b: slices.Clone(p.b)}
		}
	}
	return c
}
