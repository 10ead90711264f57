package com.stickers;
// CRASH java.lang.RuntimeException: Parcelable encountered IOException writing serializable object (name = com.stickers.Pack)
// at android.os.Parcel.writeSerializable(Parcel.java:1526)
// at android.os.Parcel.writeValue(Parcel.java:1474)
// at android.os.Bundle.writeToParcel(Bundle.java:1253)
// at android.content.Intent.writeToParcel(Intent.java:8820)
// at android.app.Instrumentation.execStartActivity(Instrumentation.java:1609)
// at android.app.Activity.startActivityForResult(Activity.java:4487)
// at android.app.Activity.startActivity(Activity.java:4829)
// at com.stickers.PackActivity.open @c
// at com.stickers.PackActivity.onItemClick @i
// at android.widget.AdapterView.performItemClick(AdapterView.java:318)
// Caused by: java.io.NotSerializableException: com.stickers.Sticker
// at java.io.ObjectOutputStream.writeObject0(ObjectOutputStream.java:1233)
// at java.io.ObjectOutputStream.defaultWriteFields(ObjectOutputStream.java:1597)
// at android.os.Parcel.writeSerializable(Parcel.java:1521)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.io.*; import java.util.*;
class Sticker { final String file; Sticker(String f) { file = f; } }
class Pack implements Serializable { final String name; final List<Object> items = new ArrayList<>(); Pack(String n) { name = n; } void add(Sticker s) { items.add(s); } }
class PackActivity extends Activity implements AdapterView.OnItemClickListener { final List<Pack> packs = new ArrayList<>();
  protected void onCreate(Bundle s) { super.onCreate(s); Pack p = new Pack("one"); p.add(new Sticker("a.png")); packs.add(p); ListView l = new ListView(this); l.setOnItemClickListener(this); setContentView(l); }
  private void open(Pack p) { Intent i = new Intent(this, PackActivity.class);
    i.putExtra("pack", p);//CAUSE
    startActivity(i);//@c
  }
  public void onItemClick(AdapterView<?> a, View v, int at, long id) {
    open(packs.get(at));//@i
  } }
