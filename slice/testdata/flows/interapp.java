// == incoming
// activity A exported action=x.Y
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String v = getIntent().getStringExtra("k"); //SRC
  LEAK(v);
  SAFE("x"); } }
// == data
// activity A exported action=x.Y
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  android.net.Uri u = getIntent().getData(); //SRC
  LEAK(u.getQueryParameter("q"));
  LEAK(u.getPath()); } }
// == echo
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String v = getIntent().getStringExtra("k"); //SRC
  Intent r = new Intent();
  r.putExtra("v", v);
  LEAKI(setResult(1, r));
  Intent q = new Intent();
  q.putExtra("v", "x");
  SAFEI(setResult(1, q));
  finish(); } }
// == outgoing
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("android.intent.action.SEND"); Intent j = new Intent("android.intent.action.SEND");
  i.putExtra("android.intent.extra.TEXT", SRC);
  j.putExtra("android.intent.extra.TEXT", "x");
  SAFEI(startActivity(j));
  LEAKI(startActivity(i)); } }
// == chained
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("o.p");
  i.setData(android.net.Uri.parse("my://" + SRC));
  LEAKI(startActivity(Intent.createChooser(i, "t")));
  LEAKI(sendBroadcast(i)); } }
// == resultback
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  startActivityForResult(new Intent("other.app"), 1); }
 public void onActivityResult(int q, int r, Intent i) {
  String v = i.getStringExtra("k"); //SRC
  LEAK(v); } }
// == service
// service S exported action=x.S
class S extends Service { public IBinder onBind(Intent i) { return null; } public int onStartCommand(Intent i, int f, int n) {
  String v = i.getStringExtra("k"); //SRC
  LEAK(v);
  return 0; } }
// == receiver
// receiver R exported action=x.R
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
  Bundle b = i.getExtras(); //SRC
  LEAK(b.getString("k"));
  SAFE(c.getPackageName()); } }
// == provider
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  ContentValues c = new ContentValues(); ContentValues d = new ContentValues();
  c.put("k", SRC);
  d.put("k", "x");
  LEAKI(getContentResolver().insert(android.net.Uri.parse("content://o.p/x"), c));
  SAFEI(getContentResolver().insert(android.net.Uri.parse("content://o.p/x"), d)); } }
// == clipboard
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); ClipboardManager m = (ClipboardManager) getSystemService("clipboard");
  LEAKI(m.setPrimaryClip(ClipData.newPlainText("l", SRC)));
  SAFEI(m.setPrimaryClip(ClipData.newPlainText("l", "x"))); } }
// == share
// activity A exported action=android.intent.action.SEND
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = getIntent();
  String t = i.getStringExtra(Intent.EXTRA_TEXT); //SRC
  if (t == null) t = "x";
  LEAK(t.trim());
  SAFE(getPackageName()); } }
// == received
// receiver R exported action=o.ping
class A extends Activity { }
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
  String v = i.getStringExtra("v"); //SRC
  String w = i.getAction();
  LEAK(v);
  SAFE("" + c.getPackageName()); } }
// == forwarded
// activity A exported action=x.Y
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String v = getIntent().getStringExtra("k"); //SRC
  Intent o = new Intent("z.Z");
  o.putExtra("v", v);
  LEAKI(sendBroadcast(o));
  Intent p = new Intent("z.Z");
  SAFEI(sendBroadcast(p)); } }
// == opened
// activity A exported action=android.intent.action.VIEW
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String u = getIntent().getDataString(); //SRC
  String[] parts = u.split("/");
  LEAK(parts[parts.length - 1]);
  SAFE("x".split("/")[0]); } }
// == bytebundle
// activity A exported action=x.Y
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Bundle b = getIntent().getExtras(); //SRC
  Bundle c = new Bundle();
  c.putString("k", "x");
  LEAK(b.getString("k"));
  SAFE(c.getString("k")); } }
// == actionswitch
// activity A exported action=x.Y
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x";
  String a = getIntent().getAction(); //SRC
  if ("x.Y".equals(a)) v = "y";
  LEAK(v); } }
// == ordered
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
  String v = i.getStringExtra("k"); //SRC
  LEAKI(setResultData(v));
  SAFEI(setResultData("x")); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); registerReceiver(new R(), new IntentFilter("o.p")); } }
// dynamic R
// == boundmessage
// service S exported action=x.S
class S extends Service { public IBinder onBind(Intent i) { return new Messenger(new Handler() { public void handleMessage(Message m) {
  String v = m.getData().getString("k"); //SRC
  LEAK(v);
  SAFE("x"); } }).getBinder(); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); } }
// == grant
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("o.p"), j = new Intent("o.p");
  i.setClipData(ClipData.newPlainText("l", SRC));
  j.setClipData(ClipData.newPlainText("l", "x"));
  LEAKI(startActivity(i));
  SAFEI(startActivity(j)); } }
// == outgoingservice
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Intent i = new Intent("o.p"), j = new Intent("o.p");
  i.putExtra("k", SRC);
  j.putExtra("k", "x");
  LEAKI(startService(i));
  SAFEI(startService(j)); } }
// == pendingout
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try { Intent i = new Intent("o.p"), j = new Intent("o.p");
  i.putExtra("k", SRC);
  PendingIntent p = PendingIntent.getActivity(this, 0, i, 0), q = PendingIntent.getActivity(this, 1, j, 0);
  LEAKI(p.send());
  SAFEI(q.send()); } catch (Exception e) { } } }
// == datauri
// activity A exported action=v.W
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  String v = getIntent().getData().getLastPathSegment(); //SRC
  String w = "x";
  LEAK(v);
  SAFE(w); } }
// == stream
// activity A exported action=v.W
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Bundle b = getIntent().getExtras(); //SRC
  String v = b == null ? "" : b.getString("k");
  LEAK(v);
  SAFE("x"); } }
// == implicitout
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Intent i = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, SRC);
  Intent j = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, "x");
  LEAKI(startActivity(Intent.createChooser(i, "c")));
  SAFEI(startActivity(Intent.createChooser(j, "c"))); } }
// == broadcastout
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Bundle b = new Bundle(), c = new Bundle(); b.putString("x", SRC); c.putString("x", "c");
  Intent i = new Intent("o.p").putExtras(b), j = new Intent("o.p").putExtras(c);
  LEAKI(sendBroadcast(i));
  SAFEI(sendBroadcast(j)); } }
