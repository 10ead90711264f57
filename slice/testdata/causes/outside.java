package com.outside;
// CRASH java.lang.NumberFormatException: null
// at java.lang.Integer.parseInt(Integer.java:483)
// at com.outside.Order.of @c
// at com.outside.OrderReceiver.onReceive @r
// at android.app.ActivityThread.handleReceiver(ActivityThread.java:3187)
import android.app.*; import android.content.*; import android.os.*;
// receiver OrderReceiver exported action=com.outside.ORDER
// receiver Private action=com.outside.PRIVATE
// activity Shown exported action=com.outside.SHOW
// service Work
class Order { final int count; Order(int c) { count = c; }
  static Order of(Intent i) { String n =
    i.getStringExtra("count");//CAUSE
    return new Order(Integer.parseInt(n));//@c
  } }
class OrderReceiver extends BroadcastReceiver { static Order last; public void onReceive(Context c, Intent i) {
    last = Order.of(i);//@r
  } }
class Private extends BroadcastReceiver { String n; public void onReceive(Context c, Intent i) { n = i.getStringExtra("n"); } }
// dynamic Open
class Open extends BroadcastReceiver { String n; public void onReceive(Context c, Intent i) { n = i.getStringExtra("n"); } }
// dynamic Closed
class Closed extends BroadcastReceiver { String n; public void onReceive(Context c, Intent i) { n = i.getStringExtra("n"); } }
// dynamic Power
class Power extends BroadcastReceiver { int n; public void onReceive(Context c, Intent i) { n = i.getIntExtra("level", 0); } }
class Work extends Service { String n; public IBinder onBind(Intent i) { return null; } public int onStartCommand(Intent i, int f, int s) { n = i.getStringExtra("n"); return 2; } }
class Shown extends Activity { Bundle kept; String n; protected void onCreate(Bundle b) { super.onCreate(b); kept = getIntent().getExtras(); } protected void onResume() { super.onResume(); n = kept.getString("n"); } }
class A extends Activity { String n; protected void onCreate(Bundle b) { super.onCreate(b); n = getIntent().getStringExtra("n");
    registerReceiver(new Open(), new IntentFilter("com.outside.OPEN"));
    registerReceiver(new Closed(), new IntentFilter("com.outside.CLOSED"), "com.outside.permission.SEND", null);
    registerReceiver(new Power(), new IntentFilter(Intent.ACTION_BATTERY_CHANGED)); } }
