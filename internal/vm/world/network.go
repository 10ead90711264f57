// Canned answers of the network.

package world

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/netip"
	"strings"
)

// Network is what the program finds when it goes online: nothing, or what a
// file of answers says. Each line of that file is a JSON object, an answer to
// a request or the address of a host:
//
//	{"url": "http://example.com/a", "status": 200, "headers": [["Content-Type", "text/plain"]], "body": "hello"}
//	{"host": "example.com", "address": "93.184.216.34"}
//
// An answer's "method" is GET if it is missing, and "status" 200. Of several
// answers for one request the first is given first, the last ever after. A host
// of an answer is known without an address of its own.
type Network struct {
	hosts   map[string]netip.Addr
	answers map[string][]*Answer
	order   []string
	all     *Answer // to every request that has none of its own
}

// Answering returns a network on which every host is known, and every request is answered
// with the same text.
func Answering(text string) *Network {
	return &Network{all: &Answer{Status: 200, Bytes: []byte(text)}}
}

// Answer answers a request.
type Answer struct {
	Method  string      `json:"method"`
	URL     string      `json:"url"`
	Status  int         `json:"status"`
	Reason  string      `json:"reason"`
	Headers [][2]string `json:"headers"`
	Body    string      `json:"body"`
	Bytes   []byte      `json:"bytes"` // the body in base64, instead of Body
}

const maxAnswersLine = 16 << 20

// ReadNetwork reads a file of answers; name is used in errors only.
func ReadNetwork(name string, r io.Reader) (*Network, error) {
	n := &Network{hosts: make(map[string]netip.Addr), answers: make(map[string][]*Answer)}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxAnswersLine)
	for number := 1; lines.Scan(); number++ {
		text := bytes.TrimSpace(lines.Bytes())
		if len(text) == 0 || text[0] == '#' {
			continue
		}
		var line struct {
			Answer
			Host    string `json:"host"`
			Address string `json:"address"`
		}
		d := json.NewDecoder(bytes.NewReader(text))
		d.DisallowUnknownFields()
		if err := d.Decode(&line); err != nil {
			return nil, fmt.Errorf("%s:%d: not an answer of the network: %w", name, number, err)
		}
		switch {
		case line.Host != "" && line.URL == "":
			a, err := netip.ParseAddr(line.Address)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: the host needs an \"address\": %w", name, number, err)
			}
			n.hosts[strings.ToLower(line.Host)] = a
		case line.URL != "":
			a := line.Answer
			if a.Method == "" {
				a.Method = "GET"
			}
			if a.Status == 0 {
				a.Status = 200
			}
			if a.Bytes == nil {
				a.Bytes = []byte(a.Body)
			}
			n.answers[a.Method+" "+a.URL] = append(n.answers[a.Method+" "+a.URL], &a)
			n.addHost(a.URL)
		default:
			return nil, fmt.Errorf("%s:%d: an answer needs a \"url\", or a \"host\" and its \"address\"", name, number)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return n, nil
}

// addHost gives the host of a URL an address of the network for documentation.
func (n *Network) addHost(url string) {
	_, rest, ok := strings.Cut(url, "://")
	if !ok {
		return
	}
	host, _, _ := strings.Cut(rest, "/")
	host, _, _ = strings.Cut(host, "?")
	if i := strings.LastIndexByte(host, '@'); i >= 0 {
		host = host[i+1:]
	}
	if i := strings.LastIndexByte(host, ':'); i >= 0 && !strings.HasSuffix(host, "]") {
		host = host[:i]
	}
	host = strings.ToLower(host)
	if _, known := n.hosts[host]; host != "" && !known {
		k := len(n.order)
		n.order = append(n.order, host)
		n.hosts[host] = netip.AddrFrom4([4]byte{192, 0, 2, byte(1 + k%254)})
	}
}

// Lookup returns the address of a host; false if it is unknown. A nil Network
// knows none.
func (n *Network) Lookup(host string) (netip.Addr, bool) {
	if n == nil {
		return netip.Addr{}, false
	}
	a, ok := n.hosts[strings.ToLower(host)]
	if !ok && n.all != nil {
		return netip.AddrFrom4([4]byte{192, 0, 2, 1}), true
	}
	return a, ok
}

// Answer returns the answer to a request, nil if there is none.
func (n *Network) Answer(method, url string) *Answer {
	if n == nil {
		return nil
	}
	key := method + " " + url
	list := n.answers[key]
	if len(list) == 0 {
		return n.all
	}
	if len(list) > 1 {
		n.answers[key] = list[1:]
	}
	return list[0]
}
