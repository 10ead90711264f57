package table

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
)

func sample() *Table {
	t := &Table{Title: "Sizes", Head: []string{"app", "lines", "of"}, Notes: []string{"in source lines"}}
	t.Add("a|b", 3, 0.5)
	t.Add("c, d", 12, 7.0)
	return t
}

func TestWrite(t *testing.T) {
	for format, want := range map[string]string{
		"text":     "Sizes\n\napp   lines  of\na|b   3      0.5\nc, d  12     7\n\nin source lines\n",
		"csv":      "Sizes\napp,lines,of\na|b,3,0.5\n\"c, d\",12,7\n",
		"markdown": "Sizes:\n\n| app | lines | of |\n| --- | ---: | ---: |\n| a\\|b | 3 | 0.5 |\n| c, d | 12 | 7 |\n\n- in source lines\n",
		"json": `[
  {
    "title": "Sizes",
    "head": [
      "app",
      "lines",
      "of"
    ],
    "rows": [
      [
        "a|b",
        "3",
        "0.5"
      ],
      [
        "c, d",
        "12",
        "7"
      ]
    ],
    "notes": [
      "in source lines"
    ]
  }
]
`,
	} {
		var b strings.Builder
		if err := Write(&b, format, sample()); err != nil {
			t.Fatal(err)
		}
		if b.String() != want {
			t.Errorf("%s:\n%s\nwant\n%s", format, b.String(), want)
		}
	}
}

// A plot is well-formed, names its boxes, and is the same twice; what has no numbers has
// no plot.
func TestPlot(t *testing.T) {
	table := sample()
	var b strings.Builder
	if err := Write(&b, "svg", table); !errors.Is(err, ErrNoPlot) {
		t.Errorf("no numbers: %v", err)
	}
	table.Boxes = []Box{{"thin", []float64{1, 2, 3, 9}}, {"none", nil}, {"full", []float64{4, 5}}}
	texts := [2]string{}
	for i := range texts {
		var b strings.Builder
		if err := Write(&b, "svg", sample(), table); err != nil {
			t.Fatal(err)
		}
		texts[i] = b.String()
	}
	if texts[0] != texts[1] {
		t.Error("two plots differ")
	}
	for _, want := range []string{"Sizes", "thin", "full"} {
		if !strings.Contains(texts[0], want) {
			t.Errorf("the plot lacks %q", want)
		}
	}
	for d := xml.NewDecoder(strings.NewReader(texts[0])); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

// Tables take the place between their marks, and nothing else is touched.
func TestInto(t *testing.T) {
	x := &Table{Title: "Sizes", Head: []string{"a", "b"}, Notes: []string{"It is so."}}
	x.Add("one", 1)
	text := "before\n<!-- x: begin -->\nold\n<!-- x: end -->\nafter\n"
	got, err := Into([]byte(text), "x", x)
	if err != nil {
		t.Fatal(err)
	}
	want := "before\n<!-- x: begin -->\n\n### Sizes\n\n```\na    b\none  1\n```\n\nIt is so.\n\n<!-- x: end -->\nafter\n"
	if string(got) != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if again, err := Into(got, "x", x); err != nil || string(again) != want {
		t.Errorf("the second time: %v\n%s", err, again)
	}
	if _, err := Into([]byte(text), "y", x); err == nil {
		t.Error("written where there is no place")
	}
}
