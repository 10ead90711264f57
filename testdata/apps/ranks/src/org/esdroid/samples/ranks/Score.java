package org.esdroid.samples.ranks;

class Score {
    final String name;
    final int points;

    Score(String name, int points) {
        this.name = name;
        this.points = points;
    }

    @Override
    public String toString() {
        return name + " " + points;
    }
}
