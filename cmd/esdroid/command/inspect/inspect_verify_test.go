package inspect

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/dex/verify"
)

// Of methods that were left out nobody says that they are accepted.
func TestInspectVerifySkipped(t *testing.T) {
	var out bytes.Buffer
	c := &cobra.Command{}
	c.SetOut(&out)
	printFindings(c, "a.dex", nil, 3, []verify.Finding{{Rule: verify.NotFollowed}, {Rule: "soft"}})
	if last := out.String(); !strings.Contains(last, "a.dex: no fault found, but 1 methods were not followed: ") || strings.Contains(last, "accepted") {
		t.Errorf("%s", last)
	}
}
