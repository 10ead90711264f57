package com.made;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.String.length()' on a null object reference
// at com.made.Answer.size @s
// at com.made.MainActivity.onCreate @c
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.os.*; import java.util.*; import org.yaml.snakeyaml.Bag;
class Answer { public String owner, items;
  int size() {
    return items.length();//@s
  } }
class Api { private String body = "owner=me;entries=2";
  Answer answer() throws Exception {
    return Bag.make(body, Answer.class);//CAUSE
  } }
class MainActivity extends Activity { protected void onCreate(Bundle b) { super.onCreate(b); try {
    setTitle("" + new Api().answer().size());//@c
    } catch (Exception e) { finish(); } } }
