package org.esdroid.samples.polish;

import java.util.Deque;

enum Operation {
    ADD('+', 2) {
        @Override
        void apply(Deque<Long> s) {
            long b = s.pop();
            long a = s.pop(); // thin
            s.push(a + b);
        }
    },
    NEGATE('~', 1) {
        @Override
        void apply(Deque<Long> s) {
            s.push(-s.pop()); // not
        }
    };

    final char sign;
    final int operands;

    Operation(char sign, int operands) {
        this.sign = sign;
        this.operands = operands;
    }

    abstract void apply(Deque<Long> s);

    static Operation of(char c) {
        for (Operation o : values()) {
            if (o.sign == c) return o;
        }
        return null;
    }
}
