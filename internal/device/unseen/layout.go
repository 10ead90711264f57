// Layouts: which views stand in which, and by what rules.

package unseen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A drawer draws one screen.
type drawer struct {
	r     *rand.Rand
	name  string
	lot   *Lot
	kind  *kind
	views []drawn // those with an id
	left  int     // how many more views there may be
}

// A drawn view is one that reactions can name.
type drawn struct{ id, class string }

// A node is an element of a layout.
type node struct {
	class    string
	attrs    []string // in the order drawn, name="value"
	children []*node
}

func (n *node) set(name, value string) {
	n.attrs = append(n.attrs, fmt.Sprintf(`android:%s="%s"`, name, value))
}

// screen draws the files of a screen.
func (d *drawer) screen() {
	d.left = 4 + d.r.IntN(22)
	root := d.container(0)
	root.set("layout_width", "match_parent")
	root.set("layout_height", pick(d.r, "match_parent", "match_parent", "wrap_content"))
	var b strings.Builder
	root.attrs = append([]string{`xmlns:android="http://schemas.android.com/apk/res/android"`}, root.attrs...)
	if d.r.IntN(6) == 0 {
		root.set("layoutDirection", "rtl")
	}
	root.write(&b, "")
	d.lot.files["res/layout/"+d.name+".xml"] = `<?xml version="1.0" encoding="utf-8"?>` + "\n" + b.String()
	d.menu()
	d.reactions()
}

func (n *node) write(b *strings.Builder, indent string) {
	fmt.Fprintf(b, "%s<%s", indent, n.class)
	has := map[string]bool{"": true}
	for _, a := range n.attrs { // the first of each name
		if name, _, _ := strings.Cut(a, "="); !has[name] {
			has[name] = true
			b.WriteString("\n" + indent + "\t" + a)
		}
	}
	if len(n.children) == 0 {
		b.WriteString("/>\n")
		return
	}
	b.WriteString(">\n")
	for _, c := range n.children {
		c.write(b, indent+"\t")
	}
	fmt.Fprintf(b, "%s</%s>\n", indent, n.class)
}

// deepest is how deep containers are nested.
const deepest = 4

var containers = []string{
	"LinearLayout", "LinearLayout", "LinearLayout", "RelativeLayout", "RelativeLayout", "FrameLayout", "TableLayout", "GridLayout", "ScrollView", "HorizontalScrollView",
	"RadioGroup", "ViewFlipper", "ViewSwitcher", "AbsoluteLayout", "TabHost", "SlidingDrawer", "Toolbar",
}

var listContainers = []string{"LinearLayout", "LinearLayout", "LinearLayout", "RelativeLayout", "FrameLayout", "ScrollView", "ScrollView", "HorizontalScrollView", "TabHost"}

// container draws a layout with children that keep its rules.
func (d *drawer) container(depth int) *node {
	n := &node{class: pick(d.r, d.kind.containers...)}
	if depth == 0 && (n.class == "SlidingDrawer" || n.class == "Toolbar") {
		n.class = "LinearLayout"
	}
	d.common(n)
	switch n.class {
	case "LinearLayout", "RadioGroup":
		d.linear(n, depth)
	case "RelativeLayout":
		d.relative(n, depth)
	case "TableLayout":
		d.table(n, depth)
	case "GridLayout":
		d.grid(n, depth)
	case "ScrollView", "HorizontalScrollView":
		if d.r.IntN(3) == 0 {
			n.set("fillViewport", "true")
		}
		c := d.within("LinearLayout")
		if n.class == "ScrollView" || d.r.IntN(3) == 0 {
			c.set("orientation", "vertical")
		}
		d.sized(c)
		d.fill(c, depth+1, 2+d.r.IntN(8), nil)
		n.children = []*node{c}
	case "ViewSwitcher":
		d.fill(n, depth, 2, nil)
		n.children = n.children[:min(2, len(n.children))]
	case "AbsoluteLayout":
		d.fill(n, depth, 1+d.r.IntN(4), func(c *node) {
			c.set("layout_x", fmt.Sprintf("%ddp", d.r.IntN(200)))
			c.set("layout_y", fmt.Sprintf("%ddp", d.r.IntN(300)))
		})
	case "TabHost":
		d.tabs(n, depth)
	case "SlidingDrawer":
		d.slidingDrawer(n, depth)
	case "Toolbar":
		n.set("title", escaped(d.text()))
		n.attrs = append(n.attrs, chance(d.r, 2, `android:subtitle="`+escaped(d.word())+`"`), chance(d.r, 2, `android:navigationIcon="`+d.drawable()+`"`))
		d.fill(n, depth, d.r.IntN(3), func(c *node) { c.set("layout_gravity", d.gravity()) })
	default:
		d.fill(n, depth, 1+d.r.IntN(4), func(c *node) {
			if d.r.IntN(2) == 0 {
				c.set("layout_gravity", d.gravity())
			}
		})
	}
	return n
}

