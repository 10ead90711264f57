// Reading the XML of JaCoCo, and of Cobertura as several tools write it.

package coverage

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
)

// maxDepth bounds how deep elements lie in each other in what is read.
const maxDepth = 64

// charset decodes the encodings that reports are written in beside UTF-8.
func charset(label string, input io.Reader) (io.Reader, error) {
	switch strings.ToLower(label) {
	case "utf-8", "us-ascii", "ascii":
		return input, nil
	case "iso-8859-1", "iso8859-1", "latin1", "windows-1252":
		data, err := io.ReadAll(input)
		if err != nil {
			return nil, err
		}
		letters := make([]rune, len(data))
		for i, b := range data {
			letters[i] = rune(b)
		}
		return strings.NewReader(string(letters)), nil
	}
	return nil, fmt.Errorf("the encoding %.40q is not read: write the report in UTF-8", label)
}

// walkXML calls start for each element of a document with its attributes, and end. The
// first element must be the root.
func walkXML(data []byte, root string, start func(name string, at map[string]string) error, end func(name string)) error {
	d := xml.NewDecoder(bytes.NewReader(data))
	d.CharsetReader = charset
	depth, seen := 0, false
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		line, _ := d.InputPos()
		if err != nil {
			return fmt.Errorf("line %d: no XML: %w", line, err)
		}
		switch t := token.(type) {
		case xml.StartElement:
			if depth++; depth > maxDepth {
				return fmt.Errorf("line %d: elements lie more than %d deep in each other", line, maxDepth)
			}
			if !seen && t.Name.Local != root {
				return fmt.Errorf("line %d: the document is a %.40q, want %s", line, t.Name.Local, root)
			}
			seen = true
			at := map[string]string{}
			for _, a := range t.Attr {
				at[a.Name.Local] = a.Value
			}
			if err := start(t.Name.Local, at); err != nil {
				return fmt.Errorf("line %d: %w", line, err)
			}
		case xml.EndElement:
			depth--
			end(t.Name.Local)
		}
	}
}

// rootOf returns the name of the root of a document, "" if it is none.
func rootOf(data []byte) string {
	d := xml.NewDecoder(bytes.NewReader(data))
	d.CharsetReader = charset
	for {
		token, err := d.Token()
		if err != nil {
			return ""
		}
		if t, ok := token.(xml.StartElement); ok {
			return t.Name.Local
		}
	}
}

// number reads an attribute that counts something; counts too large for an int are the largest.
func number(at map[string]string, name string) (int, error) {
	text := strings.TrimSpace(at[name])
	n, err := strconv.Atoi(text)
	if err != nil {
		var x float64 // some write fractions, or more than fits
		if x, err = strconv.ParseFloat(text, 64); err == nil && x >= 0 && !math.IsInf(x, 0) {
			return int(min(math.Ceil(x), 1<<53)), nil
		}
	}
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%s is %.40q, want a number", name, at[name])
	}
	return n, nil
}

// ReadJaCoCo reads JaCoCo's XML, of one module or of many in groups. Its lines know their
// file, and of the classes of a file the one that it is named after.
func ReadJaCoCo(data []byte) (*Coverage, error) {
	c := &Coverage{}
	pkg, file := "", ""
	err := walkXML(data, "report", func(name string, at map[string]string) error {
		switch name {
		case "package":
			pkg = at["name"]
		case "sourcefile":
			if file = at["name"]; file == "" {
				return errors.New("a source file without a name")
			}
			if pkg != "" {
				file = pkg + "/" + file
			}
		case "line":
			if file == "" {
				return errors.New("a line outside of a source file")
			}
			nr, err := number(at, "nr")
			if err != nil {
				return err
			}
			covered, err := number(at, "ci")
			if err != nil {
				return err
			}
			c.Add(Line{File: file, Class: classNamed(file), Number: nr, Hits: covered})
		}
		return nil
	}, func(name string) {
		switch name {
		case "sourcefile":
			file = ""
		case "package":
			pkg = ""
		}
	})
	if err == nil && len(c.lines) == 0 {
		err = errors.New("no lines: JaCoCo writes them for classes with debug information")
	}
	return c, err
}

// coberturaClass is a class of Cobertura's XML while it is read.
type coberturaClass struct {
	name, file, method, desc string
	lines                    map[int]*Line // by number: methods tell the lines of their class again
}

// ReadCobertura reads Cobertura's XML. Tools for other languages than Java name classes as
// they like: a line of theirs is known by its file.
func ReadCobertura(data []byte) (*Coverage, error) {
	c := &Coverage{}
	var class *coberturaClass
	err := walkXML(data, "coverage", func(name string, at map[string]string) error {
		switch name {
		case "class":
			class = &coberturaClass{name: strings.ReplaceAll(at["name"], "/", "."), file: strings.ReplaceAll(at["filename"], "\\", "/"), lines: map[int]*Line{}}
			if class.name == "" && class.file == "" {
				return errors.New("a class without a name and a file name")
			}
			if class.name == "" || class.file != "" && !ofJVM(class.file) {
				class.name = class.file
			}
		case "method":
			if class == nil {
				return errors.New("a method outside of a class")
			}
			class.method, class.desc = at["name"], at["signature"]
		case "line":
			if class == nil {
				return errors.New("a line outside of a class")
			}
			nr, err := number(at, "number")
			if err != nil {
				return err
			}
			hits, err := number(at, "hits")
			if err != nil {
				return err
			}
			l := class.lines[nr]
			if l == nil {
				l = &Line{File: class.file, Class: class.name, Number: nr}
				class.lines[nr] = l
			}
			l.Hits = max(l.Hits, hits)
			if class.method != "" {
				l.Method, l.Desc = class.method, class.desc
			}
		}
		return nil
	}, func(name string) {
		switch {
		case class == nil:
		case name == "method":
			class.method, class.desc = "", ""
		case name == "class":
			for _, l := range class.lines {
				c.Add(*l)
			}
			class = nil
		}
	})
	if err == nil && len(c.lines) == 0 {
		err = errors.New("no lines: the report names no line of a class")
	}
	return c, err
}
