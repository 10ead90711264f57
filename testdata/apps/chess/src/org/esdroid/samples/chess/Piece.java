package org.esdroid.samples.chess;

abstract class Piece {
    private final String label;

    Piece(boolean white) {
        label = (white ? "w" : "b") + symbol(); // fault, thin
    }

    abstract char symbol();

    String getLabel() { return label;
    }
}
