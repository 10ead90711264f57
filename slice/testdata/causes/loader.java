package com.loader;
// CRASH android.view.ViewRootImpl$CalledFromWrongThreadException: Only the original thread that created a view hierarchy can touch its views.
// at android.view.ViewRootImpl.checkThread(ViewRootImpl.java:7313)
// at android.view.ViewRootImpl.requestLayout(ViewRootImpl.java:1161)
// at android.view.View.requestLayout(View.java:21995)
// at android.widget.TextView.setText(TextView.java:5338)
// at com.loader.NewsActivity.done @c
// at com.loader.Loader.load @l
// at com.loader.Loader.access$000 @m
// at com.loader.Loader$1.run @r
// at java.lang.Thread.run(Thread.java:764)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
interface Callback { void done(String s); }
class Loader { //@m
 private final Callback callback; Loader(Callback c) { callback = c; }
  private void load(String url) { String text = url.toUpperCase();
    callback.done(text);//@l
  }
  void start(final String url) {
    Thread t = new Thread(new Runnable() { public void run() {
      load(url);//@r
    } }, "loader");
    t.start();//CAUSE
  } }
class NewsActivity extends Activity implements Callback { TextView text;
  protected void onCreate(Bundle b) { super.onCreate(b); text = new TextView(this); setContentView(text); new Loader(this).start("http://n"); }
  public void done(String s) {
    text.setText(s);//@c
  } }
