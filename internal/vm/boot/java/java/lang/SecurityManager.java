package java.lang;

/** A leftover: nothing asks it, and none can be set. */
public class SecurityManager {
    public SecurityManager() {
    }

    /** Android never tells who is calling. */
    protected Class<?>[] getClassContext() {
        return null;
    }
}
