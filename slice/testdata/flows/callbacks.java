// == button
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this); setContentView(b);
  v = SRC;
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  LEAK(v); } }); } }
// == captured
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this); setContentView(b);
  final String v = SRC;
  final String x = "x";
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  LEAK(v);
  SAFE(x); } }); } }
// == two
class A extends Activity { String v = ""; String u = ""; public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this); Button c = new Button(this);
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  v = SRC; } });
  c.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  LEAK(v);
  SAFE(u); } }); } }
// == ordered
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this);
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  v = SRC;
  v = "x"; } });
  b.setOnLongClickListener(new View.OnLongClickListener() { public boolean onLongClick(View w) {
  SAFE(v); return true; } }); } }
// == own
interface L { void got(String v); }
class Bus { L l; void set(L l) { this.l = l; } void fire(String v) {
  l.got(v); //^a
  } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Bus p = new Bus(); Bus q = new Bus();
  p.set(new L() { public void got(String v) {
  LEAK(v); //a
  } });
  q.set(new L() { public void got(String v) {
  v.trim();
  } });
  p.fire(SRC);
  q.fire("x"); } }
// == text
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final TextView t = new TextView(this); final TextView u = new TextView(this);
  t.setText(SRC);
  u.setText("x");
  LEAK(t.getText().toString());
  SAFE(u.getText().toString()); } }
// == tag
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this);
  b.setTag(SRC);
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  LEAK((String) w.getTag()); } }); } }
// == location
class A extends Activity implements android.location.LocationListener { String v = ""; public void onCreate(Bundle s) { super.onCreate(s);
  ((android.location.LocationManager) getSystemService("location")).requestLocationUpdates("gps", 0, 0, this); }
 public void onLocationChanged(android.location.Location l) {
  v = "" + l.getLatitude(); //SRC
  }
 public void onResume() { super.onResume();
  LEAK(v); }
 public void onProviderEnabled(String p) { } public void onProviderDisabled(String p) { } public void onStatusChanged(String p, int i, Bundle b) { } }
// == handler
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Handler h = new Handler() { public void handleMessage(Message m) {
  LEAK((String) m.obj); } };
  Message m = new Message();
  m.obj = SRC;
  h.sendMessage(m); } }
// == obtained
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Handler h = new Handler(new Handler.Callback() { public boolean handleMessage(Message m) {
  LEAK((String) m.obj); return true; } });
  h.sendMessage(h.obtainMessage(1, SRC)); 
  h.sendMessage(h.obtainMessage(2, "x")); } }
// == unregistered
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s); 
  v = "x"; }
 class C implements View.OnClickListener { public void onClick(View w) {
  v = SRC; } }
 public void onResume() { super.onResume();
  SAFE(v); } }
// == dialog
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s);
  final String w = SRC;
  new AlertDialog.Builder(this).setPositiveButton("ok", new DialogInterface.OnClickListener() { public void onClick(DialogInterface d, int i) {
  v = w; } }).setNegativeButton("no", new DialogInterface.OnClickListener() { public void onClick(DialogInterface d, int i) {
  LEAK(v); } }).show(); } }
// == itemclick
class A extends ListActivity { public void onCreate(Bundle s) { super.onCreate(s);
  String[] items = { SRC, "x" };
  setListAdapter(new ArrayAdapter<String>(this, 17367043, items)); }
 public void onListItemClick(ListView l, View v, int p, long id) {
  LEAK((String) l.getItemAtPosition(p)); } }
// == postdelayed
class A extends Activity { String v = ""; Handler h = new Handler(); Runnable r = new Runnable() { public void run() {
  LEAK(v); } };
 public void onCreate(Bundle s) { super.onCreate(s);
  v = SRC;
  h.postDelayed(r, 100); } }
// == menu
class A extends Activity { String v = ""; public boolean onCreateOptionsMenu(Menu m) {
  m.add(SRC);
  return true; }
 public boolean onOptionsItemSelected(MenuItem i) {
  LEAK(i.getTitle().toString());
  return true; } }
// == watcher
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s); EditText e = new EditText(this); setContentView(e);
  e.addTextChangedListener(new android.text.TextWatcher() { public void afterTextChanged(android.text.Editable t) { 
  v = t.toString(); //SRC
  } public void beforeTextChanged(CharSequence c, int a, int b, int d) { } public void onTextChanged(CharSequence c, int a, int b, int d) { } }); }
 public void onPause() { super.onPause();
  LEAK(v); } }
