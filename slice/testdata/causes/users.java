package com.users;
// CRASH java.lang.NullPointerException: Attempt to read from field 'java.lang.String com.users.User.name' on a null object reference
// at com.users.Greeting.of @c
// at com.users.DetailActivity.onCreate @o
// at android.app.Activity.performCreate(Activity.java:6975)
// at android.app.ActivityThread.performLaunchActivity(ActivityThread.java:2770)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class User { String name; int age; User(String n) { name = n; } }
class App extends Application { private User current;
  User user() { return current; }
  void setUser(User u) {
    current = u;//CAUSE2
  } }
class Greeting { static String of(User u) {
    return "Hello " + u.name;//@c
  } }
class LoginActivity extends Activity { EditText name; protected void onCreate(Bundle b) { super.onCreate(b); name = new EditText(this); setContentView(name); }
  public boolean onKeyUp(int k, KeyEvent e) {
    ((App) getApplication()).setUser(new User(name.getText().toString()));//CAUSE
    startActivity(new Intent(this, DetailActivity.class)); return true; } }
class DetailActivity extends Activity { protected void onCreate(Bundle b) { super.onCreate(b); TextView t = new TextView(this); setContentView(t);
    t.setText(Greeting.of(((App) getApplication()).user()));//@o
  } }
