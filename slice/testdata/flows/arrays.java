// == index
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] a = new String[3];
  a[0] = SRC;
  a[1] = "x";
  SAFE(a[1]);
  LEAK(a[0]); } }
// == computed
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] a = new String[4]; int i = 1;
  a[i + 1] = SRC;
  SAFE(a[i]);
  LEAK(a[2]); } }
// == copy
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] a = new String[2]; String[] b = new String[2];
  a[0] = SRC;
  System.arraycopy(a, 0, b, 0, 2);
  LEAK(b[0]);
  LEAK(a.clone()[0]);
  LEAK(Arrays.copyOf(a, 5)[0]); } }
// == overwritten
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] a = new String[2];
  a[0] = SRC;
  a[0] = "x";
  SAFE(a[0]); } }
// == list
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>(); List<String> m = new ArrayList<>();
  l.add(SRC);
  m.add("x");
  LEAK(l.get(0));
  SAFE(m.get(0)); } }
// == listindex
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>();
  l.add("x");
  l.add(SRC);
  SAFE(l.get(0));
  LEAK(l.get(1)); } }
// == linked
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); LinkedList<String> l = new LinkedList<>();
  l.addFirst(SRC);
  LEAK(l.getFirst());
  LEAK(l.iterator().next());
  LEAK(l.poll()); } }
// == map
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, String> m = new HashMap<>();
  m.put("a", SRC);
  m.put("b", "x");
  SAFE(m.get("b"));
  LEAK(m.get("a")); } }
// == mapvalues
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, String> m = new LinkedHashMap<>();
  m.put("a", SRC);
  for (String v : m.values()) {
  LEAK(v); }
  for (Map.Entry<String, String> e : m.entrySet()) {
  LEAK(e.getValue());
  SAFE(e.getKey()); } } }
// == nested
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, List<String>> m = new HashMap<>();
  m.put("a", new ArrayList<String>());
  m.get("a").add(SRC);
  LEAK(m.get("a").get(0)); } }
// == set
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Set<String> m = new HashSet<>(); Set<String> n = new HashSet<>();
  m.add(SRC);
  n.add("x");
  for (String v : n) {
  SAFE(v); }
  for (String v : m) {
  LEAK(v); } } }
// == toarray
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>();
  l.add(SRC);
  String[] a = l.toArray(new String[0]);
  LEAK(a[0]);
  List<String> k = Arrays.asList(a);
  LEAK(k.get(0)); } }
// == addall
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>(); List<String> k = new ArrayList<>();
  l.add(SRC);
  k.addAll(l);
  LEAK(k.get(0));
  LEAK(new ArrayList<>(k).get(0));
  LEAK(Collections.unmodifiableList(k).get(0)); } }
// == matrix
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[][] a = new String[2][2];
  a[0][1] = SRC;
  String[] row = a[0];
  LEAK(row[1]);
  SAFE(a[1][0]); } }
// == chars
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  char[] c = SRC.toCharArray();
  char[] d = new char[c.length];
  for (int i = 0; i < c.length; i++) d[i] = c[i];
  LEAK(new String(d));
  LEAK(String.valueOf(d)); } }
// == bytes
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  byte[] c = SRC.getBytes();
  byte[] e = new byte[4];
  LEAK(new String(c));
  SAFE(new String(e)); } }
// == cleared
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>();
  l.add(SRC);
  l = new ArrayList<>();
  l.add("x");
  SAFE(l.get(0)); } }
// == sparse
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); android.util.SparseArray<String> m = new android.util.SparseArray<>();
  m.put(1, SRC);
  m.put(2, "x");
  LEAK(m.get(1));
  SAFE(m.get(2)); } }
// == queue
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Deque<String> q = new ArrayDeque<>(); Stack<String> st = new Stack<>(); Vector<String> v = new Vector<>();
  q.push(SRC);
  st.push(SRC);
  v.addElement("x");
  LEAK(q.pop());
  LEAK(st.peek());
  SAFE(v.elementAt(0)); } }
