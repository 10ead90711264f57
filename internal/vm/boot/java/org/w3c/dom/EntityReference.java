package org.w3c.dom;

/** A reference that was kept. */
public interface EntityReference extends Node {
}
