package com.modes;
// CRASH java.lang.IllegalArgumentException: No enum constant com.modes.Mode.Dark mode
// at java.lang.Enum.valueOf(Enum.java:257)
// at com.modes.Mode.valueOf @v
// at com.modes.Settings.mode @c
// at com.modes.HomeActivity.onCreate @o
// at android.app.Activity.performCreate(Activity.java:6975)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.preference.*; import android.view.*; import android.widget.*;
enum Mode { LIGHT, DARK }//@v
class Settings { private final SharedPreferences p; Settings(Context c) { p = PreferenceManager.getDefaultSharedPreferences(c); }
  Mode mode() {
    return Mode.valueOf(p.getString("mode", "LIGHT"));//@c
  }
  void save(String mode, int size) { p.edit()
    .putString("mode", mode)//CAUSE
    .putInt("size", size).apply(); } }
class HomeActivity extends Activity { protected void onCreate(Bundle b) { super.onCreate(b);
    Mode m = new Settings(this).mode();//@o
    setTitle(m.name()); } }
class SettingsActivity extends Activity implements AdapterView.OnItemSelectedListener { Spinner s;
  protected void onCreate(Bundle b) { super.onCreate(b); s = new Spinner(this); s.setOnItemSelectedListener(this); setContentView(s); }
  public void onItemSelected(AdapterView<?> a, View v, int i, long id) {
    new Settings(this).save(a.getItemAtPosition(i).toString(), 3);//CAUSE2
  }
  public void onNothingSelected(AdapterView<?> a) { } }
