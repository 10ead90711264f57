package org.esdroid.samples.memos;

enum Order {
    TITLE { @Override int compare(Memo a, Memo b) { return a.title.compareTo(b.title); } },
    NEWEST { @Override int compare(Memo a, Memo b) { return Long.compare(b.time, a.time); } };

    abstract int compare(Memo a, Memo b);
}
