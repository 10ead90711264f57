package com.alarmist;
// CRASH java.lang.RuntimeException: Unable to start receiver com.alarmist.AlarmReceiver: java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.String.hashCode()' on a null object reference
// at android.app.ActivityThread.handleReceiver(ActivityThread.java:3194)
// at android.os.Looper.loop(Looper.java:164)
// Caused by: java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.String.hashCode()' on a null object reference
// at com.alarmist.Notifier.show @c
// at com.alarmist.AlarmReceiver.onReceive @r
// at android.app.ActivityThread.handleReceiver(ActivityThread.java:3187)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class Keys { static final String TITLE = "title", WHEN = "when"; }
class Notifier { private final Context c; Notifier(Context c) { this.c = c; }
  void show(String title) {
    int id = title.hashCode();//@c
    ((NotificationManager) c.getSystemService("notification")).cancel(id); } }
class AlarmReceiver extends BroadcastReceiver { public void onReceive(Context c, Intent i) {
    new Notifier(c).show(i.getStringExtra(Keys.TITLE));//@r
  } }
class Scheduler { private final Context c; Scheduler(Context c) { this.c = c; }
  void at(long when, String name) { Intent i = new Intent(c, AlarmReceiver.class);
    i.putExtra("name", name);//CAUSE
    i.putExtra(Keys.WHEN, when);
    ((AlarmManager) c.getSystemService("alarm")).set(0, when, PendingIntent.getBroadcast(c, 1, i, 0)); } }
class AlarmActivity extends Activity { public boolean onKeyUp(int k, KeyEvent e) { new Scheduler(this).at(System.currentTimeMillis() + 1000, "tea"); return true; } }
