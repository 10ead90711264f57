// == object
class A extends Activity { static class D { String f = "", g = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.f = SRC;
  SAFE(d.g);
  LEAK(d.f); } }
// == instances
class A extends Activity { static class D { String f = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); D d = new D(), e = new D();
  d.f = SRC;
  SAFE(e.f); } }
// == constructor
class A extends Activity { static class D { final String f; final String g; D(String f, String g) { this.f = f; this.g = g; } }
 public void onCreate(Bundle s) { super.onCreate(s);
  D d = new D(SRC, "x");
  LEAK(d.f);
  SAFE(d.g); } }
// == inherited
class A extends Activity { static class D { String f; String get() { return f; } } static class E extends D { String get() { return "x"; } }
 public void onCreate(Bundle s) { super.onCreate(s); D d = new D(); D e = new E();
  d.f = SRC;
  e.f = SRC;
  LEAK(d.get());
  SAFE(e.get()); } }
// == shadowed
class A extends Activity { static class D { String f = ""; } static class E extends D { String f = ""; }
 public void onCreate(Bundle s) { super.onCreate(s); E e = new E();
  e.f = SRC;
  SAFE(((D) e).f);
  LEAK(e.f); } }
// == sensitive
class A extends Activity { static class D { String f = ""; void set(String v) { f = v; } }
 public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.set(SRC);
  d.set("x");
  SAFE(d.f); } }
// == order
class A extends Activity { static class D { String f = ""; String get() { return f; } }
 public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  SAFE(d.get());
  d.f = SRC; } }
// == statickill
class A extends Activity { static String f;
 public void onCreate(Bundle s) { super.onCreate(s);
  f = SRC;
  f = "x";
  SAFE(f); } }
// == staticinit
class D { static String f = "x"; static A a; static { f = a == null ? "y" : D.read(); } static String read() {
  return ((android.telephony.TelephonyManager) a.getSystemService("phone")).getDeviceId(); //SRC
  } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(D.f); } }
// == inner
class A extends Activity { String f = ""; class I { String f = "x"; String outer() { return A.this.f; } String own() { return f; } }
 public void onCreate(Bundle s) { super.onCreate(s);
  f = SRC;
  I i = new I();
  LEAK(i.outer());
  SAFE(i.own()); } }
// == box
class A extends Activity { static class Box<T> { T t; Box(T t) { this.t = t; } T get() { return t; } <R> Box<R> with(R r) { return new Box<R>(r); } }
 public void onCreate(Bundle s) { super.onCreate(s);
  Box<String> p = new Box<>(SRC);
  Box<String> q = p.with("x");
  LEAK(p.get());
  SAFE(q.get()); } }
// == primitive
class A extends Activity { static class D { int n; long m; }
 public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.n = SRC.length();
  LEAK("" + d.n);
  SAFE("" + d.m); } }
// == builder
class A extends Activity { static class B { String f = "", g = ""; B f(String v) { f = v; return this; } B g(String v) { g = v; return this; } }
 public void onCreate(Bundle s) { super.onCreate(s);
  B b = new B().f(SRC).g("x");
  LEAK(b.f);
  SAFE(b.g); } }
// == deep
class A extends Activity { static class D { String f = ""; } static class E { D d = new D(); } static class F { E e = new E(); }
 public void onCreate(Bundle s) { super.onCreate(s); F p = new F(); F q = new F();
  p.e.d.f = SRC;
  LEAK(p.e.d.f);
  SAFE(q.e.d.f); } }
// == reset
class A extends Activity { static class D { String f = ""; void reset() { f = ""; } }
 public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.f = SRC;
  LEAK(d.f);
  d.reset();
  SAFE(d.f); } }
// == z1
class A extends Activity { static class P { String a, b; void swap() { String t = a; a = b; b = t; } }
 public void onCreate(Bundle s) { super.onCreate(s); P p = new P();
  p.a = SRC;
  p.b = "x";
  p.swap();
  LEAK(p.b);
  SAFE(p.a); } }
// == z2
class A extends Activity { static class P { String a = ""; P copy() { P q = new P(); q.a = a; return q; } }
 public void onCreate(Bundle s) { super.onCreate(s); P p = new P();
  p.a = SRC;
  P q = p.copy();
  p.a = "x";
  LEAK(q.a);
  SAFE(p.a); } }
// == z3
class A extends Activity { enum E { ONE, TWO; String v = ""; }
 public void onCreate(Bundle s) { super.onCreate(s);
  E.ONE.v = SRC;
  LEAK(E.ONE.v);
  SAFE(E.TWO.v); } }
// == z4
class A extends Activity { String v = "x"; void set(boolean b) { if (b) { v = "y"; } else { v = "z"; } }
 public void onCreate(Bundle s) { super.onCreate(s);
  v = SRC;
  LEAK(v);
  set(s == null);
  SAFE(v); } }
// == z5
abstract class T { String v; abstract void fill(A a); String get(A a) { fill(a); return v; } }
class U extends T { void fill(A a) {
  v = SRC(a); } }
class V extends T { void fill(A a) { v = "x"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(new U().get(this));
  SAFE(new V().get(this)); } }
