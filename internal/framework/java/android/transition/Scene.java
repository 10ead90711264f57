package android.transition;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

/** What a part of a window shows. */
public final class Scene {
    private Context context;
    private int layoutId = -1;
    private ViewGroup root;
    private View layout;
    private Runnable enter;
    private Runnable exit;

    public Scene(ViewGroup sceneRoot) {
        root = sceneRoot;
    }

    public Scene(ViewGroup sceneRoot, View layout) {
        root = sceneRoot;
        this.layout = layout;
    }

    @Deprecated
    public Scene(ViewGroup sceneRoot, ViewGroup layout) {
        this(sceneRoot, (View) layout);
    }

    private Scene(ViewGroup sceneRoot, int layoutId, Context context) {
        root = sceneRoot;
        this.layoutId = layoutId;
        this.context = context;
    }

    public static Scene getSceneForLayout(ViewGroup sceneRoot, int layoutId, Context context) {
        return new Scene(sceneRoot, layoutId, context);
    }

    public ViewGroup getSceneRoot() {
        return root;
    }

    public void exit() {
        if (exit != null) exit.run();
    }

    public void enter() {
        if (layoutId > 0 || layout != null) {
            root.removeAllViews();
            if (layoutId > 0) {
                LayoutInflater.from(context).inflate(layoutId, root);
            } else {
                root.addView(layout);
            }
        }
        if (enter != null) enter.run();
    }

    public void setEnterAction(Runnable action) {
        enter = action;
    }

    public void setExitAction(Runnable action) {
        exit = action;
    }
}
