// == loop
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); 
  String v = SRC;
  String o = "";
  for (char c : v.toCharArray()) o += c + "_";
  LEAK(o); } }
// == exception
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = ""; try {
  v = SRC;
  throw new RuntimeException(v); } catch (RuntimeException e) {
  LEAK(e.getMessage()); } } }
// == caught
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "";
  try { v = SRC;
  int[] a = new int[(int) Math.sqrt(49)]; if (a[32] > 0) v = "";
  } catch (Exception e) {
  LEAK(v); } } }
// == ownexception
class X extends Exception { final String c; X(String c) { this.c = c; } }
class A extends Activity { void go(String v) throws X { throw new X(v); } public void onCreate(Bundle s) { super.onCreate(s); 
  try {
  go(SRC); } catch (X e) {
  LEAK(e.c);
  SAFE("" + (e.getCause() == null)); } } }
// == unreachable
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x"; boolean never = false;
  if (never) v = SRC;
  SAFE(v); } }
// == virtual
class P { String get(A a) { return "x"; } } class Q extends P { String get(A a) {
  return SRC(a); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); P p = new Q(); P q = new P();
  LEAK(p.get(this));
  SAFE(q.get(this)); } }
// == builder
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); StringBuilder b = new StringBuilder("a"); StringBuilder c = new StringBuilder("c");
  b.append(SRC);
  c.append("x");
  b.append("z");
  LEAK(b.toString());
  SAFE(c.toString()); } }
// == formatter
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); StringBuilder b = new StringBuilder(); Formatter f = new Formatter(b);
  f.format("%s", SRC);
  LEAK(b.toString());
  LEAK(f.toString());
  LEAK(String.format("%d %s", 3, SRC)); } }
// == strings
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); 
  String v = SRC;
  LEAK(v.substring(1).toUpperCase().trim().replace('a', 'b').concat("x"));
  LEAK("a".concat(v));
  LEAK(v.split("-")[0]);
  SAFE("a".concat("b")); } }
// == url
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  java.net.URL u = new java.net.URL("http://h/" + SRC);
  java.net.URL w = new java.net.URL("http://h/");
  LEAK(u.toString());
  LEAK(u.getPath());
  SAFE(w.toString());
  LEAKI(u.openConnection());
  SAFEI(w.openConnection()); } catch (Exception e) { } } }
// == process
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { 
  ProcessBuilder p = new ProcessBuilder("sh", SRC);
  LEAKI(p.start());
  ProcessBuilder q = new ProcessBuilder("sh", "x");
  SAFEI(q.start());
  List<String> l = new ArrayList<>();
  l.add(SRC);
  ProcessBuilder r = new ProcessBuilder();
  r.command(l);
  LEAKI(r.start()); } catch (Exception e) { } } }
// == file
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { 
  java.io.FileOutputStream o = openFileOutput("f", 0);
  o.write(SRC.getBytes());
  o.close();
  java.io.FileInputStream i = openFileInput("f");
  byte[] b = new byte[9];
  i.read(b);
  LEAK(new String(b));
  java.io.FileInputStream j = openFileInput("g");
  byte[] c = new byte[9];
  j.read(c);
  SAFE(new String(c)); } catch (Exception e) { } } }
// == streams
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { 
  java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream();
  o.write(SRC.getBytes());
  LEAK(o.toString());
  java.io.ByteArrayInputStream i = new java.io.ByteArrayInputStream(o.toByteArray());
  LEAK(new java.io.BufferedReader(new java.io.InputStreamReader(i)).readLine());
  java.io.StringWriter w = new java.io.StringWriter();
  w.write(SRC);
  LEAK(w.toString()); } catch (Exception e) { } } }
// == fileof
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { java.io.File f = new java.io.File(getFilesDir(), "a");
  java.io.FileWriter w = new java.io.FileWriter(f);
  w.write(SRC);
  w.close();
  LEAK(new java.io.BufferedReader(new java.io.FileReader(f)).readLine());
  LEAK(new java.io.BufferedReader(new java.io.FileReader(new java.io.File(getFilesDir(), "a"))).readLine());
  SAFE(new java.io.BufferedReader(new java.io.FileReader(new java.io.File(getFilesDir(), "b"))).readLine()); } catch (Exception e) { } } }
