package org.w3c.dom;

/** Nodes without a document around them. */
public interface DocumentFragment extends Node {
}
