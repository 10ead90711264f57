package org.esdroid.samples.rpn;

import java.util.*;

class Machine {
    private final Stack<Integer> stack = new Stack<Integer>();

    int press(String key) {
        if (key.equals("C")) {
            stack.clear();
        } else if (key.equals("+")) { // full
            if (!stack.isEmpty()) { // fault
                int a = stack.pop(); // thin
                int b = stack.pop(); // thin
                stack.push(a + b);
            }
        } else {
            stack.push(Integer.parseInt(key)); // full
        }
        return stack.isEmpty() ? 0 : stack.peek();
    }
}
