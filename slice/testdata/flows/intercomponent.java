// == extra
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class);
  i.putExtra("k", SRC);
  i.putExtra("o", "x");
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k"));
  SAFE(getIntent().getStringExtra("o")); } }
// == wrong
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class); Intent j = new Intent(this, C.class);
  i.putExtra("k", SRC);
  j.putExtra("k", "x");
  startActivity(i);
  startActivity(j); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k")); } }
class C extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k")); } }
// == notsent
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class);
  i.putExtra("k", SRC);
  startActivity(new Intent(this, B.class).putExtra("k", "x")); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k")); } }
// == service
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, S.class);
  i.putExtra("k", SRC);
  startService(i); } }
class S extends Service { public IBinder onBind(Intent i) { return null; } public int onStartCommand(Intent i, int f, int n) {
  LEAK(i.getStringExtra("k"));
  return 0; } }
// == action
// activity B action=my.act
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("my.act");
  i.putExtra("k", SRC);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k")); } }
// == otheraction
// activity B action=my.act
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("my.other");
  i.putExtra("k", SRC);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k")); } }
// == concatenated
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(); String n = A.class.getPackage().getName();
  i.setClassName(this, getPackageName() + ".B");
  i.putExtra("k", SRC);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k")); } }
// == component
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent();
  i.setComponent(new ComponentName(this, B.class));
  i.putExtra("k", SRC);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k")); } }
class C extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k")); } }
// == getname
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent();
  i.setClassName(this, B.class.getName());
  i.putExtra("k", SRC);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k")); } }
class C extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k")); } }
// == substring
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("xxmy.act".substring(2));
  i.putExtra("k", SRC);
  startActivity(i); } }
// activity B action=my.act
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k")); } }
// activity C action=my.b
class C extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k")); } }
// == result
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  startActivityForResult(new Intent(this, B.class), 3); }
 public void onActivityResult(int q, int r, Intent i) {
  LEAK(i.getStringExtra("k"));
  SAFE(i.getStringExtra("o")); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent();
  i.putExtra("k", SRC);
  setResult(RESULT_OK, i); finish(); } }
// == bundle
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class); Bundle b = new Bundle();
  b.putString("k", SRC);
  b.putString("o", "x");
  i.putExtras(b);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Bundle b = getIntent().getExtras();
  LEAK(b.getString("k"));
  SAFE(b.getString("o")); } }
// == broadcast
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); registerReceiver(new R(), new IntentFilter("my.act"));
  sendBroadcast(new Intent("my.act").putExtra("k", SRC)); } }
// dynamic R
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
  LEAK(i.getStringExtra("k")); } }
// == broadcastother
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); registerReceiver(new R(), new IntentFilter("my.other"));
  sendBroadcast(new Intent("my.act").putExtra("k", SRC)); } }
// dynamic R
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
  SAFE(i.getStringExtra("k")); } }
// == application
class App extends Application { String v = ""; String w = ""; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  ((App) getApplication()).v = SRC;
  startActivity(new Intent(this, B.class)); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(((App) getApplication()).v);
  SAFE(((App) getApplicationContext()).w); } }
// == prefs
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); SharedPreferences.Editor e = getSharedPreferences("p", 0).edit();
  e.putString("k", SRC);
  e.putString("o", "x");
  e.commit(); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getSharedPreferences("p", 0).getString("k", ""));
  SAFE(getSharedPreferences("p", 0).getString("o", "")); } }
// == singleton
class Reg { static Reg one = new Reg(); String v = ""; static Reg get() { return one; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Reg.get().v = SRC; } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(Reg.get().v); } }
// == messenger
class A extends Activity implements ServiceConnection { public void onCreate(Bundle s) { super.onCreate(s); bindService(new Intent(this, S.class), this, 1); }
 public void onServiceConnected(ComponentName n, IBinder b) { try { Message m = Message.obtain();
  m.obj = SRC;
  new Messenger(b).send(m); } catch (RemoteException e) { } } public void onServiceDisconnected(ComponentName n) { } }
class S extends Service { Messenger m = new Messenger(new Handler() { public void handleMessage(Message x) {
  LEAK((String) x.obj); } });
 public IBinder onBind(Intent i) { return m.getBinder(); } }
// == binder
class A extends Activity implements ServiceConnection { public void onCreate(Bundle s) { super.onCreate(s); bindService(new Intent(this, S.class), this, 1); }
 public void onServiceConnected(ComponentName n, IBinder b) {
  ((S.Local) b).put(SRC); } public void onServiceDisconnected(ComponentName n) { } }
