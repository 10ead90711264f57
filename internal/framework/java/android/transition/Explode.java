package android.transition;

/** Views fly apart. */
public class Explode extends Visibility {
}
