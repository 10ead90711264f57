package org.esdroid.samples.orchard;


import java.util.Objects;

final class Plot {
    final String kind;
    int row;

    Plot(String kind, int row) {
        this.kind = kind;
        this.row = row;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Plot && ((Plot) other).kind.equals(kind) && ((Plot) other).row == row;
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, row); // full
    }
}
