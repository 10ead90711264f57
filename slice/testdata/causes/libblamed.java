package com.blamed;
// CRASH java.lang.IllegalArgumentException: no scheme: example.org/items
// at org.yaml.snakeyaml.Bag.send @send
// at com.blamed.Client.fetch @f
// at com.blamed.MainActivity.onCreate @c
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.os.*; import java.util.*; import org.yaml.snakeyaml.Bag;
class Config { String host, agent = "app/" + Build.VERSION.SDK_INT + "/" + Build.MODEL + "/" + Build.BRAND + "/" + Build.DEVICE + "/" + Build.ID; int tries = 3;
  void load(Properties p) {
    host = p.getProperty("host", "example.org");//CAUSE
    agent = p.getProperty("agent", agent) + " (" + p.getProperty("name") + ")";
    tries = Integer.parseInt(p.getProperty("tries", "3")); } }
class Client { private final Config config; Client(Config c) { config = c; }
  String fetch(String path) {
    return Bag.send(config.host + "/" + path, config.agent, config.tries);//@f
  } }
class MainActivity extends Activity { protected void onCreate(Bundle b) { super.onCreate(b); Config c = new Config(); c.load(new Properties());
    setTitle(new Client(c).fetch("items"));//@c
  } }
