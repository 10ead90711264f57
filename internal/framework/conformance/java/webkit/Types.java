import android.webkit.MimeTypeMap;
import static esdroid.conformance.Out.*;

/** Extensions of URLs. */
public class Types {
    public static void main(String[] args) {
        for (String u : new String[] {"http://h/a.txt", "http://h/a.b.PNG", "a", "", "http://h/x.jpg?y=z.gif", "http://h/x.mp3#t", "/sdcard/with space.txt", "http://h.org/"}) {
            say(u, MimeTypeMap.getFileExtensionFromUrl(u));
        }
        say(MimeTypeMap.getFileExtensionFromUrl(null));
    }
}
