package com.gallery;
// CRASH java.lang.OutOfMemoryError: Failed to allocate a 268435468 byte allocation with 16777216 free bytes and 120MB until OOM
// at com.gallery.Blur.buffer @c
// at com.gallery.Blur.apply @a
// at com.gallery.EditActivity.onProgressChanged @p
// at android.widget.SeekBar.onProgressRefresh(SeekBar.java:95)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.graphics.*; import android.os.*; import android.widget.*;
class Blur { private int[] pixels; private final int factor; Blur(int f) { factor = f; }
  private int[] buffer(int w, int h) {
    return new int[w * h * factor];//@c
  }
  void apply(Bitmap b, int radius) {
    pixels = buffer(b.getWidth() + 2 * radius, b.getHeight() + 2 * radius);//@a
  } }
class EditActivity extends Activity implements SeekBar.OnSeekBarChangeListener { private Bitmap photo; private Blur blur = new Blur(4);
  protected void onCreate(Bundle s) { super.onCreate(s); SeekBar b = new SeekBar(this); b.setOnSeekBarChangeListener(this); setContentView(b);
    photo = BitmapFactory.decodeFile(getIntent().getStringExtra("path"));//CAUSE
  }
  public void onProgressChanged(SeekBar b, int p, boolean user) {
    blur.apply(photo, p);//@p
  }
  public void onStartTrackingTouch(SeekBar b) { } public void onStopTrackingTouch(SeekBar b) { } }