// == serial
class D implements java.io.Serializable { String f = ""; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { D d = new D();
  d.f = SRC;
  java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream();
  new java.io.ObjectOutputStream(b).writeObject(d);
  D e = (D) new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(b.toByteArray())).readObject();
  LEAK(e.f); } catch (Exception x) { } } }
// == recursion
class A extends Activity { String go(String v, int n) { return n == 0 ? v : go(v + "x", n - 1); } 
 public void onCreate(Bundle s) { super.onCreate(s); 
  LEAK(go(SRC, 3));
  SAFE(go("x", 3)); } }
// == ternary
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); 
  String v = s == null ? SRC : "x";
  LEAK(v);
  v = "y";
  SAFE(v); } }
// == math
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); 
  int n = SRC.hashCode();
  int m = (n ^ 7) * 3 + 1;
  LEAK(Integer.toString(m));
  LEAK(String.valueOf((long) m >> 2));
  n = 4;
  SAFE("" + n); } }
// == switch
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x"; int k = (int) System.nanoTime();
  switch (k) { case 1: v = "a"; break; case 2: v = SRC; break; default: v = "z"; }
  LEAK(v); } }
// == regex
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); java.util.regex.Matcher m = java.util.regex.Pattern.compile("a(.*)").matcher(SRC);
  m.find();
  LEAK(m.group(1));
  java.util.regex.Matcher n = java.util.regex.Pattern.compile("a(.*)").matcher("x");
  n.find();
  SAFE(n.group(1)); } }
// == json
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { org.json.JSONObject o = new org.json.JSONObject();
  o.put("k", SRC);
  o.put("o", "x");
  LEAK(o.toString());
  LEAK(o.getString("k"));
  SAFE(o.getString("o"));
  LEAK(new org.json.JSONObject(o.toString()).getString("k")); } catch (Exception e) { } } }
// == iterator
class C implements Iterable<String> { final String[] a; C(String... a) { this.a = a; } public Iterator<String> iterator() { return new Iterator<String>() { int i;
 public boolean hasNext() { return i < a.length; } public String next() { return a[i++]; } public void remove() { } }; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); 
  for (String v : new C(SRC, "x")) {
  LEAK(v); }
  for (String v : new C("y", "x")) {
  SAFE(v); } } }
// == sanitised
class A extends Activity { String clean(String v) { return v == null ? "a" : "b"; } public void onCreate(Bundle s) { super.onCreate(s); 
  String v = SRC;
  v = "clean";
  SAFE(v); } }
// == varargs
class A extends Activity { String last(String... v) { return v[v.length - 1]; } String first(String... v) { return v[0]; } public void onCreate(Bundle s) { super.onCreate(s); 
  LEAK(last("x", SRC));
  SAFE(first("x", SRC)); } }
// == z1
class A extends Activity { String trimmed(String v) { if (v == null) return ""; String t = v.trim(); return t.isEmpty() ? "none" : t; } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(trimmed(SRC));
  SAFE(trimmed("x")); } }
// == z2
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = SRC; String w = "x"; 
  do { w = v; v = "y"; } while (w.length() > 3);
  LEAK(w);
  v = "z";
  SAFE(v); } }
// == z3
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); StringTokenizer t = new StringTokenizer(SRC, ",");
  LEAK(t.nextToken());
  Scanner c = new Scanner("a b");
  SAFE(c.next()); } }
// == z4
class A extends Activity { static String enc(String v) { StringBuilder b = new StringBuilder(); for (int i = 0; i < v.length(); i++) b.append((char) (v.charAt(i) ^ 3)); return b.toString(); } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(enc(SRC));
  SAFE(enc("x")); } }
// == z5
class A extends Activity { void fail(String v) { throw new IllegalStateException("bad " + v); } public void onCreate(Bundle s) { super.onCreate(s); try { fail(SRC); } catch (IllegalStateException e) {
  LEAK(e.getMessage()); }
  try { fail("x"); } catch (IllegalStateException e) {
  SAFE(e.getMessage()); } } }
// == z6
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Uri2 u = new Uri2();
  android.net.Uri a = android.net.Uri.parse("x://y").buildUpon().appendQueryParameter("q", SRC).build();
  android.net.Uri b = android.net.Uri.parse("x://y");
  LEAK(a.toString());
  SAFE(b.toString()); } }
