package com.example.shrunk;

import java.util.ArrayList;
import java.util.List;

class Ledger {
    final List<String> entries = new ArrayList<>();

    void book(String text) {
        check(text);
        entries.add(text);
    }

    void book(String text, int times) {
        for (int i = 0; i < times; i++) {
            entries.add(text.substring(i));
        }
    }

    private static void check(String text) {
        if (text.length() > 3) {
            throw new IllegalArgumentException(text);
        }
    }

    String read(List<String> from) {
        return from.get(2);
    }

    static class Page implements AutoCloseable {
        private final byte[] data;

        Page(int size) {
            data = new byte[size];
        }

        void write() {
            data[0] = 1;
        }

        @Override
        public void close() {
            throw new IllegalStateException("close");
        }
    }
}
