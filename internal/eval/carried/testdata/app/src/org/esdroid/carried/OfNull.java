package org.esdroid.carried;

/** A way by which an app hands on a text or none. */
interface OfNull extends OfText {
}
