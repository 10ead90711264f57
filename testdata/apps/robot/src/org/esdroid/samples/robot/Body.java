package org.esdroid.samples.robot;

public class Body {
    private int angle;
    private int height;

    public void turn() {
        angle += 90;
    }

    public void jump() {
        height++;
    }

    @Override
    public String toString() {
        return angle + " " + height;
    }
}
