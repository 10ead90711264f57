package android.graphics;

/** An effect of an effect. */
public class ComposePathEffect extends PathEffect {
    public ComposePathEffect(PathEffect outer, PathEffect inner) {
    }
}
