// Package reflect holds the natives of java.lang.Class and java.lang.reflect.
//
// Terms:
//
//   - member: a field, method or constructor; its Java object has the machine's
//     *vm.Field or *vm.Method as its payload
//   - box: an instance of a wrapper class such as java.lang.Integer
//   - raw form: annotations as plain arrays, of which libcore.reflect.Annotations
//     makes annotations
package reflect
