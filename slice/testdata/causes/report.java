package com.report;
// CRASH java.util.IllegalFormatConversionException: d != java.lang.String
// at java.util.Formatter$FormatSpecifier.failConversion(Formatter.java:4316)
// at java.util.Formatter.format(Formatter.java:2523)
// at java.lang.String.format(String.java:2524)
// at com.report.Line.text @c
// at com.report.Report.build @b
// at com.report.ReportActivity.onResume @r
// at android.app.Activity.performResume(Activity.java:7088)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.widget.*; import java.util.*;
class Line { private final String format; private final Object[] values; Line(String f, Object... v) { format = f; values = v; }
  String text() {
    return String.format(format, values);//@c
  } }
class Report { private final List<Line> lines = new ArrayList<>();
  void sold(String what, String count) {
    lines.add(new Line("%s: %d sold", what, count));//CAUSE
  }
  void total(int n) { lines.add(new Line("total %d", n)); }
  String build() { StringBuilder sb = new StringBuilder(); for (Line l : lines)
      sb.append(l.text()).append('\n');//@b
    return sb.toString(); } }
class ReportActivity extends Activity { final Report report = new Report(); TextView t; EditText count;
  protected void onCreate(Bundle b) { super.onCreate(b); t = new TextView(this); count = new EditText(this); setContentView(t); report.total(4); report.sold("tea", count.getText().toString()); }
  protected void onResume() { super.onResume();
    t.setText(report.build());//@r
  } }
