// == pause
class A extends Activity { String v = ""; String w = ""; public void onCreate(Bundle s) { super.onCreate(s);
  v = SRC; }
 public void onPause() { super.onPause();
  LEAK(v);
  SAFE(w); } }
// == backward
class A extends Activity { String v = ""; public void onPause() { super.onPause();
  v = SRC; }
 public void onResume() { super.onResume();
  LEAK(v); } }
// == createonce
class A extends Activity { String v = ""; public void onDestroy() { super.onDestroy();
  v = SRC; }
 public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(v); } }
// == createthenstart
class A extends Activity { String v = ""; public void onStop() { super.onStop();
  v = SRC; }
 public void onStart() { super.onStart();
  LEAK(v); } }
// == overwritten
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s);
  v = SRC; }
 public void onStart() { super.onStart();
  v = "x"; }
 public void onResume() { super.onResume();
  SAFE(v); } }
// == saved
class A extends Activity { String v; public void onCreate(Bundle s) { super.onCreate(s);
  if (s != null) {
  LEAK(s.getString("k")); }
  v = SRC; }
 public void onSaveInstanceState(Bundle o) { super.onSaveInstanceState(o);
  o.putString("k", v); } }
// == restored
class A extends Activity { public void onSaveInstanceState(Bundle o) { 
  o.putString("k", SRC);
  o.putString("o", "x"); }
 public void onRestoreInstanceState(Bundle o) {
  LEAK(o.getString("k"));
  SAFE(o.getString("o")); } }
// == service
class S extends Service { String v = ""; public void onCreate() { super.onCreate();
  v = SRC; }
 public int onStartCommand(Intent i, int f, int n) {
  LEAK(v);
  return 0; }
 public IBinder onBind(Intent i) { return null; } }
// == application
class App extends Application { static String v; public void onCreate() { super.onCreate();
  v = SRC; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(App.v); } }
// == superclass
class Base extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s); init(); } void init() { } }
class A extends Base { void init() {
  v = SRC; }
 public void onResume() { super.onResume();
  LEAK(v); } }
// == otheractivity
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s);
  v = SRC; } }
class B extends A { public void onCreate(Bundle s) { }
 public void onResume() { super.onResume();
  SAFE(v); } }
// == lowmemory
class A extends Activity { String v = ""; public void onLowMemory() { super.onLowMemory();
  v = SRC; }
 public void onUserLeaveHint() { super.onUserLeaveHint();
  LEAK(v); } }
// == fragmentlife
class F extends Fragment { String v = ""; public void onAttach(Activity a) { super.onAttach(a);
  v = SRC(a); }
 public View onCreateView(LayoutInflater i, ViewGroup g, Bundle b) {
  LEAK(v);
  return null; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); getFragmentManager().beginTransaction().add(new F(), "f").commit(); } }
// == receiver
class R extends BroadcastReceiver { static String v = ""; public void onReceive(Context c, Intent i) {
  LEAK(v);
  v = SRC(c); } }
// == asyncorder
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(v); }
 public void onResume() { super.onResume();
  v = SRC; } }
// == z1
class A extends Activity { String v = "x"; public void onResume() { super.onResume();
  v = "y"; }
 public void onStop() { super.onStop();
  v = SRC; }
 public void onPause() { super.onPause();
  SAFE(v); }
 public void onRestart() { super.onRestart();
  LEAK(v); } }
// == z2
class S extends Service { String v = "x"; public IBinder onBind(Intent i) {
  v = SRC;
  return new Binder(); }
 public void onDestroy() { super.onDestroy();
  LEAK(v); }
 public void onCreate() { super.onCreate();
  SAFE(v); } }
// == z3
class A extends Activity { static String v = "x"; public void onDestroy() { super.onDestroy();
  v = SRC; }
 public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(v); } }
// == z4
class A extends Activity { String v; public Object onRetainNonConfigurationInstance() {
  return SRC; }
 public void onCreate(Bundle s) { super.onCreate(s); Object o = getLastNonConfigurationInstance();
  LEAK((String) o); } }
// == stopstart
class A extends Activity { String v = "", w = ""; public void onStop() { super.onStop();
  v = SRC; } public void onRestart() { super.onRestart();
  LEAK(v);
  SAFE(w); } }
