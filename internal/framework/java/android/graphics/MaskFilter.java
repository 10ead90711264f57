package android.graphics;

/** Changes the edges of what is drawn. */
public class MaskFilter {
}