class Uri2 { }
// == innerclass
class A extends Activity { private String v = ""; private String w = ""; class In { void set(String x) { v = x; } String get() { return v; } String other() { return w; } }
  public void onCreate(Bundle s) { super.onCreate(s); In i = new In();
  i.set(SRC);
  LEAK(i.get());
  SAFE(i.other()); } }
// == enumstate
enum E { P, Q; String v = ""; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  E.P.v = SRC;
  LEAK(E.P.v);
  SAFE(E.Q.v); } }
// == finallyblock
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "", w = "x"; try { v = "y"; Integer.parseInt(w); } finally {
  v = SRC; }
  LEAK(v);
  SAFE(w); } }
// == interfaces
interface G { String give(A a); } class G1 implements G { public String give(A a) {
  return SRC(a); } } class G2 implements G { public String give(A a) { return "x"; } }
class A extends Activity { String ask(G g) { return g.give(this); } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(ask(new G1()));
  SAFE(ask(new G2())); } }
// == tokens
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  StringTokenizer t = new StringTokenizer(SRC, "-");
  StringTokenizer u = new StringTokenizer("a-b", "-");
  LEAK(t.nextToken());
  SAFE(u.nextToken()); } }
// == abstractmethod
abstract class T { String run(A a) { return "<" + step(a) + ">"; } abstract String step(A a); } class T1 extends T { String step(A a) {
  return SRC(a); } } class T2 extends T { String step(A a) { return "x"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(new T1().run(this));
  SAFE(new T2().run(this)); } }
// == staticblock
class H { static String v; static { v = ""; for (int i = 0; i < 3; i++) v += i; } static void fill(String t) { v = t; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(H.v);
  H.fill(SRC);
  LEAK(H.v); } }
// == finallyoverrides
class A extends Activity { String of(String v) { String r = "x"; try { r = v; r = "" + r.charAt(100); } catch (IndexOutOfBoundsException e) { r = "z"; } finally { Log(); } return r; } void Log() { }
 String keep(String v) { String r; try { r = v; Integer.parseInt(v); } catch (NumberFormatException e) { r = v + "!"; } return r; }
 public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(keep(SRC));
  SAFE(keep("x")); } }
// == deadbranch
class A extends Activity { static final boolean DEBUG = false; public void onCreate(Bundle s) { super.onCreate(s); String v = "x"; int k = 3;
  if (DEBUG) v = SRC;
  SAFE(v);
  if (k > 5) v = SRC;
  SAFE(v); } }
// == customexception
class E extends Exception { final String what; E(String m, String w) { super(m); what = w; } }
class A extends Activity { void fail(String v) throws E { throw new E("bad", v); } public void onCreate(Bundle s) { super.onCreate(s); try {
  fail(SRC); } catch (E e) {
  LEAK(e.what);
  SAFE(e.getMessage()); } } }
// == labelledloops
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String last = "", other = ""; String v = SRC; outer:
  for (int i = 0; i < v.length(); i++) { for (int j = 0; j < 3; j++) { if (j == i) continue outer; last = v.substring(i); other = "k"; } }
  LEAK(last);
  LEAK(other); } }
// == genericmethod
class A extends Activity { <T> T same(T t) { return t; } <T extends Comparable<T>> T bigger(T a, T b) { return a.compareTo(b) > 0 ? a : b; } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(same(SRC));
  SAFE(same("x"));
  LEAK(bigger(SRC, "b"));
  SAFE(bigger("a", "b")); } }
// == base64
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  byte[] b = SRC.getBytes();
  String v = android.util.Base64.encodeToString(b, 0);
  String w = android.util.Base64.encodeToString("x".getBytes(), 0);
  LEAK(v);
  SAFE(w); } }
// == optional
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Optional<String> o = Optional.of(SRC), p = Optional.of("x");
  LEAK(o.get());
  SAFE(p.get()); } }
// == scanner
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Scanner c = new Scanner(SRC), d = new Scanner("a b");
  LEAK(c.next());
  SAFE(d.next()); } }
// == stringjoiner
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  StringJoiner j = new StringJoiner(","), k = new StringJoiner(","); j.add(SRC); k.add("x");
  LEAK(j.toString());
  SAFE(k.toString()); } }
