package dalvik.system;

/** The loader of an app's classes. */
public class PathClassLoader extends BaseDexClassLoader {
    public PathClassLoader(String path, ClassLoader parent) {
        super(path, parent);
    }

    public PathClassLoader(String path, String libraries, ClassLoader parent) {
        super(path, parent);
    }
}
