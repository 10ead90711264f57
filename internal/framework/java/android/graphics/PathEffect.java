package android.graphics;

/** Changes the shape of what is stroked or filled. */
public class PathEffect {
}
