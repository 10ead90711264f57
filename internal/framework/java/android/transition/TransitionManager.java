package android.transition;

import android.view.ViewGroup;

/** Goes from scene to scene. */
public class TransitionManager {
    private static final Transition DEFAULT = new AutoTransition();

    public TransitionManager() {
    }

    public void setTransition(Scene scene, Transition transition) {
    }

    public void setTransition(Scene fromScene, Scene toScene, Transition transition) {
    }

    public void transitionTo(Scene scene) {
        go(scene);
    }

    public static void go(Scene scene) {
        go(scene, DEFAULT);
    }

    public static void go(Scene scene, Transition transition) {
        scene.enter();
        if (transition != null) transition.run();
    }

    public static void beginDelayedTransition(ViewGroup sceneRoot) {
        beginDelayedTransition(sceneRoot, null);
    }

    public static void beginDelayedTransition(ViewGroup sceneRoot, final Transition transition) {
        if (transition == null || !sceneRoot.isLaidOut()) return;
        sceneRoot.post(new Runnable() {
            @Override
            public void run() {
                transition.run();
            }
        });
    }

    public static void endTransitions(ViewGroup sceneRoot) {
    }
}
