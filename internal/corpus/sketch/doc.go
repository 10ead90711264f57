// Package sketch compiles small apps for tests from a Java-like text.
//
//	class A extends Activity implements View$OnClickListener {
//	  field Handler h
//	  static field int n
//	  void onCreate(Bundle b) {
//	    super.onCreate(b)
//	    this.findViewById(7).setOnClickListener(this)
//	    if (A.n == 0) { A.n = 1 } else { return }
//	  }
//	}
//
// A statement stands on a line of its own. A type is written in full, or by its simple
// name if package java.lang, java.util, android.app and so on of the framework's
// table has it; classes of the text itself are in package t unless their name has
// dots. Methods are found by name, number and types of arguments in the text and
// in that table; for types in neither, the arguments' types make the prototype, and
// a declared variable, as in "int x = lib.f(y)", the result. Members are public.
// A class without a constructor gets one. There is no more to it: no generics, no
// lambdas, no string concatenation.
package sketch
