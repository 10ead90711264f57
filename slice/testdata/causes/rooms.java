package com.rooms;
// CRASH java.util.NoSuchElementException
// at java.util.ArrayDeque.removeFirst(ArrayDeque.java:285)
// at com.rooms.Undo.back @c
// at com.rooms.BoardActivity.onBackPressed @b
// at android.app.Activity.onKeyUp(Activity.java:2995)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import java.util.*;
class Step { final int x, y; Step(int x, int y) { this.x = x; this.y = y; } }
class Undo { private final ArrayDeque<Step> steps = new ArrayDeque<>(); private int size;
  void did(int x, int y) { size++;
    steps.addFirst(new Step(x, y));
  }
  void clear() {
    steps.clear();//CAUSE
  }
  boolean can() { return size > 0; }
  Step back() { size--;
    return steps.removeFirst();//@c
  } }
class BoardActivity extends Activity { private final Undo undo = new Undo();
  public boolean onTouchEvent(MotionEvent e) { undo.did((int) e.getX(), (int) e.getY()); return true; }
  public boolean onOptionsItemSelected(MenuItem m) { undo.clear(); return true; }
  public void onBackPressed() { if (undo.can())
      undo.back();//@b
    else finish(); } }
