package com.player;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'int android.media.MediaPlayer.getCurrentPosition()' on a null object reference
// at com.player.Engine.position @c
// at com.player.PlayerActivity$1.run @r
// at android.os.Handler.handleCallback(Handler.java:789)
// at android.os.Handler.dispatchMessage(Handler.java:98)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.media.*; import android.os.*; import android.view.*; import android.widget.*;
class Engine {
  private MediaPlayer player; private final Context context; private int last;
  Engine(Context c) { context = c; }
  void open(String path) throws java.io.IOException { player = new MediaPlayer(); player.setDataSource(path); player.prepare(); }
  void play() { player.start(); }
  int position() { 
    last = player.getCurrentPosition();//@c
    return last; }
  void close() {
    player.release();
    player = null;//CAUSE
  }
}
class PlayerActivity extends Activity {
  final Handler handler = new Handler(); Engine engine; SeekBar bar;
  final Runnable tick = new Runnable() { public void run() {
    bar.setProgress(engine.position());//@r
    handler.postDelayed(this, 500); } };
  protected void onCreate(Bundle b) { super.onCreate(b); engine = new Engine(this); bar = new SeekBar(this); setContentView(bar);
    try { engine.open(getIntent().getStringExtra("path")); } catch (java.io.IOException e) { finish(); } }
  protected void onResume() { super.onResume(); engine.play(); handler.post(tick); }
  protected void onStop() { super.onStop(); engine.close(); }
}
