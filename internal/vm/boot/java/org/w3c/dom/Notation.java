package org.w3c.dom;

/** A declared notation. */
public interface Notation extends Node {
    String getPublicId();

    String getSystemId();
}
