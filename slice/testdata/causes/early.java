package com.early;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'void android.widget.TextView.setText(java.lang.CharSequence)' on a null object reference
// at com.early.EarlyActivity.show @c
// at com.early.Probe.begin @b
// at com.early.EarlyActivity.onCreate @o
// at android.app.Activity.performCreate(Activity.java:6975)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class Probe { private final EarlyActivity owner; Probe(EarlyActivity o) { owner = o; }
  void begin() {
    owner.show("begun");//@b
  } }
class EarlyActivity extends Activity { private TextView state;
  protected void onCreate(Bundle b) { super.onCreate(b); LinearLayout box = new LinearLayout(this); setContentView(box);
    new Probe(this).begin();//@o
    state = new TextView(this);//CAUSE
    box.addView(state); }
  void show(String text) {
    state.setText(text);//@c
  } }
