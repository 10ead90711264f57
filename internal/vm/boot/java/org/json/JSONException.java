package org.json;

/** A text or value that JSON does not allow, or a member that is not there. */
public class JSONException extends Exception {
    public JSONException(String s) {
        super(s);
    }
}
