package com.tabs;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String android.os.BaseBundle.getString(java.lang.String)' on a null object reference
// at com.tabs.Page.onCreate @c
// at android.app.Fragment.performCreate(Fragment.java:2489)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class Page extends Fragment { private String title;
  static Page of(String title) { Page p = new Page(); Bundle b = new Bundle(); b.putString("title", title);
    p.setArguments(b); return p; }
  public void onCreate(Bundle s) { super.onCreate(s);
    title = getArguments().getString("title");//@c
  } }
class TabsActivity extends Activity {
  protected void onCreate(Bundle b) { super.onCreate(b); open(getIntent().getBooleanExtra("help", false)); }
  void open(boolean help) { Fragment f = Page.of("start");
    if (help)
      f = new Page();//CAUSE
    getFragmentManager().beginTransaction().add(android.R.id.content, f).commit(); } }
