// == method
class A extends Activity { public String make(String x) {
  return SRC; }
 public void onCreate(Bundle s) { super.onCreate(s); try {
  String v = (String) A.class.getMethod("make", String.class).invoke(this, "x");
  LEAK(v); } catch (Exception e) { } } }
// == argument
class A extends Activity { public void take(String x) {
  LEAK(x); }
 public void other(String x) {
  SAFE(x); }
 public void onCreate(Bundle s) { super.onCreate(s); try {
  A.class.getMethod("take", String.class).invoke(this, SRC);
  A.class.getMethod("other", String.class).invoke(this, "x"); } catch (Exception e) { } } }
// == newinstance
class D { public String f = ""; public String get() { return f; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  D d = (D) Class.forName("PKG.D").newInstance();
  d.f = SRC;
  LEAK(d.get()); } catch (Exception e) { } } }
// == dispatch
interface I { String get(A a); }
class D implements I { public String get(A a) {
  return SRC(a); } }
class E implements I { public String get(A a) { return "x"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  I d = (I) Class.forName("PKG.D").newInstance();
  LEAK(d.get(this));
  I e = (I) Class.forName("PKG.E").newInstance();
  SAFE(e.get(this)); } catch (Exception e) { } } }
// == field
class D { public String f = ""; public String g = ""; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D();
  D.class.getField("f").set(d, SRC);
  LEAK(d.f);
  SAFE(d.g); } catch (Exception e) { } } }
// == fieldread
class D { public String f = ""; public String g = ""; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D();
  d.f = SRC;
  LEAK((String) D.class.getField("f").get(d));
  SAFE((String) D.class.getField("g").get(d)); } catch (Exception e) { } } }
// == constructor
class D { String f = ""; public D(String v) { f = v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  D d = D.class.getConstructor(String.class).newInstance(SRC);
  LEAK(d.f); } catch (Exception e) { } } }
// == builtname
class D { public String make(A a) {
  return SRC(a); } public String take(A a) { return "x"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { String n = "ma"; Class<?> c = Class.forName("PKG." + "D"); Object d = c.newInstance();
  LEAK((String) c.getMethod(n + "ke", A.class).invoke(d, this));
  SAFE((String) c.getMethod("take", A.class).invoke(d, this)); } catch (Exception e) { } } }
// == static
class D { public static String v = "";  public static void put(String w) { v = w; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  Class.forName("PKG.D").getDeclaredMethod("put", String.class).invoke(null, SRC);
  LEAK(D.v); } catch (Exception e) { } } }
// == z1
class D { public String give(A a) {
  return SRC(a); } public String none(A a) { return "x"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D();
  java.lang.reflect.Method m = d.getClass().getDeclaredMethod("give", A.class);
  java.lang.reflect.Method n = d.getClass().getDeclaredMethod("none", A.class);
  LEAK((String) m.invoke(d, this));
  SAFE((String) n.invoke(d, this)); } catch (Exception e) { } } }
// == z2
class D { private String v = ""; private String w = ""; String get() { return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = (D) Class.forName("PKG.D").getDeclaredConstructor().newInstance();
  java.lang.reflect.Field f = D.class.getDeclaredField("v"); f.setAccessible(true);
  f.set(d, SRC);
  LEAK(d.get());
  java.lang.reflect.Field g = D.class.getDeclaredField("w"); g.setAccessible(true);
  SAFE((String) g.get(d)); } catch (Exception e) { } } }
// == fieldset
class D { public String f = "", g = "x"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D();
  D.class.getField("f").set(d, SRC);
  LEAK(d.f);
  SAFE(d.g); } catch (Exception e) { } } }
// == constructorargs
class D { String f; public D(String f) { this.f = f; } String get() { return f; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  D d = D.class.getConstructor(String.class).newInstance(SRC);
  D e = D.class.getConstructor(String.class).newInstance("x");
  LEAK(d.get());
  SAFE(e.get()); } catch (Exception x) { } } }
// == interfaceby
interface I { String get(A a); } class X implements I { public String get(A a) {
  return SRC(a); } } class Y implements I { public String get(A a) { return "y"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  I i = (I) Class.forName("PKG.X").newInstance();
  I j = (I) Class.forName("PKG.Y").newInstance();
  LEAK(i.get(this));
  SAFE(j.get(this)); } catch (Exception x) { } } }
// == invoked
class D { public String echo(String v) { return v; } public String fixed() { return "x"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D();
  Object r = d.getClass().getMethod("echo", String.class).invoke(d, SRC);
  Object q = d.getClass().getMethod("fixed").invoke(d);
  LEAK((String) r);
  SAFE((String) q); } catch (Exception e) { } } }
// == ofinterface
interface I { void put(String v); String get(); }
class D implements I { private String v = "x"; public void put(String t) { v = t; } public String get() { return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  I d = (I) Class.forName("PKG.D").getConstructor().newInstance(), e = (I) Class.forName("PKG.D").getConstructor().newInstance();
  d.put(SRC);
  e.put("y");
  LEAK(d.get());
  SAFE(e.get()); } catch (Exception x) { } } }
