package com.themes2;
// CRASH java.lang.IllegalArgumentException: Unknown color
// at android.graphics.Color.parseColor(Color.java:1384)
// at com.themes2.Theme.color @c
// at com.themes2.Theme.accent @a
// at com.themes2.MainActivity.onCreate @o
// at android.app.Activity.performCreate(Activity.java:6975)
import android.app.*; import android.content.*; import android.graphics.*; import android.os.*; import java.io.*; import java.util.*;
class Theme { private final Properties p = new Properties();
  Theme(InputStream in) throws IOException { p.load(in); }
  void set(String k, int rgb) {
    p.setProperty(k, Integer.toHexString(rgb));//CAUSE
  }
  private int color(String k) {
    return Color.parseColor(p.getProperty(k, "#ffffff"));//@c
  }
  int accent() {
    return color("accent");//@a
  } }
class MainActivity extends Activity { protected void onCreate(Bundle s) { super.onCreate(s); try { Theme t = new Theme(getAssets().open("theme")); t.set("accent", getSharedPreferences("p", 0).getInt("c", 0));
    setTitleColor(t.accent());//@o
    } catch (IOException e) { finish(); } } }
