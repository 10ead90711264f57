package com.quizzer;
// CRASH java.lang.IndexOutOfBoundsException: Index: 10, Size: 10
// at java.util.ArrayList.get(ArrayList.java:437)
// at com.quizzer.Deck.current @c
// at com.quizzer.QuizActivity.show @s
// at com.quizzer.QuizActivity.onResume @r
// at android.app.Instrumentation.callActivityOnResume(Instrumentation.java:1355)
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;
class Card { final String q; Card(String q) { this.q = q; } }
class Deck { private final List<Card> cards = new ArrayList<>(); private int at; Deck(int n) { for (int i = 0; i < n; i++) cards.add(new Card("q" + i)); }
  Card current() {
    return cards.get(at);//@c
  }
  void next() {
    at++;//CAUSE
  }
  void jump(int to) { at = to; }
  boolean done() { return at > cards.size(); } }
class QuizActivity extends Activity { private Deck deck; private TextView text;
  protected void onCreate(Bundle s) { super.onCreate(s); deck = new Deck(10); text = new TextView(this); setContentView(text); }
  private void show() {
    text.setText(deck.current().q);//@s
  }
  protected void onResume() { super.onResume();
    show();//@r
  }
  public boolean onTouchEvent(MotionEvent e) { deck.next(); if (deck.done()) finish(); return true; } }