// == z1
class A extends Activity implements View.OnClickListener { String v = "a"; String w = "b"; public void onCreate(Bundle s) { super.onCreate(s); new Button(this).setOnClickListener(this); }
 public void onClick(View x) {
  v = SRC; }
 protected void onStop() { super.onStop();
  LEAK(v);
  SAFE(w); } }
// == z2
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final EditText e = new EditText(this); final EditText g = new EditText(this); Button b = new Button(this);
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  String p = e.getText().toString(); //SRC
  LEAK(p);
  SAFE("" + w.getId()); } }); } }
// == z3
class A extends Activity { interface F { String go(String v); } String run(F f, String v) { return f.go(v); }
 public void onCreate(Bundle s) { super.onCreate(s); F up = new F() { public String go(String v) { return v.toUpperCase(); } }; F no = new F() { public String go(String v) { return "no"; } };
  String v = SRC;
  LEAK(run(up, v));
  SAFE(run(no, v)); } }
// == z4
class A extends Activity implements android.hardware.SensorEventListener { float x; public void onCreate(Bundle s) { super.onCreate(s); android.hardware.SensorManager m = (android.hardware.SensorManager) getSystemService("sensor"); m.registerListener(this, m.getDefaultSensor(1), 3); }
 public void onSensorChanged(android.hardware.SensorEvent e) {
  x = e.values[0]; //SRC
  }
 public void onAccuracyChanged(android.hardware.Sensor s, int a) { }
 public void onPause() { super.onPause();
  LEAK("" + x); } }
// == seekbar
class A extends Activity { String v = ""; String w = ""; public void onCreate(Bundle s) { super.onCreate(s); SeekBar b = new SeekBar(this);
  b.setOnSeekBarChangeListener(new SeekBar.OnSeekBarChangeListener() { public void onProgressChanged(SeekBar k, int p, boolean u) {
  v = SRC(A.this); } public void onStartTrackingTouch(SeekBar k) { } public void onStopTrackingTouch(SeekBar k) {
  LEAK(v);
  SAFE(w); } }); } }
// == listenerfield
class A extends Activity implements View.OnClickListener, View.OnLongClickListener { String v = ""; public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this); b.setOnClickListener(this); b.setOnLongClickListener(this); }
  public void onClick(View w) {
  v = SRC; }
  public boolean onLongClick(View w) {
  LEAK(v); String t = "x";
  SAFE(t); return true; } }
// == preference
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); SharedPreferences p = getSharedPreferences("p", 0);
  final String v = SRC;
  p.registerOnSharedPreferenceChangeListener(new SharedPreferences.OnSharedPreferenceChangeListener() { public void onSharedPreferenceChanged(SharedPreferences q, String k) {
  LEAK(v);
  SAFE(k); } }); } }
// == spinner
class A extends Activity { String v = "", w = "x"; public void onCreate(Bundle s) { super.onCreate(s); Spinner p = new Spinner(this);
  p.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() { public void onItemSelected(AdapterView<?> a, View k, int i, long id) {
  LEAK(v);
  SAFE(w); } public void onNothingSelected(AdapterView<?> a) { } });
  v = SRC; } }
// == nestedanonymous
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final Button b = new Button(this); setContentView(b);
  final String v = SRC, w = "x";
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View x) { b.setOnLongClickListener(new View.OnLongClickListener() { public boolean onLongClick(View y) {
  LEAK(v);
  SAFE(w);
  return true; } }); } }); } }
// == neverregistered
class A extends Activity { String v = "x"; class L implements View.OnClickListener { public void onClick(View x) {
  v = SRC(A.this); } }
 public void onCreate(Bundle s) { super.onCreate(s); L l = new L(); Button b = new Button(this); setContentView(b); }
 public void onPause() { super.onPause();
  SAFE(v); } }
// == innerfield
class A extends Activity { String v = "x", w = "y"; class L implements View.OnClickListener { public void onClick(View x) {
  v = SRC(A.this);
  w = "z"; } }
 public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this); b.setOnClickListener(new L()); setContentView(b); }
 public void onStop() { super.onStop();
  LEAK(v);
  SAFE(w); } }