// == z1
class A extends Activity { String[] a = new String[2]; public void onCreate(Bundle s) { super.onCreate(s);
  a[0] = SRC;
  a[1] = "x"; }
 public void onPause() { super.onPause();
  LEAK(a[0]);
  SAFE(a[1]); } }
// == z2
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<Integer, String> m = new TreeMap<>(); Map<Integer, String> n = new TreeMap<>();
  m.put(1, SRC);
  n.putAll(m);
  m.clear();
  LEAK(n.get(1));
  Iterator<String> it = n.values().iterator();
  LEAK(it.next()); } }
// == z3
class A extends Activity { List<String> all = new ArrayList<>(); void add(String v) { all.add(v); }
 public void onCreate(Bundle s) { super.onCreate(s);
  add(SRC);
  String[] c = all.toArray(new String[all.size()]);
  Arrays.sort(c);
  LEAK(c[0]); } }
// == z4
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> a = new ArrayList<>(); List<String> b = new ArrayList<>(); List<List<String>> l = new ArrayList<>(); l.add(a);
  b.add("x");
  l.get(0).add(SRC);
  LEAK(a.get(0));
  SAFE(b.get(0)); } }
// == z5
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); int[] n = new int[3]; long[] m = { 1, 2 };
  n[2] = SRC.length();
  LEAK("" + n[2]);
  SAFE("" + m[1]); } }
// == deque
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Deque<String> d = new ArrayDeque<>(); Deque<String> e = new ArrayDeque<>();
  d.addFirst("x");
  d.push(SRC);
  e.push("y");
  LEAK(d.pollFirst());
  SAFE(e.peek()); } }
// == entries
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, String> m = new LinkedHashMap<>(); Map<String, String> o = new TreeMap<>();
  m.put("k", SRC);
  o.put("k", "x");
  for (Map.Entry<String, String> e : m.entrySet()) {
  LEAK(e.getValue()); }
  for (String v : o.values()) {
  SAFE(v); } } }
// == sublist
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>();
  l.add(SRC);
  l.add("z");
  List<String> q = new ArrayList<>(l.subList(0, 1));
  LEAK(q.get(0));
  List<String> r = Collections.singletonList("x");
  SAFE(r.get(0)); } }
// == grid
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[][] g = new String[2][2]; String[][] h = { { "x" } };
  g[1][0] = SRC;
  String[] row = g[1];
  LEAK(row[0]);
  SAFE(h[0][0]); } }
// == maplist
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, List<String>> m = new HashMap<>(); m.put("a", new ArrayList<String>()); m.put("b", new ArrayList<String>());
  m.get("a").add(SRC);
  m.get("b").add("x");
  LEAK(m.get("a").get(0));
  SAFE(m.get("b").get(0)); } }
// == shifted
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] v = { "a", "b", "c" };
  v[0] = SRC;
  for (int i = 2; i > 0; i--) v[i] = v[i - 1];
  LEAK(v[2]); } }
// == aslist
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  List<String> l = Arrays.asList(SRC, "y");
  List<String> k = Arrays.asList("x", "y");
  for (String x : l) {
  LEAK(x); }
  for (String x : k) {
  SAFE(x); } } }
// == arraycopied
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] v = { "a", "b" }, w = new String[2], u = new String[2];
  v[1] = SRC;
  System.arraycopy(v, 0, w, 0, 2);
  u[1] = "z";
  LEAK(w[1]);
  SAFE(u[1]); } }
// == iteratorremoved
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Set<String> t = new HashSet<>(), u = new HashSet<>();
  t.add(SRC);
  u.add("x");
  Iterator<String> i = t.iterator(); while (i.hasNext()) {
  LEAK(i.next()); }
  Iterator<String> k = u.iterator(); while (k.hasNext()) {
  SAFE(k.next()); } } }
// == priority
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); PriorityQueue<String> q = new PriorityQueue<>(), r = new PriorityQueue<>();
  q.offer(SRC);
  r.offer("x");
  LEAK(q.poll());
  SAFE(r.peek()); } }