// == generic
class Box<T> { private T t; void put(T t) { this.t = t; } T take() { return t; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Box<String> a = new Box<>(); Box<String> b = new Box<>();
  a.put(SRC);
  b.put("x");
  LEAK(a.take());
  SAFE(b.take()); } }
// == copyconstructor
class P { String a, b = "x"; P() { } P(P p) { a = p.a; b = p.b; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); P p = new P();
  p.a = SRC;
  P q = new P(p);
  p.a = "y";
  LEAK(q.a);
  SAFE(q.b); } }
// == fluent
class U { private String n = "", m = ""; U name(String n) { this.n = n; return this; } U mail(String m) { this.m = m; return this; } String n() { return n; } String m() { return m; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); U u = new U().mail("x")
  .name(SRC(this)).mail("y");
  LEAK(u.n());
  SAFE(u.m()); } }
// == inheritedfield
class P { protected String t = "", u = "x"; void keep(String v) { t = v; } } class Q extends P { String both() { return t; } String other() { return u; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Q q = new Q();
  q.keep(SRC);
  LEAK(q.both());
  SAFE(q.other()); } }
// == staticholder
class H { static String kept = "x"; static final H one = new H(), two = new H(); String v = "x"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  H.one.v = SRC;
  LEAK(H.one.v);
  SAFE(H.two.v);
  SAFE(H.kept); } }
// == threelevels
class C { String v = "x", w = "y"; } class B { C c = new C(); } class D { B b = new B(), o = new B(); }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.b.c.v = SRC;
  LEAK(d.b.c.v);
  SAFE(d.b.c.w);
  SAFE(d.o.c.v); } }
// == interfacefield
interface K { String get(); }
class P implements K { final String v; P(String v) { this.v = v; } public String get() { return v; } }
class A extends Activity { K k, m; public void onCreate(Bundle s) { super.onCreate(s);
  k = new P(SRC);
  m = new P("x"); }
 public void onResume() { super.onResume();
  LEAK(k.get());
  SAFE(m.get()); } }
// == superset
class B { private String v = "x"; void set(String t) { v = t; } String get() { return v; } } class C extends B { private String v = "y"; void put(String t) { v = t; } String take() { return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); C c = new C();
  c.set(SRC);
  c.put("z");
  LEAK(c.get());
  SAFE(c.take()); } }
// == nestedobject
class I { String v = "x", w = "y"; } class O { final I i = new I(); I in() { return i; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); O o = new O();
  o.in().v = SRC;
  LEAK(o.i.v);
  SAFE(o.i.w); } }
// == interfaceconst
interface K { String[] ALL = { "x", "y" }; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  K.ALL[0] = SRC;
  LEAK(K.ALL[0]);
  SAFE(K.ALL[1]); } }
// == lazy
class A extends Activity { private String v; String get() { if (v == null)
  v = SRC;
  return v; } public void onCreate(Bundle s) { super.onCreate(s); String w = "x";
  LEAK(get());
  SAFE(w); } }
// == hashkey
class Key { final String v; Key(String v) { this.v = v; } public int hashCode() { return 1; } public boolean equals(Object o) { return o instanceof Key; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<Key, String> m = new HashMap<>();
  m.put(new Key(SRC), "x");
  for (Key k : m.keySet())
  LEAK(k.v); } }
// == comparedcopy
class D { String v; int n; D with(String v) { D d = new D(); d.v = v; d.n = n; return d; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D a = new D(); a.v = "x";
  D b = a.with(SRC);
  LEAK(b.v);
  SAFE(a.v);
  SAFE("" + b.n); } }
// == clonebefore
class D implements Cloneable { String f = "", g = ""; int[] n = { 1 }; D copy() { try { return (D) super.clone(); } catch (CloneNotSupportedException e) { return null; } } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  D c = d.copy();
  d.f = SRC;
  D e = d.copy();
  SAFE(c.f);
  LEAK(e.f);
  SAFE(e.g); } }
// == cloneoverridden
class D implements Cloneable { String f = ""; List<String> l = new ArrayList<>(); public Object clone() throws CloneNotSupportedException { D c = (D) super.clone(); c.l = new ArrayList<>(l); return c; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D(); d.l.add("a");
  D c = (D) d.clone();
  d.l.add(SRC);
  SAFE(c.l.get(0));
  D e = (D) d.clone();
  LEAK(e.l.get(1));
  LEAK(d.l.get(1)); } catch (CloneNotSupportedException x) { } } }
// == clonelistclone
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); ArrayList<String> a = new ArrayList<>(); a.add("x");
  ArrayList<String> b = (ArrayList<String>) a.clone();
  a.add(SRC);
  SAFE(b.get(0));
  ArrayList<String> c = (ArrayList<String>) a.clone();
  LEAK(c.get(1)); } }
// == cloneshallow
class D implements Cloneable { String[] a = { "x" }; public D clone() { try { return (D) super.clone(); } catch (CloneNotSupportedException e) { return null; } } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  D c = d.clone();
  d.a[0] = SRC;
  LEAK(c.a[0]);
  D e = new D();
  SAFE(e.a[0]); } }
