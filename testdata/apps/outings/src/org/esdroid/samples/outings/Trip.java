package org.esdroid.samples.outings;

import java.text.*;
import java.util.*;
class Trip {
    private static final DateFormat FORM = new SimpleDateFormat("dd/MM/yyyy", Locale.US); // fault
    final String name; final Calendar when;
    Trip(String name, Calendar when) { this.name = name; this.when = when; }
    String day() { return FORM.format(when.getTime()); } // thin
}
