// From batches of block numbers to entries.

package mandolinelog

import (
	"bufio"
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
)

// block is the content of one block.
type block struct {
	class, method string
	statements    []statement
}

type statement struct {
	text string
	line int // 0 if the static log has none
}

var (
	reSignature = regexp.MustCompile(`^<([^:]+): \S+ '?([^'(]+)'?\(.*\)>$`)
	reRecord    = regexp.MustCompile(`^(\d+):(-?\d+)(?::(-?\d+))?$`)
)

// maxBatch bounds what one batch may inflate to; genuine ones hold 1024 records.
const maxBatch = 1 << 20

// readStatic reads the static log: {"<C: T m(A)>": {"17": ["stmt", 12, …]}}.
// In its older form the line numbers are missing.
func readStatic(in io.Reader) (map[int]block, error) {
	var raw map[string]map[string][]json.RawMessage
	if err := json.NewDecoder(in).Decode(&raw); err != nil {
		return nil, fmt.Errorf("static log: %w: it must be the JSON file that the instrumentation wrote", err)
	}
	out := map[int]block{}
	for signature, blocks := range raw {
		m := reSignature.FindStringSubmatch(signature)
		if m == nil {
			return nil, fmt.Errorf("static log: %q is not a method signature", signature)
		}
		for number, items := range blocks {
			n, err := strconv.Atoi(number)
			if err != nil {
				return nil, fmt.Errorf("static log: block %q of %s is not a number", number, signature)
			}
			b := block{class: m[1], method: m[2]}
			for _, item := range items {
				var text string
				var line int
				switch {
				case json.Unmarshal(item, &text) == nil:
					b.statements = append(b.statements, statement{text: text})
				case json.Unmarshal(item, &line) == nil && len(b.statements) > 0:
					b.statements[len(b.statements)-1].line = line
				default:
					return nil, fmt.Errorf("static log: block %d of %s holds %s, want statements and line numbers", n, signature, item)
				}
			}
			out[n] = b
		}
	}
	return out, nil
}

// Read reads a log and its static log.
func Read(in, static io.Reader) (*esdroidlog.Log, error) {
	blocks, err := readStatic(static)
	if err != nil {
		return nil, err
	}
	log := &esdroidlog.Log{}
	problem := func(format string, args ...any) {
		log.Problems = append(log.Problems, esdroidlog.Problem{LogLine: log.Lines, Reason: fmt.Sprintf(format, args...)})
	}
	s := bufio.NewScanner(in)
	s.Buffer(make([]byte, 0, 1<<16), 1<<24)
	for s.Scan() {
		log.Lines++
		_, payload, found := strings.Cut(s.Text(), "SLICING: ")
		if !found {
			continue
		}
		if coded, ok := strings.CutPrefix(payload, "ZLIB: "); ok {
			if payload, err = inflate(strings.TrimSpace(coded)); err != nil {
				problem("a batch of records is lost: %v", err)
				continue
			}
		}
		for _, record := range strings.Split(strings.TrimSpace(payload), "-") {
			if record == "" {
				continue
			}
			m := reRecord.FindStringSubmatch(record)
			if m == nil {
				problem("%.40q is not a record", record)
				continue
			}
			number, _ := strconv.Atoi(m[1])
			thread, _ := strconv.ParseInt(m[2], 10, 32)
			b, known := blocks[number]
			if !known {
				problem("block %d is not in the static log", number)
				continue
			}
			for _, st := range b.statements {
				log.Entries = append(log.Entries, esdroidlog.Entry{
					Legacy: len(log.Entries), LogLine: log.Lines, PID: 1, TID: int32(thread), Event: -1,
					Line: st.line, NoLine: st.line <= 0, Class: b.class, Method: b.method, Statement: st.text,
				})
			}
		}
	}
	if err := s.Err(); err != nil {
		return nil, fmt.Errorf("execution log, line %d: %w", log.Lines+1, err)
	}
	if len(log.Entries) == 0 {
		return nil, fmt.Errorf("execution log: none of its %d lines holds records of Mandoline (they contain \"SLICING: ZLIB:\")", log.Lines)
	}
	log.Accepted = len(log.Entries)
	return log, nil
}

func inflate(coded string) (string, error) {
	raw, err := base64.StdEncoding.DecodeString(coded)
	if err != nil {
		return "", err
	}
	z, err := zlib.NewReader(bytes.NewReader(raw))
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(io.LimitReader(z, maxBatch))
	return string(text), err
}
