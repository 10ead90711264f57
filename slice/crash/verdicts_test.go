package crash

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// verdict is what a person reads in a crash text.
type verdict struct {
	Kind   string   `json:"kind"`   // of the report; "none" where there is none
	Chain  []string `json:"chain"`  // headers, outermost first; nil for any
	Frames []string `json:"frames"` // of the last of the chain; nil for any
}

// TestVerdicts compares reports with verdicts that were written before the reader saw the
// texts: "@@@ name", the verdict, the text.
func TestVerdicts(t *testing.T) {
	files, err := filepath.Glob("testdata/verdicts/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no texts", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split("\n"+string(data), "\n@@@ ")[1:] {
			name, rest, _ := strings.Cut(part, "\n")
			line, text, _ := strings.Cut(rest, "\n")
			t.Run(name, func(t *testing.T) {
				var want verdict
				if err := json.Unmarshal([]byte(line), &want); err != nil {
					t.Fatal(err)
				}
				got := verdict{Kind: "none"}
				reports := ParseText(text)
				if len(reports) > 1 {
					t.Errorf("%d reports", len(reports))
				}
				if len(reports) > 0 {
					got.Kind = string(reports[0].Kind)
					for _, e := range reports[0].Chain() {
						if want.Chain != nil {
							got.Chain = append(got.Chain, e.Header())
						}
						got.Frames = nil
						for _, f := range e.Stack() {
							if want.Frames != nil {
								got.Frames = append(got.Frames, f.String())
							}
						}
					}
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("-want +got\n%s", diff)
				}
			})
		}
	}
}
