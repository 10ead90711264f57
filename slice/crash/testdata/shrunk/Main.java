// A program that fails in as many ways as its argument says, to be shrunk by
// the tests: what is retraced of the shrunk one must be what the original prints.

package com.example.shrunk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class Main {
    private final Ledger ledger = new Ledger();
    private int balance;

    public static void main(String[] args) {
        int which = Integer.parseInt(args[0]);
        new Main().run(which);
    }

    void run(int which) {
        switch (which) {
            case 0: divide(which); break;
            case 1: ledger.book(null); break;
            case 2: ledger.book("x", 3); break;
            case 3: wrapped(); break;
            case 4: lambda(which); break;
            case 5: nested(which); break;
            case 6: throw new Overdrawn("balance " + balance, new IllegalStateException("inner"));
            case 7: suppressed(); break;
            case 8: new Ledger.Page(-1).write(); break;
            case 9: recurse(5); break;
            case 10: Shape.parse("circle").area(); break;
            default: throw new IllegalArgumentException("which: " + which);
        }
    }

    // Small enough to be inlined into run.
    private void divide(int by) {
        balance = 10 / by;
    }

    private void wrapped() {
        try {
            ledger.read(List.of());
        } catch (IndexOutOfBoundsException e) {
            throw new RuntimeException("cannot read", e);
        }
    }

    private void lambda(int n) {
        Supplier<Integer> s = () -> ledger.entries.get(n * 100).length();
        balance += s.get();
    }

    private void nested(int n) {
        inlinedOnce(n);
    }

    private void inlinedOnce(int n) {
        inlinedTwice(n + 1);
    }

    private void inlinedTwice(int n) {
        balance = new int[n][1][0].length / (n - 6);
    }

    private void suppressed() {
        try (Ledger.Page p = new Ledger.Page(1)) {
            p.write();
            throw new Overdrawn("body", null);
        }
    }

    private int recurse(int depth) {
        if (depth == 0) {
            throw new UnsupportedOperationException("bottom");
        }
        return recurse(depth - 1) + 1;
    }
}
