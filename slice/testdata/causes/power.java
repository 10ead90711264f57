package com.power;
// CRASH java.lang.RuntimeException: Unable to destroy activity {com.power/com.power.PowerActivity}: java.lang.IllegalArgumentException: Receiver not registered: com.power.Battery@52e1
// at android.app.ActivityThread.performDestroyActivity(ActivityThread.java:4213)
// at android.os.Looper.loop(Looper.java:164)
// Caused by: java.lang.IllegalArgumentException: Receiver not registered: com.power.Battery@52e1
// at android.app.LoadedApk.forgetReceiverDispatcher(LoadedApk.java:1034)
// at android.app.ContextImpl.unregisterReceiver(ContextImpl.java:1349)
// at android.content.ContextWrapper.unregisterReceiver(ContextWrapper.java:608)
// at com.power.Battery.detach @c
// at com.power.PowerActivity.onDestroy @d
// at android.app.Activity.performDestroy(Activity.java:7060)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class Battery extends BroadcastReceiver { private final Context context; private int level = -1;
  Battery(Context c) { context = c; }
  void attach() { context.registerReceiver(this, new IntentFilter(Intent.ACTION_BATTERY_CHANGED)); }
  void detach() {
    context.unregisterReceiver(this);//@c
  }
  public void onReceive(Context c, Intent i) { level = i.getIntExtra("level", -1); } }
class PowerActivity extends Activity { private Battery battery;
  protected void onCreate(Bundle b) { super.onCreate(b); battery = new Battery(this); battery.attach(); }
  protected void onPause() { super.onPause(); if (isFinishing())
    battery.detach();//CAUSE
  }
  protected void onDestroy() { super.onDestroy();
    battery.detach();//@d
  } }
