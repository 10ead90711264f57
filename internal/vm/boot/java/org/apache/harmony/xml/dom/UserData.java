package org.apache.harmony.xml.dom;

import org.w3c.dom.UserDataHandler;

/** What a program has put to a node under a key. */
final class UserData {
    final Object value;
    final UserDataHandler handler;

    UserData(Object value, UserDataHandler handler) {
        this.value = value;
        this.handler = handler;
    }
}
