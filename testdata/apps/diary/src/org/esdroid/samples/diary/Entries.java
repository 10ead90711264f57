package org.esdroid.samples.diary;

import java.text.*;
import java.util.*;

class Entries {
    private final SimpleDateFormat format = new SimpleDateFormat("MM/dd/yyyy", Locale.US); // fault, thin
    private final List<String> days = new ArrayList<String>();
    private final List<String> texts = new ArrayList<String>();

    void add(String day, String text) {
        days.add(day); // thin
        texts.add(text); // not
    }

    String weekdays() {
        StringBuilder s = new StringBuilder();
        for (String d : days) {
            try {
                Date date = format.parse(d); // thin
                s.append(String.format(Locale.US, "%tA ", date));
            } catch (ParseException e) {
                throw new IllegalStateException("bad day", e);
            }
        }
        return s.toString();
    }
}
