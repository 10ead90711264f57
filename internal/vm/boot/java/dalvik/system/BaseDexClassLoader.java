package dalvik.system;

/** The base of loaders that read dex files. */
public class BaseDexClassLoader extends ClassLoader {
    private final String path;

    BaseDexClassLoader(String path, ClassLoader parent) {
        super(parent);
        this.path = path;
    }

    public String findLibrary(String name) {
        return null;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[DexPathList[[" + (path.isEmpty() ? "" : "zip file \"" + path + "\"")
                + "],nativeLibraryDirectories=[/system/lib64, /vendor/lib64]]]";
    }
}
