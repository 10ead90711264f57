package com.chatty;
// CRASH java.lang.ArrayIndexOutOfBoundsException: length=1; index=1
// at com.chatty.Command.parse @c
// at com.chatty.ChatActivity.send @s
// at com.chatty.ChatActivity$1.onClick @k
// at android.view.View.performClick(View.java:6256)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class Command { final String name, argument; Command(String n, String a) { name = n; argument = a; }
  static Command parse(String line) { String[] parts = line.split(" ", 2);//CAUSE2
    String name = parts[0].toLowerCase();
    return new Command(name, parts[1]);//@c
  } }
class ChatActivity extends Activity { private EditText input; private final List<Command> sent = new ArrayList<>();
  void send(String text) { if (text.startsWith("/"))
      sent.add(Command.parse(text.trim()));//@s
  }
  protected void onCreate(Bundle s) { super.onCreate(s); input = new EditText(this); Button b = new Button(this); setContentView(b); b.setOnClickListener(new View.OnClickListener() { public void onClick(View v) {
      send(input.getText().toString());//@k //CAUSE
    } }); } }
