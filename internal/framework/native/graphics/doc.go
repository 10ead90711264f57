// Package graphics binds the natives of android.graphics: measuring text, pictures,
// and canvases, which draw into a bitmap.
//
// Terms:
//
//   - face: a font of package fonts; a family has faces by weight and slant
//   - op: one drawing
package graphics
