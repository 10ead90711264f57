package com.ticker;
// CRASH java.lang.IllegalStateException: Timer already cancelled.
// at java.util.Timer.sched(Timer.java:397)
// at java.util.Timer.schedule(Timer.java:248)
// at com.ticker.Clock.every @c
// at com.ticker.TickActivity.onClick @k
// at android.view.View.performClick(View.java:6256)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class Clock { private Timer timer; private int ticks;
  Clock() { timer = new Timer(); }
  void every(long ms) {
    timer.schedule(new TimerTask() { public void run() { ticks++; } }, ms, ms);//@c
  }
  void stop() {
    timer.cancel();//CAUSE
  }
  int ticks() { return ticks; } }
class TickActivity extends Activity implements View.OnClickListener { private Clock clock;
  protected void onCreate(Bundle b) { super.onCreate(b); clock = new Clock(); Button x = new Button(this); x.setOnClickListener(this); setContentView(x); }
  protected void onPause() { super.onPause(); clock.stop(); }
  public void onClick(View v) {
    clock.every(1000);//@k
  } }