// == declaredmethod
class D { private String twice(String v) { return v + v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D(); java.lang.reflect.Method m = D.class.getDeclaredMethod("twice", String.class); m.setAccessible(true);
  String v = (String) m.invoke(d, SRC), w = (String) m.invoke(d, "x");
  LEAK(v);
  SAFE(w); } catch (Exception x) { } } }
// == byloader
class D { public String v = "x"; public String get() { return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { Class<?> k = getClassLoader().loadClass("PKG.D"); Object d = k.newInstance();
  k.getField("v").set(d, SRC);
  LEAK((String) k.getMethod("get").invoke(d)); } catch (Exception x) { } } }
// == splitname
class D { static String keep(String v) { return "<" + v + ">"; } static String drop(String v) { return "<>"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { String k = "ke"; k += "ep";
  String v = (String) D.class.getDeclaredMethod(k, String.class).invoke(null, SRC);
  String w = (String) D.class.getDeclaredMethod("drop", String.class).invoke(null, SRC);
  LEAK(v);
  SAFE(w); } catch (Exception x) { } } }
// == enumconstant
enum E { ONE("x"), TWO("y"); String v; E(String v) { this.v = v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  E.valueOf("ONE").v = SRC;
  LEAK(E.ONE.v); } }
// == privatefield
class D { private String v = "x", w = "y"; String v() { return v; } String w() { return w; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D(); java.lang.reflect.Field f = D.class.getDeclaredField("v"); f.setAccessible(true);
  f.set(d, SRC);
  LEAK(d.v());
  SAFE(d.w()); } catch (Exception e) { } } }
// == handlermethod
class A extends Activity { public void take(String v) {
  LEAK(v); }
 public void other(String v) {
  SAFE(v); }
 public void onCreate(Bundle s) { super.onCreate(s); try {
  getClass().getMethod("take", String.class).invoke(this, SRC);
  getClass().getMethod("other", String.class).invoke(this, "x"); } catch (Exception e) { } } }
// == arraynew
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Object a = java.lang.reflect.Array.newInstance(String.class, 2), b = java.lang.reflect.Array.newInstance(String.class, 2);
  java.lang.reflect.Array.set(a, 0, SRC);
  java.lang.reflect.Array.set(b, 0, "x");
  LEAK((String) java.lang.reflect.Array.get(a, 0));
  SAFE((String) java.lang.reflect.Array.get(b, 0)); } }
// == proxy
interface G { String get(String k); }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC;
  G g = (G) java.lang.reflect.Proxy.newProxyInstance(getClassLoader(), new Class<?>[] { G.class }, new java.lang.reflect.InvocationHandler() { public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) {
  LEAK(v);
  return v + a[0]; } });
  LEAK(g.get("k")); } }
// == proxyhandled
interface G { String get(String k); String put(String k); }
class H implements java.lang.reflect.InvocationHandler { final String v; H(String v) { this.v = v; } public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) { return v + a[0]; } }
class A extends Activity { G of(String v) { return (G) java.lang.reflect.Proxy.newProxyInstance(G.class.getClassLoader(), new Class<?>[] { G.class }, new H(v)); } public void onCreate(Bundle s) { super.onCreate(s);
  G g = of(SRC);
  LEAK(g.get("k")); } }
// == proxyarguments
interface G { String get(String k, String l); }
class H implements java.lang.reflect.InvocationHandler { public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) { return a[1]; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  G g = (G) java.lang.reflect.Proxy.newProxyInstance(G.class.getClassLoader(), new Class<?>[] { G.class }, new H());
  LEAK(g.get("x", SRC));
  SAFE(g.get(SRC, "x")); } }
// == proxydelegate
interface G { String get(String k); }
class I implements G { public String get(String k) {
  LEAK(k); //a
  return k; } }
class H implements java.lang.reflect.InvocationHandler { final Object to; H(Object to) { this.to = to; } public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) throws Throwable {
  return m.invoke(to, a); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  G g = (G) java.lang.reflect.Proxy.newProxyInstance(G.class.getClassLoader(), new Class<?>[] { G.class }, new H(new I()));
  LEAK(g.get(SRC));
  SAFE(g.get("x")); } }
// == proxylistener
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); View v = new View(this); final String t = SRC;
  v.setOnClickListener((View.OnClickListener) java.lang.reflect.Proxy.newProxyInstance(getClassLoader(), new Class<?>[] { View.OnClickListener.class }, new java.lang.reflect.InvocationHandler() { public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) {
  LEAK(t);
  return null; } })); } }
// == fieldboth
class D { public String a = "a", b = "b"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = (D) Class.forName("PKG.D").newInstance(); java.lang.reflect.Field f = D.class.getField("a");
  f.set(d, SRC);
  LEAK(d.a);
  SAFE(d.b);
  LEAK((String) f.get(d));
  SAFE((String) D.class.getField("b").get(d)); } catch (Exception e) { } } }
// == swappedargs
class D { public static String second(String a, String b) { return b; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { java.lang.reflect.Method m = Class.forName("PKG.D").getMethod("second", String.class, String.class);
  SAFE((String) m.invoke(null, SRC, "x")); } catch (Exception e) { } } }