// within is a container inside of another, with an id like any view.
func (d *drawer) within(class string) *node {
	n := &node{class: class}
	d.common(n)
	return n
}

// id is that of a view, which gets one if it has none.
func (d *drawer) id(n *node) string {
	for _, a := range n.attrs {
		if id, ok := strings.CutPrefix(a, `android:id="@+id/`); ok {
			return strings.TrimSuffix(id, `"`)
		}
	}
	name := fmt.Sprintf("%s_v%d", d.name, len(d.views))
	d.views = append(d.views, drawn{name, n.class})
	n.set("id", "@+id/"+name)
	return name
}

// sized draws a view's size.
func (d *drawer) sized(n *node) {
	n.set("layout_width", d.length())
	n.set("layout_height", pick(d.r, "wrap_content", "wrap_content", d.length()))
}

// fill draws children; place sets their rules.
func (d *drawer) fill(n *node, depth, count int, place func(c *node)) {
	for i := 0; i < count && d.left > 0; i++ {
		d.left--
		c := d.child(depth)
		if c.class != "include" || d.r.IntN(2) == 0 { // one without sizes keeps those of its root
			d.sized(c)
			d.margins(c)
			if place != nil {
				place(c)
			}
		}
		n.children = append(n.children, c)
	}
}

func (d *drawer) child(depth int) *node {
	if depth < deepest && d.r.IntN(4) == 0 {
		return d.container(depth + 1)
	}
	return d.widget()
}

func (d *drawer) margins(n *node) {
	if d.r.IntN(3) == 0 {
		n.set(pick(d.r, "layout_margin", "layout_marginLeft", "layout_marginTop", "layout_marginStart", "layout_marginEnd", "layout_marginBottom"), d.dimension())
	}
}

func (d *drawer) linear(n *node, depth int) {
	vertical := d.r.IntN(3) > 0
	if vertical {
		n.set("orientation", "vertical")
	} else if d.r.IntN(2) == 0 {
		n.set("orientation", "horizontal")
		n.attrs = append(n.attrs, chance(d.r, 3, `android:baselineAligned="false"`))
	}
	if d.r.IntN(3) == 0 {
		n.set("gravity", d.gravity())
	}
	n.attrs = append(n.attrs, chance(d.r, 10, `android:weightSum="4"`), chance(d.r, 10, `android:measureWithLargestChild="true"`))
	if d.r.IntN(8) == 0 {
		n.set("divider", d.drawable())
		n.set("showDividers", pick(d.r, "middle", "beginning|end", "middle|end"))
		n.set("dividerPadding", d.dimension())
	}
	d.fill(n, depth, 1+d.r.IntN(6), func(c *node) {
		if d.r.IntN(3) == 0 {
			c.set("layout_weight", pick(d.r, "1", "1", "2", "0.5", "3"))
		}
		if d.r.IntN(4) == 0 {
			c.set("layout_gravity", d.gravity())
		}
	})
}

