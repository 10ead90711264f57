// From types to schemas.

package schema

import (
	"encoding"
	"encoding/json"
	"maps"
	"reflect"
	"strings"
)

// Object is a part of a schema.
type Object = map[string]any

var (
	marshaler     = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

// Of returns the schema of a value's type; the title names it.
func Of(title string, value any) Object {
	w := &writer{names: map[reflect.Type]string{}, taken: map[string]bool{}, definitions: Object{}}
	t := reflect.TypeOf(value)
	if t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	out := w.of(t)
	if bare(value) {
		out = Object{"type": "object", "properties": Object{"version": versionSchema, "results": out}, "required": []string{"version", "results"}}
	} else {
		_, own := w.root(out)["version"]
		parts := []any{out} // nothing else counts beside a reference
		if !own {
			parts = append(parts, Object{"type": "object", "properties": Object{"version": versionSchema}, "required": []string{"version"}})
		}
		out = Object{"allOf": parts}
	}
	out["$schema"], out["title"] = "http://json-schema.org/draft-07/schema#", title
	if len(w.definitions) > 0 {
		out["definitions"] = w.definitions
	}
	return out
}

var versionSchema = Object{"const": Version}

// root returns the members of the type that a schema is of.
func (w *writer) root(o Object) Object {
	if ref, ok := o["$ref"].(string); ok {
		o, _ = w.definitions[strings.TrimPrefix(ref, "#/definitions/")].(Object)
	}
	members, _ := o["properties"].(Object)
	return members
}

// writer has structs once each, so that types may hold themselves.
type writer struct {
	names       map[reflect.Type]string
	taken       map[string]bool
	definitions Object
}

func (w *writer) of(t reflect.Type) Object {
	switch {
	case t == nil, t.Kind() == reflect.Interface:
		return Object{}
	case t.Implements(marshaler) || reflect.PointerTo(t).Implements(marshaler):
		return Object{} // its form is its own
	case t.Implements(textMarshaler) || reflect.PointerTo(t).Implements(textMarshaler):
		return Object{"type": "string"}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return nullable(w.of(t.Elem()))
	case reflect.Bool:
		return Object{"type": "boolean"}
	case reflect.String:
		return Object{"type": "string"}
	case reflect.Float32, reflect.Float64:
		return Object{"type": "number"}
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return Object{"type": []string{"string", "null"}, "contentEncoding": "base64"}
		}
		return Object{"type": []string{"array", "null"}, "items": w.of(t.Elem())}
	case reflect.Array:
		return Object{"type": "array", "items": w.of(t.Elem()), "minItems": t.Len(), "maxItems": t.Len()}
	case reflect.Map:
		return Object{"type": []string{"object", "null"}, "additionalProperties": w.of(t.Elem())}
	case reflect.Struct:
		return w.structure(t)
	}
	return Object{"type": "integer"}
}

// nullable lets null stand in the place of what a schema describes.
func nullable(o Object) Object {
	if len(o) == 0 {
		return o
	}
	return Object{"anyOf": []any{o, Object{"type": "null"}}}
}

// present takes null out of what nullable or a slice or map may be.
func present(o Object) Object {
	if list, ok := o["anyOf"].([]any); ok {
		return list[0].(Object)
	}
	if list, ok := o["type"].([]string); ok {
		o["type"] = list[0]
	}
	return o
}

func (w *writer) structure(t reflect.Type) Object {
	if t.Name() == "" {
		return w.members(t)
	}
	name, ok := w.names[t]
	if !ok {
		name = t.Name()
		if w.taken[name] {
			name = strings.ReplaceAll(t.String(), ".", "_")
		}
		w.names[t], w.taken[name] = name, true
		w.definitions[name] = nil // its members may lead back to it
		w.definitions[name] = w.members(t)
	}
	return Object{"$ref": "#/definitions/" + name}
}

// members are those of a struct and of what it embeds. Others may be added within a
// version, so a reader must take them.
func (w *writer) members(t reflect.Type) Object {
	properties, required := Object{}, []string{}
	w.add(t, properties, &required)
	out := Object{"type": "object", "properties": properties}
	if len(required) > 0 {
		out["required"] = required
	}
	return out
}

func (w *writer) add(t reflect.Type, properties Object, required *[]string) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		inner := f.Type
		if inner.Kind() == reflect.Pointer {
			inner = inner.Elem()
		}
		if f.Anonymous && name == "" && inner.Kind() == reflect.Struct {
			w.add(inner, properties, required)
			continue
		}
		if !f.IsExported() || name == "-" && options == "" {
			continue
		}
		if name == "" {
			name = f.Name
		}
		switch part := w.of(f.Type); {
		case strings.Contains(options, "string"):
			properties[name] = Object{"type": "string"}
		case strings.Contains(options, "omitempty"), strings.Contains(options, "omitzero"):
			properties[name] = present(part) // where it would be null, it is not there
			continue
		default:
			properties[name] = part
		}
		*required = append(*required, name)
	}
}

// Unknown names a member of a document that its schema does not describe, "" if there is
// none: the schema lets readers pass over it, but what is published is to be described.
func Unknown(schema Object, document any) string {
	root, _ := schema["definitions"].(Object)
	if parts, ok := schema["allOf"].([]any); ok && len(parts) > 1 { // the second describes the version
		if members, ok := document.(map[string]any); ok {
			document = maps.Clone(members)
			delete(document.(map[string]any), "version")
		}
	}
	return unknown(root, schema, document, "")
}

func unknown(definitions, o Object, v any, at string) string {
	for _, key := range []string{"allOf", "anyOf"} {
		if list, ok := o[key].([]any); ok {
			if part, ok := list[0].(Object); ok && v != nil {
				return unknown(definitions, part, v, at)
			}
			return ""
		}
	}
	if ref, ok := o["$ref"].(string); ok {
		o, _ = definitions[strings.TrimPrefix(ref, "#/definitions/")].(Object)
	}
	switch v := v.(type) {
	case map[string]any:
		properties, described := o["properties"].(Object)
		rest, _ := o["additionalProperties"].(Object)
		for name, member := range v {
			part, ok := properties[name].(Object)
			if !ok {
				if described {
					return at + "/" + name
				}
				part = rest
			}
			if lost := unknown(definitions, part, member, at+"/"+name); lost != "" {
				return lost
			}
		}
	case []any:
		items, _ := o["items"].(Object)
		for _, e := range v {
			if lost := unknown(definitions, items, e, at+"/0"); lost != "" {
				return lost
			}
		}
	}
	return ""
}
