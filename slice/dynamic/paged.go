// Growing arrays that never move: a run has millions of nodes, and copying
// them as an array grows would cost more time and memory than they do.

package dynamic

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
