package org.esdroid.samples.scan;

import java.util.regex.*;

class Codes {
    private static final Pattern CODE = Pattern.compile("([A-Z]+)-\\d+"); // fault, thin

    static String shop(String code) {
        Matcher m = CODE.matcher(code); // thin
        if (!m.matches()) { // full
            return "?";
        }
        String kind = m.group(1);
        return kind + " no. " + m.group(2); // thin
    }
}
