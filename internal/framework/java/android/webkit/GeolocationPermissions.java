package android.webkit;

/** Which pages may know the place. */
public class GeolocationPermissions {
    /** Takes the answer. */
    public interface Callback {
        void invoke(String origin, boolean allow, boolean retain);
    }
}
