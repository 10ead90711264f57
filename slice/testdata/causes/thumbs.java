package com.thumbs;
// CRASH java.lang.IllegalArgumentException: width and height must be > 0
// at android.graphics.Bitmap.createBitmap(Bitmap.java:1024)
// at android.graphics.Bitmap.createBitmap(Bitmap.java:981)
// at com.thumbs.Cache.blank @c
// at com.thumbs.Cache.get @g
// at com.thumbs.DrawActivity.reset @r
// at com.thumbs.DrawActivity.onCreate @o
// at android.app.Activity.performCreate(Activity.java:6975)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.graphics.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class Size { final int w, h; Size(int w, int h) { this.w = w; this.h = h; } Size scaled(int by) { return new Size(w / by, h / by); } }
class Cache { private final Map<String, Bitmap> map = new HashMap<>();
  private Bitmap blank(Size s) {
    return Bitmap.createBitmap(s.w, s.h, Bitmap.Config.ARGB_8888);//@c
  }
  Bitmap get(String k, Size s) { Bitmap b = map.get(k); if (b == null) {
      b = blank(s.scaled(2));//@g
      map.put(k, b); } return b; } }
class DrawActivity extends Activity { ImageView image; final Cache cache = new Cache();
  private void reset() {
    Size s = new Size(image.getWidth(), image.getHeight());//CAUSE
    image.setImageBitmap(cache.get("main", s));//@r
  }
  protected void onCreate(Bundle b) { super.onCreate(b); image = new ImageView(this); setContentView(image);
    reset();//@o
  } }