// == bytebuffer
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(99), c = java.nio.ByteBuffer.allocate(99); b.put(SRC.getBytes()); c.put("x".getBytes());
  LEAK(new String(b.array()));
  SAFE(new String(c.array())); } }
// == properties
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Properties p = new Properties();
  p.setProperty("k", SRC);
  p.setProperty("o", "x");
  LEAK(p.getProperty("k"));
  SAFE(p.getProperty("o")); } }
// == format
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String v = java.text.MessageFormat.format("{0}-{1}", SRC, "b");
  String w = java.text.MessageFormat.format("{0}", "x");
  LEAK(v);
  SAFE(w); } }
// == getmessage
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  try { throw new IllegalStateException("no " + SRC); } catch (IllegalStateException e) {
  LEAK(e.getMessage()); }
  try { throw new IllegalStateException("no x"); } catch (IllegalStateException e) {
  SAFE(e.getMessage()); } } }
// == uri
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  android.net.Uri u = android.net.Uri.parse("a://b").buildUpon().appendQueryParameter("k", SRC).build();
  android.net.Uri v = android.net.Uri.parse("a://b").buildUpon().appendQueryParameter("k", "x").build();
  LEAK(u.getQueryParameter("k"));
  SAFE(v.getQueryParameter("k")); } }
// == zipstream
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream(), p = new java.io.ByteArrayOutputStream(); java.io.DataOutputStream d = new java.io.DataOutputStream(o); d.writeUTF(SRC); new java.io.DataOutputStream(p).writeUTF("x");
  LEAK(new java.io.DataInputStream(new java.io.ByteArrayInputStream(o.toByteArray())).readUTF());
  SAFE(new java.io.DataInputStream(new java.io.ByteArrayInputStream(p.toByteArray())).readUTF()); } catch (Exception e) { } } }
// == keptwriter
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  java.io.StringWriter a = new java.io.StringWriter(), b = new java.io.StringWriter(); java.io.PrintWriter p = new java.io.PrintWriter(a), q = new java.io.PrintWriter(b);
  p.println(SRC); q.println("x");
  LEAK(a.toString());
  SAFE(b.toString()); } }
// == enumconstants
class A extends Activity { enum Op { UP { String of(String v) { return v + "u"; } }, DOWN { String of(String v) { return "d"; } }; abstract String of(String v); } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(Op.UP.of(SRC));
  SAFE(Op.DOWN.of(SRC)); } }
// == enumfield
class A extends Activity { enum Key { ONE, TWO; String v = ""; } public void onCreate(Bundle s) { super.onCreate(s);
  Key.ONE.v = SRC;
  Key.TWO.v = "x";
  LEAK(Key.ONE.v);
  SAFE(Key.TWO.v);
  LEAK(Key.valueOf("ONE").v); } }
// == enummap
class A extends Activity { enum Key { ONE, TWO } public void onCreate(Bundle s) { super.onCreate(s); EnumMap<Key, String> m = new EnumMap<>(Key.class);
  m.put(Key.ONE, SRC);
  m.put(Key.TWO, "x");
  LEAK(m.get(Key.ONE));
  SAFE(m.get(Key.TWO)); } }
// == enumswitched
class A extends Activity { enum Key { ONE, TWO } String of(Key k) { switch (k) { case ONE: return "a"; 
  case TWO: return SRC; } return ""; } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(of(Key.TWO)); } }
// == stringswitched
class A extends Activity { String of(String k, String v) { switch (k) { case "one": return v; case "two": return "b"; default: return "c"; } } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(of("one", SRC));
  SAFE(of("one", "x")); } }
// == stringstate
class A extends Activity { String a = "", b = ""; void set(String k, String v) { switch (k) { case "a": a = v; break; case "b": b = "x"; break; } } public void onCreate(Bundle s) { super.onCreate(s);
  set(getPackageName(), SRC);
  LEAK(a);
  SAFE(b); } }
// == stringinserted
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); StringBuilder b = new StringBuilder("a"); StringBuffer c = new StringBuffer();
  b.insert(0, SRC);
  c.append("q").append(b, 0, 1);
  LEAK(c.toString());
  b.setLength(0);
  SAFE(b.toString()); } }
// == tryclosed
class Res implements AutoCloseable { String t = ""; static String last = ""; Res(String t) { this.t = t; } public void close() { last = t; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  try (Res r = new Res(SRC)) {
  LEAK(r.t); }
  LEAK(Res.last); } }
