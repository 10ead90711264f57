package org.w3c.dom;

/** A declared entity. */
public interface Entity extends Node {
    String getPublicId();

    String getSystemId();

    String getNotationName();
}
