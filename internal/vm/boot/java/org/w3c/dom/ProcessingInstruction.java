package org.w3c.dom;

/** An instruction for a program. */
public interface ProcessingInstruction extends Node {
    String getTarget();

    String getData();

    void setData(String data) throws DOMException;
}
