package com.timers;
// CRASH java.lang.IllegalArgumentException: Service not registered: com.timers.Link@41a
// at android.app.LoadedApk.forgetServiceDispatcher(LoadedApk.java:1562)
// at android.app.ContextImpl.unbindService(ContextImpl.java:1668)
// at android.content.ContextWrapper.unbindService(ContextWrapper.java:741)
// at com.timers.Link.close @c
// at com.timers.TimerActivity.onStop @s
// at android.app.Activity.performStop(Activity.java:7246)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class Link implements ServiceConnection { private final Context c; private IBinder binder; Link(Context c) { this.c = c; }
  void open() {
    c.bindService(new Intent(c, TimerService.class), this, 1);//CAUSE2
  }
  void close() {
    c.unbindService(this);//@c
  }
  public void onServiceConnected(ComponentName n, IBinder b) { binder = b; } public void onServiceDisconnected(ComponentName n) { binder = null; } }
class TimerService extends Service { public IBinder onBind(Intent i) { return new Binder(); } }
class TimerActivity extends Activity { private Link link; private boolean wanted;
  protected void onCreate(Bundle s) { super.onCreate(s); link = new Link(this); wanted = getPreferences(0).getBoolean("wanted", false); }
  protected void onStart() { super.onStart(); if (wanted)
      link.open();//CAUSE
  }
  protected void onStop() { super.onStop();
    link.close();//@s
  } }
