// == build
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = SRC;
  if (!Build.FINGERPRINT.startsWith("generic")) {
  LEAK(v); } } }
// == imei
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = SRC;
  if (v.equals("000000000000000")) { return; }
  LEAK(v);
  SAFE(Build.MODEL); } }
// == contacts
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x";
  android.database.Cursor c = getContentResolver().query(android.provider.ContactsContract.Contacts.CONTENT_URI, null, null, null, null);
  if (c.getCount() > 0) v = SRC;
  LEAK(v); } }
// == sensors
class A extends Activity { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s);
  if (((android.hardware.SensorManager) getSystemService("sensor")).getSensorList(-1).size() > 2) { v = SRC; }
  LEAK(v); } }
// == uptime
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String[] v = { "x", "y" };
  if (SystemClock.elapsedRealtime() > 600000) v[0] = SRC;
  LEAK(v[0]);
  SAFE(v[1]); } }
// == touch
class A extends Activity { String v = "x"; int n; public boolean onTouchEvent(MotionEvent e) { n++;
  if (n > 5) v = SRC;
  LEAK(v);
  return true; } }
// == file
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x";
  if (!new java.io.File("/dev/qemu_pipe").exists()) { v = SRC; }
  LEAK(v); } }
// == battery
class R extends BroadcastReceiver { public void onReceive(Context c, Intent i) { String v = "x";
  if (i.getIntExtra("level", 0) != 50) v = SRC(c);
  LEAK(v);
  SAFE("" + i.getIntExtra("level", 0)); } }
// == brand
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x"; if (!Build.FINGERPRINT.startsWith("generic"))
  v = SRC;
  LEAK(v);
  SAFE("" + Build.FINGERPRINT); } }
// == hook
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = ""; try { Class.forName("de.robv.android.xposed.XposedBridge"); } catch (ClassNotFoundException e) {
  v = SRC; }
  LEAK(v);
  SAFE("x"); } }
// == clock
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); long a = System.nanoTime(); for (int i = 0; i < 9; i++) a ^= i; String v = "x", w = "y"; if (a % 2 == 0)
  v = SRC;
  LEAK(v);
  SAFE(w); } }
// == serialno
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x", w = "y"; if (Build.HARDWARE.contains("goldfish")) w = "z"; else
  v = SRC;
  LEAK(v);
  SAFE(w); } }
// == operator
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = SRC, w = "x";
  if (!((android.telephony.TelephonyManager) getSystemService("phone")).getNetworkOperatorName().equals("Android")) {
  LEAK(v);
  SAFE(w); } } }
// == installer
class A extends Activity { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s);
  if (getPackageManager().getInstallerPackageName(getPackageName()) != null) v = SRC;
  LEAK(v); } }
// == bluetooth
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x";
  if (android.bluetooth.BluetoothAdapter.getDefaultAdapter() != null) v = SRC;
  String w = android.bluetooth.BluetoothAdapter.getDefaultAdapter() == null ? "a" : "b";
  LEAK(v);
  SAFE(w); } }
// == debugger
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String v = SRC; if (android.os.Debug.isDebuggerConnected()) return;
  new Handler().postDelayed(new Runnable() { public void run() {
  LEAK(v); } }, 3600000); } }
// == display
class A extends Activity { String v = "x", w = "y"; public void onCreate(Bundle s) { super.onCreate(s); if (getResources().getDisplayMetrics().densityDpi > 200)
  v = SRC;
  LEAK(v);
  SAFE(w); } }
// == locale
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x";
  switch (Locale.getDefault().getLanguage()) { case "de": v = SRC; break; default: v = "y"; }
  LEAK(v); } }
// == elapsed
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = SRC, w = "x"; long t = System.nanoTime(); for (int i = 0; i < 1000; i++) w = "y"; if (System.nanoTime() - t < 100000) {
  LEAK(v);
  SAFE(w); } } }
// == account
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); String v = "x";
  if (android.accounts.AccountManager.get(this).getAccounts().length > 0) v = SRC; else v = "none";
  LEAK(v); } }
