// == merge
class A extends Activity { static class D { String f; } static class E { D d; }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D(); D q = new D(); E x = new E(); x.d = p; E y = new E(); y.d = q;
  x.d.f = SRC;
  SAFE(y.d.f);
  LEAK(p.f); } }
// == phi
class A extends Activity { static class D { String f = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D(); D q = new D(); D r = s == null ? p : q;
  r.f = SRC;
  LEAK(p.f);
  LEAK(q.f);
  SAFE(new D().f); } }
// == swapped
class A extends Activity { static class D { String f = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D(); D q = new D(); D t = p; p = q; q = t;
  q.f = SRC;
  LEAK(t.f);
  SAFE(p.f); } }
// == killed
class A extends Activity { static class D { String f = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D(); D q = p;
  q.f = SRC;
  q.f = "x";
  SAFE(p.f); } }
// == before
class A extends Activity { static class D { String f = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D();
  SAFE(p.f);
  p.f = SRC; } }
// == callee
class A extends Activity { static class D { String f = ""; } void put(D a, D b) {
  a.f = SRC;
  LEAK(b.f); //a
  }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D();
  put(p, p); //^a
  } }
// == calleeapart
class A extends Activity { static class D { String f = ""; } void put(D a, D b) {
  a.f = SRC;
  SAFE(b.f); //a
  }
 public void onCreate(Bundle s) { super.onCreate(s); 
  put(new D(), new D()); //^a
  } }
// == returned
class A extends Activity { static class D { String f = ""; } D same(D d) { return d; } D fresh(D d) { return new D(); }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D();
  same(p).f = SRC;
  LEAK(p.f);
  fresh(p).f = SRC;
  SAFE(fresh(p).f); } }
// == chain
class A extends Activity { static class N { N next; String v = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); N a = new N(), b = new N(), c = new N(); a.next = b; b.next = c;
  c.v = SRC;
  LEAK(a.next.next.v);
  SAFE(a.next.v); } }
// == flow
class A extends Activity { static class D { String f = ""; D o; }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D(); D q = new D(); p.o = q;
  q.f = SRC;
  D r = p.o;
  p.o = new D();
  LEAK(r.f);
  SAFE(p.o.f); } }
// == statics
class A extends Activity { static class D { String f = ""; } static D g = new D(); static D h = new D();
 public void onCreate(Bundle s) { super.onCreate(s);
  g.f = SRC;
  D l = g;
  LEAK(l.f);
  SAFE(h.f); } }
// == context
class A extends Activity { static class D { String f; } D make(String v) { D d = new D(); d.f = v; return d; }
 public void onCreate(Bundle s) { super.onCreate(s);
  D p = make(SRC);
  D q = make("x");
  SAFE(q.f);
  LEAK(p.f); } }
// == setter
class A extends Activity { static class D { String f; void set(String v) { f = v; } String get() { return f; } }
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D(); D q = new D();
  p.set(SRC);
  q.set("x");
  SAFE(q.get());
  LEAK(p.get()); } }
// == z1
class A extends Activity { static class D { String f = ""; D self; } 
 public void onCreate(Bundle s) { super.onCreate(s); D p = new D(); p.self = p; D q = p.self.self;
  p.f = SRC;
  LEAK(q.f); } }
// == z2
class A extends Activity { static class D { String f = ""; } D d = new D(); D e = new D(); void fill(D x) { x.f = "q"; }
 public void onCreate(Bundle s) { super.onCreate(s);
  d.f = SRC;
  fill(e);
  SAFE(e.f);
  LEAK(d.f); } }
// == z3
class A extends Activity { static class D { String f = ""; } D pick(D a, D b, boolean c) { return c ? a : b; }
 public void onCreate(Bundle s) { super.onCreate(s); D a = new D(), b = new D(), c = new D();
  pick(a, b, s == null).f = SRC;
  LEAK(b.f);
  SAFE(c.f); } }
