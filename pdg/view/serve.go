// A graph in the browser: a part at a time, with links from node to node.

package view

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html/template"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// What is shown at a time.
const (
	servedNodes = 60
	servedFound = 100
	servedDepth = 6
)

const serveStyle = `body{font:15px/1.5 system-ui,sans-serif;margin:1rem;color:#1d2330;background:#fff}
form{display:flex;gap:.6rem;flex-wrap:wrap;align-items:center;margin:.5rem 0}input,select,button{font:inherit;padding:.15rem .4rem}
h1{font-size:1.15rem;margin:0;overflow-wrap:anywhere}ul{padding-left:1.2rem}li{overflow-wrap:anywhere}code{font-size:13px}
.note{color:#5a6375;font-size:.9rem}.graph{overflow:auto;border:1px solid #d5dae3;background:#fff}a{color:#1f5fae}`

var servePolicy = func() string {
	sum := sha256.Sum256([]byte(serveStyle))
	return "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
}()

var servePage = template.Must(template.New("").Parse(`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>{{.Title}}</title>{{.Style}}</head>
<body><h1><a href="?">{{.Title}}</a></h1>
<form role="search"><label>Search <input type="search" name="q" value="{{.Query}}" autofocus></label>
{{with .Around}}<input type="hidden" name="around" value="{{.}}">{{end}}<label>Steps <select name="depth">{{range .Depths}}<option{{if eq . $.Depth}} selected{{end}}>{{.}}</option>{{end}}</select></label><button>Show</button></form>
{{range .Notes}}<p class="note">{{.}}</p>{{end}}
{{if .Found}}<ul>{{range .Found}}<li><a href="{{.Link}}"><code>{{.Label}}</code></a> <span class="note">{{.Kind}}, {{.Edges}} edges, {{.ID}}</span></li>{{end}}</ul>{{end}}
{{if .SVG}}<p class="note">A click on a node shows what is around it.</p><div class="graph">{{.SVG}}</div>{{end}}
</body></html>`))

// Handler serves a graph as pages: a search over its nodes, and drawings of what lies
// around one, or of the whole graph if it is small, whose nodes are links. It answers only requests that name this computer, so
// that no page from elsewhere can read it under a name of its own.
func Handler(g *Graph) http.Handler {
	degree := map[string]int{}
	known, label := map[string]bool{}, map[string]string{}
	for _, n := range g.Nodes {
		known[n.ID], label[n.ID] = true, n.Label
	}
	for _, e := range g.Edges {
		degree[e.From]++
		degree[e.To]++
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !loopback(r.Host) {
			http.Error(w, "this server is for this computer only", http.StatusForbidden)
			return
		}
		if r.URL.Path != "/" || r.Method != http.MethodGet {
			http.NotFound(w, r)
			return
		}
		q := r.URL.Query()
		depth, err := strconv.Atoi(cmp.Or(q.Get("depth"), "2"))
		if err != nil || depth < 1 || depth > servedDepth {
			depth = 2
		}
		link := func(id string) string {
			return "?" + url.Values{"around": {id}, "depth": {strconv.Itoa(depth)}}.Encode()
		}
		type found struct {
			Node
			Link  string
			Edges int
		}
		data := struct {
			Title, Query, Around string
			Depth                int
			Depths               []int
			Notes                []string
			Found                []found
			Style, SVG           template.HTML
		}{Title: g.Title, Query: q.Get("q"), Around: q.Get("around"), Depth: depth, Style: template.HTML("<style>" + serveStyle + "</style>")}
		for d := range servedDepth {
			data.Depths = append(data.Depths, d+1)
		}
		searching := data.Query != "" || data.Around == ""
		if data.Around != "" && !known[data.Around] {
			data.Notes = append(data.Notes, "there is no node "+data.Around)
			searching = true
		}
		if searching {
			want := strings.ToLower(data.Query)
			for _, n := range g.Nodes {
				if strings.Contains(strings.ToLower(n.Label+"\n"+n.ID+"\n"+n.Cluster), want) {
					data.Found = append(data.Found, found{n, link(n.ID), degree[n.ID]})
				}
			}
			slices.SortStableFunc(data.Found, func(a, b found) int { return b.Edges - a.Edges })
			note := fmt.Sprintf("%d of %d nodes, those with the most edges first", len(data.Found), len(g.Nodes))
			if len(data.Found) > servedFound {
				note += fmt.Sprintf("; the first %d are listed, a search finds the others", servedFound)
				data.Found = data.Found[:servedFound]
			}
			data.Notes = append(data.Notes, note)
		}
		var part *Graph
		switch {
		case !searching:
			part = g.Around(data.Around, depth, servedNodes)
			data.Notes = append(data.Notes, fmt.Sprintf("What is at most %s from %s.", steps(depth), label[data.Around]))
		case data.Query == "" && data.Around == "" && len(g.Nodes) <= servedNodes:
			whole := *g
			part = &whole
		}
		if part != nil {
			part.Link = func(id string) string {
				if !known[id] { // that there is more
					id = strings.TrimPrefix(id, "more ")
				}
				return link(id)
			}
			svg, err := part.draw(r.Context())
			if err != nil {
				http.Error(w, err.Error(), http.StatusInternalServerError)
				return
			}
			if i := bytes.Index(svg, []byte("<svg")); i >= 0 {
				svg = svg[i:]
			}
			data.SVG = template.HTML(svg)
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", servePolicy)
		w.Header().Set("X-Content-Type-Options", "nosniff")
		var b bytes.Buffer
		if err := servePage.Execute(&b, data); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Write(b.Bytes())
	})
}

// steps is a number of edges in words.
func steps(n int) string {
	if n == 1 {
		return "one step"
	}
	return strconv.Itoa(n) + " steps"
}

// loopback tells whether a request's host is this computer.
func loopback(host string) bool {
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(strings.Trim(host, "[]"))
	return ip != nil && ip.IsLoopback()
}