// == serviceonce
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); startService(new Intent(this, S.class)); } }
class S extends Service { String v = "", w = "x"; public IBinder onBind(Intent i) { return null; } public void onCreate() { super.onCreate();
  v = SRC; } public void onDestroy() { super.onDestroy();
  LEAK(v);
  SAFE(w); } }
// == fragmentargs
class F extends Fragment { static F of(String v) { F f = new F(); Bundle b = new Bundle();
  b.putString("v", v); f.setArguments(b); return f; } public void onCreate(Bundle s) { super.onCreate(s);
  LEAK(getArguments().getString("v"));
  SAFE(getArguments().getString("w")); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); F f = F.of(
  SRC(this)); getFragmentManager().beginTransaction().add(1, f).commit(); } }
// == configuration
class A extends Activity { String v = "", w = ""; public void onConfigurationChanged(android.content.res.Configuration c) { super.onConfigurationChanged(c);
  LEAK(v);
  SAFE(w); } public void onResume() { super.onResume();
  v = SRC; } }
// == fragmentview
class F extends Fragment { String v = "x", w = "y"; public void onAttach(Activity a) { super.onAttach(a);
  v = SRC(a); }
 public View onCreateView(LayoutInflater l, ViewGroup g, Bundle b) { TextView t = new TextView(getActivity()); t.setText(w); return t; }
 public void onDestroyView() { super.onDestroyView();
  LEAK(v);
  SAFE(w); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); getFragmentManager().beginTransaction().add(1, new F()).commit(); } }
// == bindunbind
class S extends Service { String v = "x", w = "y"; public IBinder onBind(Intent i) {
  v = SRC; return new Binder(); }
 public boolean onUnbind(Intent i) {
  LEAK(v);
  SAFE(w);
  return false; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); bindService(new Intent(this, S.class), new ServiceConnection() { public void onServiceConnected(ComponentName n, IBinder b) { } public void onServiceDisconnected(ComponentName n) { } }, 1); } }
// == afterdestroy
class A extends Activity { String v = "x", w = "y"; public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(v); }
 public void onDestroy() { super.onDestroy();
  v = SRC; } }
// == backforth
class A extends Activity { static String v = "x"; public void onResume() { super.onResume();
  LEAK(v); }
 public void onStop() { super.onStop();
  v = SRC; } }
// == savedinstance
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); if (s != null) {
  LEAK(s.getString("k"));
  SAFE(s.getString("o")); } }
 protected void onSaveInstanceState(Bundle s) { super.onSaveInstanceState(s);
  s.putString("k", SRC);
  s.putString("o", "x"); } }
// == restart
class A extends Activity { String v = "x", w = "y"; protected void onRestart() { super.onRestart();
  LEAK(v);
  SAFE(w); }
 public void onStop() { super.onStop();
  v = SRC; } }
// == postcreate
class A extends Activity { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s);
  SAFE(v); }
 protected void onPostCreate(Bundle s) { super.onPostCreate(s);
  v = SRC; }
 protected void onPostResume() { super.onPostResume();
  LEAK(v); } }
// == retained
class A extends Activity { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s); Object o = getLastNonConfigurationInstance(); if (o != null) v = (String) o;
  LEAK(v); }
 public Object onRetainNonConfigurationInstance() {
  return SRC; } }
// == trim
class A extends Activity { String v = "x", w = "y"; public void onTrimMemory(int l) {
  v = SRC; }
 public boolean onKeyDown(int k, KeyEvent e) {
  LEAK(v);
  SAFE(w);
  return false; } }
// == usereveryonline
class A extends Activity { String v = "x"; public void onUserLeaveHint() {
  LEAK(v); }
 public void onWindowFocusChanged(boolean f) { if (!f)
  v = SRC; } }
// == overriddenbase
abstract class Base extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s); v = load();
  show(); //^a
  } abstract String load(); abstract void show(); }
class A extends Base { String load() { return SRC; } void show() {
  LEAK(v); //a
  } }
class B extends Base { String load() { return "b"; } void show() {
  SAFE(v); //a
  } }
