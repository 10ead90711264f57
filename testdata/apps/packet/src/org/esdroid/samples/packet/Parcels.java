package org.esdroid.samples.packet;

import java.nio.ByteBuffer;

class Parcels {
    private final ByteBuffer bytes = ByteBuffer.allocate(20); // thin

    void small(int n) {
        if (bytes.remaining() >= 4) {
            bytes.putInt(n);
        }
    }

    void large(long n) {
        if (bytes.remaining() >= 4) { // fault, full
            bytes.putLong(n); // thin
        }
    }

    void clear() {
        bytes.clear();
    }

    int left() {
        return bytes.remaining();
    }
}
