package com.filled;
// CRASH java.lang.NumberFormatException: For input string: "12 years"
// at java.lang.Integer.parseInt(Integer.java:608)
// at org.yaml.snakeyaml.Bag$Item.number @number
// at com.filled.Patch.number @p
// at com.filled.EditActivity.onResume @r
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.os.*; import android.widget.*; import org.yaml.snakeyaml.Bag;
class Patch { private final Bag bag = new Bag(true, null);
  void text(String name, String value) {
    bag.add(name, value);//CAUSE
  }
  int number(String name) {
    return bag.take(name).number();//@p
  } }
class EditActivity extends Activity { private final Patch patch = new Patch(); private EditText age; private int years;
  protected void onCreate(Bundle b) { super.onCreate(b); age = new EditText(this); setContentView(age); patch.text("age", age.getText().toString()); }
  protected void onResume() { super.onResume();
    years = patch.number("age");//@r
  } }