// == z4
class A extends Activity { static class D { String f = ""; } static class H { D d; H(D d) { this.d = d; } }
 public void onCreate(Bundle s) { super.onCreate(s); D a = new D(), b = new D(); H h = new H(a); H g = new H(b);
  h.d.f = SRC;
  SAFE(g.d.f);
  LEAK(a.f);
  h.d = b;
  SAFE(h.d.f); } }
// == holder
class N { String t = ""; } class W { final N n; W(N n) { this.n = n; } N get() { return n; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); N n = new N(); W a = new W(n); W b = new W(new N());
  a.get().t = SRC;
  LEAK(n.t);
  SAFE(b.get().t); } }
// == selfalias
class N { N next; String t = ""; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); N a = new N(); N b = new N(); a.next = b; b.next = a;
  a.next.next.t = SRC;
  LEAK(a.t);
  SAFE(b.t); } }
// == arrayalias
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] a = { "x", "y" }; String[] b = a; String[] c = a.clone();
  b[0] = SRC;
  LEAK(a[0]);
  SAFE(c[0]); } }
// == listalias
class N { String t = ""; } class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); N n = new N(); N m = new N(); List<N> l = new ArrayList<>(); l.add(n); N k = l.get(0);
  k.t = SRC;
  LEAK(n.t);
  SAFE(m.t); } }
// == twofields
class Box { String v = "x"; }
class Pair { Box l = new Box(), r = new Box(); void swap() { Box t = l; l = r; r = t; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Pair p = new Pair();
  p.l.v = SRC;
  p.swap();
  LEAK(p.r.v);
  SAFE(p.l.v); } }
// == linkednodes
class N { N next; String v = "x"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); N a = new N(), b = new N(), c = new N(); a.next = b; b.next = c;
  a.next.next.v = SRC;
  LEAK(c.v);
  SAFE(b.v); } }
// == conditionalalias
class Box { String v = "x"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Box a = new Box(), b = new Box(), c = new Box(), d = a;
  if (s == null) d = b;
  d.v = SRC;
  LEAK(a.v);
  LEAK(b.v);
  SAFE(c.v); } }
// == mergedcalls
class Box { String v = "x"; }
class A extends Activity { Box pick(Box x) { return x; } void put(Box x, String t) { x.v = t; } public void onCreate(Bundle s) { super.onCreate(s); Box a = new Box(), b = new Box();
  put(pick(a), SRC);
  put(pick(b), "y");
  LEAK(a.v);
  SAFE(b.v); } }
// == swapfields
class P { P next; String v = "x"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); P p = new P(), q = new P(); p.next = q; q.next = p;
  p.next.v = SRC;
  LEAK(q.v);
  SAFE(q.next.v); } }
// == singletonpair
class H { static final H ONE = new H(), TWO = new H(); String v = "x"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  H.ONE.v = SRC;
  LEAK(H.ONE.v);
  SAFE(H.TWO.v); } }
// == loopalias
class N { N next; String v; N(String v) { this.v = v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); N head = null; for (int i = 0; i < 3; i++) { N n = new N("a"); n.next = head; head = n; }
  N last = head; while (last.next != null) last = last.next;
  last.v = SRC;
  String all = ""; for (N n = head; n != null; n = n.next) all += n.v;
  LEAK(all);
  SAFE(new N("b").v); } }
// == builderalias
class A extends Activity { StringBuilder a = new StringBuilder(), b = new StringBuilder(); StringBuilder pick(boolean f) { return f ? a : b; } public void onCreate(Bundle s) { super.onCreate(s); StringBuilder c = a;
  c.append(SRC);
  LEAK(a.toString());
  SAFE(b.toString()); } }
// == aliasreturn
class B { String v; B self() { return this; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); B a = new B(), b = new B(); a.self().v = SRC; b.self().v = "x";
  LEAK(a.v);
  SAFE(b.v); } }
// == parent
class T { T up; String v = ""; T child() { T c = new T(); c.up = this; return c; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); T a = new T(), b = new T(), c = a.child();
  c.up.v = SRC;
  LEAK(a.v);
  SAFE(b.child().up.v); } }