// == treemap
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); TreeMap<Integer, String> m = new TreeMap<>();
  m.put(1, SRC);
  TreeMap<Integer, String> n = new TreeMap<>();
  n.put(1, "x");
  LEAK(m.firstEntry().getValue());
  SAFE(n.firstEntry().getValue()); } }
// == listofarrays
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String[]> l = new ArrayList<>(); String[] row = new String[2];
  l.add(row);
  row[1] = SRC;
  row[0] = "x";
  LEAK(l.get(0)[1]);
  SAFE(l.get(0)[0]); } }
// == stack
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Stack<String> k = new Stack<>(), o = new Stack<>();
  k.push(SRC);
  o.push("x");
  LEAK(k.pop());
  SAFE(o.pop()); } }
// == listiterator
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>(), m = new ArrayList<>(); l.add("a"); m.add("b");
  ListIterator<String> i = l.listIterator(); i.next(); i.set(SRC);
  LEAK(l.get(0));
  SAFE(m.get(0)); } }
// == clonedarray
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] a = { "x", "y" };
  String[] c = a.clone();
  a[0] = SRC;
  SAFE(c[0]);
  String[] d = a.clone();
  LEAK(d[0]); } }
// == splitjoin
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String t = SRC + ",b";
  String[] p = t.split(",");
  List<String> l = Arrays.asList(p);
  LEAK(android.text.TextUtils.join("-", l));
  SAFE(android.text.TextUtils.join("-", new String[] { "x" })); } }
// == firstentry
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  TreeMap<String, String> m = new TreeMap<String, String>(), n = new TreeMap<String, String>(); m.put("a", SRC); n.put("a", "x");
  LEAK(m.firstEntry().getValue());
  SAFE(n.firstEntry().getValue()); } }
// == walkfiltered
class Each implements Iterator<String> { final Iterator<String> in; String next; Each(Iterator<String> in) { this.in = in; step(); } void step() { next = null; while (in.hasNext()) { String v = in.next(); if (v.length() > 0) { next = v; return; } } }
 public boolean hasNext() { return next != null; } public String next() { String r = next; step(); return r; } public void remove() { } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>(), m = new ArrayList<>();
  l.add(SRC);
  m.add("x");
  LEAK(new Each(l.iterator()).next());
  SAFE(new Each(m.iterator()).next()); } }
// == walkkeys
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, String> m = new TreeMap<>();
  m.put(SRC, "x");
  for (Map.Entry<String, String> e : m.entrySet()) {
  LEAK(e.getKey());
  SAFE(e.getValue()); }
  for (String k : m.keySet()) {
  LEAK(k); }
  for (String v : m.values()) {
  SAFE(v); } } }
// == walkenumeration
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Vector<String> v = new Vector<>(), w = new Vector<>();
  v.add(SRC);
  w.add("x");
  for (Enumeration<String> e = v.elements(); e.hasMoreElements();) {
  LEAK(e.nextElement()); }
  for (Enumeration<String> e = Collections.enumeration(w); e.hasMoreElements();) {
  SAFE(e.nextElement()); } } }
// == varargsjoined
class A extends Activity { static String join(String sep, Object... parts) { StringBuilder b = new StringBuilder(); for (Object p : parts) b.append(p).append(sep); return b.toString(); } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(join("-", 1, SRC));
  SAFE(join("-", 1, "x"));
  SAFE(join("-")); } }
// == varargspassed
class A extends Activity { static <T> List<T> listOf(T... v) { return new ArrayList<T>(Arrays.asList(v)); } static <T> T first(T... v) { return listOf(v).get(0); } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(first(SRC, "x"));
  SAFE(first("y", "x"));
  String[] a = new String[] { "a", "b" };
  SAFE(first(a)); 
  a[0] = SRC;
  LEAK(first(a)); } }
// == helperfill
class Fill { static void into(List<String> l, String v) { l.add(v); } static <T> List<T> of(T... a) { return new ArrayList<>(Arrays.asList(a)); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  List<String> a = new ArrayList<>(), b = new ArrayList<>();
  Fill.into(a, SRC);
  Fill.into(b, "x");
  LEAK(a.get(0));
  SAFE(b.get(0));
  List<String> c = Fill.of(SRC, "y"), d = Fill.of("z");
  LEAK(c.get(0));
  SAFE(d.get(0)); } }
