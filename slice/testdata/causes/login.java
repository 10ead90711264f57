package com.login;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String[] java.lang.String.split(java.lang.String)' on a null object reference
// at com.login.ApiClient.header @c
// at com.login.ApiClient.get @g
// at com.login.ProfileActivity$Load.doInBackground @d
// at com.login.ProfileActivity$Load.doInBackground @k
// at android.os.AsyncTask$2.call(AsyncTask.java:333)
// at java.util.concurrent.FutureTask.run(FutureTask.java:266)
// at java.lang.Thread.run(Thread.java:764)
import android.app.*; import android.content.*; import android.os.*; import android.widget.*; import java.util.*;
class Session {
  private final SharedPreferences prefs; private static Session it;
  static Session get(Context c) { if (it == null) it = new Session(c.getSharedPreferences("session", 0)); return it; }
  private Session(SharedPreferences p) { prefs = p; }
  String token() {
    return prefs.getString("token", null);//CAUSE
  }
  void login(String token, String name) { prefs.edit().putString("token", token).putString("name", name).apply(); }
  void logout() {
    prefs.edit().remove("token").apply();//CAUSE2
  }
}
class ApiClient { private final Session session; ApiClient(Session s) { session = s; }
  private String header(String token) {
    return token.split(":")[1];//@c
  }
  String get(String path) { Map<String, String> h = new HashMap<>();
    h.put("Auth", header(session.token()));//@g
    return path + h; } }
class ProfileActivity extends Activity { TextView name;
  class Load extends AsyncTask<String, Void, String> {//@k
    protected String doInBackground(String... p) {
      return new ApiClient(Session.get(ProfileActivity.this)).get(p[0]);//@d
    }
    protected void onPostExecute(String r) { name.setText(r); } }
  protected void onCreate(Bundle b) { super.onCreate(b); name = new TextView(this); setContentView(name);
    new Load().execute("/me"); } 
  public void onBackPressed() { Session.get(this).logout(); finish(); } }
