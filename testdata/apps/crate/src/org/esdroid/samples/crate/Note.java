package org.esdroid.samples.crate;

class Note {
    final String text;

    Note(String text) {
        this.text = text;
    }
}
