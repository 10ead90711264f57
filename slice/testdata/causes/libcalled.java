package com.called;
// CRASH java.lang.NullPointerException: no name
// at org.yaml.snakeyaml.Bag.required @required
// at org.yaml.snakeyaml.Bag.numbered @numbered
// at com.called.MainActivity.onCreate @c
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.os.*; import java.util.*; import org.yaml.snakeyaml.Bag;
class Names implements Bag.Check { private final Map<Integer, String> names = new HashMap<>(); Names() { names.put(1, "one"); }
  public String name(int number) {
    return names.get(number);//CAUSE
  } }
class MainActivity extends Activity { protected void onCreate(Bundle b) { super.onCreate(b); Bag bag = new Bag(false, new Names());
    setTitle(bag.numbered(3));//@c
  } }