class S extends Service { String v = ""; class Local extends Binder { void put(String w) { v = w; } }
 public IBinder onBind(Intent i) { return new Local(); }
 public boolean onUnbind(Intent i) {
  LEAK(v); return false; } }
// == helper
class Base extends Activity { public void startActivityForResult(Intent i, int n, Bundle o) {
  LEAK(i.getStringExtra("k")); //a
  super.startActivityForResult(i, n, o); } }
class A extends Base { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("my.x");
  i.putExtra("k", SRC);
  startActivity(i); } }
// == pending
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, R.class);
  i.putExtra("k", SRC);
  PendingIntent p = PendingIntent.getBroadcast(this, 0, i, 0);
  ((AlarmManager) getSystemService("alarm")).set(0, 1000, p); } }
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
  LEAK(i.getStringExtra("k")); } }
// == fragment
class F extends Fragment { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getArguments().getString("k"));
  SAFE(getArguments().getString("o")); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); F f = new F(); Bundle b = new Bundle();
  b.putString("k", SRC);
  b.putString("o", "x");
  f.setArguments(b);
  getFragmentManager().beginTransaction().add(f, "f").commit(); } }
// == z1
class A extends Activity { static final String K = "k"; static Intent make(Context c, String v) { Intent i = new Intent(c, B.class); i.putExtra(K, v); return i; }
 public void onCreate(Bundle s) { super.onCreate(s);
  startActivity(make(this, SRC)); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getExtras().getString(A.K));
  SAFE(getIntent().getAction()); } }
// == z2
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  startService(new Intent(this, S.class).setAction("one").putExtra("k", SRC)); } }
class S extends IntentService { public S() { super("s"); } protected void onHandleIntent(Intent i) {
  LEAK(i.getStringExtra("k"));
  SAFE(i.getStringExtra("m")); } }
// == z3
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class); ArrayList<String> l = new ArrayList<>();
  l.add(SRC);
  i.putStringArrayListExtra("l", l);
  i.putExtra("n", 3);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringArrayListExtra("l").get(0));
  SAFE("" + getIntent().getIntExtra("n", 0)); } }
// == z4
class A extends Activity { public void onNewIntent(Intent i) { super.onNewIntent(i);
  LEAK(i.getStringExtra("k")); }
 public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, A.class).addFlags(0x20000000);
  i.putExtra("k", SRC);
  startActivity(i); } }
// == z5
class A extends Activity { private BroadcastReceiver r = new BroadcastReceiver() { public void onReceive(Context c, Intent i) {
  LEAK(i.getStringExtra("k")); } };
 public void onResume() { super.onResume(); registerReceiver(r, new IntentFilter("a.b")); }
 public void onPause() { super.onPause(); Intent i = new Intent(); i.setAction("a.b");
  i.putExtra("k", SRC);
  sendBroadcast(i); unregisterReceiver(r); } }
// == parcelled
class D implements java.io.Serializable { String f = "", g = "x"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.f = SRC;
  startActivity(new Intent(this, B.class).putExtra("d", d)); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = (D) getIntent().getSerializableExtra("d");
  LEAK(d.f); } }
// == bundled
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Bundle b = new Bundle(); Bundle c = new Bundle();
  b.putString("k", SRC);
  c.putString("k", "x");
  Intent i = new Intent(); i.setClass(this, B.class); i.putExtras(b); startActivity(i);
  Intent j = new Intent(); j.setClass(this, C.class); j.putExtras(c); startActivity(j); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getExtras().getString("k")); } }
class C extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getExtras().getString("k")); } }
// == newintent
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class);
  i.putExtra("k", SRC);
  startActivity(i); } }
class B extends Activity { protected void onNewIntent(Intent n) {
  LEAK(n.getStringExtra("k"));
  SAFE(n.getStringExtra("q")); } }
// == resultextra
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); startActivityForResult(new Intent(this, B.class), 3); } protected void onActivityResult(int q, int r, Intent d) {
  LEAK(d.getStringExtra("k"));
  SAFE(d.getStringExtra("o")); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent r = new Intent();
  r.putExtra("k", SRC);
  r.putExtra("o", "x");
  setResult(RESULT_OK, r); finish(); } }
