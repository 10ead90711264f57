package org.w3c.dom;

/** A comment. */
public interface Comment extends CharacterData {
}
