// == bits
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String o = "";
  for (char c : SRC.toCharArray()) {
   if (c == '0') o += "a";
   else if (c == '1') o += "b";
   else o += "c"; }
  LEAK(o); } }
// == flag
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); boolean f = false;
  if (SRC.startsWith("3")) f = true;
  LEAK("" + f); } }
// == switch
class A extends Activity { String look(int n) { switch (n) { case 0: return "p"; case 1: return "q"; default: return "r"; } }
 public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(look(SRC.length())); } }
// == field
class A extends Activity { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s);
  if (SRC.equals("1")) { v = "one"; } else { v = "other"; } }
 public void onPause() { super.onPause();
  LEAK(v); } }
// == builder
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); StringBuilder b = new StringBuilder(); String v = SRC;
  for (int i = 0; i < v.length(); i++) {
   switch (v.charAt(i)) { case '0': b.append("z"); break; default: b.append("n"); } }
  LEAK(b.toString());
  SAFE("k"); } }
// == unrelated
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x"; String u = SRC;
  if (System.nanoTime() > 3) v = "y";
  if (u.length() > 3) u = "k";
  SAFE(v); } }
// == array
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); int[] n = new int[2];
  if (SRC.length() > 4) n[0] = 1;
  LEAK("" + n[0]); } }
// == counter
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); int n = 0; String v = SRC;
  while (n < v.length()) n++;
  LEAK("" + n); } }
// == lookup
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] t = { "a", "b", "c" };
  LEAK(t[SRC.length() % 3]);
  SAFE(t[1]); } }
// == z1
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = SRC; String r;
  if (v.length() > 10) { r = "long"; } else if (v.length() > 5) { r = "mid"; } else { r = "short"; }
  LEAK(r); } }
// == z2
class A extends Activity { boolean even(String v) { return v.hashCode() % 2 == 0; } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(even(SRC) ? "e" : "o");
  SAFE(even("x") ? "e" : "o"); } }
// == length
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String v = SRC;
  int n = 0;
  for (int i = 0; i < v.length(); i++) n++;
  LEAK("" + n);
  SAFE("n"); } }
// == flagged
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  boolean b = SRC.startsWith("3");
  boolean c = "x".startsWith("3");
  String t = b ? "yes" : "no";
  String u = c ? "yes" : "no";
  LEAK(t);
  SAFE(u); } }
// == early
class A extends Activity { String of(String v) { if (v.length() > 5) return "long"; return "short"; } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(of(SRC));
  SAFE(of("x")); } }
// == chosen
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  int k = SRC.charAt(0);
  String t; switch (k) { case 48: t = "zero"; break; case 49: t = "one"; break; default: t = "many"; }
  String u; switch ("x".charAt(0)) { case 48: u = "zero"; break; default: u = "many"; }
  LEAK(t);
  SAFE(u); } }
// == exceptionflow
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "number", w = "k";
  try { Integer.parseInt(SRC); } catch (NumberFormatException e) { v = "text"; }
  LEAK(v);
  SAFE(w); } }
// == nested
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String t = SRC; int r = 0, q = 0;
  if (t.length() > 3) { if (t.charAt(0) == '1') r = 1; else r = 2; }
  if (s != null) q = 3;
  LEAK("" + r);
  SAFE("" + q); } }
// == whileflag
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String t = SRC; boolean go = true; int n = 0;
  while (go) { n++; if (n >= t.length()) go = false; }
  LEAK("" + n); } }
// == returnedchoice
class A extends Activity { int level(String t) { if (t.startsWith("49")) return 2; if (t.startsWith("1")) return 1; return 0; } public void onCreate(Bundle s) { super.onCreate(s); String[] names = { "none", "us", "de" };
  LEAK(names[level(SRC)]);
  SAFE(names[level("x")]); } }
// == loopcount
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String t = SRC; int n = 0, m = 0;
  for (int i = 0; i < t.length(); i++) n++;
  for (int i = 0; i < 3; i++) m++;
  LEAK("" + n);
  SAFE("" + m); } }
// == listchosen
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); List<String> l = new ArrayList<>(), m = new ArrayList<>();
  if (SRC.startsWith("1")) l.add("one"); else l.add("other");
  m.add("x");
  LEAK(l.get(0));
  SAFE(m.get(0)); } }
// == boolfield
class A extends Activity { boolean on, off; public void onCreate(Bundle s) { super.onCreate(s);
  if (SRC.isEmpty()) on = true;
  if (s == null) off = true;
  LEAK("" + on);
  SAFE("" + off); } }
// == ternaryref
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String v = SRC.length() > 3 ? "a" : "b";
  String w = "abc".length() > 3 ? "a" : "b";
  LEAK(v);
  SAFE(w); } }
// == throwbranch
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String r = "no", q = "no"; try { if (SRC.equals("000")) throw new Exception("a"); } catch (Exception e) { r = "yes"; }
  if (s != null) q = "yes";
  LEAK(r);
  SAFE(q); } }
