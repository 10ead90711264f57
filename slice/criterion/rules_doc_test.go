package criterion

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write docs/criteria.md")

// TestRulesDoc: docs/criteria.md shows the table that is searched.
func TestRulesDoc(t *testing.T) {
	var b strings.Builder
	b.WriteString(criteriaHead)
	for _, place := range []Place{InFrame, InCall} {
		if place == InFrame {
			b.WriteString("\n## The app's own instruction threw\n\nThe innermost frame of the root cause is the app's.\n\n")
		} else {
			b.WriteString("\n## A call that left the app threw\n\nThe frames above the app's are the platform's. The call is the one of the method in the frame above.\n\n")
		}
		b.WriteString("| rule | exception | message has | instruction | at fault | because it |\n|---|---|---|---|---|---|\n")
		for _, r := range Rules() {
			if r.Place != place {
				continue
			}
			var names []string
			for _, e := range r.Exceptions {
				names = append(names, "`"+e[strings.LastIndexByte(e, '.')+1:]+"`")
			}
			exceptions, message := strings.Join(names, " "), ""
			if exceptions == "" {
				exceptions = "any"
			}
			if r.Message != "" {
				message = "`" + strings.ReplaceAll(r.Message, "|", `\|`) + "`"
			}
			fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s |\n", r.Name, exceptions, message, r.Instruction, r.Operand, r.Fault)
		}
	}
	b.WriteString(criteriaTail)
	const file = "../../docs/criteria.md"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(b.String(), string(got)); diff != "" {
		t.Errorf("go test ./slice -update writes it anew: -rules +file\n%s", diff)
	}
}

const criteriaHead = `# From a crash to the instruction and the operand

A slice starts at the statement that threw and at the operand that is at fault.
Both are found from the crash report alone:

1. The **root cause** is the deepest "Caused by" whose stack still has a frame
   of the app. Its "... n more" frames count.
2. The **throwing frame** is the innermost frame whose class is in the APK. A
   class that the platform has too (org.w3c.dom, junit) is the platform's, unless
   the frame's position is just one of the app's method.
   Methods that only check and throw for their caller (Kotlin's Intrinsics,
   Guava's Preconditions and their like) are stepped over. Kotlin's checks leave no
   frame of their own; under names that a shrinker gave them their shape tells them:
   a static method that throws if its first argument is null and else returns.
3. The frame's **position** gives the statements in question: those of the line;
   without debug information the one at the pc that the platform prints as
   "Unknown Source:pc"; without either, or when the method has no such line, all
   that fit by shape. Of several methods of that name, those without the
   position drop out.
4. The first row below that fits exception and message and finds a statement
   decides.

Damaged text is mended first: tags and entities of web pages, frames that a mail
or chat broke in two, letters among digits. A class or method that the app does
not have is read as its only one that looks the same, with a note. Where a report
shows the app's frames alone, and nothing in the line throws by itself, the calls
of the platform in it that can throw the exception come into question.

Of a class of the app that Android makes by name and that has no public constructor
without arguments (a fragment when its activity comes back, a component of the
manifest), the statements that make it in another way are the answer, whatever the
frames say.

A member that the message names and the line does not use means another version of
the app: the method's only statement that uses it is taken, with a note, else the
report is refused. Names in a message are taken for renamed ones only where they are
the app's. A line that the app does not have (` + "`SourceFile:2`" + `) leaves the shape and,
for exceptions that the app throws, the texts of their message.

A main thread that waits for a lock has the thread that holds it as its cause, if the
text shows it. An endless recursion starts at the frames that repeat.

Where several statements fit, those remain to which the message points by its words or
by the index that it names, else all, and the result says so. Where none
does, the answer is a refusal with the reason and the statements that came into
question. A leading ` + "`*`" + ` stands for any beginning of the name.
`

const criteriaTail = `
## Without a frame of the app

Some exceptions are thrown by the framework after the app's code has returned: a
class that cannot be found, a foreground service that did not announce itself, a
window of an activity that is gone. The report alone gives no criterion for them; the
refusal names the missing class or lists the app's calls that the exception goes back to.

A recorded run tells more: what the app gave the framework before that failed. The first
that is found is taken, with a note that it is assumed:

- the branch that kept a callback from calling its super method, or the callback's end where it has no such call,
- the call that handed over the newest object of the class that could not be cast,
- the null that the last callback returned,
- the last null that was put into a collection or handed to an object of a class that failed,
- the last change of the collection of which such an object was made,
- the last call of, or with, an object of a class that the message or the frames name.

## The state of an object

Where a rule is about the state of an object (closed, registered, attached, already
running), the app has its own idea of that state: the nearest condition about what the app
keeps, a field or what a kept object says of itself, that let the call through. A dynamic
slice has it among the values, across the calls between.
`