// == copies
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  List<String> a = new ArrayList<>(); a.add("x");
  List<String> b = new ArrayList<>(a);
  a.add(SRC);
  List<String> c = new LinkedList<>(a);
  SAFE(b.get(0));
  LEAK(c.get(1));
  Map<String, String> m = new HashMap<>(); m.put("k", "x");
  Map<String, String> n = new TreeMap<>(m);
  m.put("k", SRC);
  SAFE(n.get("k"));
  LEAK(m.get("k")); } }
// == readers
class In { final java.io.BufferedReader r; In(java.io.Reader r) { this.r = new java.io.BufferedReader(r); } String line() throws java.io.IOException { return r.readLine(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  In a = new In(new java.io.StringReader(SRC));
  In b = new In(new java.io.StringReader("x"));
  LEAK(a.line());
  SAFE(b.line()); } catch (java.io.IOException e) { } } }
// == cursorlike
class Walk { final Iterator<String> it; Walk(List<String> l) { it = l.iterator(); } String step() { return it.hasNext() ? it.next() : null; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  List<String> p = new ArrayList<>(); p.add(SRC);
  List<String> q = new ArrayList<>(); q.add("x");
  Walk a = new Walk(p), b = new Walk(q);
  LEAK(a.step());
  SAFE(b.step()); } }
// == bag
class Bag { private final Map<String, List<String>> m = new HashMap<>(); void put(String k, String v) { List<String> l = m.get(k); if (l == null) { l = new ArrayList<>(); m.put(k, l); } l.add(v); } String first(String k) { return m.get(k).get(0); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Bag a = new Bag(), b = new Bag();
  a.put("k", SRC);
  b.put("k", "x");
  LEAK(a.first("k"));
  SAFE(b.first("k")); } }
// == registry
class Registry { private static final Map<String, String> all = new ConcurrentHashMap<>(); static void set(String k, String v) { all.put(k, v); } static String get(String k) { return all.get(k); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Registry.set("id", SRC);
  Registry.set("name", "x");
  LEAK(Registry.get("id"));
  SAFE(Registry.get("name")); } }
// == reused
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  StringBuilder b = new StringBuilder(); b.append(SRC);
  LEAK(b.toString());
  b.setLength(0); b.append("x");
  SAFE(b.toString());
  List<String> l = new ArrayList<>(); l.add(SRC); l.clear(); l.add("x");
  SAFE(l.get(0)); } }
// == dequeowned
class Undo { private final Deque<String> d = new ArrayDeque<>(); void push(String s) { d.push(s); } String pop() { return d.pop(); } }
class A extends Activity { Undo text = new Undo(), colour = new Undo(); public void onCreate(Bundle s) { super.onCreate(s);
  text.push(SRC);
  colour.push("red");
  LEAK(text.pop());
  SAFE(colour.pop()); } }
// == rowalias
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[][] g = new String[2][2]; String[] row = { "x", "y" };
  g[1] = row;
  g[1][0] = SRC;
  LEAK(row[0]);
  SAFE(row[1]);
  SAFE("" + g[0][0]); } }
// == rowsfield
class Grid { final String[][] c = new String[3][]; void row(int i, String... r) { c[i] = r; } String at(int i, int j) { return c[i][j]; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Grid g = new Grid(), h = new Grid();
  g.row(0, "a", SRC);
  h.row(0, "a", "b");
  LEAK(g.at(0, 1));
  SAFE(h.at(0, 1)); } }
// == ringbuffer
class Ring { final String[] d = new String[4]; int w, r; void push(String s) { d[w++ % 4] = s; } String pull() { return d[r++ % 4]; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Ring a = new Ring(), b = new Ring();
  a.push(SRC);
  b.push("x");
  LEAK(a.pull());
  SAFE(b.pull()); } }
// == rowsofcopy
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[][] t = new String[2][2]; String[][] u = Arrays.copyOf(t, 2); u[1][0] = SRC;
  LEAK(t[1][0]); } }
