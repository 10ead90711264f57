package org.esdroid.samples.memos;

class Memo {
    final String title;
    final long time;

    Memo(String title, long time) { this.title = title; this.time = time; }

    @Override
    public String toString() { return title; }
}
