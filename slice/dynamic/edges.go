// How a graph lies in memory: a run has millions of nodes and some hundred million edges.
//
// Arrays grow without moving: to copy them would cost more time and memory than they do. The
// edges of a node are a string of pairs of variable-length numbers: how many
// nodes back the edge leads, and a number for its kind and label. Strings follow
// each other in the order of the nodes; where one begins is found from the lengths
// of those before it in its group.

package dynamic

import "encoding/binary"

const (
	groupBits    = 4 // nodes whose edges begin at one recorded place
	groupSize    = 1 << groupBits
	maxEdgeBytes = 240 // of one node; further edges are kept beside
	edgePageBits = 18
	edgePageSize = 1 << edgePageBits // a group lies within one page
)

// edgeStore holds the edges of all nodes but the newest.
type edgeStore struct {
	pages  [][]byte
	end    int           // of what is used of the last page
	length paged[uint8]  // of the edges, in bytes, by node
	begin  paged[uint64] // by group: page and place in it
	tags   []uint32      // kinds and labels in the order of their first use
	small  []uint32      // 1 + index in tags, by kind and label
	large  map[uint32]uint32
}

const maxSmallTags = 1 << 16

// tag numbers a kind and label.
func (s *edgeStore) tag(bits uint32) uint32 {
	if bits < uint32(len(s.small)) && s.small[bits] != 0 {
		return s.small[bits] - 1
	}
	if id, ok := s.large[bits]; ok {
		return id
	}
	id := uint32(len(s.tags))
	s.tags = append(s.tags, bits)
	if bits >= maxSmallTags {
		if s.large == nil {
			s.large = map[uint32]uint32{}
		}
		s.large[bits] = id
		return id
	}
	if bits >= uint32(len(s.small)) {
		s.small = append(s.small, make([]uint32, int(bits)+1-len(s.small))...)
	}
	s.small[bits] = id + 1
	return id
}

// append stores the edges of the next node and returns how many of them it took.
func (s *edgeStore) append(edges []Edge) int {
	node := s.length.n
	if node&(groupSize-1) == 0 {
		if len(s.pages) == 0 || s.end+groupSize*maxEdgeBytes > edgePageSize {
			s.pages = append(s.pages, make([]byte, edgePageSize))
			s.end = 0
		}
		s.begin.append(uint64(len(s.pages)-1)<<edgePageBits | uint64(s.end))
	}
	page := s.pages[len(s.pages)-1]
	first, took := s.end, 0
	for _, e := range edges {
		if s.end-first > maxEdgeBytes-2*binary.MaxVarintLen32 {
			break
		}
		s.end += binary.PutUvarint(page[s.end:], uint64(Node(node)-e.To))
		s.end += binary.PutUvarint(page[s.end:], uint64(s.tag(e.bits)))
		took++
	}
	s.length.append(uint8(s.end - first))
	return took
}

// appendBytes stores the edges of the next node as bytes returned them.
func (s *edgeStore) appendBytes(data []byte) {
	s.append(nil)
	copy(s.pages[len(s.pages)-1][s.end:], data)
	s.end += len(data)
	*s.length.ref(s.length.n - 1) = uint8(len(data))
}

// bytes returns what is stored for a node.
func (s *edgeStore) bytes(n Node) []byte {
	at := s.begin.at(int(n) >> groupBits)
	place := int(at & (edgePageSize - 1))
	for i := int(n) &^ (groupSize - 1); i < int(n); i++ {
		place += int(s.length.at(i))
	}
	return s.pages[at>>edgePageBits][place : place+int(s.length.at(int(n)))]
}

// next takes the first edge of a node off its bytes.
func (s *edgeStore) next(n Node, data []byte) (Edge, []byte) {
	var back, tag uint64
	if data[0] < 0x80 && data[1] < 0x80 {
		back, tag, data = uint64(data[0]), uint64(data[1]), data[2:]
	} else {
		k := 0
		back, k = binary.Uvarint(data)
		data = data[k:]
		tag, k = binary.Uvarint(data)
		data = data[k:]
	}
	return Edge{n - Node(back), s.tags[tag]}, data
}

// valid reports whether bytes are edges of a node.
func (s *edgeStore) valid(n Node, data []byte) bool {
	for len(data) > 0 {
		back, k := binary.Uvarint(data)
		if k <= 0 || back == 0 || back > uint64(n) {
			return false
		}
		tag, l := binary.Uvarint(data[k:])
		if l <= 0 || tag >= uint64(len(s.tags)) {
			return false
		}
		data = data[k+l:]
	}
	return true
}

const (
	pageBits = 15
	pageSize = 1 << pageBits
)

// paged is an append-only array in pages.
type paged[T any] struct {
	pages [][]T
	n     int
}

func (p *paged[T]) append(v T) {
	if p.n&(pageSize-1) == 0 {
		p.pages = append(p.pages, make([]T, pageSize))
	}
	p.pages[p.n>>pageBits][p.n&(pageSize-1)] = v
	p.n++
}

func (p *paged[T]) at(i int) T { return p.pages[i>>pageBits][i&(pageSize-1)] }

func (p *paged[T]) ref(i int) *T { return &p.pages[i>>pageBits][i&(pageSize-1)] }
