package org.w3c.dom;

/** Text in which markup means nothing. */
public interface CDATASection extends Text {
}
