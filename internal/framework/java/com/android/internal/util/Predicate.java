package com.android.internal.util;

/** Says yes or no to an object. */
@Deprecated
public interface Predicate<T> {
    boolean apply(T t);
}
