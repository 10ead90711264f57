package android.content;

/** Nobody can handle an intent. */
public class ActivityNotFoundException extends RuntimeException {
    public ActivityNotFoundException() {}

    public ActivityNotFoundException(String name) {
        super(name);
    }
}
