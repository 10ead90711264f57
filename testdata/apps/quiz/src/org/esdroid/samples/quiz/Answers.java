package org.esdroid.samples.quiz;

import java.util.HashMap;
import java.util.Map;

/** What was answered, by the number of the question. */
class Answers {
    private final Map<Integer, String> given = new HashMap<Integer, String>();

    void put(int question, String answer) {
        given.put(question, answer);
    }

    int right(String[] solutions) {
        int n = 0;
        for (int i = 0; i < solutions.length; i++) {
            String answer = given.get(i); // thin
            if (answer.equals(solutions[i])) { // thin
                n++;
            }
        }
        return n;
    }
}
