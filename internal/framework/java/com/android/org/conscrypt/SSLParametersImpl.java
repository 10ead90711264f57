package com.android.org.conscrypt;

/** The platform's TLS settings: HTTP clients look for this class to know that they run on Android. */
public class SSLParametersImpl implements Cloneable {
    SSLParametersImpl() {
    }
}
