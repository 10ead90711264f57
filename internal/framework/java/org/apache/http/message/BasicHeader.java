package org.apache.http.message;

import java.util.ArrayList;
import org.apache.http.Header;
import org.apache.http.HeaderElement;
import org.apache.http.NameValuePair;
import org.apache.http.ParseException;

/** A header field. */
public class BasicHeader implements Header, Cloneable {
    private final String name;
    private final String value;

    public BasicHeader(String name, String value) {
        if (name == null) {
            throw new IllegalArgumentException("Name may not be null");
        }
        this.name = name;
        this.value = value;
    }

    public String getName() {
        return name;
    }

    public String getValue() {
        return value;
    }

    @Override
    public String toString() {
        return value != null ? name + ": " + value : name + ": ";
    }

    /** The pieces between separators that are not quoted. */
    private static ArrayList<String> split(String s, char separator) {
        ArrayList<String> out = new ArrayList<String>();
        boolean quoted = false;
        int from = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\' && quoted) {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                out.add(s.substring(from, i));
                from = i + 1;
            }
        }
        out.add(s.substring(from));
        return out;
    }

    private static NameValuePair pair(String s) {
        int eq = s.indexOf('=');
        if (eq < 0) {
            return new BasicNameValuePair(s.trim(), null);
        }
        String v = s.substring(eq + 1).trim();
        if (v.length() > 1 && v.startsWith("\"") && v.endsWith("\"")) {
            v = v.substring(1, v.length() - 1);
        }
        return new BasicNameValuePair(s.substring(0, eq).trim(), v);
    }

    public HeaderElement[] getElements() throws ParseException {
        ArrayList<HeaderElement> out = new ArrayList<HeaderElement>();
        if (value != null) {
            for (String element : split(value, ',')) {
                if (element.trim().isEmpty()) {
                    continue;
                }
                ArrayList<String> parts = split(element, ';');
                NameValuePair first = pair(parts.get(0));
                NameValuePair[] parameters = new NameValuePair[parts.size() - 1];
                for (int i = 0; i < parameters.length; i++) {
                    parameters[i] = pair(parts.get(i + 1));
                }
                out.add(new BasicHeaderElement(first.getName(), first.getValue(), parameters));
            }
        }
        return out.toArray(new HeaderElement[out.size()]);
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return super.clone();
    }
}
