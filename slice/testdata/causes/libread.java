package com.read;
// CRASH java.lang.ClassCastException: java.lang.String cannot be cast to java.util.Map
// at com.read.Conf.section @s
// at com.read.Conf.port @p
// at com.read.MainActivity.onCreate @c
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.os.*; import java.util.*; import org.yaml.snakeyaml.Bag;
class Conf { private final Map<String, Object> root; private final Map<String, String> other = new HashMap<>();
  Conf(String text) { other.put("port", "80");
    root = Bag.read(text);//CAUSE
  }
  Map<String, Object> section(String name) {
    return (Map<String, Object>) root.get(name);//@s
  }
  int port() { return
    section("net").size();//@p
  } }
class MainActivity extends Activity { protected void onCreate(Bundle b) { super.onCreate(b);
    setTitle("" + new Conf("net=none;ui={3}").port());//@c
  } }