func (d *drawer) relative(n *node, depth int) {
	if d.r.IntN(4) == 0 {
		n.set("gravity", d.gravity())
	}
	var before []string
	d.fill(n, depth, 1+d.r.IntN(6), func(c *node) {
		for range d.r.IntN(4) {
			var rule string
			if len(before) > 0 && d.r.IntN(3) > 0 {
				rule = fmt.Sprintf(`android:%s="@id/%s"`, pick(d.r, "layout_below", "layout_above", "layout_toRightOf", "layout_toLeftOf", "layout_toStartOf", "layout_toEndOf", "layout_alignTop", "layout_alignBottom",
					"layout_alignLeft", "layout_alignRight", "layout_alignStart", "layout_alignEnd", "layout_alignBaseline"), pick(d.r, before...))
			} else {
				rule = fmt.Sprintf(`android:%s="true"`, pick(d.r, "layout_alignParentTop", "layout_alignParentBottom", "layout_alignParentLeft", "layout_alignParentRight", "layout_alignParentStart", "layout_alignParentEnd",
					"layout_centerInParent", "layout_centerHorizontal", "layout_centerVertical", "layout_alignWithParentIfMissing"))
			}
			if name, _, _ := strings.Cut(rule, "="); !strings.Contains(strings.Join(c.attrs, " "), name+"=") {
				c.attrs = append(c.attrs, rule)
			}
		}
		before = append(before, d.id(c))
	})
}

func (d *drawer) table(n *node, depth int) {
	for _, a := range []string{"stretchColumns", "shrinkColumns", "collapseColumns"} {
		if d.r.IntN(4) == 0 {
			n.set(a, pick(d.r, "0", "1", "0,1", "2"))
		}
	}
	for i := range 1 + d.r.IntN(4) {
		if i > 0 && d.r.IntN(4) == 0 {
			d.fill(n, depth, 1, nil)
			continue
		}
		row := d.within("TableRow")
		d.fill(row, depth+1, 1+d.r.IntN(4), func(c *node) {
			if d.r.IntN(4) == 0 {
				c.set("layout_span", "2")
			}
			if d.r.IntN(6) == 0 {
				c.set("layout_column", pick(d.r, "1", "2", "3"))
			}
			if d.r.IntN(6) == 0 {
				c.set("layout_weight", "1")
			}
		})
		n.children = append(n.children, row)
	}
}

func (d *drawer) grid(n *node, depth int) {
	columns := 1 + d.r.IntN(3)
	n.set("columnCount", fmt.Sprint(columns))
	n.attrs = append(n.attrs, chance(d.r, 3, `android:useDefaultMargins="true"`), chance(d.r, 4, `android:orientation="vertical"`), chance(d.r, 5, `android:rowCount="3"`), chance(d.r, 5, `android:alignmentMode="alignBounds"`))
	d.fill(n, depth, 1+d.r.IntN(7), func(c *node) {
		if columns > 1 && d.r.IntN(4) == 0 {
			c.set("layout_columnSpan", "2")
		}
		if d.r.IntN(6) == 0 {
			c.set("layout_rowSpan", "2")
		}
		if d.r.IntN(3) == 0 {
			c.set("layout_gravity", d.gravity())
		}
		if d.r.IntN(6) == 0 {
			c.set(pick(d.r, "layout_columnWeight", "layout_rowWeight"), "1")
		}
	})
}

// tabs draws a host of tabs whose pages Screen.java adds.
func (d *drawer) tabs(n *node, depth int) {
	bar := &node{class: "TabWidget", attrs: []string{`android:id="@android:id/tabs"`, `android:layout_width="match_parent"`, `android:layout_height="wrap_content"`}}
	pages := &node{class: "FrameLayout", attrs: []string{`android:id="@android:id/tabcontent"`, `android:layout_width="match_parent"`, `android:layout_height="match_parent"`}}
	for range 2 + d.r.IntN(2) {
		page := d.within("LinearLayout")
		page.set("orientation", "vertical")
		page.set("layout_width", "match_parent")
		page.set("layout_height", "match_parent")
		d.fill(page, depth+2, 1+d.r.IntN(3), nil)
		pages.children = append(pages.children, page)
	}
	n.children = []*node{{class: "LinearLayout", attrs: []string{`android:orientation="vertical"`, `android:layout_width="match_parent"`, `android:layout_height="match_parent"`}, children: []*node{bar, pages}}}
}

func (d *drawer) slidingDrawer(n *node, depth int) {
	handle, content := d.within("Button"), d.within("LinearLayout")
	handle.set("text", escaped(d.word()))
	for _, c := range []*node{handle, content} {
		c.set("layout_width", "wrap_content")
		c.set("layout_height", "wrap_content")
	}
	d.fill(content, depth+1, 1+d.r.IntN(2), nil)
	n.set("handle", "@+id/"+d.id(handle))
	n.set("content", "@+id/"+d.id(content))
	n.children = []*node{handle, content}
}
