package android.graphics.drawable;

/** A drawable that moves. */
public interface Animatable {
    void start();

    void stop();

    boolean isRunning();
}