// == serializable
class D implements java.io.Serializable { String v = "x", w = "y"; }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = new D();
  d.v = SRC;
  startActivity(new Intent(this, B.class).putExtra("d", d)); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s); D d = (D) getIntent().getSerializableExtra("d");
  LEAK(d.v);
  SAFE(d.w); } }
// == intentservice
class T extends IntentService { public T() { super("t"); } protected void onHandleIntent(Intent i) {
  LEAK(i.getStringExtra("k"));
  SAFE(i.getStringExtra("o")); } }
// service T
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, T.class);
  i.putExtra("k", SRC);
  i.putExtra("o", "x");
  startService(i); } }
// == alarm
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
  LEAK(i.getStringExtra("k"));
  SAFE(i.getStringExtra("o")); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, R.class);
  i.putExtra("k", SRC);
  i.putExtra("o", "x");
  ((AlarmManager) getSystemService("alarm")).set(0, 1000, PendingIntent.getBroadcast(this, 0, i, 0)); } }
// == threehops
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  startActivity(new Intent(this, B.class).putExtra("a", SRC).putExtra("z", "x")); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  startService(new Intent(this, S.class).putExtra("b", getIntent().getStringExtra("a")).putExtra("z", getIntent().getStringExtra("z"))); } }
class S extends Service { public IBinder onBind(Intent i) { return null; } public int onStartCommand(Intent i, int f, int n) {
  LEAK(i.getStringExtra("b"));
  SAFE(i.getStringExtra("z"));
  return 2; } }
// == listextra
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); ArrayList<String> l = new ArrayList<>(), m = new ArrayList<>();
  l.add(SRC);
  m.add("x");
  startActivity(new Intent(this, B.class).putStringArrayListExtra("l", l).putStringArrayListExtra("m", m)); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringArrayListExtra("l").get(0));
  SAFE(getIntent().getStringArrayListExtra("m").get(0)); } }
// == resultservice
class A extends Activity { static String got = "x", other = "y"; public void onCreate(Bundle s) { super.onCreate(s); startService(new Intent(this, S.class).putExtra("k", SRC)); }
 public void onResume() { super.onResume();
  LEAK(got);
  SAFE(other); } }
class S extends Service { public IBinder onBind(Intent i) { return null; } public int onStartCommand(Intent i, int f, int n) {
  A.got = i.getStringExtra("k");
  return 2; } }
// == fillin
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Bundle b = new Bundle();
  b.putString("k", SRC);
  b.putString("o", "x");
  Intent i = new Intent(); i.setClassName(this, B.class.getName()); i.putExtras(b);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Bundle e = getIntent().getExtras();
  LEAK(e.getString("k"));
  SAFE(e.getString("o")); } }
// == dynamicreceiver
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); registerReceiver(new BroadcastReceiver() { public void onReceive(Context c, Intent i) {
  LEAK(i.getStringExtra("k"));
  SAFE(i.getStringExtra("o")); } }, new IntentFilter("p.q"));
  sendBroadcast(new Intent("p.q").putExtra("k", SRC).putExtra("o", "x")); } }
// == replacedextras
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class);
  i.putExtra("k", SRC);
  i.putExtra("k", "x");
  i.putExtra("z", SRC);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k"));
  LEAK(getIntent().getStringExtra("z")); } }
// == extrasremoved
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class);
  i.putExtra("k", SRC);
  i.putExtra("o", SRC);
  i.removeExtra("k");
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k"));
  LEAK(getIntent().getStringExtra("o")); } }
// == extraslocal
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent();
  i.putExtra("k", SRC);
  LEAK(i.getStringExtra("k"));
  i.putExtra("k", "x");
  SAFE(i.getStringExtra("k")); } }
// == extrasbundlekilled
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Bundle b = new Bundle();
  b.putString("k", SRC);
  LEAK(b.getString("k"));
  b.remove("k");
  SAFE(b.getString("k"));
  b.putString("k", "x");
  SAFE(b.getString("k"));
  b.putString("k", SRC);
  LEAK(b.getString("k"));
  b.clear();
  SAFE(b.getString("k")); } }
// == extrasmapremoved
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Map<String, String> m = new HashMap<>();
  m.put("k", SRC);
  m.put("o", "x");
  SAFE(m.get("o"));
  LEAK(m.get("k"));
  m.remove("k");
  SAFE(m.get("k")); } }
