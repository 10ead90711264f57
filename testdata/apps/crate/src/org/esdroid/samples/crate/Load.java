package org.esdroid.samples.crate;

import java.io.Serializable;

class Load implements Serializable {
    int weight;
    Object note;
}
