// esdroid graph --serve: the graph in the browser, from this computer to itself.

package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"time"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/pdg/view"
)

// serveGraph serves a graph on the loopback interface until Ctrl-C.
func serveGraph(ctx context.Context, stdout io.Writer, g *view.Graph, address string, open bool) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	host, _, err := net.SplitHostPort(address)
	if ip := net.ParseIP(host); err != nil || host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return cli.UsageError("--address %q: give an address of this computer, such as 127.0.0.1:0 for any free port", address)
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	place := "http://" + listener.Addr().String() + "/"
	fmt.Fprintf(stdout, "%s\nCtrl-C ends it.\n", place)
	if open {
		if err := cli.OpenAddress(place); err != nil {
			return errors.Join(err, listener.Close())
		}
	}
	server := &http.Server{Handler: view.Handler(g), ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { server.Close() })
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