// == extrasbranch
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class);
  i.putExtra("k", SRC);
  if (s != null) i.putExtra("k", "x");
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("k")); } }
// == extrasreplaced
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class);
  i.putExtra("k", SRC);
  i.replaceExtras(new Bundle());
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("k")); } }
// == extrasadded
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent(this, B.class); Bundle b = new Bundle(), c = new Bundle();
  b.putString("k", SRC);
  c.putString("o", "x");
  i.putExtras(b);
  i.putExtra("b", c);
  startActivity(i); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getExtras().getString("k"));
  SAFE(getIntent().getBundleExtra("b").getString("o")); } }
// == launcher
class Nav { static Intent to(Context c, Class<?> k, String v) { return new Intent(c, k).putExtra("v", v); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  startActivity(Nav.to(this, B.class, SRC));
  startActivity(Nav.to(this, C.class, "x")); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getIntent().getStringExtra("v")); } }
class C extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(getIntent().getStringExtra("v")); } }
// == prefsplit
class A extends Activity { SharedPreferences file(String n) { return getSharedPreferences(n, 0); } public void onCreate(Bundle s) { super.onCreate(s);
  file("one").edit().putString("k", SRC).apply();
  file("two").edit().putString("k", "x").apply(); }
 public void onResume() { super.onResume();
  LEAK(file("one").getString("k", ""));
  SAFE(file("two").getString("k", ""));
  SAFE(file("one").getString("other", "")); } }
// == resultowned
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); startActivityForResult(new Intent(this, B.class), 1); startActivityForResult(new Intent(this, C.class), 2); }
 protected void onActivityResult(int rq, int rs, Intent d) {
  LEAK(d.getStringExtra("v"));
  SAFE(d.getStringExtra("w")); } }
class B extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  setResult(RESULT_OK, new Intent().putExtra("v", SRC).putExtra("w", "x")); finish(); } }
class C extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  setResult(RESULT_OK, new Intent().putExtra("w", "y")); finish(); } }
// == localbus
class Bus { interface On { void got(String s); } private static final List<On> list = new ArrayList<>(); static void add(On o) { list.add(o); } static void post(String s) { for (On o : list) o.got(s); } }
class A extends Activity { String seen = "", other = ""; public void onCreate(Bundle s) { super.onCreate(s);
  Bus.add(new Bus.On() { public void got(String m) { seen = m; } });
  Bus.add(new Bus.On() { public void got(String m) { other = "x"; } });
  Bus.post(SRC); }
 public void onPause() { super.onPause();
  LEAK(seen);
  SAFE(other); } }
// == message
class A extends Activity { String one = "", two = ""; Handler h = new Handler() { public void handleMessage(Message m) { if (m.what == 1) one = (String) m.obj; else two = m.getData().getString("k"); } }; public void onCreate(Bundle s) { super.onCreate(s);
  h.obtainMessage(1, SRC).sendToTarget();
  Message m = h.obtainMessage(2); Bundle b = new Bundle(); b.putString("k", "x"); m.setData(b); m.sendToTarget(); }
 public void onStop() { super.onStop();
  LEAK(one);
  SAFE(two); } }
// == saved
class A extends Activity { String q = "", p = "x"; protected void onSaveInstanceState(Bundle o) { super.onSaveInstanceState(o); o.putString("q", q); o.putString("p", p); } public void onCreate(Bundle s) { super.onCreate(s); if (s != null) {
  LEAK(s.getString("q"));
  SAFE(s.getString("p")); }
  q = SRC; } }
// == views
class A extends Activity { TextView name, mail; TextView make(String hint) { TextView t = new TextView(this); t.setHint(hint); return t; } public void onCreate(Bundle s) { super.onCreate(s); name = make("a"); mail = make("b");
  name.setText(SRC);
  mail.setText("x"); }
 public void onPause() { super.onPause();
  LEAK(name.getText().toString());
  SAFE(mail.getText().toString()); } }
// == defaultprefs
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  android.preference.PreferenceManager.getDefaultSharedPreferences(this).edit().putString("id", SRC).putString("n", "x").apply(); }
 public void onResume() { super.onResume(); SharedPreferences p = getSharedPreferences("PKG_preferences", 0);
  LEAK(p.getString("id", ""));
  SAFE(p.getString("n", "")); } }
// == fragmentarguments
class F extends Fragment { static F of(String a, String b) { F f = new F(); Bundle x = new Bundle(); x.putString("a", a); x.putString("b", b); f.setArguments(x); return f; }
 public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getArguments().getString("a"));
  SAFE(getArguments().getString("b")); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  getFragmentManager().beginTransaction().add(1, F.of(SRC, "x")).commit(); } }
