package android.graphics;

/** Changes the paints that a canvas uses. */
public class DrawFilter {
}
