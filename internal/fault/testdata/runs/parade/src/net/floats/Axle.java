package net.floats;

public class Axle {
    public static int halves(int n) {
        int odd = n % 2; // not
        return (n - odd) / 2; // not
    }
}
