package org.hamcrest;

public interface Matcher<T> {
}