// == tryread
class A extends Activity { static String read(java.io.Reader in) throws java.io.IOException { try (java.io.BufferedReader b = new java.io.BufferedReader(in)) { StringBuilder t = new StringBuilder(); String l; while ((l = b.readLine()) != null) t.append(l); return t.toString(); } } public void onCreate(Bundle s) { super.onCreate(s); try {
  LEAK(read(new java.io.StringReader(SRC)));
  SAFE(read(new java.io.StringReader("x"))); } catch (java.io.IOException e) { } } }
// == trysuppressed
class Res implements AutoCloseable { final String t; Res(String t) { this.t = t; } public void close() throws Exception { throw new Exception(t); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  try (Res r = new Res(SRC)) { throw new Exception("x"); } catch (Exception e) {
  LEAK(e.getSuppressed()[0].getMessage());
  SAFE("" + e.getStackTrace().length); } } }
// == bridgeoverriding
abstract class Base<T> { abstract T make(T in); T twice(T in) { return make(make(in)); } }
class Same extends Base<String> { String make(String in) { return in + "."; } }
class Fixed extends Base<String> { String make(String in) { return "x"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Base<String> p = new Same(), q = new Fixed();
  LEAK(p.twice(SRC));
  SAFE(p.twice("y"));
  SAFE(q.twice(SRC)); } }
// == bridgecomparable
class V implements Comparable<V> { final String t; V(String t) { this.t = t; } public int compareTo(V o) {
  LEAK(o.t);
  return t.compareTo(o.t); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<V> l = new ArrayList<>();
  l.add(new V(SRC));
  l.add(new V("x"));
  Collections.sort(l); } }
// == bridgecovariant
class P { Object get() { return "x"; } } class Q extends P { final String t; Q(String t) { this.t = t; } @Override String get() { return t; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); P p = new Q(SRC); P q = new Q("y");
  LEAK(p.get().toString());
  SAFE(q.get().toString());
  SAFE(new P().get().toString()); } }
// == bridgenode
class Node<T> { T v; Node<T> next; Node(T v, Node<T> n) { this.v = v; next = n; } } class Stk<T> { Node<T> top; void push(T v) { top = new Node<>(v, top); } T pop() { T v = top.v; top = top.next; return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Stk<String> a = new Stk<>(), b = new Stk<>();
  a.push(SRC);
  b.push("x");
  LEAK(a.pop());
  SAFE(b.pop()); } }
// == sortby
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String[] a = { "x", SRC }; String[] b = { "y", "z" };
  Arrays.sort(a); Arrays.sort(b);
  LEAK(a[0]);
  SAFE(b[0]); } }
// == varargsowned
class F { static String join(String... p) { StringBuilder b = new StringBuilder(); for (String x : p) b.append(x); return b.toString(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(F.join("a", SRC));
  SAFE(F.join("a", "b"));
  LEAK(String.format("%s", SRC));
  SAFE(String.format("%s", "x")); } }
// == suppressed
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Exception e = new Exception("x"); e.addSuppressed(new Exception(SRC));
  LEAK(e.getSuppressed()[0].getMessage());
  SAFE(e.getMessage()); } }
// == memo
class Memo { final Map<Integer, String> m = new HashMap<>(); String of(int k, String v) { String o = m.get(k); if (o == null) { o = v + k; m.put(k, o); } return o; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Memo a = new Memo(), b = new Memo();
  LEAK(a.of(1, SRC));
  SAFE(b.of(1, "x")); } }
