package org.w3c.dom;

/** Nodes in order. */
public interface NodeList {
    Node item(int index);

    int getLength();
}
