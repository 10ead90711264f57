// Package graphics binds the natives of android.graphics: measuring text, pictures,
// and canvases, which record what is drawn or draw into a bitmap.
//
// Terms:
//
//   - face: a font of package fonts; a family has faces by weight and slant
//   - op: one recorded drawing
package graphics
