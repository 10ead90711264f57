package org.esdroid.carried;

import android.app.Activity;
import java.util.ArrayList;
import java.util.List;

/** Leads a value through the steps of a plan, to the crash at its end. */
final class Chain {
    static Activity front;
    private static final List<Object> steps = new ArrayList<>();

    static void begin(Activity in, String[] plan) throws Exception {
        front = in;
        if (plan[0].equals("missed")) {
            ((Missed.Fault) Class.forName(plan[1]).getDeclaredConstructor().newInstance()).begin(in);
            return;
        }
        for (int i = 1; i < plan.length; i++) {
            steps.add(Class.forName(plan[i]).getDeclaredConstructor().newInstance());
        }
        switch (plan[0]) {
            case "zero":
                number(Planted.zero());
                break;
            case "text":
                text(Planted.text());
                break;
            default:
                text(Planted.none());
        }
    }

    static void number(int v) {
        if (steps.isEmpty()) {
            Planted.divide(v);
            return;
        }
        Object step = steps.remove(0);
        if (step instanceof OfNumber) {
            ((OfNumber) step).carry(front, v);
        } else {
            ((OfText) step).carry(front, String.valueOf(v));
        }
    }

    /** Goes on with a text that is a number, or with any. */
    static void text(String v) {
        if (steps.isEmpty()) {
            Planted.measure(v);
            return;
        }
        Object step = steps.remove(0);
        if (step instanceof OfText) {
            ((OfText) step).carry(front, v);
        } else {
            ((OfNumber) step).carry(front, Integer.parseInt(v));
        }
    }
}
