// The system's program logcat, for apps that read or forget what they logged.

package host

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	inputs "github.com/esdroid/esdroid/internal/framework/native/world"
)

var filterSpec = regexp.MustCompile(`^(\*|[^:\-]+)(?::([VDIWEFS*]))?$`)

// logcat answers with what the process pid logged; it does not know how to wait for more.
func logcat(log *inputs.Log, pid int, args []string) (printed string, code int, known bool) {
	form, dump, least := "threadtime", false, map[string]int{}
	for i := 0; i < len(args); i++ {
		switch arg := args[i]; arg {
		case "-c", "--clear":
			log.Clear()
			return "", 0, true
		case "-d":
			dump = true
		case "-s":
			least["*"] = len(priorities)
		case "-v", "-b":
			i++
			if i == len(args) {
				return "", 0, false
			}
			if arg == "-v" {
				form = args[i]
			} else if !slices.Contains([]string{"main", "default", "all"}, args[i]) {
				return "", 0, false
			}
		default:
			spec := filterSpec.FindStringSubmatch(arg)
			if spec == nil {
				return "", 0, false
			}
			least[spec[1]] = strings.Index(priorities, strings.ReplaceAll(cmp.Or(spec[2], "V"), "*", "V"))
		}
	}
	write := forms[form]
	if write == nil || !dump {
		return "", 0, false
	}
	var b strings.Builder
	b.WriteString("--------- beginning of main\n")
	for _, e := range log.Since(0) {
		from, named := least[e.Tag]
		if !named {
			from = least["*"]
		}
		if e.PID != pid || e.Priority-2 < from {
			continue
		}
		at := time.Unix(0, e.Wall).UTC().Format("01-02 15:04:05.000")
		for _, text := range strings.Split(strings.TrimSuffix(e.Text, "\n"), "\n") {
			b.WriteString(write(at, priorities[min(max(e.Priority-2, 0), len(priorities)-1)], e, text) + "\n")
		}
	}
	return b.String(), 0, true
}

// priorities are their letters, from that of Log.VERBOSE on, and the one above all.
const priorities = "VDIWEFS"

var forms = map[string]func(at string, priority byte, e inputs.Line, text string) string{
	"threadtime": func(at string, priority byte, e inputs.Line, text string) string {
		return fmt.Sprintf("%s %5d %5d %c %-8s: %s", at, e.PID, e.TID, priority, e.Tag, text)
	},
	"time": func(at string, priority byte, e inputs.Line, text string) string {
		return fmt.Sprintf("%s %c/%-8s(%5d): %s", at, priority, e.Tag, e.PID, text)
	},
	"brief": func(_ string, priority byte, e inputs.Line, text string) string {
		return fmt.Sprintf("%c/%-8s(%5d): %s", priority, e.Tag, e.PID, text)
	},
	"tag": func(_ string, priority byte, e inputs.Line, text string) string {
		return fmt.Sprintf("%c/%-8s: %s", priority, e.Tag, text)
	},
	"process": func(_ string, priority byte, e inputs.Line, text string) string {
		return fmt.Sprintf("%c(%5d) %s  (%s)", priority, e.PID, text, e.Tag)
	},
	"raw": func(_ string, _ byte, _ inputs.Line, text string) string { return text },
}
