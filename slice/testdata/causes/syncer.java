package com.syncer;
// CRASH java.lang.RuntimeException: Unable to start service com.syncer.SyncService@3f2 with null: java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String android.content.Intent.getStringExtra(java.lang.String)' on a null object reference
// at android.app.ActivityThread.handleServiceArgs(ActivityThread.java:3398)
// at android.os.Looper.loop(Looper.java:164)
// Caused by: java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String android.content.Intent.getStringExtra(java.lang.String)' on a null object reference
// at com.syncer.SyncService.account @c
// at com.syncer.SyncService.onStartCommand @s
// at android.app.ActivityThread.handleServiceArgs(ActivityThread.java:3381)
import android.app.*; import android.content.*; import android.os.*; import java.util.*;
class SyncService extends Service { private final List<String> queue = new ArrayList<>();
  public IBinder onBind(Intent i) { return null; }
  private String account(Intent i) {
    return i.getStringExtra("account");//@c
  }
  public int onStartCommand(Intent intent, int flags, int id) {
    queue.add(account(intent));//@s
    return START_STICKY;//CAUSE
  } }
class MainActivity extends Activity { protected void onCreate(Bundle b) { super.onCreate(b);
    startService(new Intent(this, SyncService.class).putExtra("account", "me")); } }