// == checked
class A extends Activity implements CompoundButton.OnCheckedChangeListener { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s); CheckBox b = new CheckBox(this); b.setOnCheckedChangeListener(this); setContentView(b); }
 public void onCheckedChanged(CompoundButton b, boolean on) { if (on)
  v = SRC;
 else {
  LEAK(v); } } }
// == editoraction
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); EditText e = new EditText(this); setContentView(e); final String[] kept = { "x", "y" };
  e.setOnEditorActionListener(new TextView.OnEditorActionListener() { public boolean onEditorAction(TextView t, int a, KeyEvent k) {
  LEAK(kept[0]);
  SAFE(kept[1]);
  return true; } });
  kept[0] = SRC; } }
// == lowmemory
class A extends Activity implements ComponentCallbacks2 { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s); getApplication().registerComponentCallbacks(this);
  v = SRC; }
 public void onTrimMemory(int level) {
  LEAK(v); } }
// == comparator
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC; List<String> l = new ArrayList<>(); l.add("b"); l.add("a");
  Collections.sort(l, new Comparator<String>() { public int compare(String a, String b) {
  LEAK(v);
  return a.compareTo(b); } }); } }
// == longclick
class A extends Activity { String v = "x", w = "y"; public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this);
  b.setOnLongClickListener(new View.OnLongClickListener() { public boolean onLongClick(View w) {
  v = SRC;
  return true; } });
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View q) {
  LEAK(v);
  SAFE(w); } }); setContentView(b); } }
// == tagged
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this), c = new Button(this);
  b.setTag(SRC);
  c.setTag("x");
  View.OnClickListener l = new View.OnClickListener() { public void onClick(View w) {
  LEAK((String) w.getTag()); } };
  b.setOnClickListener(l);
  c.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  SAFE((String) w.getTag()); } }); } }
// == adapter
class R extends BaseAdapter { List<String> items = new ArrayList<>(); public int getCount() { return items.size(); } public Object getItem(int i) { return items.get(i); } public long getItemId(int i) { return i; } public View getView(int i, View v, ViewGroup g) {
  LEAK(items.get(i));
  return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); R r = new R();
  r.items.add(SRC);
  ListView l = new ListView(this); l.setAdapter(r); setContentView(l); } }
// == focus
class A extends Activity { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s); EditText e = new EditText(this);
  e.setOnFocusChangeListener(new View.OnFocusChangeListener() { public void onFocusChange(View w, boolean f) {
  if (f) v = "focus"; else v = SRC; } }); setContentView(e); }
 public void onPause() { super.onPause();
  LEAK(v); } }
// == permission
class A extends Activity { String[] asked; public void onCreate(Bundle s) { super.onCreate(s); }
 public void onRequestPermissionsResult(int code, String[] p, int[] r) {
  asked = new String[] { SRC, "x" };
  LEAK(asked[0]);
  SAFE(asked[1]); } }
// == lambdaconsumer
interface F { void on(B b); }
class B { String t = "", u = ""; B t(String v) { t = v; return this; } B u(String v) { u = v; return this; } R build() { return new R(this); } }
class R { final String t, u; R(B b) { t = b.t; u = b.u; } static R of(F f) { B b = new B(); f.on(b); return b.build(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC;
  R r = R.of(new F() { public void on(B b) { b.t(v).u("x"); } });
  R q = R.of(new F() { public void on(B b) { b.t("y"); } });
  LEAK(r.t);
  SAFE(r.u);
  SAFE(q.t); } }
// == lambdasupplier
interface S<T> { T get(); }
class Lazy<T> { S<T> s; T v; Lazy(S<T> s) { this.s = s; } T get() { if (v == null) v = s.get(); return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC;
  Lazy<String> l = new Lazy<>(new S<String>() { public String get() { return v; } });
  Lazy<String> m = new Lazy<>(new S<String>() { public String get() { return "x"; } });
  LEAK(l.get());
  SAFE(m.get()); } }
// == lambdachain
interface Fn<T, R> { R of(T t); }
class Box<T> { final T v; Box(T v) { this.v = v; } <R> Box<R> map(Fn<T, R> f) { return new Box<>(f.of(v)); } T get() { return v; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC; Fn<String, String> same = new Fn<String, String>() { public String of(String t) { return t + "!"; } };
  LEAK(new Box<>(v).map(same).get());
  SAFE(new Box<>("x").map(same).get());
  Fn<String, String> mine = new Fn<String, String>() { public String of(String t) { return v; } };
  Fn<String, String> fixed = new Fn<String, String>() { public String of(String t) { return "x"; } };
  LEAK(new Box<>("x").map(mine).get());
  SAFE(new Box<>(v).map(fixed).get()); } }
// == lambdareceiver
interface Init<T> { void with(T t); }
class K { static <T> T apply(T t, Init<T> f) { f.with(t); return t; } }
class C { String host = "", path = ""; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC;
  C c = K.apply(new C(), new Init<C>() { public void with(C c) { c.host = v; c.path = "p"; } });
  C d = K.apply(new C(), new Init<C>() { public void with(C c) { c.host = "h"; } });
  LEAK(c.host);
  SAFE(c.path);
  SAFE(d.host); } }
