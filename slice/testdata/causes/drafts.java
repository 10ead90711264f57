package com.drafts;
// CRASH java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.String.length()' on a null object reference
// at com.drafts.EditActivity.onCreate @c
// at android.app.Activity.performCreate(Activity.java:6999)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
class Draft implements Parcelable { String subject, text;
  Draft(String s, String t) { subject = s; text = t; }
  Draft(Parcel p) {//CAUSE
    subject = p.readString(); }
  public int describeContents() { return 0; }
  public void writeToParcel(Parcel p, int flags) { p.writeString(subject); }
  public static final Creator<Draft> CREATOR = new Creator<Draft>() {
    public Draft createFromParcel(Parcel p) { return new Draft(p); }
    public Draft[] newArray(int n) { return new Draft[n]; } }; }
class DraftsActivity extends Activity {
  protected void onCreate(Bundle b) { super.onCreate(b);
    startActivity(new Intent(this, EditActivity.class).putExtra("draft", new Draft("a", "b"))); } }
class EditActivity extends Activity {
  protected void onCreate(Bundle b) { super.onCreate(b); Draft d = getIntent().getParcelableExtra("draft");
    setTitle(d.subject + d.text.length());//@c
  } }
