package org.esdroid.samples.chatter;
class Line {
    static final int MINE = 0, THEIRS = 1, SYSTEM = 2;
    final int kind;
    final String text;
    Line(int kind, String text) { this.kind = kind; this.text = text; } // thin
}