// == lambdastdlib
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC;
  Map<String, String> m = new HashMap<>(), n = new HashMap<>();
  m.computeIfAbsent("k", new java.util.function.Function<String, String>() { public String apply(String k) { return v; } });
  n.computeIfAbsent("k", new java.util.function.Function<String, String>() { public String apply(String k) { return k; } });
  LEAK(m.get("k"));
  SAFE(n.get("k"));
  List<String> l = new ArrayList<>(); l.add("a");
  l.replaceAll(new java.util.function.UnaryOperator<String>() { public String apply(String k) { return k + v; } });
  LEAK(l.get(0)); } }
// == listenerstate
class Model { String name = "", other = ""; void load(String v) { name = v; } }
class A extends Activity { Model m = new Model(), n = new Model(); public void onCreate(Bundle s) { super.onCreate(s); Button b = new Button(this), c = new Button(this);
  n.load("x");
  b.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  m.load(SRC); } });
  c.setOnClickListener(new View.OnClickListener() { public void onClick(View w) {
  LEAK(m.name);
  SAFE(n.name);
  SAFE(m.other); } }); } }
// == listenerregistered
interface On { void event(String v); }
class Source { private final List<On> list = new ArrayList<>(); void add(On o) { list.add(o); } void fire(String v) { for (On o : list) 
  o.event(v); //^a
  } }
class A extends Activity { String got = "", kept = ""; public void onCreate(Bundle s) { super.onCreate(s); Source p = new Source(), q = new Source();
  p.add(new On() { public void event(String v) { got = v; } });
  q.add(new On() { public void event(String v) { kept = v; } });
  p.fire(SRC);
  q.fire("x");
  LEAK(got);
  SAFE(kept); } }
// == listenerself
class W implements View.OnClickListener { final String id; String last = ""; W(String id) { this.id = id; } public void onClick(View v) { last = id; } String last() { return last; } }
class A extends Activity { W a, b; public void onCreate(Bundle s) { super.onCreate(s); Button p = new Button(this), q = new Button(this);
  a = new W(SRC);
  b = new W("x");
  p.setOnClickListener(a);
  q.setOnClickListener(b); }
 public void onPause() { super.onPause();
  LEAK(a.last());
  SAFE(b.last()); } }
// == listenerhandedover
class A extends Activity { interface Done { void done(String r); } static class Task { final Done d; Task(Done d) { this.d = d; } void run(String in) { d.done(in + "."); } }
 String r = "", q = ""; public void onCreate(Bundle s) { super.onCreate(s);
  new Task(new Done() { public void done(String v) { r = v; } }).run(SRC);
  new Task(new Done() { public void done(String v) { q = v; } }).run("x");
  LEAK(r);
  SAFE(q); } }
// == listactivity
class A extends ListActivity { public void onCreate(Bundle s) { super.onCreate(s);
  String[] r = { "x", SRC };
  setListAdapter(new ArrayAdapter<String>(this, 1, r)); }
 protected void onListItemClick(ListView l, View v, int p, long d) {
  LEAK((String) l.getItemAtPosition(p));
  LEAK((String) getListAdapter().getItem(p));
  LEAK((String) getListView().getItemAtPosition(p));
  SAFE("" + d); } }
// == xmlclick
class A extends Activity { String v = "", w = "w"; View.OnClickListener on = new View.OnClickListener() { public void onClick(View b) {
  if (b.getId() == 1) v = SRC;
  else {
  LEAK(v);
  SAFE(w); } } };
 public void onCreate(Bundle s) { super.onCreate(s); Button x = new Button(this), y = new Button(this); x.setId(1); y.setId(2); x.setOnClickListener(on); y.setOnClickListener(on); } }