// == latercaller
class G { static List<String> l; static void clear() { l = null; l = null; l = null; l = null; l = null; l = null; l = null; l = null; l = null; } }
class H { static String first(List<String> l) { return l.get(0); } static String id(String s) { return s.trim(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  List<String> a = new ArrayList<>(), b = new ArrayList<>(); a.add("x"); G.clear();
  b.add(SRC);
  G.l = b;
  String far = H.id(H.id(H.id(H.id(H.first(G.l)))));
  LEAK(far.concat(H.first(a)));
  SAFE(H.first(a)); } }
// == latercallers
class H { static String first(List<String> l) { return l.get(0); } static String mid(List<String> l) { return first(l); } static String id(String s) { return s.trim(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  List<String> a = new ArrayList<>(), b = new ArrayList<>(), c = new ArrayList<>(); a.add("x"); c.add("y");
  b.add(SRC);
  String far = H.id(H.id(H.id(H.id(H.id(H.id(H.id(H.mid(b)))))))), near = H.id(H.mid(c));
  LEAK(far.concat(near).concat(H.first(a)));
  SAFE(near.concat(H.first(a))); } }
// == laterreceiver
abstract class P { abstract String get(); } class Q extends P { final String t; Q(String t) { this.t = t; } String get() { return t; } } class R extends P { String get() { return "r"; } }
class H { static String ask(P p) { return p.get(); } static String id(String s) { return s.trim(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String far = H.id(H.id(H.id(H.id(H.id(H.ask(new Q(SRC)))))));
  LEAK(far.concat(H.ask(new R())));
  SAFE(H.ask(new R()).concat(H.ask(new Q("x")))); } }
// == laterkey
class H { static String of(Map<String, String> m, String k) { return m.get(k); } static String mid(Map<String, String> m, String k) { return of(m, k); } static String id(String s) { return s.trim(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, String> m = new HashMap<>(); m.put("a", "x"); m.put("c", "y");
  m.put("b", SRC);
  String far = H.id(H.id(H.id(H.id(H.id(H.id(H.id(H.id(H.id(H.mid(m, "b")))))))))), near = H.id(H.mid(m, "c"));
  LEAK(far.concat(near).concat(H.of(m, "a")));
  SAFE(near.concat(H.of(m, "a"))); } }
// == rethrown
class A extends Activity { void in() { throw new IllegalStateException(SRC); } void mid() { try { in(); } catch (IllegalStateException e) { throw new RuntimeException("wrapped", e); } }
 public void onCreate(Bundle s) { super.onCreate(s); try { mid(); } catch (RuntimeException e) {
  LEAK(e.getCause().getMessage());
  SAFE(e.getMessage()); } } }
// == createdexception
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Exception e = new Exception(SRC), f = new Exception("x");
  LEAK(e.getMessage());
  SAFE(f.getMessage());
  LEAK(e.toString()); } }
// == formatted
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Formatter f = new Formatter(), g = new Formatter(); f.format("%s", SRC); g.format("%s", "x");
  LEAK(f.toString());
  SAFE(g.toString()); } }
// == causes
class A extends Activity { void low(String v) throws java.io.IOException { throw new java.io.IOException("low " + v); } void high(String v) { try { low(v); } catch (java.io.IOException e) { throw new IllegalStateException("high", e); } }
 public void onCreate(Bundle s) { super.onCreate(s);
  try { high(SRC); } catch (IllegalStateException e) { Throwable t = e; while (t.getCause() != null) t = t.getCause();
  LEAK(t.getMessage()); }
  try { high("x"); } catch (IllegalStateException e) {
  SAFE(e.getCause().getMessage()); } } }
// == streamthrows
class E extends java.io.IOException { String data; E(String s) { data = s; } }
class In extends java.io.InputStream { String s; In(String s) { this.s = s; } public int read() throws java.io.IOException { throw new E(s); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { new java.io.BufferedReader(new java.io.InputStreamReader(new In(SRC))).readLine(); } catch (E e) {
  LEAK(e.data); } catch (java.io.IOException e) { } } }
// == printthrows
class E extends RuntimeException { String data; E(String s) { data = s; } }
class O { String s; O(String s) { this.s = s; } public String toString() { throw new E(s); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); O o = new O(SRC); try { String t = "a" + o; t.length(); } catch (E e) {
  LEAK(e.data); } } }
// == comparethrows
class E extends RuntimeException { String data; E(String s) { data = s; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String x = SRC; List<String> l = new ArrayList<String>(); l.add("a"); l.add("b"); try { Collections.sort(l, new Comparator<String>() { public int compare(String a, String b) { throw new E(x); } }); } catch (E e) {
  LEAK(e.data); } } }
// == pastothers
class E extends RuntimeException { String data; E(String s) { data = s; } }
class A extends Activity { static void f(String x) { try { throw new E(x); } catch (UnsupportedOperationException e) { } } public void onCreate(Bundle s) { super.onCreate(s);
  try { if (s == null) throw new E("x"); f(SRC); } catch (E e) {
  LEAK(e.data); } } }