// == clonecloneoverwritten
class D implements Cloneable { String f = ""; public D clone() { try { return (D) super.clone(); } catch (CloneNotSupportedException e) { return null; } } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.f = SRC;
  D c = d.clone();
  c.f = "x";
  SAFE(c.f);
  LEAK(d.f); } }
// == cloneintentcopy
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(); i.putExtra("k", "x");
  Intent j = new Intent(i);
  i.putExtra("k", SRC);
  SAFE(j.getStringExtra("k"));
  Intent k = (Intent) i.clone();
  LEAK(k.getStringExtra("k")); } }
// == holderlazy
class Conf { String v = "", w = ""; private Conf() { } private static class Holder { static final Conf C = new Conf(); } static Conf get() { return Holder.C; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Conf.get().v = SRC;
  Conf.get().w = "x";
  LEAK(Conf.get().v);
  SAFE(Conf.get().w); } }
// == holdernested
class S { static class In { static String a = ""; static String b = ""; static class Deep { static String c = ""; } } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  S.In.a = SRC;
  S.In.Deep.c = S.In.a;
  LEAK(S.In.Deep.c);
  SAFE(S.In.b); } }
// == holderinstancemap
class Reg { static final Map<String, Reg> ALL = new HashMap<>(); String t = ""; static Reg of(String k) { Reg r = ALL.get(k); if (r == null) { r = new Reg(); ALL.put(k, r); } return r; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Reg.of("k").t = SRC;
  LEAK(Reg.of("k").t);
  SAFE(new Reg().t); } }
// == wrapper
class Prefs { private final Bundle b = new Bundle(); Prefs with(String k, String v) { b.putString(k, v); return this; } String get(String k) { return b.getString(k); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Prefs p = new Prefs().with("a", SRC).with("b", "x");
  Prefs q = new Prefs().with("a", "y");
  LEAK(p.get("a"));
  SAFE(p.get("b"));
  SAFE(q.get("a")); } }
// == writer
class Out { private final StringBuilder sb = new StringBuilder(); void line(String s) { sb.append(s).append('\n'); } String all() { return sb.toString(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Out a = new Out(), b = new Out();
  a.line(SRC);
  b.line("x");
  LEAK(a.all());
  SAFE(b.all()); } }
// == lazyowned
class Lazy { private String v; private final Callable<String> c; Lazy(Callable<String> c) { this.c = c; } String get() throws Exception { if (v == null) v = c.call(); return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String id = SRC; try {
  Lazy a = new Lazy(new Callable<String>() { public String call() { return id; } });
  Lazy b = new Lazy(new Callable<String>() { public String call() { return "x"; } });
  LEAK(a.get());
  SAFE(b.get()); } catch (Exception e) { } } }
// == resetcall
class State { String v = ""; void reset() { v = ""; } void set(String x) { v = x; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  State a = new State(); a.set(SRC);
  LEAK(a.v);
  a.reset();
  SAFE(a.v); } }
// == visitor
interface V { void text(String s); void done(); }
class Node { final String t; final List<Node> kids = new ArrayList<>(); Node(String t) { this.t = t; } void each(V v) { v.text(t); for (Node k : kids) k.each(v); v.done(); } }
class Join implements V { String out = ""; public void text(String s) { out += s; } public void done() { } }
class Count implements V { int n; String last = ""; public void text(String s) { n++; } public void done() { last = "end"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Node root = new Node("r"); root.kids.add(new Node(SRC));
  Join j = new Join(); root.each(j);
  Count c = new Count(); root.each(c);
  LEAK(j.out);
  SAFE(c.last); } }
// == atomics
class A extends Activity { final AtomicReference<String> p = new AtomicReference<>(""), q = new AtomicReference<>(""); void keep(AtomicReference<String> r, String v) { r.set(v); } public void onCreate(Bundle s) { super.onCreate(s);
  keep(p, SRC);
  keep(q, "x");
  LEAK(p.get());
  SAFE(q.get()); } }
// == nestedbuilder
class Req { String url, key; static class Builder { final Req r = new Req(); Builder url(String u) { r.url = u; return this; } Builder key(String k) { r.key = k; return this; } Req build() { return r; } } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Req p = new Req.Builder().url("u").key(SRC).build();
  Req q = new Req.Builder().url(SRC).key("k").build();
  LEAK(p.key);
  SAFE(p.url);
  LEAK(q.url);
  SAFE(q.key); } }
// == keptandthrown
class E extends Exception { String data = "", safe = ""; }
class A extends Activity { E keep; void g(E e) throws E { keep = e; throw e; }
 public void onCreate(Bundle s) { super.onCreate(s); E mine = new E(); try { g(mine); } catch (E e) { e.data = SRC; }
  LEAK(keep.data);
  SAFE(keep.safe); } }
// == keptandhandled
class E extends Exception { String data = ""; }
class A extends Activity { E keep; void g(E e) throws E { keep = e; throw e; }
 public void onCreate(Bundle s) { super.onCreate(s); E mine = new E(); try { g(mine); } catch (E e) { mine.data = SRC; }
  LEAK(keep.data); } }
