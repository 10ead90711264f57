package android.transition;

import android.view.Gravity;

/** Views come from an edge. */
public class Slide extends Visibility {
    private int edge = Gravity.BOTTOM;

    public Slide() {
    }

    public Slide(int slideEdge) {
        setSlideEdge(slideEdge);
    }

    public void setSlideEdge(int slideEdge) {
        edge = slideEdge;
    }

    public int getSlideEdge() {
        return edge;
    }
}
