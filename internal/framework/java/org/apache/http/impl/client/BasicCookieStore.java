package org.apache.http.impl.client;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import org.apache.http.client.CookieStore;
import org.apache.http.cookie.Cookie;

/** Keeps cookies in memory. */
public class BasicCookieStore implements CookieStore {
    private final ArrayList<Cookie> cookies = new ArrayList<Cookie>();

    private static boolean same(String a, String b) {
        return a == null ? b == null : a.equals(b);
    }

    public synchronized void addCookie(Cookie cookie) {
        if (cookie == null) {
            return;
        }
        for (Iterator<Cookie> it = cookies.iterator(); it.hasNext();) {
            Cookie c = it.next();
            if (c.getName().equals(cookie.getName()) && same(c.getDomain(), cookie.getDomain()) && same(c.getPath(), cookie.getPath())) {
                it.remove();
                break;
            }
        }
        if (!cookie.isExpired(new Date())) {
            cookies.add(cookie);
        }
    }

    public synchronized void addCookies(Cookie[] cookies) {
        for (int i = 0; cookies != null && i < cookies.length; i++) {
            addCookie(cookies[i]);
        }
    }

    public synchronized List<Cookie> getCookies() {
        return Collections.unmodifiableList(cookies);
    }

    public synchronized boolean clearExpired(Date date) {
        if (date == null) {
            return false;
        }
        boolean removed = false;
        for (Iterator<Cookie> it = cookies.iterator(); it.hasNext();) {
            if (it.next().isExpired(date)) {
                it.remove();
                removed = true;
            }
        }
        return removed;
    }

    @Override
    public String toString() {
        return cookies.toString();
    }

    public synchronized void clear() {
        cookies.clear();
    }
}
