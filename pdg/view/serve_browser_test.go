package view

import (
	"context"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/esdroid/esdroid/internal/oracle"
)

// TestServedInBrowser walks through a served graph as a user does: searches, opens what is
// found, and goes on by a click on a node. No request leaves the server.
func TestServedInBrowser(t *testing.T) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(oracle.Tool(t, "chromium")), chromedp.NoSandbox, chromedp.UserDataDir(t.TempDir()), chromedp.WindowSize(1280, 900))
	allocated, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	defer cancel()
	browser, cancel := chromedp.NewContext(allocated)
	defer cancel()
	if err := chromedp.Do(browser); err != nil {
		t.Fatal(err)
	}
	defer chromedp.Cancel(browser)
	ctx, cancel := context.WithTimeout(browser, 5*time.Minute)
	defer cancel()
	server := httptest.NewServer(Handler(grid(200)))
	defer server.Close()
	if err := chromedp.Listen(ctx, func(e any) {
		if e, ok := e.(*network.EventRequestWillBeSent); ok && !strings.HasPrefix(e.Request.URL, server.URL) && !strings.HasPrefix(e.Request.URL, "data:") {
			t.Errorf("request for %s", e.Request.URL)
		}
	}); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(ctx, network.Enable, network.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	const search, node = "input[type=search]", ".graph svg a"
	if err := chromedp.Do(ctx, chromedp.Navigate(server.URL), chromedp.SendKeys(chromedp.CSS(search), "number 133"+kb.Enter),
		chromedp.WaitReady(chromedp.CSS(`li a[href*="around=n0133"]`)), chromedp.Click(chromedp.CSS("li a")), chromedp.WaitReady(chromedp.CSS(node))); err != nil {
		t.Fatal(err)
	}
	first, err := chromedp.Run(ctx, chromedp.Evaluate[string](`location.search`))
	if err != nil || !strings.Contains(first, "around=n0133") {
		t.Fatalf("%q, %v", first, err)
	}
	if err := chromedp.Do(ctx, chromedp.Click(chromedp.CSS(node+` text`)), chromedp.WaitReady(chromedp.CSS(node))); err != nil {
		t.Fatal(err)
	}
	for second := first; second == first; {
		if second, err = chromedp.Run(ctx, chromedp.Evaluate[string](`location.search`)); err != nil {
			t.Fatal(err)
		}
	}
}
