package org.esdroid.samples.ghost;

/** Another way to start the same. */
public class Wake extends Ghost {
}
