package com.listeners;
// CRASH java.util.ConcurrentModificationException
// at java.util.ArrayList$Itr.next(ArrayList.java:860)
// at com.listeners.Store.changed @c
// at com.listeners.Store.put @p
// at com.listeners.EditActivity$1.onClick @k
// at android.view.View.performClick(View.java:6256)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
interface Observer { void onChanged(Store s, String key); }
class Store { private final List<Observer> observers = new ArrayList<>(); private final Map<String, String> values = new HashMap<>();
  void add(Observer o) { observers.add(o); }
  void remove(Observer o) {
    observers.remove(o);//CAUSE
  }
  void put(String k, String v) { values.put(k, v);
    changed(k);//@p
  }
  private void changed(String k) {
    for (Observer o : observers) {//@c
      o.onChanged(this, k); } } }
class OneShot implements Observer { private final TextView view; OneShot(TextView v) { view = v; }
  public void onChanged(Store s, String key) { view.setText(key);
    s.remove(this);//CAUSE2
  } }
class EditActivity extends Activity { final Store store = new Store();
  protected void onCreate(Bundle b) { super.onCreate(b); final EditText e = new EditText(this); Button ok = new Button(this); setContentView(ok);
    store.add(new OneShot(e)); store.add(new OneShot(ok));
    ok.setOnClickListener(new View.OnClickListener() { public void onClick(View v) {
      store.put("text", e.getText().toString());//@k
    } }); } }
