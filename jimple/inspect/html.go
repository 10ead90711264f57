// The HTML page: phases side by side, types, chains and the graph.

package inspect

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"
)

//go:embed method.html
var pageText string

var page = template.Must(template.New("method").Funcs(template.FuncMap{
	"hex": func(pc uint32) string { return fmt.Sprintf("%04x", pc) },
}).Parse(pageText))

// maxDrawn bounds the blocks of a graph that is drawn into the page: layout
// takes minutes for much larger ones.
const maxDrawn = 400

// WriteHTML writes a page that stands alone.
func (m *Method) WriteHTML(w io.Writer) error {
	data := struct {
		*Method
		SVG  template.HTML
		Note string
	}{Method: m}
	if len(m.Blocks) <= maxDrawn {
		var svg bytes.Buffer
		if err := m.WriteSVG(&svg); err != nil {
			return err
		}
		text := svg.Bytes()
		if at := bytes.Index(text, []byte("<svg")); at >= 0 {
			text = text[at:]
		}
		// Graphviz escapes the text of labels for XML.
		data.SVG = template.HTML(text)
	} else {
		data.Note = fmt.Sprintf("The graph has %d blocks, too many to draw here; --format dot writes it.", len(m.Blocks))
	}
	return page.Execute(w, data)
}
