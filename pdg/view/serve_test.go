package view

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

func TestServedGraph(t *testing.T) {
	g := grid(40)
	g.Nodes[7].Label = `<script>alert("taken")</script>`
	g.Title = "<b>title</b>"
	h := Handler(g)
	get := func(host, query string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(http.MethodGet, "http://"+host+"/?"+query, nil)
		h.ServeHTTP(w, r)
		return w
	}
	for _, host := range []string{"example.com", "10.0.0.1:80", "localhost.example.com"} {
		if w := get(host, ""); w.Code != http.StatusForbidden {
			t.Errorf("%s: %d", host, w.Code)
		}
	}
	start := get("127.0.0.1:4000", "")
	if body := start.Body.String(); start.Code != 200 || !strings.Contains(body, "40 of 40 nodes") || !strings.Contains(body, "<svg") || strings.Contains(body, "<b>title") || strings.Contains(body, "<script>") {
		t.Errorf("%d\n%.500s", start.Code, body)
	}
	if policy := start.Header().Get("Content-Security-Policy"); !strings.HasPrefix(policy, "default-src 'none'") {
		t.Errorf("policy %q", policy)
	}
	if body := get("localhost", "q=number+33").Body.String(); !strings.Contains(body, "1 of 40 nodes") || !strings.Contains(body, "around=n0033") {
		t.Errorf("%.800s", body)
	}
	around := get("[::1]:80", url.Values{"around": {"n0007"}, "depth": {"1"}}.Encode()).Body.String()
	if !strings.Contains(around, "at most one step from") || !strings.Contains(around, "<svg") || !strings.Contains(around, `around=n0004`) || strings.Contains(around, "<script>") {
		t.Errorf("%.800s", around)
	}
	if body := get("localhost", "around=none&depth=x").Body.String(); !strings.Contains(body, "there is no node none") {
		t.Errorf("%.500s", body)
	}
}
