package com.sized;
// CRASH java.lang.ClassCastException: android.widget.FrameLayout$LayoutParams cannot be cast to android.widget.LinearLayout$LayoutParams
// at com.sized.SizedActivity.widen @c
// at com.sized.SizedActivity.onKeyUp @k
// at android.app.Activity.dispatchKeyEvent(Activity.java:3081)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class SizedActivity extends Activity { private TextView title, body;
  protected void onCreate(Bundle b) { super.onCreate(b); FrameLayout frame = new FrameLayout(this); LinearLayout row = new LinearLayout(this); title = new TextView(this); body = new TextView(this);
    row.addView(body, new LinearLayout.LayoutParams(1, 2));
    frame.addView(title, new FrameLayout.LayoutParams(3, 4));//CAUSE
    frame.addView(row); setContentView(frame); }
  public boolean onKeyUp(int k, KeyEvent e) {
    widen();//@k
    return true; }
  private void widen() {
    ((LinearLayout.LayoutParams) title.getLayoutParams()).weight = 1;//@c
  } }
