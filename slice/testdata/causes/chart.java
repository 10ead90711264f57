package com.chart;
// CRASH java.lang.ArithmeticException: divide by zero
// at com.chart.Series.average @c
// at com.chart.ChartView.onDraw @d
// at android.view.View.draw(View.java:19193)
// at android.view.ViewGroup.drawChild(ViewGroup.java:4243)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.graphics.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class Point { final long when; final int value; Point(long w, int v) { when = w; value = v; } }
class Series { private final List<Point> points; Series(List<Point> p) { points = p; }
  int average() { int sum = 0; for (Point p : points) sum += p.value;
    return sum / points.size();//@c
  } }
class Filter { static List<Point> since(List<Point> all, long when) { List<Point> out = new ArrayList<>();//CAUSE2
    for (Point p : all) if (p.when > when)
      out.add(p);//CAUSE
    return out; } }
class ChartView extends View { private Series series; private final Paint paint = new Paint(); ChartView(Context c) { super(c); }
  void setSeries(Series s) { series = s; invalidate(); }
  protected void onDraw(Canvas c) { super.onDraw(c); if (series == null) return;
    int y = series.average();//@d
    c.drawLine(0, y, getWidth(), y, paint); } }
class ChartActivity extends Activity { final List<Point> all = new ArrayList<>(); ChartView view;
  protected void onCreate(Bundle b) { super.onCreate(b); view = new ChartView(this); setContentView(view); all.add(new Point(1, 2)); show(0); }
  void show(long when) { view.setSeries(new Series(Filter.since(all, when))); }
  public boolean onOptionsItemSelected(MenuItem m) { show(System.currentTimeMillis()); return true; } }
