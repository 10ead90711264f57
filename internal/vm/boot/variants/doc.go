// Command variants writes the classes of the class library that are alike but for a
// primitive type, each from the template that they share.
//
// Terms:
//
//   - template: a Java source with gaps for what differs, in templates
//   - variant: a class that a template makes for one primitive type
package main
