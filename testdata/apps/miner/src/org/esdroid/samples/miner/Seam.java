package org.esdroid.samples.miner;

import java.util.concurrent.Callable;

class Seam implements Callable<Integer> {
    private static final int[] GOLD = {3, 1, 4}; // fault, thin
    private final int depth;

    Seam(int depth) {
        this.depth = depth; // thin
    }

    @Override
    public Integer call() {
        return GOLD[depth]; // thin
    }
}
